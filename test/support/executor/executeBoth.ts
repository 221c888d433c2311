import { expect } from 'vitest'
import { parseAccountObject, parseMessageObject, parseTransactionObject } from '../../../src/core/boc/index.ts'
import { type Cell, writeBoc } from '../../../src/core/cells/index.ts'
import {
  type BlockchainConfig,
  defaultBlockchainConfig,
  type Executed,
  executeTransaction,
} from '../../../src/core/executor/index.ts'
import { parseAccount, parseTransaction } from '../../../src/core/tlb/index.ts'
import { executeElsewhere } from './otherExecutor.ts'

/** Unix time of all blocks, s. */
export const BLOCK_TIME = 1_700_000_100

/** Executes a message under classic rules here and elsewhere; both transactions and accounts have to be the same. */
export const executeBoth = (
  accountCell: Cell,
  message: Cell,
  { config = defaultBlockchainConfig(), time = BLOCK_TIME }: { config?: BlockchainConfig; time?: number } = {},
): Executed => {
  const account = parseAccount(accountCell)
  const lastLt = account?.lastTransLt
  const executed = executeTransaction({
    account,
    accountCell,
    message,
    config,
    rules: 'classic',
    lt: lastLt === undefined ? 1n : lastLt + 1n,
    blockLt: lastLt ?? 0n,
    blockTimeSec: time,
    ...(lastLt !== undefined && { previousTransaction: { hash: new Uint8Array(32), lt: lastLt } }),
  })
  const expected = executeElsewhere(config, accountCell, message, time)
  if (!('transaction' in expected)) throw new Error(`The other executor refused: ${JSON.stringify(expected)}`)
  if (expected.transaction.hashHex() !== executed.transactionCell.hashHex()) {
    expect(readable(executed.transactionCell, executed.accountCell)).toEqual(
      readable(expected.transaction, expected.account),
    )
  }
  expect(executed.transactionCell.hashHex()).toBe(expected.transaction.hashHex())
  return executed
}

/** What a person can compare. */
const readable = (transaction: Cell, account: Cell): object => ({
  messages: parseTransaction(transaction).outMsgs.map((cell) => parseMessageObject(source(cell), 'classic')),
  transaction: { ...parseTransactionObject(source(transaction), 'classic'), boc: '' },
  account: { ...parseAccountObject(source(account)), boc: '' },
})

const source = (root: Cell) => ({ root, bytes: () => writeBoc(root) })
