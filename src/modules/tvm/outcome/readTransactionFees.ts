import { CellError } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseMessage, type Transaction } from '../../../core/tlb/index.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { TransactionFees } from './TransactionFees.ts'

const MAX_U64 = (1n << 64n) - 1n

/** Fees of a transaction. Source: network 6.1. */
export function readTransactionFees(
  transaction: Transaction,
  rules?: ChainRules | undefined,
): ValueOf<typeof TransactionFees> {
  const { description } = transaction
  const storage = 'storage' in description ? (description.storage?.feesCollected ?? 0n) : 0n
  const gas = 'compute' in description && description.compute.type === 'vm' ? description.compute.gasFees : 0n
  const action = 'action' in description ? description.action : undefined
  const forward = action?.totalFwdFees ?? 0n
  const account = atLeastZero(transaction.totalFees.grams - (action?.totalActionFees ?? 0n) + forward)
  const inbound = atLeastZero(account - storage - gas - forward)
  return {
    in_msg_fwd_fee: inbound,
    storage_fee: storage,
    gas_fee: gas,
    out_msgs_fwd_fee: forward,
    total_account_fees: account,
    total_output: totalOutput(transaction, rules),
    ext_in_msg_fee: inbound,
    total_fwd_fees: forward,
    account_fees: account,
  }
}

function atLeastZero(value: bigint): bigint {
  return value < 0n ? 0n : value
}

function totalOutput({ outMsgs }: Transaction, rules: ChainRules | undefined): bigint {
  let sum = 0n
  for (const cell of outMsgs) {
    try {
      const { header } = parseMessage(cell, rules)
      if (header.type === 'internal') sum += header.value.grams
    } catch (error) {
      if (!(error instanceof CellError)) throw error
    }
  }
  return sum > MAX_U64 ? 0n : sum
}
