import { expect } from 'vitest'
import { parseAccountObject, parseMessageObject, parseTransactionObject } from '../../../src/core/boc/index.ts'
import { type Cell, writeBoc } from '../../../src/core/cells/index.ts'
import {
  type BlockchainConfig,
  defaultBlockchainConfig,
  type Executed,
  type ExecuteInput,
  executeTransaction,
  NotAccepted,
} from '../../../src/core/executor/index.ts'
import { type Account, parseAccount, parseTransaction } from '../../../src/core/tlb/index.ts'
import { executeElsewhere } from './otherExecutor.ts'

/** Unix time of all blocks, s. */
export const BLOCK_TIME = 1_700_000_100

/**
 * Executes a message under classic rules here and in the other executor. Transactions and accounts have to be the same,
 * or both have to refuse the message: `NotAccepted` is thrown then.
 */
export function executeBoth(
  accountCell: Cell,
  message: Cell,
  { config = defaultBlockchainConfig(), time = BLOCK_TIME }: { config?: BlockchainConfig; time?: number } = {},
): Executed {
  const account = parseAccount(accountCell)
  const lastLt = account?.lastTransLt
  const expected = executeElsewhere(config, accountCell, message, time)
  const executed = executeHere(account, {
    accountCell,
    message,
    config,
    lt: lastLt === undefined ? 1n : lastLt + 1n,
    blockLt: lastLt ?? 0n,
    blockTimeSec: time,
    ...(lastLt !== undefined && { previousTransaction: { hash: new Uint8Array(32), lt: lastLt } }),
  })
  if (executed instanceof NotAccepted) {
    expect(expected).toEqual({ refused: executed.exitCode })
    throw executed
  }
  if (!('transaction' in expected)) throw new Error(`The other executor refused: ${JSON.stringify(expected)}`)
  if (expected.transaction.hashHex() !== executed.transactionCell.hashHex()) {
    expect(readable(executed.transactionCell, executed.accountCell)).toEqual(
      readable(expected.transaction, expected.account),
    )
  }
  expect(executed.transactionCell.hashHex()).toBe(expected.transaction.hashHex())
  return executed
}

function executeHere(
  account: Account | undefined,
  input: Omit<ExecuteInput, 'account' | 'rules'>,
): Executed | NotAccepted {
  try {
    return executeTransaction({ ...input, account, rules: 'classic' })
  } catch (error) {
    if (error instanceof NotAccepted) return error
    throw error
  }
}

/** The transaction and the account in a form that a person can compare. */
function readable(transaction: Cell, account: Cell): object {
  return {
    messages: parseTransaction(transaction).outMsgs.map((cell) => parseMessageObject(source(cell), 'classic')),
    transaction: { ...parseTransactionObject(source(transaction), 'classic'), boc: '' },
    account: { ...parseAccountObject(source(account)), boc: '' },
  }
}

function source(root: Cell) {
  return { root, bytes: () => writeBoc(root) }
}
