import { defineFunction } from '../../context/defineFunction.ts'
import type { ComputeScope } from '../../context/scopes.ts'
import { bytesToHex, hexToBytes } from '../../core/bytes/index.ts'
import { CellError } from '../../core/cells/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { arrivedMoney, balanceChanges } from '../../core/executor/index.ts'
import { parseMessage, parseTransaction } from '../../core/tlb/index.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { InvalidHex, InvalidParams } from '../../errors/client.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { readCell } from '../boc/index.ts'
import { lossesOf } from '../losses/lossesOf.ts'
import { readTransactionFees } from '../tvm/outcome/readTransactionFees.ts'
import {
  type BalanceChange,
  type ExecutedTransaction,
  ParamsOfReadBalanceChanges,
  ResultOfReadBalanceChanges,
} from './types/balanceChanges.ts'

const MOST = 1000

export const readBalanceChanges = defineFunction({
  name: 'processing.read_balance_changes',
  summary: 'Reports how executed transactions changed the balances of their accounts, and what was lost.',
  description:
    'The `balance_delta` of networks does not show what was burnt on arrival, such as tokens from another Dapp ID. No request is sent to the network.',
  params: ParamsOfReadBalanceChanges,
  result: ResultOfReadBalanceChanges,
  errors: [InvalidParams, InvalidHex, InvalidBoc, BocRefNotFound],
  extension: true,
  access: 'computes',
  example: { params: { transactions: [] }, result: { transactions: [] } },
  compute: ({ transactions }, scope) => {
    if (transactions.length > MOST) {
      throw InvalidParams.error(`Expected at most ${MOST} transactions, got ${transactions.length}`)
    }
    return { transactions: transactions.map((each) => read(scope, each)) }
  },
})

function read(
  { context, config }: ComputeScope,
  { boc, dapp_id }: ValueOf<typeof ExecutedTransaction>,
): ValueOf<typeof BalanceChange> {
  const { rules } = config.abi
  const given = dapp_id == null ? undefined : hexToBytes(dapp_id)
  if (dapp_id != null && given?.length !== 32) throw InvalidHex.error('`dapp_id` must have 64 hex digits')
  const cell = readCell(context, boc, 'boc')
  try {
    return describe(parseTransaction(cell), given, rules)
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw InvalidBoc.error(`The transaction cannot be parsed: ${error.message}`)
  }
}

function describe(
  transaction: ReturnType<typeof parseTransaction>,
  given: Uint8Array | undefined,
  rules: ChainRules,
): ValueOf<typeof BalanceChange> {
  const { inMsg, outMsgs, origStatus, accountAddr } = transaction
  const message = inMsg && parseMessage(inMsg, rules)
  const source = message?.header.type === 'internal' ? message.header.srcDappId : undefined
  // Accounts without a contract have no Dapp ID yet.
  const hadDappId = origStatus === 'active' || origStatus === 'frozen'
  const dappId = hadDappId ? (given ?? source) : undefined
  const money = arrivedMoney({ transaction, message, dappId, rules })
  const outMessages = outMsgs.map((cell) => parseMessage(cell, rules))
  return {
    changes: [...balanceChanges(transaction, { message, outMessages }, money)]
      .sort(([left], [right]) => left - right)
      .map(([currency, amount]) => ({ currency, amount: String(amount) })),
    fees: readTransactionFees(transaction, rules),
    arrived: [...money.arrived].map(([currency, amount]) => ({ currency, amount: String(amount) })),
    losses: lossesOf(money.lost, {
      accountId: bytesToHex(accountAddr),
      dappId: dappId && bytesToHex(dappId),
      messageHash: inMsg?.hash(),
    }),
  }
}
