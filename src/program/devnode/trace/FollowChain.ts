/**
 * Describes transactions and refusals to a watcher of the node. A watcher must not slow the node down: a few transactions
 * are described in each turn of the event loop, and only part of a flood; the number of omitted ones is reported.
 */
import type { Cell } from '../../../core/cells/index.ts'
import { parseMessage } from '../../../core/tlb/index.ts'
import type { Clock } from '../../../ports/Clock.ts'
import type { Log } from '../../../ports/Log.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import type { ChainRequest, RefusedMessage } from '../chain/MessageOutcome.ts'
import type { CommitNotice } from '../store/records.ts'
import type { ContractNames } from './ContractNames.ts'
import { contractExitText } from './contractExitText.ts'
import { decodeMessage } from './DecodedMessage.ts'
import { readLine, type TransactionLine } from './TransactionLine.ts'

/** A message that made no transaction. Members that do not apply are null. */
export interface RefusedLine {
  /** Unix time, s. */
  readonly time: number
  readonly account_id: string
  readonly account: string | null
  readonly contract: string | null
  readonly function: string | null
  /** Error code of the answer. */
  readonly code: string
  readonly message: string
  readonly exit_code: number | null
  readonly exit_text: string | null
  /** What the contract printed; empty if there is a transaction that has it. */
  readonly logs: readonly string[]
}

export interface ChainWatcher {
  transaction(line: TransactionLine): void
  refused(line: RefusedLine): void
  /** Explanation of a refusal or of an aborted transaction that was reported before. */
  explained(failure: Failure): void
  /** Number of transactions that were not described. */
  omitted(count: number): void
  /** The chain was replaced: it went back to a snapshot, started over or was read from a file. */
  replaced(): void
}

export interface FollowChainOptions {
  readonly names: ContractNames
  /** Time of the chain. */
  readonly clock: Clock
  readonly log: Log
  readonly watcher: ChainWatcher
  /** Explains a transaction, or a message that was refused; `undefined` if nothing failed. */
  readonly explain: (
    about: { readonly transaction: string } | { readonly message: Cell },
  ) => Promise<Failure | undefined>
}

/** Transactions that are described in one turn. */
const TURN = 20
/** Maximum number of waiting transactions; further ones are omitted. */
const MAX_WAITING = 2000
/** Maximum number of explanations in `EXPLAINING_MS`; further failures are not explained. */
const MAX_EXPLAINING = 10
const EXPLAINING_MS = 250

export class FollowChain {
  readonly #options: FollowChainOptions
  readonly #unfollow: () => void
  #waiting: string[] = []
  #omitted = 0
  #turn: NodeJS.Immediate | undefined
  #explaining = 0
  #isClosed = false

  constructor(options: FollowChainOptions) {
    this.#options = options
    this.#unfollow = options.names.store.events.follow((notice) => this.#follow(notice))
  }

  /** Describes a message that was refused. */
  refused(request: ChainRequest, outcome: RefusedMessage): void {
    this.#guard(() => this.#describeRefusal(request, outcome))
  }

  /** Describes waiting transactions, then ends. */
  close(): void {
    this.#isClosed = true
    this.#unfollow()
    while (this.#waiting.length > 0 || this.#omitted > 0) this.#describe()
    if (this.#turn !== undefined) clearImmediate(this.#turn)
  }

  #describeRefusal(request: ChainRequest, outcome: RefusedMessage): void {
    const { names, clock, watcher } = this.#options
    const { accountId } = request
    const codeHash = names.store.readAccount(accountId)?.codeHash
    const contract = names.find(codeHash)
    const exitCode = outcome.exitCode ?? null
    // For other refusals, the number says why nothing was run.
    const isExit = outcome.code === 'TVM_ERROR' && exitCode !== null
    watcher.refused({
      time: Math.floor(clock.now() / 1000),
      account_id: accountId,
      account: names.accountName(accountId) ?? null,
      contract: contract?.name ?? null,
      function: request.kind === 'external' ? this.#functionOf(request, contract) : null,
      code: outcome.code,
      message: outcome.message,
      exit_code: isExit ? exitCode : null,
      exit_text: isExit ? (contractExitText(exitCode, codeHash) ?? null) : null,
      logs: outcome.isExecuted === true ? [] : (outcome.logs ?? []),
    })
    // A transaction is explained when it is described.
    if (request.kind === 'external' && outcome.isExecuted !== true) void this.#explain({ message: request.cell })
  }

  /** A rerun takes a while, so the explanation comes after the line of the failure. */
  async #explain(about: Parameters<FollowChainOptions['explain']>[0]): Promise<void> {
    if (this.#isClosed || this.#explaining >= MAX_EXPLAINING) return
    this.#explaining++
    try {
      const failure = await this.#options.explain(about)
      if (failure !== undefined && !this.#isClosed) this.#options.watcher.explained(failure)
    } catch (error) {
      // The chain may have been reverted in the meantime.
      this.#options.log.debug('failure not explained', { reason: (error as Error).message })
    } finally {
      setTimeout(() => this.#explaining--, EXPLAINING_MS).unref()
    }
  }

  #functionOf(
    { cell }: Extract<ChainRequest, { kind: 'external' }>,
    contract: ReturnType<ContractNames['find']>,
  ): string | null {
    const { names } = this.#options
    const { body, init } = parseMessage(cell, names.rules)
    const destination = contract ?? names.find(init?.code?.hashHex())
    const message = { body, type: 'external_in', isBounced: false, source: undefined, destination } as const
    return decodeMessage(message).name ?? null
  }

  #follow({ transactions, isReplaced }: CommitNotice): void {
    if (isReplaced === true) {
      while (this.#waiting.length > 0 || this.#omitted > 0) this.#describe()
      this.#options.watcher.replaced()
    }
    const room = MAX_WAITING - this.#waiting.length
    this.#waiting.push(...transactions.slice(0, room))
    this.#omitted += Math.max(0, transactions.length - room)
    this.#schedule()
  }

  /** A transaction that cannot be described must not stop the node. */
  #guard(describe: () => void): void {
    try {
      describe()
    } catch (error) {
      const { name, message } = error as Error
      this.#options.log.error('transaction not described', { name, reason: message })
    }
  }

  #schedule(): void {
    if (this.#waiting.length === 0 && this.#omitted === 0) return
    this.#turn ??= setImmediate(() => {
      this.#turn = undefined
      this.#describe()
      this.#schedule()
    })
  }

  #describe(): void {
    for (const id of this.#waiting.splice(0, TURN)) {
      this.#guard(() => {
        const line = readLine(this.#options.names, id)
        if (line === undefined) return
        this.#options.watcher.transaction(line)
        if (line.aborted) void this.#explain({ transaction: id })
      })
    }
    if (this.#waiting.length > 0 || this.#omitted === 0) return
    const count = this.#omitted
    this.#omitted = 0
    this.#options.watcher.omitted(count)
  }
}
