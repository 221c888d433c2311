/**
 * Makes blocks: executes the given messages, then the internal messages that result until the queue is empty, and
 * stores everything in one transaction. It is synchronous and the only writer of the store; the caller decides on which
 * thread it runs.
 *
 * Because contracts can send to each other forever, a round is limited by number of messages and time. The
 * remaining messages wait in the store, also through a restart, and `hasPending` says to call `produce` again.
 */
import { parseBoc } from '../../../core/cells/index.ts'
import { type LastBlock, readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { AccountStates } from './AccountStates.ts'
import type { ChainRequest, MessageOutcome } from './MessageOutcome.ts'
import { refused } from './outcomes.ts'
import { type ProducerOptions, Round, type Waiting } from './Round.ts'

export class ChainProducer {
  readonly #options: ProducerOptions
  readonly #accounts: AccountStates
  #last: LastBlock
  #waiting: Waiting[]
  /** Messages that cannot be executed; they are removed from the store with the next block. */
  #givenUp: Waiting[] = []

  constructor(options: ProducerOptions) {
    this.#options = options
    this.#accounts = new AccountStates(options.store)
    this.#last = readLastBlock(options.store)
    this.#waiting = readWaiting(options.store)
  }

  /** Whether internal messages wait for the next round. */
  get hasPending(): boolean {
    return this.#waiting.length > 0
  }

  /** Internal messages that wait, in the order of their execution. */
  get waiting(): readonly Waiting[] {
    return this.#waiting
  }

  /** Accounts that messages wait for and that have to be fetched first. */
  get missing(): string[] {
    const { isMissing } = this.#options
    if (isMissing === undefined) return []
    return [...new Set(this.#waiting.map(({ accountId }) => accountId))].filter(isMissing)
  }

  /** Reads everything again, after the store was changed by something other than a block. */
  reload(): void {
    this.#accounts.clear()
    this.#last = readLastBlock(this.#options.store)
    this.#waiting = readWaiting(this.#options.store)
    this.#givenUp = []
  }

  get last(): LastBlock {
    return this.#last
  }

  /**
   * Makes one block with these messages, each followed by the messages that it causes; no block when nothing was
   * executed, unless it is forced. Returns one outcome for each message, valid as soon as this returns. A message that
   * makes a block impossible is refused without affecting the others. Throws errors of SQLite; nothing has changed
   * then.
   */
  produce(messages: readonly ChainRequest[], isForced = false): MessageOutcome[] {
    try {
      return this.#makeBlock(messages, isForced)
    } catch (error) {
      if (isStoreFailure(error)) throw error
      this.#options.log.error('block failed', { name: (error as Error).name, reason: (error as Error).message })
      this.#settleWaiting()
      if (messages.length > 1) return messages.flatMap((message) => this.produce([message]))
      return this.#makeLastAttempt(messages)
    }
  }

  #makeLastAttempt(messages: readonly ChainRequest[]): MessageOutcome[] {
    try {
      return this.#makeBlock(messages)
    } catch (error) {
      if (isStoreFailure(error)) throw error
      const text = `Internal processing error: ${(error as Error).name}`
      return messages.map(() => refused('INTERNAL_ERROR', text))
    }
  }

  /** Executes waiting messages and drops those that make a block impossible, which would block the chain for ever. */
  #settleWaiting(): void {
    while (this.#waiting.length > 0) {
      try {
        this.#makeBlock([])
        return
      } catch (error) {
        if (isStoreFailure(error)) throw error
        const [first, ...rest] = this.#waiting
        this.#options.log.error('internal message given up', { id: first!.id })
        this.#givenUp.push(first!)
        this.#waiting = rest
      }
    }
  }

  #makeBlock(messages: readonly ChainRequest[], isForced = false): MessageOutcome[] {
    const round = new Round(this.#options, this.#last, this.#accounts, this.#waiting, this.#givenUp)
    try {
      round.drain()
      const outcomes = messages.map((message) => round.execute(message))
      const last = round.commit(isForced)
      if (last !== this.#last) this.#givenUp = []
      this.#last = last
      this.#waiting = round.waiting
      return outcomes.map((outcome) => (outcome.kind === 'executed' ? { ...outcome, blockHash: last.id } : outcome))
    } catch (error) {
      // Dropped entries are read from the store again, so everything has to be stored first. A failure of the
      // store shows in the next round.
      this.#options.delay.flush()
      this.#accounts.clear()
      throw error
    } finally {
      // States that are not stored yet changed last, so they would be dropped last.
      if (this.#options.delay.isIdle) this.#accounts.trim()
    }
  }
}

function readWaiting(store: NodeStore): Waiting[] {
  return store.pendingMessages().map(({ id, boc, context }) => ({
    id,
    cell: parseBoc(boc),
    accountId: context['account_id'] as string,
    isStored: true,
  }))
}

/** Whether the store failed, for example because the disk is full, and not a message. */
function isStoreFailure(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_')
}
