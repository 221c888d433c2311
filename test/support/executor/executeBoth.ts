import { expect } from 'vitest'
import type { Cell } from '../../../src/core/cells/index.ts'
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
    expect(executed.account).toEqual(parseAccount(expected.account))
    expect(executed.transaction).toEqual(parseTransaction(expected.transaction))
  }
  expect(executed.transactionCell.hashHex()).toBe(expected.transaction.hashHex())
  return executed
}
