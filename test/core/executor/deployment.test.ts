/** Messages with a state init, compared with an independent executor under classic rules. */
import { describe, expect, test } from 'vitest'
import { Builder } from '../../../src/core/cells/index.ts'
import { accountCell, currencies, type StateInit, standardAddress, stateInitCell } from '../../../src/core/tlb/index.ts'
import { internalMessage, OWN, uninitAccount } from '../../support/executor/classicMessages.ts'
import { executeBoth } from '../../support/executor/executeBoth.ts'
import { codeCell } from '../../support/executor/tinyContract.ts'

const none = accountCell(undefined)
const data = new Builder().storeUint(7, 32).toCell()
const library = new Builder().storeUint(0b10, 2).storeUint(256, 9).storeRun(1, 256).storeBit(1).storeRef(data).toCell()

const inits: readonly (readonly [string, StateInit])[] = [
  ['accepts', { code: codeCell('f800'), data }],
  ['throws', { code: codeCell('f234'), data }],
  ['throws after a commit', { code: codeCell('f800f80ff234'), data }],
  ['has no data', { code: codeCell('f800') }],
  ['has no code', { data }],
  ['has a split depth', { code: codeCell('f800'), splitDepth: 3 }],
  ['has libraries', { code: codeCell('f800'), library }],
  ['is empty', {}],
]

describe.each(inits)('a contract that %s', (_, init) => {
  const dest = standardAddress(0, stateInitCell(init).hash())

  test.each([
    [true, 1_000_000_000n],
    [false, 1_000_000_000n],
    [true, 1000n],
    [false, 1000n],
  ])('is deployed to an account that does not exist, bounce %s, value %s', (bounce, grams) => {
    executeBoth(none, internalMessage({ dest, bounce, value: currencies(grams) }, { init }))
  })

  test.each([true, false])('is deployed to an account with money, bounce %s', (bounce) => {
    executeBoth(uninitAccount(5_000_000_000n, {}, { address: dest }), internalMessage({ dest, bounce }, { init }))
  })

  test.each([true, false])('is not deployed to another address, bounce %s', (bounce) => {
    const { account } = executeBoth(none, internalMessage({ bounce }, { init }))
    expect(account?.state.type).not.toBe('active')
    executeBoth(uninitAccount(5_000_000_000n), internalMessage({ dest: OWN, bounce }, { init }))
  })
})

test('a deployed contract remembers the hash of its first code', () => {
  const init = { code: codeCell('f800'), data }
  const dest = standardAddress(0, stateInitCell(init).hash())
  const { account } = executeBoth(none, internalMessage({ dest }, { init }))
  expect(account?.initCodeHash).toEqual(init.code.hash())
})
