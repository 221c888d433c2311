/**
 * Finds out whether this page may post to a URL before a message is posted there.
 *
 * Before a browser posts to a server of another origin, it asks the server for permission (a CORS preflight). To the page, a
 * refusal looks like a lost connection, so a refused message would have to count as sent, with an unknown outcome.
 * Therefore the first request to a URL is a harmless one with the same method and headers, for which the browser asks the
 * same permission. The message follows only after an answer to it; the status does not matter.
 */
import type { HttpExchange } from '../ports/NetworkAccess.ts'
import { isOffline } from './whyUnreachable.ts'

/** A server that has not answered for this long is tried again before the next message, ms. */
const FRESH_MS = 60_000

export class PostTrials {
  readonly #send: (request: HttpExchange) => Promise<void>
  /** Trials that have passed or are under way, by URL and names of headers. */
  readonly #trials = new Map<string, Promise<void>>()
  /** Time of the last answer of each origin, ms since the start of the page. */
  readonly #answeredMs = new Map<string, number>()

  /** `send` fails with NetworkError when a trial takes too long. */
  constructor(send: (request: HttpExchange) => Promise<void>) {
    this.#send = send
  }

  /** Settles when a trial has passed, now or a short time ago. Throws as the exchange, or the reason of the signal. */
  async pass(request: HttpExchange, signal: AbortSignal): Promise<void> {
    const answeredMs = this.#answeredMs.get(request.url.origin)
    const isStale = answeredMs !== undefined && performance.now() - answeredMs > FRESH_MS
    if (isStale || isOffline()) this.forget(request.url)
    const key = keyOf(request)
    const trial = this.#trials.get(key) ?? this.#begin(key, request)
    await orAborted(trial, signal)
  }

  noteAnswer({ origin }: URL): void {
    this.#answeredMs.set(origin, performance.now())
  }

  /** The next message to the origin is preceded by a trial. */
  forget({ origin }: URL): void {
    for (const key of this.#trials.keys()) if (key.startsWith(`${origin}/`)) this.#trials.delete(key)
    this.#answeredMs.delete(origin)
  }

  #begin(key: string, { method, url, headers, trialBody, signal }: HttpExchange): Promise<void> {
    const trial = this.#send({ method, url, headers, body: trialBody, signal })
    this.#trials.set(key, trial)
    trial.then(
      () => this.noteAnswer(url),
      () => this.forget(url),
    )
    return trial
  }
}

/** What the browser's question depends on. */
function keyOf({ url, headers }: HttpExchange): string {
  return `${url.origin}${url.pathname}${url.search} ${Object.keys(headers).sort().join()}`
}

function orAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
