import { HttpRequestSendError } from '../errors/client.ts'
import { GraphqlError } from '../errors/net.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Endpoint } from './Endpoint.ts'
import { type NetworkFeatures, unknownFeatures } from './NetworkFeatures.ts'
import { isNetworkError, isRefusedStatus } from './networkErrors.ts'
import { type AbortSource, abortable } from './waiting.ts'

/** A node may be restarted with other options. */
const KEEP_MS = 60_000

interface Known {
  readonly features: NetworkFeatures
  readonly askedAtMs: number
}

/** Features by endpoint, queried once and shared. */
export class FeatureCache {
  readonly #clock: Clock
  readonly #ask: (endpoint: Endpoint) => Promise<NetworkFeatures>
  readonly #known = new Map<string, Known>()
  readonly #running = new Map<string, { readonly startedAtMs: number; readonly answer: Promise<NetworkFeatures> }>()

  constructor(clock: Clock, ask: (endpoint: Endpoint) => Promise<NetworkFeatures>) {
    this.#clock = clock
    this.#ask = ask
  }

  /** The latest answer, without a request. */
  known(endpoint: Endpoint): NetworkFeatures | undefined {
    const known = this.#known.get(endpoint.text)
    return known !== undefined && this.#clock.elapsed() - known.askedAtMs < KEEP_MS ? known.features : undefined
  }

  /**
   * Features that were asked for at `notBeforeMs` (monotonic clock) or later; by default those known. An endpoint that
   * refuses the question has unknown features. Throws network errors.
   */
  async get(
    endpoint: Endpoint,
    { notBeforeMs = Number.NEGATIVE_INFINITY, signal }: { notBeforeMs?: number; signal?: AbortSource | undefined },
  ): Promise<NetworkFeatures> {
    const known = this.#known.get(endpoint.text)
    const features = this.known(endpoint)
    if (features !== undefined && known!.askedAtMs >= notBeforeMs) return features
    const running = this.#running.get(endpoint.text)
    if (running !== undefined && running.startedAtMs >= notBeforeMs) return abortable(running.answer, signal)
    const startedAtMs = this.#clock.elapsed()
    const isLatest = () => this.#running.get(endpoint.text)?.answer === answer
    const answer: Promise<NetworkFeatures> = this.#askNow(endpoint)
      .then((features) => {
        if (isLatest()) this.#known.set(endpoint.text, { features, askedAtMs: startedAtMs })
        return features
      })
      .finally(() => {
        if (isLatest()) this.#running.delete(endpoint.text)
      })
    this.#running.set(endpoint.text, { startedAtMs, answer })
    return abortable(answer, signal)
  }

  /** A pending answer is used for current callers only, not for later ones. */
  clear(): void {
    this.#known.clear()
    this.#running.clear()
  }

  async #askNow(endpoint: Endpoint): Promise<NetworkFeatures> {
    return this.#ask(endpoint).catch((error) => {
      if (!isRefusal(error)) throw error
      return unknownFeatures(endpoint.info.isDappIdAware)
    })
  }
}

/** The endpoint works, but does not answer this query. */
function isRefusal(error: unknown): boolean {
  if (GraphqlError.matches(error)) return !isNetworkError(error)
  return HttpRequestSendError.matches(error) && isRefusedStatus(error.data['status'])
}
