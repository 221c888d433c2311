/** REST exchanges. Source: network 1.4 and 1.5. */

import { ParseUrlFailed } from '../errors/net.ts'
import { BackOff } from './BackOff.ts'
import { combineFailures, type EndpointFailure } from './combineFailures.ts'
import { type HttpClient, isUnreachable } from './HttpClient.ts'
import type { RestRequest, RestResponse } from './Network.ts'
import type { NetworkParts } from './NetworkParts.ts'
import { RestPorts } from './RestPorts.ts'
import { isObject, parseNodeJson } from './readGraphqlResponse.ts'
import { requestHeaders } from './requestHeaders.ts'
import { sleep } from './waiting.ts'

export interface RestEnvironment extends NetworkParts {
  readonly http: HttpClient
}

const TOO_MANY_REQUESTS = 429
/** How many times a message is posted before sending fails. Source: network 1.12. */
const POST_ROUNDS = 3

export interface RestBase {
  /** `https://host:port` */
  readonly url: string
  /** False for a producer, which a node has named. */
  readonly isConfigured: boolean
}

export class RestClient {
  readonly #environment: RestEnvironment
  readonly #ports: RestPorts

  constructor(environment: RestEnvironment) {
    this.#environment = environment
    this.#ports = new RestPorts((request, base) => this.#exchangeWith(request, base))
  }

  /**
   * Uses the first base that can be reached and does not limit the rate. While all reachable bases limit it (429), the
   * request is repeated within `repeatMs`; afterwards the 429 is returned, immediately for a request that may be sent
   * only once. Throws 11 with the cause of each base, 619.
   */
  async exchange(request: RestRequest, bases: readonly RestBase[], repeatMs: number): Promise<RestResponse> {
    const { clock, config, contact, signal } = this.#environment
    const endMs = clock.elapsed() + repeatMs
    const contactEndMs = clock.elapsed() + contact.restMs(request.method === 'POST' ? POST_ROUNDS : 1)
    const backOff = new BackOff()
    backOff.next()
    let hasLeft = false
    const onSent = () => {
      hasLeft = true
      request.onSent?.()
    }
    const watched = request.onSent === undefined && request.isSentOnce !== true ? request : { ...request, onSent }
    const ownMs = request.timeoutMs ?? config.network.query_timeout
    const limitMs = () => (contact.isMade ? ownMs : Math.min(ownMs, contactEndMs - clock.elapsed()))
    const isOver = () => hasLeft && request.isSentOnce === true
    for (;;) {
      const response = await this.#exchangeWithAny(watched, bases, isOver, limitMs)
      if (response.status !== TOO_MANY_REQUESTS || isOver()) return response
      const pauseMs = Math.max(response.retryAfterMs ?? 0, backOff.next())
      if (clock.elapsed() + pauseMs > endMs) return response
      await sleep(clock, pauseMs, signal, request.signal)
    }
  }

  /**
   * An answer other than 429 if there is one, else the 429 with the shortest pause. `isOver`: nothing more may be sent.
   */
  async #exchangeWithAny(
    request: RestRequest,
    bases: readonly RestBase[],
    isOver: () => boolean,
    limitMs: () => number,
  ): Promise<RestResponse> {
    const failures: EndpointFailure[] = []
    let limited: RestResponse | undefined
    for (const { url, isConfigured } of bases) {
      const timeoutMs = limitMs()
      if (timeoutMs <= 0 && failures.length > 0) break
      const limitedRequest = { ...request, timeoutMs: Math.max(1, timeoutMs) }
      try {
        const response = await (isConfigured
          ? this.#ports.ask(limitedRequest, url)
          : this.#exchangeWith(limitedRequest, url))
        if (response.status !== TOO_MANY_REQUESTS || isOver()) return response
        if ((response.retryAfterMs ?? 0) <= (limited?.retryAfterMs ?? Number.POSITIVE_INFINITY)) limited = response
      } catch (error) {
        if (!isUnreachable(error) || isOver()) throw error
        failures.push({ endpoint: url, error })
      }
    }
    if (limited !== undefined) return limited
    throw combineFailures(failures)
  }

  async #exchangeWith(request: RestRequest, base: string): Promise<RestResponse> {
    const { config, http, credentials, traces } = this.#environment
    const url = new URL(request.path, parsedBase(base))
    for (const [name, value] of Object.entries(request.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    const headers = requestHeaders(config, traces, { json: request.method === 'POST' })
    const pauseMs = http.limits.pauseMs(url)
    if (pauseMs > 0) return limitedHere(base, headers.traceparent, Math.ceil(pauseMs))
    const authorization = credentials.authorization(url)
    const answer = await http.exchange({
      method: request.method,
      url,
      headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.trialBody === undefined ? {} : { trialBody: JSON.stringify(request.trialBody) }),
      timeoutMs: request.timeoutMs ?? config.network.query_timeout,
      signal: request.signal,
      onSent: request.onSent,
    })
    const { status, retryAfterMs } = answer
    const json = jsonOf(answer.text)
    // Only texts of failures are shortened for errors; results stay unchanged.
    const isFailure = status < 200 || status > 299 || (isObject(json) && (json['error'] ?? null) !== null)
    const text = isFailure ? credentials.withoutSecrets(answer.text) : answer.text
    return {
      status,
      text,
      json: text === answer.text ? json : jsonOf(text),
      baseUrl: base,
      headers: answer.headers,
      traceparent: headers.traceparent,
      ...(status === 401 && { remedy: credentials.withheldFrom(url) }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
  }
}

/** Nothing is sent before the end of a pause that the server has requested. */
function limitedHere(baseUrl: string, traceparent: string, retryAfterMs: number): RestResponse {
  const text = `The server asked for a pause, ${retryAfterMs} ms are left`
  return { status: TOO_MANY_REQUESTS, text, json: undefined, baseUrl, headers: {}, traceparent, retryAfterMs }
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
