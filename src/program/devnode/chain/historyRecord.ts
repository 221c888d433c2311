/** State before a transaction, stored so that it can be explained and run again. */
import { hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, parseBoc, writeBoc } from '../../../core/cells/index.ts'
import { prunedCell } from '../../../core/chain/prunedCell.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { arrivedMoney, type Executed, type LossReason } from '../../../core/executor/index.ts'
import { type Account, accountCell, currencies, parseAccount, parseMessage } from '../../../core/tlb/index.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { HistoryRecord } from '../store/records.ts'
import type { AccountState } from './AccountStates.ts'

/** Money that a transaction lost besides its fees. */
export interface LostMoney {
  /** 0 is the main currency. */
  readonly currency: number
  /** Decimal text, nano units. */
  readonly amount: string
  readonly reason: LossReason
}

/** Values that a run depended on besides account, message and block, the money that it lost, and what it printed. */
export interface HistoryFacts {
  /** Amount that the Dapp could mint, in nano. */
  readonly dappCredit: bigint
  /** Whether signatures were not checked. */
  readonly isUnsigned: boolean
  readonly lost: readonly LostMoney[]
  /** Lines that the contract printed with debug instructions. */
  readonly logs: readonly string[]
}

/** `HistoryFacts` and the account before the transaction. */
export type HistoryState = HistoryFacts & Pick<AccountState, 'account' | 'cell' | 'dappId'>

/** `HistoryState` as it is stored: an account in its own form is written without its code. */
export type MomentBefore = HistoryState & Pick<AccountState, 'isOwnForm'>

/** Money that a transaction lost on an account in this state. */
export function lostMoney(
  { account, dappId }: Pick<MomentBefore, 'account' | 'dappId'>,
  executed: Executed,
  rules: ChainRules,
): LostMoney[] {
  const { transaction, outMessages, minted, dappCreditUsed } = executed
  const { lost } = arrivedMoney({
    transaction,
    message: transaction.inMsg && parseMessage(transaction.inMsg, rules),
    dappId: dappId === undefined ? undefined : hexToBytes(dappId),
    rules,
    balance: account?.balance ?? currencies(0n),
    executed: {
      balance: executed.account?.balance,
      outMessages: outMessages.map((cell) => parseMessage(cell, rules)),
      minted,
      dappCreditUsed,
    },
  })
  return lost.map(({ currency, amount, reason }) => ({ currency, amount: String(amount), reason }))
}

/** Members of the context; absent ones have the usual value. */
interface Context {
  readonly credit: string
  readonly unsigned?: true
  readonly lost?: readonly LostMoney[]
  readonly logs?: readonly string[]
}

/** The code is stored separately: all accounts of a contract share it, and it is usually the largest part. */
export function historyRecord(chainOrder: string, moment: MomentBefore): HistoryRecord {
  const { account, cell, dappId, isOwnForm, dappCredit, isUnsigned, lost, logs } = moment
  const context: Context = {
    credit: String(dappCredit),
    ...(isUnsigned && { unsigned: true }),
    ...(lost.length > 0 && { lost }),
    ...(logs.length > 0 && { logs }),
  }
  const common = { chainOrder, dappId, context: JSON.stringify(context) }
  const code = account?.state.type === 'active' ? account.state.init.code : undefined
  if (cell === undefined) return { ...common, account: new Uint8Array(), code: undefined }
  if (account === undefined || code === undefined || !isOwnForm) {
    return { ...common, account: writeBoc(cell), code: undefined }
  }
  return {
    ...common,
    account: writeBoc(accountCell(withCode(account, prunedCell(code.hash())))),
    code: { hash: code.hashHex(), boc: bocOfCode(code) },
  }
}

/** BOCs by cell: the code of an account is the same cell in each transaction. */
const bocsOfCode = new WeakMap<Cell, Uint8Array>()

function bocOfCode(code: Cell): Uint8Array {
  let boc = bocsOfCode.get(code)
  if (boc === undefined) {
    boc = writeBoc(code)
    bocsOfCode.set(code, boc)
  }
  return boc
}

/** `undefined` for a transaction whose earlier state is not kept. */
export function readHistoryFacts(store: NodeStore, chainOrder: string): HistoryFacts | undefined {
  const [row] = store.select({ text: 'SELECT context FROM history WHERE chain_order = ?', values: [chainOrder] }, 1000)
  return row && factsOf(row['context'] as string)
}

/** The state before a transaction with its account; `undefined` if it is not kept. */
export function readHistoryState(store: NodeStore, chainOrder: string): HistoryState | undefined {
  const text = `SELECT h.context, h.dapp_id, h.account, c.boc AS code FROM history AS h
    LEFT JOIN history_codes AS c ON c.hash = h.code_hash WHERE h.chain_order = ?`
  const [row] = store.select({ text, values: [chainOrder] }, 1000)
  if (row === undefined) return undefined
  const facts = factsOf(row['context'] as string)
  const dappId = (row['dapp_id'] as string | null) ?? undefined
  const bytes = row['account'] as Buffer
  if (bytes.length === 0) return { ...facts, dappId, account: undefined, cell: undefined }
  const stored = parseBoc(new Uint8Array(bytes))
  const code = row['code'] as Buffer | null
  const read = parseAccount(stored)
  if (code === null || read === undefined) return { ...facts, dappId, account: read, cell: stored }
  const account = withCode(read, parseBoc(new Uint8Array(code)))
  return { ...facts, dappId, account, cell: accountCell(account) }
}

/** Hash of the code that the account had; `undefined` if it had no code. */
export function codeHashBefore({ account }: HistoryState): string | undefined {
  return account?.state.type === 'active' ? account.state.init.code?.hashHex() : undefined
}

function factsOf(text: string): HistoryFacts {
  const { credit, unsigned = false, lost = [], logs = [] } = JSON.parse(text) as Context
  return { dappCredit: BigInt(credit), isUnsigned: unsigned, lost, logs }
}

function withCode(account: Account, code: Cell): Account {
  if (account.state.type !== 'active') return account
  return { ...account, state: { type: 'active', init: { ...account.state.init, code } } }
}
