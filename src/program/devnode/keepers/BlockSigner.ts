/**
 * Lets the keepers sign blocks after they are stored, one at a time and lowest first, while the chain is quiet:
 * signatures take processor time that messages need. While blocks are created continuously, one is signed occasionally.
 * A requested block is signed immediately. Unsigned blocks are kept in the store, so they take no memory and a crash
 * loses none.
 */
import { encodeBlockData } from '../../../core/chain/index.ts'
import type { Clock, Timer } from '../../../ports/Clock.ts'
import type { Log } from '../../../ports/Log.ts'
import type { KeeperBlockRecord, SignedBlockRecord } from '../store/keeperRecords.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { KeeperJobs } from './keeperJobs.ts'
import { NO_ACCOUNT_CHANGES } from './keeperState.ts'

export interface BlockSignerOptions {
  readonly store: NodeStore
  readonly jobs: Pick<KeeperJobs, 'sign'>
  /** Stores signatures, immediately or a little later. */
  readonly keep: (record: SignedBlockRecord) => void
  /** Secret of the chain, 64 hex digits. */
  readonly seed: () => string
  readonly clock: Clock
  readonly log: Log
}

/** How long a request waits for the signatures of a block, ms: less than clients wait for an answer. */
const WAIT_MS = 1000
/** Idle time after which blocks that were not requested are signed, ms. */
const QUIET_MS = 1000
/** Longest time that such blocks wait for a quiet chain, ms; then one of them is signed. */
const MAX_QUIET_WAIT_MS = 10_000
/** Maximum number of blocks that requests wait for; further ones are returned unsigned. */
const MAX_WANTED = 1000

export class BlockSigner {
  readonly #options: BlockSignerOptions
  /** Requested blocks by height. */
  readonly #wanted = new Map<number, PromiseWithResolvers<SignedBlockRecord | undefined>>()
  readonly #leave: () => void
  /** Blocks up to this height are signed. A new object when the chain is replaced. */
  #signedTo = { height: 0 }
  #running: Promise<void> | undefined
  /** Whether unrequested blocks are due: the chain is quiet, or they have waited too long. */
  #isDue = false
  /** Time of the last new block, ms of the clock. */
  #lastBlockMs = Number.NEGATIVE_INFINITY
  #quiet: Timer | undefined
  /** Time of the first new block that is not signed yet, ms of the clock. */
  #waitingSinceMs: number | undefined
  /** Whether `#wake` was called while the work was running, perhaps after its last check. */
  #hasNews = false
  #isClosed = false

  constructor(options: BlockSignerOptions) {
    this.#options = options
    this.#leave = options.store.events.follow(({ blocks }) => {
      // The store was changed by something other than a block: the chain may have been replaced.
      if (blocks.length === 0) this.#signedTo = { height: 0 }
      this.#lastBlockMs = options.clock.elapsed()
      this.#waitForQuiet()
    })
    this.#waitForQuiet()
  }

  /**
   * Signatures of keepers on a stored block. Settles with `undefined` for a block without keepers, and if the keepers
   * are overloaded.
   */
  async signed(height: number): Promise<SignedBlockRecord | undefined> {
    const { store, clock } = this.#options
    const known = store.keepers.signed(height)
    if (known !== undefined || this.#isClosed || store.keepers.unsignedAfter(height - 1) !== height) return known
    let wanted = this.#wanted.get(height)
    if (wanted === undefined) {
      if (this.#wanted.size >= MAX_WANTED) return undefined
      wanted = Promise.withResolvers()
      this.#wanted.set(height, wanted)
      const timer = clock.setTimer(WAIT_MS, () => this.#settle(height, undefined))
      void wanted.promise.then(() => timer.cancel())
    }
    this.#wake()
    return wanted.promise
  }

  /** Stops signing; settles after the block that is being signed. */
  async close(): Promise<void> {
    this.#stop()
    await this.#running
  }

  #stop(): void {
    this.#isClosed = true
    this.#quiet?.cancel()
    this.#leave()
    for (const height of [...this.#wanted.keys()]) this.#settle(height, undefined)
  }

  #settle(height: number, record: SignedBlockRecord | undefined): void {
    this.#wanted.get(height)?.resolve(record)
    this.#wanted.delete(height)
  }

  #waitForQuiet(): void {
    if (this.#isDue) {
      this.#wake()
      return
    }
    const { clock } = this.#options
    const nowMs = clock.elapsed()
    this.#waitingSinceMs ??= nowMs
    this.#quiet?.cancel()
    const leftMs = Math.min(QUIET_MS, this.#waitingSinceMs + MAX_QUIET_WAIT_MS - nowMs)
    this.#quiet = clock.setTimer(Math.max(0, leftMs), () => {
      this.#isDue = true
      this.#wake()
    })
  }

  /** If new blocks have arrived, the rest waits until the chain is quiet again. */
  #pauseUnlessQuiet(): void {
    if (this.#isClosed || this.#options.clock.elapsed() - this.#lastBlockMs >= QUIET_MS) return
    this.#isDue = false
    this.#waitingSinceMs = undefined
    this.#waitForQuiet()
  }

  #wake(): void {
    this.#hasNews = true
    if (this.#isClosed || this.#running !== undefined) return
    this.#running = this.#signAll()
      .catch((error: Error) => {
        if (this.#isClosed) return
        this.#options.log.error('blocks are no longer signed', { reason: error.message })
        this.#stop()
      })
      .finally(() => {
        this.#running = undefined
        if (this.#hasNews) this.#wake()
      })
  }

  async #signAll(): Promise<void> {
    const { store, keep } = this.#options
    while (!this.#isClosed) {
      this.#hasNews = false
      const [wanted] = this.#wanted.keys()
      const signedTo = this.#signedTo
      const height = wanted ?? (this.#isDue ? store.keepers.unsignedAfter(signedTo.height) : undefined)
      if (height === undefined) {
        if (this.#isDue) this.#waitingSinceMs = undefined
        this.#isDue = false
        return
      }
      const block = store.keepers.block(height)
      const record = block && (await this.#sign(block))
      if (record !== undefined) keep(record)
      if (wanted === undefined) {
        signedTo.height = height
        this.#pauseUnlessQuiet()
      }
      this.#settle(height, record)
    }
  }

  async #sign(block: KeeperBlockRecord): Promise<SignedBlockRecord | undefined> {
    const data = blockDataOf(this.#options.store, block)
    if (data === undefined) return undefined
    const { id, height, parentId, producer, signers } = block
    const { jobs, seed } = this.#options
    return jobs.sign({ seed: seed(), height, blockId: id, parentId, producer, signers, data })
  }
}

/** Data of a stored block as keepers sign them, with their length. */
export function blockDataOf(store: NodeStore, block: KeeperBlockRecord): Uint8Array | undefined {
  const boc = store.keepers.blockBoc(block.id)
  const { commonSection, transactionCount } = block
  const parts = { commonSection, transactionCount: BigInt(transactionCount), accountChanges: NO_ACCOUNT_CHANGES }
  return boc && encodeBlockData({ ...parts, block: boc })
}
