/**
 * Attempts of a request of one context. After network errors, a request is repeated within the time for reconnecting,
 * and an endpoint that fails is not used while there are others.
 */
import { GraphqlConnectionError, GraphqlWebsocketInitError, WebsocketDisconnected } from '../errors/net.ts'
import { BackOff } from './BackOff.ts'
import type { Endpoint } from './Endpoint.ts'
import type { EndpointSelector } from './EndpointSelector.ts'
import { isTimeout } from './HttpClient.ts'
import type { GraphqlRequest } from './Network.ts'
import type { NetworkParts } from './NetworkParts.ts'
import { askedPauseMs, isNetworkError } from './networkErrors.ts'
import { isRefusedDocument } from './queryByFeatures.ts'
import { type AbortSource, withTimeout } from './waiting.ts'

export interface AttemptsEnvironment extends NetworkParts {
  readonly selector: EndpointSelector
}

/** Whether and until when a request is repeated. */
export type Patience = Pick<GraphqlRequest, 'repeats' | 'signal'>

/** One attempt. `leftMs` is the time left for repetitions; `lastError` is the error of the previous attempt. */
type Attempt<T> = (leftMs: number, lastError: unknown) => Promise<T>

export class Attempts {
  readonly #environment: AttemptsEnvironment

  constructor(environment: AttemptsEnvironment) {
    this.#environment = environment
  }

  /** Runs `attempt`, repeatedly unless `repeats` is false. */
  run<T>({ repeats, signal }: Patience, attempt: Attempt<T>): Promise<T> {
    return repeats === false ? this.#tryOnce(signal, attempt) : this.#repeat(signal, attempt)
  }

  async #tryOnce<T>(signal: AbortSource | undefined, attempt: Attempt<T>): Promise<T> {
    const { gate, signal: closing } = this.#environment
    await gate.pass(closing, signal)
    return attempt(0, undefined)
  }

  /** Runs `work` with the endpoint in use. If an attempt has failed before, selecting one takes at most `leftMs`. */
  async withEndpoint<T>(
    { repeats, signal }: Patience,
    leftMs: number,
    lastError: unknown,
    work: (endpoint: Endpoint) => Promise<T>,
  ): Promise<T> {
    const { clock, selector } = this.#environment
    let endpoint = selector.ready
    if (endpoint === undefined) {
      const selection = repeats === false ? selector.selectOnce(signal) : selector.select(signal)
      endpoint = await (lastError === undefined
        ? selection
        : withTimeout(clock, leftMs, selection, () => lastError as Error))
    }
    try {
      return await work(endpoint)
    } catch (error) {
      if (isNetworkError(error) && selector.hasSeveral) selector.drop(endpoint)
      else if (!isRefusedDocument(error)) selector.doubt(endpoint)
      throw error
    }
  }

  /** An attempt that timed out is not repeated. */
  async #repeat<T>(signal: AbortSource | undefined, attempt: Attempt<T>): Promise<T> {
    const { clock, gate, contact, pauses, selector, signal: closing } = this.#environment
    let backOff: BackOff | undefined
    let startMs = clock.elapsed()
    let lastError: unknown
    for (;;) {
      if (gate.isSuspended) {
        await gate.pass(closing, signal)
        startMs = clock.elapsed()
      }
      const leftMs = () => startMs + contact.reconnectMs - clock.elapsed()
      try {
        return await attempt(Math.max(0, leftMs()), lastError)
      } catch (error) {
        if (!isNetworkError(error) || isTimeout(error) || isFinalOfLink(error) || leftMs() <= 0) throw error
        // With several endpoints, another one needs no pause; with one endpoint, waiting is pointless if the requested
        // pause ends too late.
        const askedMs = selector.hasSeveral ? 0 : askedPauseMs(error)
        if (askedMs > leftMs()) throw error
        lastError = error
        backOff ??= new BackOff()
        await pauses.wait(Math.min(backOff.next(), leftMs()), askedMs, closing, signal)
      }
    }
  }
}

/** The WebSocket link retries by itself: what it gives up is not retried here. */
function isFinalOfLink(error: unknown): boolean {
  return [WebsocketDisconnected, GraphqlWebsocketInitError, GraphqlConnectionError].some(({ matches }) =>
    matches(error),
  )
}
