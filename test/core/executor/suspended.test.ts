import { expect, test } from 'vitest'
import { Builder, bitsKey, Dictionary } from '../../../src/core/cells/index.ts'
import { BlockchainConfig, blockchainConfigCell, executeTransaction } from '../../../src/core/executor/index.ts'
import { configDictionary, parseAccount } from '../../../src/core/tlb/index.ts'
import { internalMessage, OWN, SENDER, uninitAccount } from '../../support/executor/classicMessages.ts'
import { BLOCK_TIME } from '../../support/executor/executeBoth.ts'
import { codeCell } from '../../support/executor/tinyContract.ts'

const SUSPENDED_LIST = 0x80000000n

/** A configuration that suspends an account. */
function suspending(account: Uint8Array, capabilities: bigint): BlockchainConfig {
  const addresses = new Dictionary(bitsKey(288), { load: () => null, store: () => {} })
  addresses.set(new Builder().storeInt(0, 32).storeBits(account, 256).toBits(), null)
  const params = configDictionary(blockchainConfigCell({ capabilities }))
  params.set(44, new Builder().storeUint(0, 8).storeMaybeRef(addresses.root).storeUint(0, 32).toCell())
  return BlockchainConfig.parse(params.root!)
}

test.each([
  ['runs without the capability', OWN.account, 0n, 'vm'],
  ['runs when another one is suspended', SENDER.account, SUSPENDED_LIST, 'vm'],
  ['does not run when it is suspended', OWN.account, SUSPENDED_LIST, 'skipped'],
])('a contract %s', (_, suspended, capabilities, expected) => {
  const init = { code: codeCell('f800'), data: new Builder().toCell() }
  const account = parseAccount(uninitAccount(5_000_000_000n, {}, { state: { type: 'active', init } }))
  const { transaction } = executeTransaction({
    account,
    message: internalMessage(),
    config: suspending(suspended, capabilities),
    rules: 'classic',
    lt: 1n,
    blockLt: 0n,
    blockTimeSec: BLOCK_TIME,
  })
  const { description } = transaction
  const compute = description.type === 'ordinary' ? description.compute : undefined
  expect(compute).toMatchObject(expected === 'vm' ? { type: 'vm', success: true } : { reason: 'suspended' })
})
