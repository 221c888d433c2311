/**
 * Carries time forward while nothing happens. Whoever iterates up to a time ends with the first block after it, and a chain
 * without messages would never have one. So a query that only a block after the last one can answer makes one, and
 * `--block-time` makes them all the time.
 */
import type { Clock, Timer } from '../../../ports/Clock.ts'
import type { ChainQueue } from './ChainQueue.ts'

export interface EmptyBlocksOptions {
  readonly queue: Pick<ChainQueue, 'isIdle' | 'makeBlock'>
  readonly clock: Clock
  /** Time of the last block, Unix time in ms. */
  readonly lastBlockMs: () => number
  /** Longest distance of two blocks, ms. Default: none. */
  readonly blockTimeMs?: number | undefined
  /** Hears of blocks that could not be stored. */
  readonly onError: (error: Error) => void
}

/** How long after a query a block is still made for it, ms. */
const WANTED_MS = 5000
/** Wait for a chain that is not idle, ms. */
const BUSY_MS = 50

export class EmptyBlocks {
  readonly #options: EmptyBlocksOptions
  /** Looks for what is overdue. */
  #lookTimer: Timer | undefined
  /** Makes what somebody waits for. */
  #timer: Timer | undefined
  #wantedUntilMs = 0
  /** When the last one was made: it may show only later. */
  #madeMs = 0

  constructor(options: EmptyBlocksOptions) {
    this.#options = options
    const { blockTimeMs } = options
    if (blockTimeMs !== undefined) this.#lookAgain(blockTimeMs)
  }

  /** Somebody waits for a block after the last one: makes it as soon as it can have a later second. */
  want(): void {
    this.#wantedUntilMs = this.#options.clock.now() + WANTED_MS
    if (this.#timer === undefined) this.#schedule(this.#options.lastBlockMs())
  }

  close(): void {
    this.#lookTimer?.cancel()
    this.#timer?.cancel()
  }

  #schedule(lastMs: number): void {
    const nextSecondMs = (Math.floor(Math.max(lastMs, this.#madeMs) / 1000) + 1) * 1000
    const { clock } = this.#options
    this.#timer = clock.setTimer(Math.max(0, nextSecondMs - clock.now()), () => this.#makeWanted(lastMs))
  }

  #makeWanted(lastMs: number): void {
    this.#timer = undefined
    const { queue, clock, lastBlockMs } = this.#options
    // A block that came meanwhile is what was waited for.
    if (clock.now() > this.#wantedUntilMs || lastBlockMs() !== lastMs) return
    if (queue.isIdle) this.#make()
    else this.#timer = clock.setTimer(BUSY_MS, () => this.#makeWanted(lastMs))
  }

  /** Looks more often than it makes blocks, so that the distance from the last block counts. */
  #lookAgain(blockTimeMs: number): void {
    this.#lookTimer = this.#options.clock.setTimer(Math.max(10, blockTimeMs / 4), () => {
      this.#makeOverdue(blockTimeMs)
      this.#lookAgain(blockTimeMs)
    })
  }

  #makeOverdue(blockTimeMs: number): void {
    const { queue, clock, lastBlockMs } = this.#options
    if (queue.isIdle && clock.now() - Math.max(lastBlockMs(), this.#madeMs) >= blockTimeMs) this.#make()
  }

  #make(): void {
    this.#madeMs = this.#options.clock.now()
    this.#options.queue.makeBlock().catch(this.#options.onError)
  }
}
