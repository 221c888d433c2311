import { Builder } from '../../../src/core/cells/index.ts'
import { defaultBlockchainConfig, executeTransaction, NotAccepted } from '../../../src/core/executor/index.ts'
import { currencies, parseAccount } from '../../../src/core/tlb/index.ts'
import { internalMessage, uninitAccount } from '../../support/executor/classicMessages.ts'
import { executeElsewhere } from '../../support/executor/otherExecutor.ts'
import { codeWithActions, randomActions } from '../../support/executor/randomActions.ts'
import type { Dice } from '../Dice.ts'

const TIME = 1_700_000_100

/** A contract with random actions gets a message, here and in the independent executor; a text if they disagree. */
export function compareActions(dice: Dice): string | undefined {
  const extra = dice.below(3) === 0
  const code = codeWithActions(randomActions(dice, extra))
  const balance = currencies(dice.pick([3_000_000_000n, 40_000_000_000n, 1_000_000n]), extra ? [[1, 50n]] : [])
  const state = { type: 'active', init: { code, data: new Builder().toCell() } } as const
  const account = uninitAccount(0n, { lastPaid: TIME - dice.below(100_000_000) }, { balance, state })
  const value = currencies(dice.pick([2_000_000_000n, 20_000_000n, 500_000n, 1n]), extra ? [[2, 9n]] : [])
  const message = internalMessage({ bounce: dice.below(2) === 0, value })
  const config = defaultBlockchainConfig()
  const elsewhere = executeElsewhere(config, account, message, TIME)
  const there = 'transaction' in elsewhere ? elsewhere.transaction.hashHex() : JSON.stringify(elsewhere)
  let here: string
  try {
    here = executeTransaction({
      account: parseAccount(account),
      accountCell: account,
      message,
      config,
      rules: 'classic',
      lt: 101n,
      blockLt: 100n,
      blockTimeSec: TIME,
      previousTransaction: { hash: new Uint8Array(32), lt: 100n },
    }).transactionCell.hashHex()
  } catch (error) {
    if (!(error instanceof NotAccepted)) throw error
    here = JSON.stringify({ refused: error.exitCode })
  }
  return here === there ? undefined : `here ${here}, elsewhere ${there}`
}
