/** The block keepers of a running node: their computations beside the chain, and their state. */
import type { Clock, Timer } from '../../../ports/Clock.ts'
import type { Log } from '../../../ports/Log.ts'
import type { BadProof } from '../../common/faultFields.ts'
import type { SignedBlockRecord } from '../store/keeperRecords.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { BlockProofs } from './BlockProofs.ts'
import { BlockSigner } from './BlockSigner.ts'
import type { KnownCommitment, PreparedChange } from './ChainKeepers.ts'
import type { KeeperJobs } from './keeperJobs.ts'
import { type KeeperState, readKeeperState } from './keeperState.ts'

/** Passes results of keepers to the block producer, the only writer of the store, without waiting for it. */
export interface KeeperSink {
  keepSigned(record: SignedBlockRecord): void
  learn(news: KnownCommitment | PreparedChange): void
}

export interface NodeKeepersOptions {
  readonly store: NodeStore
  readonly jobs: KeeperJobs
  readonly sink: KeeperSink
  /** Blocks between two changes of the set; absent where it stays the same. */
  readonly rotateBlocks: number | undefined
  /** The simulated lie, if any. */
  readonly badProof: () => BadProof
  readonly clock: Clock
  readonly log: Log
}

/** Delay of the commitment to the first set after the start, ms, unless a block needs it earlier. */
const FIRST_COMMITMENT_MS = 1500

export class NodeKeepers {
  readonly proofs: BlockProofs
  readonly #options: NodeKeepersOptions
  readonly #signer: BlockSigner
  readonly #leave: () => void
  readonly #timer: Timer
  #ready: Promise<void> | undefined
  #seed: string
  /** Signers of the set for which the next change was prepared. */
  #preparedFor = ''

  /** `state` is that of the stored chain. */
  constructor(options: NodeKeepersOptions, { commitment, ...state }: KeeperState) {
    this.#options = options
    this.#seed = state.seed
    const seed = () => this.#seed
    const { store, jobs, sink, rotateBlocks, badProof, clock, log } = options
    this.#signer = new BlockSigner({ store, jobs, seed, clock, log, keep: (record) => sink.keepSigned(record) })
    this.proofs = new BlockProofs({ store, jobs, seed, badProof, signer: this.#signer })
    if (commitment !== undefined) this.#ready = Promise.resolve()
    // Delayed, because the processor is busy during the start, and a node that stops soon does not need it.
    this.#timer = clock.setTimer(FIRST_COMMITMENT_MS, () => void this.ready())
    this.#leave = store.events.follow(({ blocks, isReplaced = false }) => {
      if (isReplaced) this.#startOver()
      else if (rotateBlocks !== undefined && blocks.length > 0) this.#prepare()
    })
    if (rotateBlocks !== undefined) void this.ready().then(() => this.#prepare())
  }

  /** Settles when the first block can be made without computing for long. Never rejects. */
  ready(): Promise<void> {
    this.#ready ??= this.#commit()
    return this.#ready
  }

  /** Current state of the keepers of the chain. */
  get state(): KeeperState {
    return readKeeperState(this.#options.store)!
  }

  async close(): Promise<void> {
    this.#timer.cancel()
    this.#leave()
    await this.#signer.close()
  }

  /** The chain was replaced, perhaps by one with other keepers. */
  #startOver(): void {
    this.#seed = this.state.seed
    this.#preparedFor = ''
    if (this.#options.rotateBlocks !== undefined) this.#prepare()
  }

  /** Computes the commitment for the producer, which computes it itself if this fails. */
  async #commit(): Promise<void> {
    const { jobs, sink, log } = this.#options
    try {
      sink.learn(await jobs.commit(this.state.members))
    } catch (error) {
      log.warn('no commitment to the block keepers yet', { reason: (error as Error).message })
    }
  }

  #prepare(): void {
    const { jobs, sink, log } = this.#options
    const { seed, members } = this.state
    const name = members.map(({ signer }) => signer).join()
    if (name === this.#preparedFor) return
    this.#preparedFor = name
    jobs.prepare({ seed, members }).then(
      (change) => sink.learn(change),
      (error: Error) => log.warn('no new block keeper', { reason: error.message }),
    )
  }
}
