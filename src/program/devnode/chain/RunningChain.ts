/**
 * A chain with everything that changes it: rounds, and what is done to it between them. It is synchronous and alone in
 * writing the store, so that nothing is done while a block is made.
 */
import type { NodeServices } from '../NodeServices.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { beginEpoch } from './ChainMarks.ts'
import { ChainProducer } from './ChainProducer.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { ChainTime, readTime, type TimeState } from './ChainTime.ts'
import { CommitDelay } from './CommitDelay.ts'
import { readDappCredits } from './dappCredits.ts'
import { forkOf } from './forkSettings.ts'
import type { LastBlock } from './LastBlock.ts'
import type { ChainRequest, MessageOutcome } from './MessageOutcome.ts'
import type { Waiting } from './Round.ts'
import { readStoredConfig } from './readStoredConfig.ts'

/** What a round brought. */
export interface RoundResult {
  readonly outcomes: readonly MessageOutcome[]
  /** Internal messages wait: another round is needed. */
  readonly hasPending: boolean
  /** Accounts that have to be fetched before those messages can be executed. */
  readonly missing?: readonly string[] | undefined
  /** How time runs now. */
  readonly time?: TimeState | undefined
}

export interface RunningChainOptions {
  readonly store: NodeStore
  readonly settings: ChainSettings
  readonly services: NodeServices
  /** Transactions whose moments before are kept. */
  readonly historyLimit: number
  /** Hears of late blocks that could not be stored. */
  readonly onLateError: (error: Error) => void
}

export class RunningChain {
  readonly store: NodeStore
  readonly settings: ChainSettings
  readonly services: NodeServices
  readonly time: ChainTime
  readonly #historyLimit: number
  readonly #delay: CommitDelay
  #producer: ChainProducer
  #credits: ReadonlyMap<string, bigint>

  constructor({ store, settings, services, historyLimit, onLateError }: RunningChainOptions) {
    this.#historyLimit = historyLimit
    this.store = store
    this.settings = settings
    this.services = services
    this.time = new ChainTime(services.clock, readTime(store))
    this.#delay = new CommitDelay(store, services.clock, onLateError)
    this.#credits = readDappCredits(store)
    this.#producer = this.#startProducer()
  }

  get last(): LastBlock {
    return this.#producer.last
  }

  /** Internal messages can be executed. */
  get hasPending(): boolean {
    const { hasPending, missing, waiting } = this.#producer
    return hasPending && (missing.length === 0 || waiting.some(({ accountId }) => !missing.includes(accountId)))
  }

  /** Internal messages that wait. */
  get waiting(): readonly Waiting[] {
    return this.#producer.waiting
  }

  /** One round, see `ChainProducer`; it shows to readers after `lagMs`. */
  produce(requests: readonly ChainRequest[], lagMs: number, isForced: boolean): RoundResult {
    this.#delay.lagMs = lagMs
    const outcomes = this.#producer.produce(requests, isForced)
    return { outcomes, hasPending: this.hasPending, missing: this.#producer.missing, time: this.time.state }
  }

  /**
   * Changes the store otherwise than by a block, in one transaction, and goes on from there. With `isReplaced` the chain is
   * another one afterwards: a new epoch begins.
   */
  change<T>(action: () => T, { isReplaced = false } = {}): T {
    this.#delay.flush()
    try {
      return this.store.change(
        () => {
          const result = action()
          if (isReplaced) beginEpoch(this.store, this.services.random)
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

  /** Stores what waits for its time. */
  flush(): void {
    this.#delay.flush()
  }

  #startProducer(): ChainProducer {
    const { store, settings, services } = this
    const config = readStoredConfig(store, settings)!
    const fork = forkOf(store)
    return new ChainProducer({
      ...{ store, settings, config, delay: this.#delay, time: this.time, ...services },
      historyLimit: this.#historyLimit,
      dappCredit: (dappId = '') => this.#credits.get(dappId) ?? DAPP_CREDIT,
      ...(fork && { isMissing: (accountId: string) => fork.isMissing(accountId) }),
    })
  }
}

/** What a Dapp ID may mint in one transaction, nano, unless it was set. The node has no contract that keeps account of it. */
const DAPP_CREDIT = 10n ** 18n
