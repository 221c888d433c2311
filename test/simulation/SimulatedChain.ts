/**
 * The truth of a simulated network: accounts, their transactions, and the clock of its blocks. Messages are executed by real
 * contracts, so that replay protection and expiration are those of the chain. Nodes show what was true at some moment.
 */
import { hexToBytes } from '../../src/core/bytes/index.ts'
import { type Cell, parseBocBase64, writeBocBase64 } from '../../src/core/cells/index.ts'
import {
  defaultBlockchainConfig,
  type Executed,
  executeTransaction,
  NotAccepted,
} from '../../src/core/executor/index.ts'
import { type Account, currencies } from '../../src/core/tlb/index.ts'
import type { Chance } from './Chance.ts'
import type { SimulatedTime } from './SimulatedTime.ts'

export const GLOBAL_ID = 42

/** One transaction, as nodes know it. */
export interface ChainTransaction {
  /** 64 hex digits. */
  readonly id: string
  readonly accountId: string
  readonly messageId: string
  readonly lt: bigint
  readonly previousId: string
  readonly outMessages: number
  readonly boc: string
  readonly aborted: boolean
  readonly exitCode: number
  readonly blockSec: number
  /** True time of the execution and of its finality, ms. */
  readonly atMs: number
  readonly finalAtMs: number
}

interface AccountState {
  readonly atMs: number
  readonly boc: string
}

interface ChainAccount {
  readonly id: string
  account: Account | undefined
  cell: Cell | undefined
  dappId: string | undefined
  last: { readonly hash: Uint8Array; readonly lt: bigint } | undefined
  readonly transactions: ChainTransaction[]
  readonly states: AccountState[]
}

export type ChainOutcome =
  | { readonly type: 'executed'; readonly transaction: ChainTransaction }
  | { readonly type: 'refused'; readonly code: string; readonly exitCode: number | undefined }

const LT_STEP = 1_000_000n
const NO_HASH = '0'.repeat(64)
/** Maximum lag of the clock of a block producer; less than `network.expiration_margin`. */
export const MAX_PRODUCER_LAG_MS = 20_000

export class SimulatedChain {
  readonly accounts = new Map<string, ChainAccount>()
  readonly byMessage = new Map<string, ChainTransaction>()
  readonly byId = new Map<string, ChainTransaction>()
  /** In the order of their execution. */
  readonly transactions: ChainTransaction[] = []
  readonly #time: SimulatedTime
  readonly #chance: Chance
  readonly #lags: boolean
  readonly #followers = new Set<(transaction: ChainTransaction) => void>()
  readonly #config = defaultBlockchainConfig('node')
  #lt = LT_STEP
  #blockMs = 0
  #lagMs = 0

  constructor(time: SimulatedTime, chance: Chance, { lags }: { readonly lags: boolean }) {
    this.#time = time
    this.#chance = chance
    this.#lags = lags
  }

  get capabilities(): bigint {
    return this.#config.capabilities
  }

  /** Time of the next block by the clock of its producer, unix time in s; it never goes back. */
  get blockSec(): number {
    this.#blockMs = Math.max(this.#blockMs, this.#time.nowMs - this.#lagMs)
    return Math.floor(this.#blockMs / 1000)
  }

  /** Adds money to an account. */
  fund(id: string, grams: bigint): void {
    const account: Account = {
      address: { type: 'std', workchain: 0, account: hexToBytes(id)! },
      storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid: this.blockSec },
      lastTransLt: 0n,
      balance: currencies(grams),
      state: { type: 'uninit' },
    }
    const entry = { id, account, cell: undefined, dappId: undefined, last: undefined, transactions: [], states: [] }
    this.accounts.set(id, entry)
  }

  /** Calls `follower` with each transaction. Returns how to end that. */
  follow(follower: (transaction: ChainTransaction) => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  /** Executes an external message, or refuses it. A contract that protects itself executes no message twice. */
  execute(message: Cell, accountId: string): ChainOutcome {
    const entry = this.accounts.get(accountId)
    if (this.#lags) this.#lagMs = Math.min(MAX_PRODUCER_LAG_MS, this.#chance.spread(1, 2 * MAX_PRODUCER_LAG_MS))
    if (entry === undefined) return { type: 'refused', code: 'COMPUTE_SKIPPED', exitCode: 2 }
    const { blockSec } = this
    try {
      this.#lt += LT_STEP
      const executed = executeTransaction({
        account: entry.account,
        ...(entry.cell && { accountCell: entry.cell }),
        ...(entry.dappId !== undefined && { dappId: entry.dappId }),
        ...(entry.last && { previousTransaction: entry.last }),
        ...{ message, config: this.#config, rules: 'current', lt: this.#lt, blockLt: this.#lt, blockTimeSec: blockSec },
        ...{ randomSeed: new Uint8Array(32), signatureId: GLOBAL_ID },
      })
      return { type: 'executed', transaction: this.#keep(entry, message, executed, blockSec) }
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error
      const code = error.reason === 'notAccepted' ? 'TVM_ERROR' : 'COMPUTE_SKIPPED'
      return { type: 'refused', code, exitCode: error.exitCode }
    }
  }

  #keep(entry: ChainAccount, message: Cell, executed: Executed, blockSec: number): ChainTransaction {
    const { nowMs } = this.#time
    const { transaction, transactionCell, account, accountCell, dappId, outMessages, aborted, exitCode } = executed
    const messageId = message.hashHex()
    // An aborted transaction undoes the mark by which the contract recognizes a message.
    if (this.byMessage.get(messageId)?.aborted === false) throw new Error('The chain executed a message twice')
    const known: ChainTransaction = {
      ...{ id: transactionCell.hashHex(), accountId: entry.id, messageId, lt: transaction.lt },
      previousId: entry.transactions.at(-1)?.id ?? NO_HASH,
      ...{ outMessages: outMessages.length, boc: writeBocBase64(transactionCell) },
      ...{ aborted, exitCode: exitCode ?? 0, blockSec, atMs: nowMs, finalAtMs: nowMs + this.#chance.between(0, 4000) },
    }
    this.#lt = transaction.lt + BigInt(outMessages.length) + 1n
    entry.account = account
    entry.cell = account && accountCell
    entry.dappId = dappId
    entry.last = { hash: transactionCell.hash(), lt: transaction.lt }
    entry.transactions.push(known)
    entry.states.push({ atMs: nowMs, boc: writeBocBase64(accountCell) })
    this.byMessage.set(messageId, known)
    this.byId.set(known.id, known)
    this.transactions.push(known)
    for (const follower of this.#followers) follower(known)
    return known
  }

  /** State of an account at some moment; `undefined` if it did not exist. */
  stateAt(accountId: string, atMs: number): { readonly boc: string; readonly dappId: string } | undefined {
    const entry = this.accounts.get(accountId)
    const state = entry?.states.findLast((candidate) => candidate.atMs <= atMs)
    return state && { boc: state.boc, dappId: entry?.dappId ?? accountId }
  }

  /** Executes the message of a deployment before the simulation begins. */
  deploy(message: string, accountId: string): void {
    this.fund(accountId, 10n ** 15n)
    const outcome = this.execute(parseBocBase64(message), accountId)
    if (outcome.type !== 'executed' || outcome.transaction.aborted) throw new Error('The deployment failed')
  }
}
