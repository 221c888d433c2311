/** Transactions of lists with their real changes of balances; networks count burnt amounts as income. */
import type { BalanceChange } from '../../../../../bindings/typescript/generated/types/processing.ts'
import { accountIdOf } from '../../../common/consolePaths.ts'
import type { ShownLoss } from '../../../common/moneyText.ts'
import { loadDappIds } from './accounts.ts'
import { library } from './connection.ts'
import { type IntegerText, toBigInt } from './formats.ts'

/** A transaction with the fields of `TRANSACTION_ROW`. */
export interface FoundTransaction {
  readonly id: string
  readonly account_addr: string
  readonly now: number
  readonly lt: IntegerText
  readonly aborted: boolean | null
  /** Base64. */
  readonly boc: string | null
  readonly outmsg_cnt: number | null
  /** Cursor in the network's list; absent if the row was not read from that list. */
  readonly cursor?: string
  readonly compute: {
    readonly exit_code: number | null
    readonly gas_used: IntegerText
    readonly compute_type_name: string | null
  } | null
  readonly in_message: {
    readonly msg_type_name: string
    readonly src: string | null
    readonly value: IntegerText
    readonly bounce: boolean | null
    /** Base64. */
    readonly body: string | null
  } | null
}

export const TRANSACTION_ROW = `id account_addr now lt aborted boc outmsg_cnt
  compute { exit_code gas_used compute_type_name } in_message { msg_type_name src value bounce body }`

/**
 * `received`: no contract was executed, because the account has none, and the money arrived. `burnt`: the same, but
 * nothing arrived. `unknown`: the same, but the amounts could not be read.
 */
export type Outcome = 'done' | 'failed' | 'received' | 'burnt' | 'unknown'

export interface TransactionRow extends FoundTransaction {
  readonly outcome: Outcome
  /** Changes of the balance by currency, nano; absent where they cannot be read. */
  readonly changes: ReadonlyMap<number, bigint> | undefined
  /** Total fees of the account, nano. */
  readonly fees: bigint | undefined
  readonly losses: readonly ShownLoss[]
}

interface Money {
  readonly changes: ReadonlyMap<number, bigint>
  readonly fees: bigint
  readonly losses: readonly ShownLoss[]
  readonly hasArrived: boolean
}

/** Cache by transaction; rows never change. */
const known = new Map<string, Money>()
const MOST_KNOWN = 5000

/** `dappId` is that of all accounts, where it is known. Rejects when the connection is lost. */
export async function readRows(
  found: readonly FoundTransaction[],
  dappId?: string | undefined,
): Promise<TransactionRow[]> {
  const missing = found.filter(({ id, boc }) => boc !== null && boc !== undefined && !known.has(id))
  if (missing.length > 0) await learn(missing, dappId)
  return found.map((row) => {
    const money = known.get(row.id)
    return {
      ...row,
      outcome: outcomeOf(row, money),
      changes: money?.changes,
      fees: money?.fees,
      losses: money?.losses ?? [],
    }
  })
}

async function learn(rows: readonly FoundTransaction[], dappId: string | undefined): Promise<void> {
  if (known.size > MOST_KNOWN) known.clear()
  const client = await library()
  // The Dapp ID matters only for amounts received from another account.
  const paid = rows.filter(({ in_message: message }) => message?.msg_type_name === 'Internal')
  const ids = paid.map(({ account_addr }) => accountIdOf(account_addr))
  const dappIds = dappId === undefined ? await loadDappIds(ids) : new Map(ids.map((id) => [id, dappId]))
  const { transactions } = await client.processing.readBalanceChanges({
    transactions: rows.map(({ account_addr, boc }) => {
      const own = dappIds.get(accountIdOf(account_addr))
      return { boc: boc!, ...(own !== undefined && { dapp_id: own }) }
    }),
  })
  for (const [index, { id }] of rows.entries()) known.set(id, moneyOf(transactions[index]!))
}

function moneyOf({ changes, fees, losses, arrived }: BalanceChange): Money {
  return {
    changes: new Map(changes.map(({ currency, amount }) => [currency, BigInt(amount)])),
    fees: toBigInt(fees.account_fees),
    losses: losses.map(({ currency, amount, reason, certainty }) => {
      return { currency, amount, reason, exact: certainty === 'certain' }
    }),
    hasArrived: arrived.length > 0,
  }
}

function outcomeOf({ aborted, compute, in_message: message }: FoundTransaction, money: Money | undefined): Outcome {
  if (aborted !== true) return 'done'
  const stays = compute?.compute_type_name === 'Skipped' && message?.bounce !== true
  if (!stays) return 'failed'
  if (money === undefined) return message?.msg_type_name === 'Internal' ? 'unknown' : 'failed'
  return money.hasArrived ? 'received' : money.losses.length > 0 ? 'burnt' : 'failed'
}
