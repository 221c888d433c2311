/**
 * Makes blocks while nothing happens, so that the time of the chain advances. A client that iterates up to a time stops at
 * the first block after it, and a chain without messages would never have one. So a query that only a later block can answer
 * causes one, and `--block-time` causes them at an interval.
 */
import type { Timer } from '../../../ports/Clock.ts'
import type { LastBlock } from '../store/LastBlock.ts'
import type { ChainQueue } from './ChainQueue.ts'
import type { ChainTime } from './ChainTime.ts'

export interface EmptyBlocksOptions {
  readonly queue: Pick<ChainQueue, 'isIdle' | 'isManual' | 'makeBlock'>
  readonly time: ChainTime
  readonly lastBlock: () => LastBlock
  /** Whether the chain was reverted and has made no block since. */
  readonly isReverted: () => boolean
  /** Maximum interval between two blocks, ms. Default: unlimited. */
  readonly blockTimeMs?: number | undefined
  /** Is notified of blocks that could not be stored. */
  readonly onError: (error: Error) => void
}

/** Time after a query within which a block is still made for it, ms. */
const WANTED_MS = 5000
/** Pause before looking again at a chain that is not idle, ms. */
const BUSY_MS = 50

export class EmptyBlocks {
  readonly #options: EmptyBlocksOptions
  /** Timer that looks for an overdue block. */
  #lookTimer: Timer | undefined
  /** Timer that makes the block a client waits for. */
  #timer: Timer | undefined
  #wantedUntilMs = 0
  /** When the last empty block was made, Unix time in ms; readers may see it only later. */
  #madeMs = 0
  /** Number of the last block that was seen or made, and its time, ms of the monotonic clock. */
  #seen = { seqNo: 0, atMs: 0 }
  #blockTimeMs: number | undefined

  constructor(options: EmptyBlocksOptions) {
    this.#options = options
    this.blockTimeMs = options.blockTimeMs
  }

  /** Longest interval between two blocks, ms by the clock of the machine; `undefined`: unlimited. */
  get blockTimeMs(): number | undefined {
    return this.#blockTimeMs
  }

  set blockTimeMs(blockTimeMs: number | undefined) {
    this.#lookTimer?.cancel()
    this.#blockTimeMs = blockTimeMs
    this.restart()
    if (blockTimeMs !== undefined) this.#lookAgain(blockTimeMs)
  }

  /** Starts again after the chain was replaced. */
  restart(): void {
    this.#madeMs = 0
    this.#seen = { seqNo: this.#options.lastBlock().ref.seqNo, atMs: this.#options.time.elapsed() }
  }

  /**
   * Called when a client waits for a block after the last one: makes it as soon as it can have a later second. Does
   * nothing if blocks are made by hand, time stands still, or the chain was just reverted: the user wants to look at
   * that state.
   */
  want(): void {
    if (!this.#isAllowed) return
    this.#wantedUntilMs = this.#options.time.now() + WANTED_MS
    if (this.#timer === undefined) this.#schedule(this.#options.lastBlock().timeMs)
  }

  close(): void {
    this.#lookTimer?.cancel()
    this.#timer?.cancel()
  }

  get #isAllowed(): boolean {
    const { queue, time, isReverted } = this.#options
    return !queue.isManual && time.state.frozenMs === undefined && !isReverted()
  }

  #schedule(lastMs: number): void {
    const nextSecondMs = (Math.floor(Math.max(lastMs, this.#madeMs) / 1000) + 1) * 1000
    const { time } = this.#options
    this.#timer = time.setTimer(Math.max(0, nextSecondMs - time.now()), () => this.#makeWanted(lastMs))
  }

  #makeWanted(lastMs: number): void {
    this.#timer = undefined
    const { queue, time, lastBlock } = this.#options
    // A block that was made in the meantime is enough.
    if (time.now() > this.#wantedUntilMs || lastBlock().timeMs !== lastMs || !this.#isAllowed) return
    if (queue.isIdle) this.#make()
    else this.#timer = time.setTimer(BUSY_MS, () => this.#makeWanted(lastMs))
  }

  /** Looks more often than blocks are due, because other blocks restart the interval. */
  #lookAgain(blockTimeMs: number): void {
    this.#lookTimer = this.#options.time.setTimer(Math.max(10, blockTimeMs / 4), () => {
      this.#makeOverdue(blockTimeMs)
      this.#lookAgain(blockTimeMs)
    })
  }

  #makeOverdue(blockTimeMs: number): void {
    const { queue, time, lastBlock } = this.#options
    const { seqNo } = lastBlock().ref
    if (seqNo > this.#seen.seqNo) this.#seen = { seqNo, atMs: time.elapsed() }
    if (queue.isIdle && !queue.isManual && time.elapsed() - this.#seen.atMs >= blockTimeMs) this.#make()
  }

  #make(): void {
    const { queue, time, lastBlock, onError } = this.#options
    this.#madeMs = time.now()
    this.#seen = { seqNo: lastBlock().ref.seqNo + 1, atMs: time.elapsed() }
    queue.makeBlock().catch(onError)
  }
}
