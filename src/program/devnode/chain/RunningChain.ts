/**
 * A chain with everything that changes it: rounds, and control methods between them. It is synchronous and the only
 * writer of the store, so nothing else can happen while a block is created.
 */
import { ChainKeepers } from '../keepers/ChainKeepers.ts'
import { carryKeepers, readKeeperState } from '../keepers/keeperState.ts'
import type { KeeperSink } from '../keepers/NodeKeepers.ts'
import type { NodeServices } from '../NodeServices.ts'
import type { CommitSink } from '../store/CommitSink.ts'
import { type LastBlock, readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { beginEpoch } from './ChainMarks.ts'
import { ChainProducer } from './ChainProducer.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { ChainTime, readTime, type TimeState } from './ChainTime.ts'
import { CommitDelay } from './CommitDelay.ts'
import { DAPP_CREDIT, readDappCredits } from './dappCredits.ts'
import { forkOf } from './forkSettings.ts'
import type { ChainRequest, MessageOutcome } from './MessageOutcome.ts'
import type { ProducerOptions, Waiting } from './Round.ts'
import { readStoredConfig } from './readStoredConfig.ts'

/** Result of a round. */
export interface RoundResult {
  readonly outcomes: readonly MessageOutcome[]
  /** Whether internal messages wait, so that another round is needed. */
  readonly hasPending: boolean
  /** Accounts that must be fetched before those messages can be executed. */
  readonly missing?: readonly string[] | undefined
  /** State of time afterwards. */
  readonly time?: TimeState | undefined
  /** Number of the block that has to be stored before the outcomes are reported; absent if all are stored. */
  readonly storedWith?: number | undefined
}

/** Settings of the producer that do not change while the node runs. Plain data, which can be passed to another thread. */
export interface ProducerSettings
  extends Pick<ProducerOptions, 'settings' | 'wasmFolder' | 'refusesWrongDapp' | 'historyLimit'> {
  /** Number of blocks between two changes of the block keepers; absent if they never change. */
  readonly rotateBlocks?: number | undefined
}

export interface RunningChainOptions extends ProducerSettings {
  readonly store: NodeStore
  /** Stores the blocks. */
  readonly sink: CommitSink
  readonly services: NodeServices
  /** Is notified of late blocks that could not be stored. */
  readonly onLateError: (error: Error) => void
}

export class RunningChain {
  readonly store: NodeStore
  readonly settings: ChainSettings
  readonly services: NodeServices
  readonly time: ChainTime
  /** Receives the results of block keepers, which are computed elsewhere. */
  readonly keeperSink: KeeperSink
  readonly #options: RunningChainOptions
  readonly #delay: CommitDelay
  #keepers: ChainKeepers | undefined
  #producer: ChainProducer
  #credits: ReadonlyMap<string, bigint>

  constructor(options: RunningChainOptions) {
    const { store, sink, settings, services, onLateError } = options
    this.#options = options
    this.store = store
    this.settings = settings
    this.services = services
    this.time = new ChainTime(services.clock, readTime(store))
    this.#delay = new CommitDelay(sink, services.clock, onLateError)
    this.#credits = readDappCredits(store)
    this.#producer = this.#startProducer()
    this.keeperSink = {
      keepSigned: (record) => store.keepers.keepSigned(record),
      learn: (news) => this.#keepers?.learn(news),
    }
  }

  get last(): LastBlock {
    return this.#producer.last
  }

  /** Whether internal messages can be executed. */
  get hasPending(): boolean {
    const { hasPending, missing, waiting } = this.#producer
    return hasPending && (missing.length === 0 || waiting.some(({ accountId }) => !missing.includes(accountId)))
  }

  /** Internal messages that wait. */
  get waiting(): readonly Waiting[] {
    return this.#producer.waiting
  }

  /** Runs one round, see `ChainProducer`; readers see it after `lagMs`. */
  produce(requests: readonly ChainRequest[], lagMs: number, isForced: boolean): RoundResult {
    if (this.#options.sink.hasFailed) this.settle()
    this.#delay.lagMs = lagMs
    const outcomes = this.#producer.produce(requests, isForced)
    const { missing } = this.#producer
    const storedWith = this.#delay.isIdle ? this.#options.sink.given : undefined
    return { outcomes, hasPending: this.hasPending, missing, time: this.time.state, storedWith }
  }

  /** Waits until pending blocks are stored. If they could not be stored, continues from the state of the store. */
  settle(): void {
    const { sink } = this.#options
    sink.settle()
    if (!sink.hasFailed) return
    sink.recover()
    this.time.state = readTime(this.store)
    this.#producer = this.#startProducer()
  }

  /**
   * Changes the store other than by a block, in one transaction, and continues from the result. With `isReplaced`, the
   * result is a different chain: a new epoch begins.
   */
  change<T>(action: () => T, { isReplaced = false } = {}): T {
    this.#delay.flush()
    this.settle()
    try {
      return this.store.change(
        () => {
          const keepers = isReplaced ? readKeeperState(this.store) : undefined
          const result = action()
          if (isReplaced) {
            beginEpoch(this.store, this.services.random)
            if (keepers !== undefined) carryKeepers(this.store, keepers, readLastBlock(this.store).ref.seqNo + 1)
          }
          return result
        },
        { isReplaced },
      )
    } finally {
      this.time.state = readTime(this.store)
      this.#credits = readDappCredits(this.store)
      if (isReplaced) this.#producer = this.#startProducer()
      else this.#producer.reload()
    }
  }

  /** Stores all delayed blocks. */
  flush(): void {
    this.#delay.flush()
  }

  #startProducer(): ChainProducer {
    const { store, settings, services } = this
    const { rotateBlocks, wasmFolder, refusesWrongDapp, historyLimit } = this.#options
    this.#keepers = ChainKeepers.of(store, rotateBlocks)
    const config = readStoredConfig(store, settings)!
    const fork = forkOf(store)
    return new ChainProducer({
      ...{ store, settings, config, delay: this.#delay, time: this.time, ...services },
      ...{ wasmFolder, refusesWrongDapp, historyLimit, keepers: this.#keepers },
      dappCredit: (dappId = '') => this.#credits.get(dappId) ?? DAPP_CREDIT,
      ...(fork && { isMissing: (accountId: string) => fork.isMissing(accountId) }),
    })
  }
}
