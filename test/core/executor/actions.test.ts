/** Random lists of actions, done here and by an independent executor under classic rules. */
import { describe, expect, test } from 'vitest'
import { Builder } from '../../../src/core/cells/index.ts'
import { BlockchainConfig, blockchainConfigCell } from '../../../src/core/executor/index.ts'
import { currencies } from '../../../src/core/tlb/index.ts'
import { Dice } from '../../fuzz/Dice.ts'
import { internalMessage, uninitAccount } from '../../support/executor/classicMessages.ts'
import { executeBoth } from '../../support/executor/executeBoth.ts'
import { codeWithActions, randomActions } from '../../support/executor/randomActions.ts'

/** With these capabilities, storage is counted fast, libraries may be set, and a failed action phase bounces. */
const withMore = BlockchainConfig.parse(blockchainConfigCell({ capabilities: 0x17052en | 0x80n | 0x800n | 0x8000000n }))

describe.each([
  ['the built-in configuration', undefined, false],
  ['more capabilities', withMore, false],
  ['extra currencies', undefined, true],
])('an action phase with %s', (_, config, extra) => {
  test.each(Array.from({ length: 100 }, (_, seed) => seed))('list %d has the same outcome', (seed) => {
    const dice = new Dice(seed)
    const code = codeWithActions(randomActions(dice, extra))
    const account = uninitAccount(
      0n,
      { lastPaid: 1_699_000_000 },
      {
        balance: currencies([3_000_000_000n, 40_000_000_000n][dice.below(2)]!, extra ? [[1, 50n]] : []),
        state: { type: 'active', init: { code, data: new Builder().toCell() } },
      },
    )
    const value = [2_000_000_000n, 20_000_000n, 500_000n][dice.below(3)]!
    const bounce = dice.below(2) === 0
    const message = internalMessage({ bounce, value: currencies(value, extra ? [[2, 9n]] : []) })
    const { transaction } = executeBoth(account, message, config ? { config } : {})
    expect(transaction.description.type).toBe('ordinary')
  })
})
