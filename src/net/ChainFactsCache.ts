import type { Clock } from '../ports/Clock.ts'
import type { ChainFacts } from './Network.ts'
import { type AbortSource, abortable } from './waiting.ts'

/** Capabilities change with an upgrade of the network only. */
const KEEP_MS = 60_000
const KEEP_FAILURE_MS = 10_000

/** Asks the network, once or repeatedly. */
type Ask = (options: { readonly repeats: boolean }) => Promise<ChainFacts>

/** Facts about the chain, queried once and shared. */
export class ChainFactsCache {
  readonly #clock: Clock
  readonly #ask: Ask
  /** Separate, since a repeating one may take as long as connections are waited for. */
  readonly #running: { patient?: Promise<ChainFacts>; brief?: Promise<ChainFacts> } = {}
  #known: { readonly facts: ChainFacts; readonly atMs: number } | undefined
  #failedAtMs: number | undefined
  #generation = 0

  constructor(clock: Clock, ask: Ask) {
    this.#clock = clock
    this.#ask = ask
  }

  /** The facts, asked for with repetition unless they are of the last minute. */
  async get(signal: AbortSource | undefined): Promise<ChainFacts> {
    return this.#fresh ?? abortable(this.#start('patient'), signal)
  }

  /** The same without repetition. */
  async getOnce(signal: AbortSource | undefined): Promise<ChainFacts> {
    return this.#fresh ?? abortable(this.#start('brief'), signal)
  }

  /** The last facts, however old they are. */
  get last(): ChainFacts | undefined {
    return this.#known?.facts
  }

  /** Whether the last facts need no question, or one failed a moment ago: callers that can do without do not wait again. */
  get isSettled(): boolean {
    const failedAtMs = this.#failedAtMs
    const hasFailed = failedAtMs !== undefined && this.#clock.elapsed() - failedAtMs < KEEP_FAILURE_MS
    return hasFailed || this.#fresh !== undefined
  }

  fail(): void {
    this.#failedAtMs = this.#clock.elapsed()
  }

  /** A pending answer belongs to another chain. */
  clear(): void {
    this.#generation++
    this.#known = undefined
    this.#failedAtMs = undefined
    delete this.#running.patient
    delete this.#running.brief
  }

  get #fresh(): ChainFacts | undefined {
    const known = this.#known
    return known !== undefined && this.#clock.elapsed() - known.atMs < KEEP_MS ? known.facts : undefined
  }

  #start(kind: 'patient' | 'brief'): Promise<ChainFacts> {
    const running = this.#running[kind]
    if (running !== undefined) return running
    const generation = this.#generation
    const started = this.#ask({ repeats: kind === 'patient' })
      .then((facts) => {
        // A chain without blocks shows nothing yet, and its first block may come at any moment.
        if (generation === this.#generation && facts.globalId !== undefined) {
          this.#known = { facts, atMs: this.#clock.elapsed() }
          this.#failedAtMs = undefined
        }
        return facts
      })
      .finally(() => {
        if (generation === this.#generation) delete this.#running[kind]
      })
    this.#running[kind] = started
    return started
  }
}
