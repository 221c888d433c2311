import { bytesToBase64 } from '../../../core/bytes/index.ts'
import type { Clock } from '../../../ports/Clock.ts'
import { DEFAULT_THREAD, errorEnvelope, resultEnvelope, SERVER_ERROR } from '../../nodeApi/envelope.ts'
import {
  type AccountAnswer,
  type IncomingMessage,
  type MessageAnswer,
  type NodeBackend,
  RestError,
} from '../../nodeApi/NodeBackend.ts'
import type { ChainQueue } from '../chain/ChainQueue.ts'
import type { ExecutedMessage, MessageOutcome } from '../chain/MessageOutcome.ts'
import { AdminError } from '../controls/AdminError.ts'
import { readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'

export interface LocalBackendOptions {
  readonly store: NodeStore
  readonly queue: ChainQueue
  readonly clock: Clock
  /** Whether Dapp IDs are known to the chain. */
  readonly hasDappIds: boolean
  /** Settles when an account is available locally. Default: it always is. */
  readonly touchAccount?: ((accountId: string, dappId?: string) => Promise<void>) | undefined
}

interface StoredAccount {
  readonly boc: string
  readonly dappId: string | undefined
}

/** Maximum number of accounts whose text is kept for the next reader. */
const KEPT_ACCOUNTS = 10_000

/** Serves the REST routes from the chain of this node. */
export class LocalBackend implements NodeBackend {
  readonly #options: LocalBackendOptions
  readonly #accounts = new Map<string, StoredAccount>()
  readonly #select: { get(address: string): unknown }
  #stateTimestampMs: number | undefined

  constructor(options: LocalBackendOptions) {
    this.#options = options
    this.#select = options.store.database.prepare('SELECT dapp_id, boc FROM accounts WHERE address = ?')
    options.store.events.follow(({ accounts, isReplaced }) => {
      if (isReplaced) this.#accounts.clear()
      for (const address of accounts) this.#accounts.delete(address)
      this.#stateTimestampMs = undefined
    })
  }

  /**
   * An account is found under its Dapp ID and under its own id, where the chain keeps a pointer to the real Dapp ID; one
   * without Dapp ID under its own id. Source: network 4.2, decision 13.
   */
  async readAccount(accountId: string, dappId: string | undefined): Promise<AccountAnswer | undefined> {
    await this.#touch(accountId, dappId)
    const account = this.#read(`0:${accountId}`)
    if (account === undefined) return undefined
    if (this.#options.hasDappIds && dappId !== undefined && dappId !== accountId && dappId !== account.dappId) {
      return undefined
    }
    this.#stateTimestampMs ??= readLastBlock(this.#options.store).timeMs
    return { ...account, accountId, stateTimestampMs: this.#stateTimestampMs }
  }

  async postMessages(messages: readonly IncomingMessage[]): Promise<readonly MessageAnswer[]> {
    return await Promise.all(messages.map((message) => this.#post(message)))
  }

  async #post(message: IncomingMessage): Promise<MessageAnswer> {
    const { hash, accountId, cell, boc } = message
    if (message.threadId !== DEFAULT_THREAD) return unknownThread(message, this.#options.clock.now())
    const dappId = this.#options.hasDappIds ? message.dappId : undefined
    try {
      await this.#options.touchAccount?.(accountId, dappId)
      const outcome = await this.#options.queue.execute({ kind: 'external', cell, boc, hash, accountId, dappId })
      return { status: 200, envelope: envelopeOf(message, outcome, this.#options.clock.now()) }
    } catch (error) {
      if (error instanceof AdminError && error.code === 'fork_failed') {
        return { status: 502, envelope: errorEnvelope('INTERNAL_ERROR', error.message) }
      }
      const text = 'The status of message execution is unknown'
      return { status: 500, envelope: errorEnvelope(SERVER_ERROR, text) }
    }
  }

  /** Throws RestError if the forked network fails. */
  async #touch(accountId: string, dappId: string | undefined): Promise<void> {
    try {
      await this.#options.touchAccount?.(accountId, dappId)
    } catch (error) {
      throw error instanceof AdminError ? new RestError(502, error.message) : error
    }
  }

  #read(address: string): StoredAccount | undefined {
    const known = this.#accounts.get(address)
    if (known !== undefined) return known
    const row = this.#select.get(address) as { dapp_id: string; boc: Uint8Array } | undefined
    if (row === undefined) return undefined
    if (this.#accounts.size >= KEPT_ACCOUNTS) this.#accounts.clear()
    const account = { boc: bytesToBase64(row.boc), dappId: row.dapp_id === '' ? undefined : row.dapp_id }
    this.#accounts.set(address, account)
    return account
  }
}

/** Members of every answer to a message; the ids are those of the request. Source: network 4.6. */
function commonFields({ hash, accountId, threadId, dappId }: IncomingMessage, nowMs: number) {
  return {
    message_hash: hash,
    producers: [],
    current_time: String(nowMs),
    thread_id: threadId,
    account_id: accountId,
    dapp_id: dappId ?? null,
  }
}

/** The producer of the thread is not known, so the answer names no producer. Source: network 4.4, 4.7. */
function unknownThread(message: IncomingMessage, nowMs: number): MessageAnswer {
  const data = { ...commonFields(message, nowMs), exit_code: null }
  return { status: 400, envelope: errorEnvelope('WRONG_PRODUCER', 'This node does not produce the thread', data) }
}

function envelopeOf(message: IncomingMessage, outcome: MessageOutcome, nowMs: number) {
  const common = commonFields(message, nowMs)
  if (outcome.kind === 'refused') {
    const { exitCode = null, logs = [] } = outcome
    const data = { ...common, exit_code: exitCode, ...(logs.length > 0 && { logs }) }
    return errorEnvelope(
      outcome.code,
      outcome.message,
      outcome.code === 'DUPLICATE_MESSAGE' ? { ...data, thread_id: null } : data,
    )
  }
  return resultEnvelope({ ...common, ...resultFields(outcome) })
}

/** Members of the answer that describe the transaction. */
export function resultFields(outcome: ExecutedMessage) {
  return {
    block_hash: outcome.blockHash,
    tx_hash: outcome.txHash,
    state_timestamp: outcome.timeSec,
    ext_out_msgs: outcome.extOutBodies,
    aborted: outcome.aborted,
    exit_code: outcome.exitCode,
  }
}
