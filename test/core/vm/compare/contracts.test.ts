/** Compiled contracts step by step on two independent machines. */
import { describe, expect, test } from 'vitest'
import { Builder, writeBocBase64 } from '../../../../src/core/cells/index.ts'
import { accountCell, currencies, standardAddress } from '../../../../src/core/tlb/index.ts'
import { ContractRun } from '../../../support/executor/ContractRun.ts'
import { internalMessage } from '../../../support/executor/classicMessages.ts'
import { BLOCK_TIME } from '../../../support/executor/executeBoth.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { compareExecution } from '../../../support/vm/compareRuns.ts'
import { compareWithTycho } from '../../../support/vm/compareTycho.ts'

const client = await LocalClient.open()
const owners = [`0x${ContractRun.ownerKey}`]
const dest = `0:${'22'.repeat(32)}`
const payload = writeBocBase64(new Builder().toCell())

const cases = [
  [
    'SafeMultisigWallet',
    { owners, reqConfirms: 1 },
    'sendTransaction',
    { dest, value: 1, bounce: true, flags: 1, payload },
  ],
  [
    'MsigV2',
    { owners, reqConfirms: 1, lifetime: 3600 },
    'sendTransaction',
    { dest, value: 1, bounce: true, flags: 1, payload },
  ],
  ['GiverV2', {}, 'sendTransaction', { dest, value: 1_000_000, bounce: false }],
  ['GiverV3', {}, 'sendTransaction', { dest, value: 1_000_000, bounce: false }],
  ['HelloWallet', {}, 'touch', {}],
] as const

function expectSame(
  account: Parameters<typeof compareExecution>[0],
  message: typeof account,
  time = BLOCK_TIME,
): number {
  const compared = compareExecution(account, message, { time })
  expect(compared).toMatchObject({ outcome: 'same' })
  expect(compareWithTycho(account, message, { time })).toMatchObject({ outcome: 'same' })
  return compared.outcome === 'same' ? compared.steps : 0
}

describe.each(cases)('%s', (name, constructorInput, method, input) => {
  test('takes the same steps when it is deployed, called, paid and called in a wrong way', async () => {
    const run = new ContractRun(client, name)
    const deploy = await run.message('constructor', constructorInput, { deploys: true })
    const own = standardAddress(0, Buffer.from(run.address.slice(2), 'hex'))
    const empty = accountCell({
      address: own,
      storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: BLOCK_TIME - 1000 },
      lastTransLt: 100n,
      balance: currencies(100_000_000_000n),
      state: { type: 'uninit' },
    })
    expect(expectSame(empty, deploy)).toBeGreaterThan(50)
    await run.deploy(constructorInput)
    run.wait(7)
    const call = await run.message(method, input)
    expect(expectSame(run.account, call, BLOCK_TIME + 7)).toBeGreaterThan(50)
    expectSame(run.account, internalMessage({ dest: own, value: currencies(1_000_000_000n) }))
    const wrong = new Builder().storeUint(0x12345678, 32).toCell()
    expectSame(run.account, internalMessage({ dest: own, bounce: true }, { body: wrong }))
  })
})
