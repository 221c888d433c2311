import { bytesToHex } from '../../../core/bytes/index.ts'
import { Capability } from '../../../core/Capability.ts'
import { type Cell, writeBoc } from '../../../core/cells/index.ts'
import { type BlockTransaction, buildBlock, internalHeader } from '../../../core/chain/index.ts'
import { type BlockchainConfig, type Executed, executeTransaction, NotAccepted } from '../../../core/executor/index.ts'
import { RunLog, type VmEnvironment } from '../../../core/vm/index.ts'
import { wasmFolder } from '../../../system/wasmFolder.ts'
import type { ChainKeepers } from '../keepers/ChainKeepers.ts'
import type { NodeServices } from '../NodeServices.ts'
import { describeBlock, type ExecutedTransaction } from '../store/describeBlock.ts'
import { LAST_BLOCK_SETTING, type LastBlock, writeLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { BlockCommit, PendingMessage } from '../store/records.ts'
import type { AccountState, AccountStates } from './AccountStates.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { type ChainTime, TIME_SETTING } from './ChainTime.ts'
import type { CommitDelay } from './CommitDelay.ts'
import { emptyAccount, filledUp, giverCall, isGiver } from './giverPayment.ts'
import { historyRecord, lostMoney, type MomentBefore } from './historyRecord.ts'
import { impersonatedMessage } from './impersonatedMessage.ts'
import type { ChainRequest, GiftRequest, ImpersonatedRequest, MessageOutcome } from './MessageOutcome.ts'
import { executedOutcome, refused, refusedBy } from './outcomes.ts'
import { GIVER_ID } from './publicValues.ts'
import { isDeployedElsewhere, isElsewhere } from './requestedDapp.ts'

export interface ProducerOptions extends NodeServices {
  readonly store: NodeStore
  /** Stores the blocks. */
  readonly delay: CommitDelay
  readonly settings: ChainSettings
  readonly config: BlockchainConfig
  /** Folder of the WebAssembly components that contracts may run, by their SHA-256. Absent: no components. */
  readonly wasmFolder?: string | undefined
  /** Absent if the chain has no block keepers; the ids of blocks are then their hashes. */
  readonly keepers?: ChainKeepers | undefined
  /** Refuses deployments that name a Dapp ID under which the account will not be. Default: they are executed with a warning. */
  readonly refusesWrongDapp?: boolean | undefined
  /** Time of the blocks. */
  readonly time: ChainTime
  /** Amount that contracts of a Dapp ID may mint in one transaction, nano. */
  readonly dappCredit: (dappId: string | undefined) => bigint
  /** Whether the account belongs to the forked network and was not fetched yet. Absent: the chain is no fork. */
  readonly isMissing?: (accountId: string) => boolean
  /** Number of transactions whose previous states are kept, so that they can be run again. Default 0. */
  readonly historyLimit?: number | undefined
}

/** Maximum number of transactions of a block. */
const BLOCK_LIMIT = 1000
/** Time limit of the execution of a round, ms. */
const ROUND_LIMIT_MS = 500
/** Logical times of blocks begin at multiples of this. */
const LT_STEP = 1_000_000n

/** An internal message that waits for its execution. */
export interface Waiting {
  readonly id: string
  readonly cell: Cell
  readonly accountId: string
  /** Whether it was in the store before this round. */
  readonly isStored: boolean
}

/** A transaction, and what its contract printed. */
interface Ran {
  readonly executed: Executed
  readonly logs: readonly string[]
}

/** The work on one block. */
export class Round {
  waiting: Waiting[]
  readonly #options: ProducerOptions
  readonly #previous: LastBlock
  readonly #accounts: AccountStates
  readonly #storedBefore: readonly Waiting[]
  readonly #timeMs: number
  readonly #timeSec: number
  readonly #startLt: bigint
  readonly #randSeed: Uint8Array
  readonly #deadline: number
  readonly #environment: VmEnvironment
  /** What the contract of the present transaction prints. */
  readonly #log = new RunLog()
  #lt: bigint
  #dropped = 0
  readonly #executed: (ExecutedTransaction & BlockTransaction)[] = []
  readonly #changed = new Set<string>()
  /** States before the executed transactions, in their order; empty if the history is not kept. */
  readonly #moments: MomentBefore[] = []

  constructor(
    options: ProducerOptions,
    previous: LastBlock,
    accounts: AccountStates,
    waiting: readonly Waiting[],
    givenUp: readonly Waiting[],
  ) {
    this.#options = options
    this.#previous = previous
    this.#accounts = accounts
    this.#storedBefore = [...waiting, ...givenUp]
    this.waiting = [...waiting]
    this.#randSeed = options.random.bytes(32)
    this.#timeMs = options.time.blockTimeMs(previous.timeMs)
    this.#timeSec = Math.floor(this.#timeMs / 1000)
    this.#startLt = (previous.ref.endLt / LT_STEP + 1n) * LT_STEP
    this.#lt = this.#startLt
    const { wasmFolder: folder } = options
    this.#environment = folder === undefined ? {} : { wasm: { get: (hash: string) => wasmFolder.read(folder, hash) } }
    this.#deadline = options.clock.elapsed() + ROUND_LIMIT_MS
  }

  execute(request: ChainRequest): MessageOutcome {
    const { accountId } = request
    const { settings, refusesWrongDapp, log } = this.#options
    const { rules } = settings
    try {
      const state = this.#accounts.get(accountId)
      const { dappId } = state
      if (request.kind !== 'impersonated' && isElsewhere(request, state, rules)) {
        return refused('COMPUTE_SKIPPED', 'Compute phase skipped: no account with this Dapp ID', 0, dappId)
      }
      if (request.kind === 'external' && isDeployedElsewhere(request, state, rules)) {
        const reason = `the account will be under its own id ${accountId}, not under the Dapp ID ${request.dappId}`
        if (refusesWrongDapp === true) {
          return refused('COMPUTE_SKIPPED', `Compute phase skipped: wrong Dapp ID: ${reason}`, 0, dappId)
        }
        log.warn('deployment has a wrong Dapp ID', { account_id: accountId, message_hash: request.hash, reason })
      }
      const cell = this.#messageOf(request)
      const isUnsigned = request.kind === 'external' && request.isUnsigned === true
      const { executed, logs } =
        request.kind === 'gift' ? this.#receive(cell, accountId) : this.#run(cell, accountId, isUnsigned)
      this.drain()
      const { exitCode = 0 } = executed
      if (request.kind === 'external' && exitCode !== 0 && exitCode !== 1) {
        const text = `Compute phase failed with exit code ${exitCode}`
        return { ...refused('TVM_ERROR', text, exitCode, executed.dappId), logs, isExecuted: true }
      }
      return executedOutcome(cell.hashHex(), executed, rules)
    } catch (error) {
      if (error instanceof NotAccepted) {
        return { ...refusedBy(error, this.#accounts.get(accountId).dappId), logs: this.#log.take() }
      }
      const { name, message: text } = error as Error
      log.error('message failed', { name, reason: text })
      return refused('INTERNAL_ERROR', `Internal processing error: ${name}`)
    }
  }

  /** Executes waiting internal messages until the queue is empty or the round has to end. */
  drain(): void {
    const { clock } = this.#options
    while (this.waiting.length > 0 && this.#executed.length < BLOCK_LIMIT && clock.elapsed() < this.#deadline) {
      const next = this.#takeNext()
      if (next === undefined) return
      const { cell, accountId } = next
      try {
        this.#run(cell, accountId)
      } catch (error) {
        // No client waits for the outcome, and a message that can never be executed must not block the others.
        this.#dropped += 1
        this.#options.log.warn('internal message dropped', { name: (error as Error).name, id: cell.hashHex() })
      }
    }
  }

  /** Takes the first message whose account is available; other messages wait until their account is fetched. */
  #takeNext(): Waiting | undefined {
    const { isMissing } = this.#options
    if (isMissing === undefined) return this.waiting.shift()
    const index = this.waiting.findIndex(({ accountId }) => !isMissing(accountId))
    return index < 0 ? undefined : this.waiting.splice(index, 1)[0]
  }

  /**
   * Stores the block and returns the last block of the chain, which is the previous one if nothing happened and no
   * block is forced.
   */
  commit(isForced: boolean): LastBlock {
    if (!isForced && this.#executed.length === 0 && this.#dropped === 0) return this.#previous
    const { delay, settings, config, keepers, time } = this.#options
    const { rules, globalId } = settings
    const timeAfter = time.after(this.#timeMs)
    const { globalVersion: version, capabilities } = config
    const common = { rules, globalId, genUtime: this.#timeSec, startLt: this.#startLt, endLt: this.#lt }
    const transactions = this.#executed
    const built = buildBlock({
      ...common,
      transactions,
      version,
      capabilities,
      seqNo: this.#previous.ref.seqNo + 1,
      genUtimeMs: this.#timeMs % 1000,
      prev: this.#previous.ref,
      prevStateHash: this.#previous.stateHash,
      randSeed: this.#randSeed,
    })
    const previousId = this.#previous.ref.seqNo === 0 ? undefined : this.#previous.id
    const sealed = keepers?.seal({
      height: built.ref.seqNo,
      parentId: previousId,
      tvmHash: built.ref.rootHash,
      transactionCount: transactions.length,
    })
    const id = sealed?.record.id ?? bytesToHex(built.ref.rootHash)
    const last: LastBlock = { id, ref: built.ref, timeMs: this.#timeMs, stateHash: built.stateHash }
    const { accounts, deletedAccounts } = this.#describeAccounts()
    const commit: BlockCommit = {
      ...describeBlock({
        ...common,
        transactions,
        id,
        previousId,
        keepers: sealed?.record,
        height: built.ref.seqNo,
        boc: built.boc,
        cell: built.cell,
        accounts,
      }),
      deletedAccounts,
      ...this.#describeWaiting(),
      settings: {
        [LAST_BLOCK_SETTING]: writeLastBlock(last),
        ...sealed?.settings,
        ...(timeAfter !== time.state && { [TIME_SETTING]: JSON.stringify(timeAfter) }),
      },
    }
    delay.commit({ ...commit, history: this.#history(commit) })
    sealed?.accept()
    time.state = timeAfter
    return last
  }

  /** Executes a message. Throws NotAccepted; the account is then unchanged. */
  #run(cell: Cell, accountId: string, isUnsigned = false): Ran {
    const before = this.#accounts.get(accountId)
    const executed = this.#execute(cell, before, isUnsigned)
    const logs = this.#log.take()
    this.#remember(before, { executed, logs }, isUnsigned)
    this.#keep(accountId, before.dappId, executed)
    return { executed, logs }
  }

  #execute(cell: Cell, before: AccountState, isUnsigned: boolean): Executed {
    const { config, settings, dappCredit } = this.#options
    const { dappId } = before
    // A message that was dropped may have left lines.
    this.#log.take()
    return executeTransaction({
      log: this.#log,
      account: before.account,
      ...(before.cell && { accountCell: before.cell }),
      ...(dappId !== undefined && { dappId }),
      ...(before.previousTransaction && { previousTransaction: before.previousTransaction }),
      message: cell,
      config,
      rules: settings.rules,
      lt: this.#lt,
      blockLt: this.#startLt,
      blockTimeSec: this.#timeSec,
      randomSeed: this.#randSeed,
      seqNo: this.#previous.ref.seqNo + 1,
      signatureId: settings.globalId,
      environment: this.#environment,
      dappCredit: dappCredit(dappId),
      ...(isUnsigned && { checkSignatures: false }),
    })
  }

  /** Keeps the state before a transaction, so that it can be run again. */
  #remember(before: AccountState, { executed, logs }: Ran, isUnsigned: boolean): void {
    const { settings, dappCredit, historyLimit = 0 } = this.#options
    if (historyLimit === 0) return
    const lost = lostMoney(before, executed, settings.rules)
    this.#moments.push({ ...before, dappCredit: dappCredit(before.dappId), isUnsigned, lost, logs })
  }

  #keep(accountId: string, dappIdBefore: string | undefined, executed: Executed): void {
    const { transaction, transactionCell, account, accountCell, dappId, outMessages } = executed
    this.#lt = transaction.lt + BigInt(outMessages.length) + 1n
    this.#accounts.set(accountId, {
      account,
      cell: account && accountCell,
      dappId,
      isOwnForm: true,
      previousTransaction: { hash: transactionCell.hash(), lt: transaction.lt },
    })
    this.#changed.add(accountId)
    this.#executed.push({
      cell: transactionCell,
      transaction,
      dappId,
      codeHash: account?.state.type === 'active' ? account.state.init.code?.hashHex() : undefined,
      dappIdChanged: dappId !== dappIdBefore,
    })
    for (const message of outMessages) {
      const header = internalHeader(message, this.#options.settings.rules)
      // Other workchains do not exist: messages to them are stored and never arrive.
      if (header?.dest.workchain !== 0) continue
      const id = message.hashHex()
      this.waiting.push({ id, cell: message, accountId: bytesToHex(header.dest.account), isStored: false })
    }
  }

  #history({ transactions }: BlockCommit): NonNullable<BlockCommit['history']> {
    const records = this.#moments.map((moment, index) => historyRecord(transactions[index]!.chainOrder, moment))
    return { records, limit: this.#options.historyLimit ?? 0 }
  }

  #messageOf(request: ChainRequest): Cell {
    if (request.kind === 'external') return request.cell
    const paid = request.kind === 'gift' ? this.#pay(request) : undefined
    if (paid !== undefined) return paid
    const { rules } = this.#options.settings
    this.#lt += 1n
    const origin = { rules, sourceDappId: this.#sourceDappId(request), lt: this.#lt, timeSec: this.#timeSec }
    return impersonatedMessage(request, origin)
  }

  /**
   * A gift comes as if from the Dapp ID of the recipient: grams from another Dapp ID would be burnt. Source: formats
   * 3.3.
   */
  #sourceDappId(request: GiftRequest | ImpersonatedRequest): string | undefined {
    const known = request.kind === 'gift' ? undefined : request.sourceDappId
    const source = request.kind === 'gift' ? request.accountId : request.source
    return known ?? this.#accounts.get(source).dappId ?? this.#accounts.get(request.accountId).dappId
  }

  /**
   * Makes the giver send a gift. Tokens that go to another Dapp ID are burnt; so for this call the giver acts as an account of
   * the Dapp ID of the recipient. `undefined` if the giver cannot pay.
   */
  #pay(request: GiftRequest): Cell | undefined {
    const { settings, config, log } = this.#options
    const signatureId = config.has(Capability.signatureWithId) ? settings.globalId : undefined
    const before = this.#accounts.get(GIVER_ID)
    if (settings.rules !== 'current' || request.accountId === GIVER_ID || !isGiver(before.account)) return undefined
    const { dappId } = this.#accounts.get(request.accountId)
    const acting = { ...before, ...filledUp(before.account, request), dappId }
    try {
      const executed = this.#execute(giverCall(acting.account!, request, signatureId), acting, false)
      const [message] = executed.outMessages
      if (executed.aborted || message === undefined || executed.outMessages.length > 1) return undefined
      this.#remember(acting, { executed, logs: this.#log.take() }, false)
      const { dappId: _, ...rest } = executed
      this.#keep(GIVER_ID, before.dappId, { ...rest, ...(before.dappId !== undefined && { dappId: before.dappId }) })
      this.waiting.splice(
        this.waiting.findIndex(({ cell }) => cell === message),
        1,
      )
      return message
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error
      log.warn('the giver did not accept the call of the faucet', { reason: error.message })
      return undefined
    }
  }

  /** Executes the message of a gift; the account is created if it does not exist yet. */
  #receive(cell: Cell, accountId: string): Ran {
    const before = this.#accounts.get(accountId)
    if (before.account === undefined && this.#options.settings.rules === 'current') {
      this.#accounts.set(accountId, { ...before, ...emptyAccount(accountId, this.#timeSec) })
    }
    try {
      return this.#run(cell, accountId)
    } catch (error) {
      this.#accounts.set(accountId, before)
      throw error
    }
  }

  #describeAccounts() {
    const accounts: { cell: Cell; dappId: string | undefined }[] = []
    const deletedAccounts: { workchainId: number; accountId: string }[] = []
    for (const accountId of this.#changed) {
      const { cell, dappId } = this.#accounts.get(accountId)
      if (cell === undefined) deletedAccounts.push({ workchainId: 0, accountId })
      else accounts.push({ cell, dappId })
    }
    return { accounts, deletedAccounts }
  }

  #describeWaiting(): Pick<BlockCommit, 'pendingAdded' | 'pendingRemoved'> {
    const left = new Set(this.waiting.map(({ id }) => id))
    const pendingRemoved = this.#storedBefore.flatMap(({ id }) => (left.has(id) ? [] : id))
    const pendingAdded = this.waiting.flatMap(({ id, cell, accountId, isStored }, index): PendingMessage[] =>
      isStored
        ? []
        : [{ id, order: this.#lt + BigInt(index), boc: writeBoc(cell), context: { account_id: accountId } }],
    )
    this.waiting = this.waiting.map((message) => ({ ...message, isStored: true }))
    return { pendingAdded, pendingRemoved }
  }
}
