/**
 * Carries time forward while nothing happens. Whoever iterates up to a time ends with the first block after it, and a chain
 * without messages would never have one. So a query that only a block after the last one can answer makes one, and
 * `--block-time` makes them all the time.
 */
import type { ChainQueue } from './ChainQueue.ts'

export interface EmptyBlocksOptions {
  readonly queue: Pick<ChainQueue, 'isIdle' | 'makeBlock'>
  /** Unix time, ms. */
  readonly now: () => number
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
  readonly #interval: NodeJS.Timeout | undefined
  #timer: NodeJS.Timeout | undefined
  #wantedUntilMs = 0
  /** When the last one was made: it may show only later. */
  #madeMs = 0

  constructor(options: EmptyBlocksOptions) {
    this.#options = options
    const { blockTimeMs } = options
    if (blockTimeMs !== undefined) {
      // Looks more often than it makes blocks, so that the distance from the last block counts.
      this.#interval = setInterval(() => this.#makeOverdue(blockTimeMs), Math.max(10, blockTimeMs / 4)).unref()
    }
  }

  /** Somebody waits for a block after the last one: makes it as soon as it can have a later second. */
  want(): void {
    this.#wantedUntilMs = this.#options.now() + WANTED_MS
    if (this.#timer === undefined) this.#schedule(this.#options.lastBlockMs())
  }

  close(): void {
    clearInterval(this.#interval)
    clearTimeout(this.#timer)
  }

  #schedule(lastMs: number): void {
    const nextSecondMs = (Math.floor(Math.max(lastMs, this.#madeMs) / 1000) + 1) * 1000
    this.#timer = setTimeout(() => this.#makeWanted(lastMs), Math.max(0, nextSecondMs - this.#options.now())).unref()
  }

  #makeWanted(lastMs: number): void {
    this.#timer = undefined
    const { queue, now, lastBlockMs } = this.#options
    // A block that came meanwhile is what was waited for.
    if (now() > this.#wantedUntilMs || lastBlockMs() !== lastMs) return
    if (queue.isIdle) this.#make()
    else this.#timer = setTimeout(() => this.#makeWanted(lastMs), BUSY_MS).unref()
  }

  #makeOverdue(blockTimeMs: number): void {
    const { queue, now, lastBlockMs } = this.#options
    if (queue.isIdle && now() - Math.max(lastBlockMs(), this.#madeMs) >= blockTimeMs) this.#make()
  }

  #make(): void {
    this.#madeMs = this.#options.now()
    this.#options.queue.makeBlock().catch(this.#options.onError)
  }
}
