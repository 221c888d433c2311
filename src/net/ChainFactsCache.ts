import type { Clock } from '../ports/Clock.ts'
import type { ChainFacts } from './Network.ts'
import { type AbortSource, abortable } from './waiting.ts'

/** Capabilities change with an upgrade of the network only. */
const KEEP_MS = 60_000
const KEEP_FAILURE_MS = 10_000

/** Facts about the chain, queried once and shared. */
export class ChainFactsCache {
  readonly #clock: Clock
  readonly #ask: (signal: AbortSource | undefined) => Promise<ChainFacts>
  #running: Promise<ChainFacts> | undefined
  #known: { readonly facts: ChainFacts; readonly atMs: number } | undefined
  #failedAtMs: number | undefined

  constructor(clock: Clock, ask: (signal: AbortSource | undefined) => Promise<ChainFacts>) {
    this.#clock = clock
    this.#ask = ask
  }

  /** With `allowFailure` a failure of a moment ago is not tried again: there are no facts then. */
  async get(
    signal: AbortSource | undefined,
    { allowFailure = false }: { readonly allowFailure?: boolean } = {},
  ): Promise<ChainFacts | undefined> {
    const now = this.#clock.elapsed()
    if (this.#known !== undefined && now - this.#known.atMs < KEEP_MS) return this.#known.facts
    if (allowFailure && this.#failedAtMs !== undefined && now - this.#failedAtMs < KEEP_FAILURE_MS) return undefined
    this.#running ??= this.#askNow()
    return abortable(this.#running, signal)
  }

  /** What is being asked belongs to another chain. */
  clear(): void {
    this.#known = undefined
    this.#failedAtMs = undefined
    this.#running = undefined
  }

  #askNow(): Promise<ChainFacts> {
    const isLatest = () => this.#running === running
    const running: Promise<ChainFacts> = this.#ask(undefined)
      .then(
        (facts) => {
          // A chain without blocks tells nothing yet, and its first block may come at any moment.
          if (isLatest() && facts.globalId !== undefined) this.#known = { facts, atMs: this.#clock.elapsed() }
          return facts
        },
        (error) => {
          if (isLatest()) this.#failedAtMs = this.#clock.elapsed()
          throw error
        },
      )
      .finally(() => {
        if (isLatest()) this.#running = undefined
      })
    return running
  }
}
