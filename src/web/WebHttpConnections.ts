import {
  type HttpAnswer,
  type HttpConnections,
  type HttpExchange,
  type HttpLimits,
  NetworkError,
} from '../ports/NetworkAccess.ts'
import { Places } from './Places.ts'
import { PostTrials } from './PostTrials.ts'
import { plainUrl } from './plainUrl.ts'
import { readText } from './readText.ts'
import { pageOrigin, whyLost, whyUnreachable } from './whyUnreachable.ts'

/** HTTP by `fetch`. The platform keeps the connections, and opens fewer of them than the limit if it wants. */
export class WebHttpConnections implements HttpConnections {
  readonly #limits: HttpLimits
  readonly #places = new Map<string, Places>()
  readonly #running = new Set<AbortController>()
  readonly #trials: PostTrials
  #isClosed = false

  constructor(limits: HttpLimits) {
    this.#limits = limits
    this.#trials = new PostTrials((request) => this.#try(request))
  }

  async exchange(request: HttpExchange): Promise<HttpAnswer> {
    const { signal } = request
    const ending = new AbortController()
    const abort = () => ending.abort(signal.reason)
    signal.addEventListener('abort', abort)
    this.#running.add(ending)
    try {
      signal.throwIfAborted()
      if (this.#isClosed) throw closed()
      const giveBack = await this.#placesOf(request.url).take(ending.signal)
      try {
        return await this.#exchangeNow(request, ending.signal)
      } finally {
        giveBack()
      }
    } finally {
      this.#running.delete(ending)
      signal.removeEventListener('abort', abort)
    }
  }

  close(): void {
    this.#isClosed = true
    for (const ending of this.#running) ending.abort(closed())
  }

  #placesOf({ origin }: URL): Places {
    const places = this.#places.get(origin) ?? new Places(this.#limits.connections)
    this.#places.set(origin, places)
    return places
  }

  async #exchangeNow(request: HttpExchange, signal: AbortSignal): Promise<HttpAnswer> {
    const isTried = request.trialBody !== undefined
    if (isTried) await this.#trials.pass(request, signal)
    if (request.body !== undefined) request.onSent?.()
    try {
      const answer = await this.#send(request, signal, isTried ? whyLost : whyUnreachable)
      this.#trials.noteAnswer(request.url)
      return answer
    } catch (error) {
      if (!signal.aborted) this.#trials.forget(request.url)
      throw error
    }
  }

  /** An exchange that several callers wait for: only its time limit and `close` end it. Throws NetworkError. */
  async #try(request: HttpExchange): Promise<void> {
    const { connectTimeoutMs } = this.#limits
    const ending = new AbortController()
    this.#running.add(ending)
    const timer = setTimeout(
      () => ending.abort(new NetworkError('unreachable', `no answer within ${connectTimeoutMs} ms`, undefined)),
      connectTimeoutMs,
    )
    try {
      await this.#send(request, ending.signal)
    } finally {
      clearTimeout(timer)
      this.#running.delete(ending)
    }
  }

  /** Throws NetworkError, or the reason of the signal. */
  async #send(exchange: HttpExchange, signal: AbortSignal, why = whyUnreachable): Promise<HttpAnswer> {
    const request = requestOf(exchange, signal)
    let response: Response
    try {
      response = await fetch(request)
    } catch (cause) {
      signal.throwIfAborted()
      throw new NetworkError('unreachable', why(exchange.url, cause), cause)
    }
    if (response.type === 'opaqueredirect') throw new NetworkError('redirect', REDIRECT, undefined)
    const text = await readText(response, this.#limits.maxResponseBytes, signal)
    const { status, redirected, url } = response
    const headers = plainHeaders(response.headers)
    return { status, headers, setCookies: [], text, ...(redirected && { url: new URL(url) }) }
  }
}

const REDIRECT = 'it redirects, and a page cannot see where to. Set the address that it leads to as the endpoint'

function closed(): NetworkError {
  return new NetworkError('unreachable', 'The connections are closed', undefined)
}

/** Redirects are followed only if the exchange allows it: no other server may receive a credential or a message. Throws NetworkError. */
function requestOf({ method, url, headers, body, mayFollow }: HttpExchange, signal: AbortSignal): Request {
  const { cookie: _, ...sent } = headers
  try {
    return new Request(plainUrl(url), {
      method,
      headers: sent,
      ...(body !== undefined && { body }),
      redirect: mayFollow === true ? 'follow' : 'manual',
      signal,
      // Other platforms have no cookies and no cache, and some of them refuse these members.
      ...(pageOrigin() !== undefined && { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }),
    })
  } catch (cause) {
    throw new NetworkError('request', String(cause), cause)
  }
}

function plainHeaders(headers: Headers): Record<string, string> {
  const plain: Record<string, string> = Object.create(null)
  headers.forEach((value, name) => {
    if (name !== 'set-cookie') plain[name] = value
  })
  return plain
}
