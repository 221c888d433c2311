/** GraphQL over HTTP: queries by POST, `info` by GET. Source: network 1.6 and 2.1. */

import { queryUrlOf, shownUrl } from '../config/endpointUrls.ts'
import { HttpRequestSendError } from '../errors/client.ts'
import { InvalidServerResponse } from '../errors/net.ts'
import type { Endpoint } from './Endpoint.ts'
import type { HttpClient } from './HttpClient.ts'
import type { NetworkParts } from './NetworkParts.ts'
import { objectAt, type ReadOptions, readGraphqlResponse } from './readGraphqlResponse.ts'
import { requestHeaders } from './requestHeaders.ts'
import type { AbortSource } from './waiting.ts'

/**
 * `info.version` as one number, `major * 1000000 + minor * 1000 + patch`. Missing parts are 0, and so is what follows the
 * digits of a part (`1.0.0-rc` is 1000000). Throws InvalidServerResponse (605) for a text that begins with no number.
 * Source: network 1.6.
 */
function packVersion(version: string): number {
  const parts = version.split('.', 3).map((part) => /^\d+/.exec(part.trim())?.[0])
  if (parts[0] === undefined) {
    throw InvalidServerResponse.error(
      `Invalid version of the node: expected numbers such as 1.0.0, got ${shown(version)}`,
    )
  }
  const [major = 0, minor = 0, patch = 0] = parts.map((part) => Number(part ?? 0))
  return major * 1_000_000 + minor * 1_000 + patch
}

/** First version whose nodes name accounts by `account_id` and `dapp_id`. Source: client interface 9. */
const FIRST_DAPP_ID_AWARE_VERSION = 1_000_000

function shown(text: string) {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
}

export interface GraphqlHttpEnvironment extends NetworkParts {
  readonly http: HttpClient
}

interface ExchangeOptions {
  readonly timeoutMs: number
  /** Longest pause requested by the server that is waited for before the exchange, in ms. Default: `timeoutMs`. */
  readonly mayWaitMs?: number | undefined
  readonly signal?: AbortSource | undefined
}

const INFO = '{info{version time latency rempEnabled}}'
const LAST_BLOCK = '{info{lastBlockTime}}'
const ENDPOINTS = '{info{endpoints}}'
const MAX_REDIRECTS = 5

export class GraphqlHttp {
  readonly #environment: GraphqlHttpEnvironment

  constructor(environment: GraphqlHttpEnvironment) {
    this.#environment = environment
  }

  /**
   * Sends an operation; `body` is JSON text. Returns the whole answer with exact numerals. Throws as
   * `readGraphqlResponse` and 11.
   */
  post(url: URL, body: string, options: ExchangeOptions): Promise<Record<string, unknown>> {
    return this.#environment.http
      .exchange({ method: 'POST', url, headers: this.#headers(url), body, ...options })
      .then((response) => readGraphqlResponse(response, { ...this.#reading(url), exact: true }))
  }

  /** Queries the version and state of an endpoint. Throws as `post`, 605 for a version that cannot be read, 619. */
  async info(endpoint: string, options: ExchangeOptions, needsLatency: boolean): Promise<Endpoint> {
    const { clock } = this.#environment
    const askedAtMs = clock.elapsed()
    const { body, url } = await this.#get(queryUrlOf(endpoint), INFO, options)
    const answeredAtMs = clock.elapsed()
    const info = infoOf(body)
    const time = numberOf(info['time'])
    const version = typeof info['version'] === 'string' ? info['version'] : ''
    return {
      text: endpoint,
      url,
      info: {
        queryUrl: shownUrl(url),
        version,
        isDappIdAware: version !== '' && packVersion(version) >= FIRST_DAPP_ID_AWARE_VERSION,
        rempEnabled: info['rempEnabled'] === true,
        latencyMs: needsLatency ? await this.#latency(info, url, options) : absolute(numberOf(info['latency'])),
      },
      checkedAtMs: answeredAtMs,
      reading: time === undefined ? undefined : { shownMs: time, askedAtMs, answeredAtMs },
    }
  }

  /** Answer to a question without variables, by GET as `info`. Throws as `post`. */
  async ask(url: URL, query: string, options: ExchangeOptions): Promise<Record<string, unknown>> {
    return (await this.#get(url, query, options)).body
  }

  /** Endpoints that a node recommends. Throws 605 for anything but a list of texts. */
  async endpoints(url: URL, options: ExchangeOptions): Promise<string[]> {
    const { body } = await this.#get(url, ENDPOINTS, options)
    const list = infoOf(body)['endpoints']
    if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list
    throw InvalidServerResponse.error('Invalid answer: expected a list of texts in info.endpoints')
  }

  /** Public nodes report no latency; the age of their last block shows the same. */
  async #latency(info: Record<string, unknown>, url: URL, options: ExchangeOptions): Promise<number | undefined> {
    const told = absolute(numberOf(info['latency']))
    if (told !== undefined) return told
    const time = numberOf(info['time'])
    if (time === undefined) return undefined
    const blocks = await this.#get(url, LAST_BLOCK, options).catch(() => undefined)
    const lastBlockSec = numberOf(blocks && infoOf(blocks.body)['lastBlockTime'])
    return lastBlockSec ? Math.max(0, time - lastBlockSec * 1000) : undefined
  }

  /** The answer and the URL that gave it, after redirects. */
  async #get(start: URL, query: string, options: ExchangeOptions) {
    let url = start
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const asked = new URL(url)
      asked.search = `${url.search === '' ? '?' : `${url.search}&`}query=${encodeURIComponent(query)}`
      const headers = this.#headers(url)
      // A platform that follows redirects by itself must not take a credential along.
      const mayFollow = headers['authorization'] === undefined
      const request = { method: 'GET', url: asked, headers, mayFollow, ...options } as const
      const response = await this.#environment.http.exchange(request).catch((error) => {
        throw redirects === 0 ? error : afterRedirect(error, start, url)
      })
      if (response.url !== undefined) url = redirected(asked, response.url.href)
      const location = response.headers['location']
      if (![301, 302, 303, 307, 308].includes(response.status) || location === undefined) {
        return { body: readGraphqlResponse(response, this.#reading(url)), url }
      }
      url = redirected(asked, location)
    }
    throw HttpRequestSendError.error(`The GraphQL server redirects more than ${MAX_REDIRECTS} times`, {
      reason: 'status',
    })
  }

  #headers(url: URL): Record<string, string> {
    const { config, traces, credentials } = this.#environment
    const authorization = credentials.authorization(url)
    return {
      ...requestHeaders(config, traces, { json: true }),
      ...(authorization === undefined ? {} : { authorization }),
    }
  }

  #reading(url: URL): ReadOptions {
    const { credentials } = this.#environment
    return { redact: (text) => credentials.redact(text), withheld: () => credentials.withheldFrom(url) }
  }
}

function redirected(from: URL, location: string): URL {
  let url: URL
  try {
    url = new URL(location, from)
  } catch {
    throw HttpRequestSendError.error('The GraphQL server redirects to a text that is not a URL', { reason: 'status' })
  }
  if (url.protocol !== 'https:' && url.protocol !== from.protocol) {
    throw HttpRequestSendError.error(`The GraphQL server redirects to ${url.protocol}`, { reason: 'status' })
  }
  url.username = ''
  url.password = ''
  url.hash = ''
  url.searchParams.delete('query')
  return url
}

/** The error names the configured endpoint: the target of its redirect is unknown to the user. */
function afterRedirect(error: unknown, { origin }: URL, target: URL): unknown {
  if (!HttpRequestSendError.matches(error)) return error
  return HttpRequestSendError.error(
    `${origin} redirects to ${target.origin}. ${error.message}`,
    error.data,
    error.cause ?? error,
  )
}

function infoOf(body: Record<string, unknown>): Record<string, unknown> {
  return objectAt(body, 'data', 'info')
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function absolute(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.abs(value)
}
