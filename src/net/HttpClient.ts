/** HTTP exchanges of one context: a pool of connections per host, a time limit for each exchange. */
import type { ClientError } from '../errors/ClientError.ts'
import {
  HttpClientCreateError,
  HttpRequestCreateError,
  HttpRequestParseError,
  HttpRequestSendError,
  InvalidContextHandle,
} from '../errors/client.ts'
import type { Clock } from '../ports/Clock.ts'
import { type HttpConnections, type HttpLimits, type NetworkAccess, NetworkError } from '../ports/NetworkAccess.ts'
import type { CookieJar } from './CookieJar.ts'
import { ExchangeTurns } from './ExchangeTurns.ts'
import { excessOfAnswer } from './excessOfAnswer.ts'
import type { FirstContact } from './FirstContact.ts'
import { RateLimits } from './RateLimits.ts'
import { type AbortSource, sleep } from './waiting.ts'

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Limit of the exchange itself, in ms. */
  readonly timeoutMs: number
  /** Longest pause requested by the server that is waited for before the exchange, in ms. Default: `timeoutMs`. */
  readonly mayWaitMs?: number | undefined
  readonly signal?: AbortSource | undefined
  /** Called when the connection is open and the first byte of the request is about to be sent. Needs a body. */
  readonly onSent?: (() => void) | undefined
  /** Body of a harmless request to the same URL, see `HttpExchange`. */
  readonly trialBody?: string | undefined
  /** Whether the platform may follow redirects that it cannot show. */
  readonly mayFollow?: boolean | undefined
}

export interface HttpResponse {
  readonly status: number
  /** Present if the platform followed redirects. */
  readonly url?: URL
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Pause that a status of 429 or 503 requests, in ms. */
  readonly retryAfterMs?: number
}

const LIMITS: HttpLimits = { connections: 128, connectTimeoutMs: 10_000, maxResponseBytes: 64 * 1024 * 1024 }

const HEADERS_TOO_LARGE = 431

export class HttpClient {
  readonly #clock: Clock
  readonly #cookies: CookieJar
  /** Pauses that servers have requested; WebSocket handshakes observe them as well. */
  readonly limits: RateLimits
  readonly #connections: HttpConnections
  readonly #turns: ExchangeTurns
  readonly #running = new Set<AbortController>()
  readonly #closing = new AbortController()
  readonly #contact: FirstContact

  constructor(network: NetworkAccess, clock: Clock, cookies: CookieJar, contact: FirstContact) {
    this.#connections = network.openHttp(LIMITS)
    this.#clock = clock
    this.#cookies = cookies
    this.#contact = contact
    this.#turns = new ExchangeTurns(LIMITS.connections, clock)
    this.limits = new RateLimits(clock)
  }

  /**
   * One exchange; any status is an answer. Throws HttpRequestSendError (11) with `data.reason` `timeout`,
   * `unreachable`, or `status` when the server requested a pause that is too long, HttpRequestCreateError (10),
   * HttpRequestParseError (12) for an answer that is too large, 17 when the context closes, and the reason of the
   * signal.
   */
  async exchange(request: HttpRequest): Promise<HttpResponse> {
    const { url, timeoutMs, signal } = request
    if (this.limits.pauseMs(url) > 0) await this.#waitOutPause(request)
    signal?.throwIfAborted()
    this.#closing.signal.throwIfAborted()
    // The time limit includes waiting for a turn.
    const startMs = this.#clock.elapsed()
    const { origin } = url
    const turn = this.#turns.begin(origin, timeoutMs, signal, () => noAnswer(timeoutMs))
    if (turn !== undefined) await turn
    try {
      const response = await this.#exchangeNow(request, timeoutMs - (this.#clock.elapsed() - startMs))
      this.#contact.made()
      const retryAfterMs = this.limits.note(url, response.status, response.headers)
      return retryAfterMs === undefined ? response : { ...response, retryAfterMs }
    } finally {
      this.#turns.end(origin)
    }
  }

  /** The answer to another request may have prolonged the pause in the meantime. */
  async #waitOutPause({ url, mayWaitMs, timeoutMs, signal }: HttpRequest): Promise<void> {
    const endMs = this.#clock.elapsed() + (mayWaitMs ?? timeoutMs)
    for (;;) {
      const pauseMs = this.limits.pauseMs(url)
      if (pauseMs === 0) return
      if (this.#clock.elapsed() + pauseMs > endMs) throw asksForPause(pauseMs)
      await sleep(this.#clock, pauseMs, this.#closing.signal, signal)
    }
  }

  async #exchangeNow(request: HttpRequest, leftMs: number): Promise<HttpResponse> {
    const { method, url, headers, body, onSent, trialBody, mayFollow, signal, timeoutMs } = request
    signal?.throwIfAborted()
    const controller = new AbortController()
    const abort = () => controller.abort()
    let timedOut = false
    const timer = this.#clock.setTimer(leftMs, () => {
      timedOut = true
      abort()
    })
    this.#running.add(controller)
    signal?.addEventListener('abort', abort, { once: true })
    try {
      this.#closing.signal.throwIfAborted()
      const cookie = this.#cookies.header(url)
      const sentHeaders = cookie === undefined ? headers : { ...headers, cookie }
      const sending = { headers: sentHeaders, body, onSent, trialBody, mayFollow, signal: controller.signal }
      const { setCookies, ...response } = await this.#connections.exchange({ method, url, ...sending })
      if (response.status === HEADERS_TOO_LARGE) this.#cookies.clear(url)
      this.#cookies.store(url, setCookies)
      expectReadable(response.text)
      return response
    } catch (error) {
      this.#closing.signal.throwIfAborted()
      if (signal?.aborted) throw signal.reason
      if (timedOut) throw noAnswer(timeoutMs)
      throw translated(error, url)
    } finally {
      timer.cancel()
      this.#running.delete(controller)
      signal?.removeEventListener('abort', abort)
    }
  }

  close(): void {
    this.#closing.abort(closedContext())
    this.#turns.close(this.#closing.signal.reason)
    for (const controller of this.#running) controller.abort()
    this.#connections.close()
  }
}

/** Whether an exchange failed because it timed out. */
export function isTimeout(error: unknown): boolean {
  return HttpRequestSendError.matches(error) && error.data['reason'] === 'timeout'
}

/** Whether the peer could not be reached, or the connection broke. */
export function isUnreachable(error: unknown): boolean {
  return HttpRequestSendError.matches(error) && error.data['reason'] === 'unreachable'
}

export function closedContext(): ClientError {
  return InvalidContextHandle.error('The context is closed')
}

/** The server has requested a longer pause than the request may wait. */
function asksForPause(pauseMs: number): ClientError {
  const ms = Math.ceil(pauseMs)
  return HttpRequestSendError.error(
    `The server asked for a pause of ${ms} ms, which is longer than the request may wait`,
    {
      reason: 'status',
      status: 429,
      retry_after_ms: ms,
    },
  )
}

function noAnswer(timeoutMs: number): ClientError {
  const timeout = Math.ceil(timeoutMs)
  return HttpRequestSendError.error(`No answer within ${timeout} ms`, { reason: 'timeout', timeout })
}

function expectReadable(text: string): void {
  const excess = excessOfAnswer(text)
  if (excess !== undefined) throw HttpRequestParseError.error(excess)
}

function translated(error: unknown, url: URL): unknown {
  if (!(error instanceof NetworkError)) return error
  const { kind, message, cause } = error
  switch (kind) {
    case 'unavailable':
      return HttpClientCreateError.error('The HTTP client cannot be created', {}, cause)
    case 'request':
      return HttpRequestCreateError.error('The HTTP request has an invalid method, URL or header', {}, cause)
    case 'route':
      return HttpClientCreateError.error(message, {}, cause)
    case 'redirect':
      return HttpRequestSendError.error(`The request to ${url.origin} failed: ${message}`, { reason: 'status' }, cause)
    case 'size':
      return HttpRequestParseError.error(`The answer exceeds ${LIMITS.maxResponseBytes} bytes`, {}, cause)
    case 'unreachable':
      return HttpRequestSendError.error(
        `The request to ${url.origin} failed: ${message}`,
        { reason: 'unreachable' },
        cause,
      )
  }
}
