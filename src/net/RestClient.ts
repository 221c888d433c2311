/** REST exchanges. Source: network 1.4 and 1.5 with decision 15. */
import type { ResolvedConfig } from '../context/ResolvedConfig.ts'
import { ParseUrlFailed } from '../modules/net/errors.ts'
import type { Random } from '../ports/Random.ts'
import type { Credentials } from './Credentials.ts'
import { baseWithoutPort } from './endpointUrls.ts'
import { type HttpClient, isUnreachable } from './HttpClient.ts'
import type { RestRequest, RestResponse } from './Network.ts'
import { parseNodeJson } from './readGraphqlResponse.ts'
import { requestHeaders } from './requestHeaders.ts'

export interface RestEnvironment {
  readonly config: ResolvedConfig
  readonly random: Random
  readonly http: HttpClient
  readonly credentials: Credentials
}

export class RestClient {
  readonly #environment: RestEnvironment
  /** Bases that turned out to answer without their port only. */
  readonly #movedBases = new Map<string, string>()

  constructor(environment: RestEnvironment) {
    this.#environment = environment
  }

  /** Asks the first base that can be reached. Throws 11 of the last one, 619. */
  async exchange(request: RestRequest, bases: readonly string[]): Promise<RestResponse> {
    let hasLeft = false
    const onSent = () => {
      hasLeft = true
      request.onSent?.()
    }
    const watched = request.onSent === undefined && request.isSentOnce !== true ? request : { ...request, onSent }
    const isOver = () => hasLeft && request.isSentOnce === true
    let failure: unknown
    for (const base of bases) {
      try {
        return await this.#exchangeWithoutPort(watched, base, isOver)
      } catch (error) {
        if (!isUnreachable(error) || isOver()) throw error
        failure = error
      }
    }
    throw failure
  }

  /** Public deployments differ in where REST lives: on the port of the endpoint, or on the default one. */
  async #exchangeWithoutPort(request: RestRequest, base: string, isOver: () => boolean): Promise<RestResponse> {
    const moved = this.#movedBases.get(base)
    if (moved !== undefined) return this.#exchangeWith(request, moved)
    try {
      return await this.#exchangeWith(request, base)
    } catch (error) {
      const other = parsedBase(base) && baseWithoutPort(base)
      if (!isUnreachable(error) || other === undefined || isOver()) throw error
      const response = await this.#exchangeWith(request, other)
      this.#movedBases.set(base, other)
      return response
    }
  }

  async #exchangeWith(request: RestRequest, base: string): Promise<RestResponse> {
    const { config, http, credentials, random } = this.#environment
    const url = new URL(request.path, parsedBase(base))
    for (const [name, value] of Object.entries(request.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    const headers = requestHeaders(config, random, { json: request.method === 'POST' })
    const authorization = credentials.authorization(url) ?? credentials.configured
    const {
      status,
      text,
      headers: answered,
    } = await http.exchange({
      method: request.method,
      url,
      headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      timeoutMs: request.timeoutMs ?? config.network.query_timeout,
      signal: request.signal,
      onSent: request.onSent,
    })
    return { status, text, json: jsonOf(text), baseUrl: base, headers: answered, traceparent: headers.traceparent }
  }
}

function parsedBase(base: string): URL {
  if (!URL.canParse(base)) throw ParseUrlFailed.error('The base URL of a node is not a URL')
  return new URL(base)
}

function jsonOf(text: string): unknown {
  try {
    return parseNodeJson(text)
  } catch {
    return undefined
  }
}
