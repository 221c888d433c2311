import { bytesToHex } from '../../../src/core/bytes/index.ts'
import { parseBoc, writeBoc } from '../../../src/core/cells/index.ts'
import { type Executed, type ExecuteInput, executeTransaction } from '../../../src/core/executor/index.ts'
import {
  accountCell,
  messageCell,
  parseAccount,
  parseMessage,
  parseTransaction,
  transactionCell,
} from '../../../src/core/tlb/index.ts'
import { keepAccounts } from './keepAccounts.ts'

/** What is wrong with a transaction, one line each, by rules that need no other executor. */
export function checkTransaction(input: ExecuteInput, executed: Executed): string[] {
  const accounts = input.rules === 'current' ? keepAccounts(input, executed) : []
  return [...identityProblems(input, executed), ...formProblems(input, executed), ...accounts]
}

/** Times, hashes and repetition. */
function identityProblems(input: ExecuteInput, executed: Executed): string[] {
  const { transaction, transactionCell, account, outMessages } = executed
  const problems: string[] = []
  const { stateUpdate, lt } = transaction
  if (bytesToHex(stateUpdate.oldHash) !== accountCell(input.account).hashHex())
    problems.push('the old hash is not that of the state before')
  if (bytesToHex(stateUpdate.newHash) !== accountCell(account).hashHex())
    problems.push('the new hash is not that of the state after')
  if (account !== undefined && account.lastTransLt !== lt + 1n + BigInt(outMessages.length))
    problems.push('the time of the account is wrong')
  if (lt < input.lt || lt < (input.account?.lastTransLt ?? 0n))
    problems.push('the transaction is earlier than its account')
  if (transaction.origStatus !== (input.account?.state.type ?? 'nonexist')) problems.push('the status before is wrong')
  if (transaction.endStatus !== (account?.state.type ?? 'nonexist')) problems.push('the status after is wrong')
  const again = executeTransaction(input)
  if (again.transactionCell.hashHex() !== transactionCell.hashHex())
    problems.push('a repetition gives another transaction')
  if (again.accountCell.hashHex() !== executed.accountCell.hashHex())
    problems.push('a repetition gives another account')
  return problems
}

/** Serialized objects can be parsed, and are identical when they are serialized again. */
function formProblems(
  { rules }: ExecuteInput,
  { transaction, transactionCell: cell, account, outMessages, accountCell: state }: Executed,
): string[] {
  const problems: string[] = []
  const read = parseTransaction(parseBoc(writeBoc(cell)))
  if (transactionCell(read).hashHex() !== cell.hashHex()) problems.push('the transaction reads as another one')
  if (account !== undefined && accountCell(parseAccount(parseBoc(writeBoc(state)))).hashHex() !== state.hashHex()) {
    problems.push('the account reads as another one')
  }
  for (const [index, message] of outMessages.entries()) {
    const parsed = parseMessage(parseBoc(writeBoc(message)), rules)
    if (messageCell(parsed, rules).hashHex() !== message.hashHex())
      problems.push(`message ${index} reads as another one`)
    const { header } = parsed
    if (header.type === 'externalIn') problems.push(`message ${index} is an inbound one`)
    else if (header.createdLt !== transaction.lt + 1n + BigInt(index))
      problems.push(`message ${index} has the wrong time`)
  }
  return problems
}
