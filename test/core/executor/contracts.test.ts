/** Compiled contracts, deployed and called, compared with an independent executor under classic rules. */
import { describe, expect, test } from 'vitest'
import { Builder, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { NotAccepted } from '../../../src/core/executor/index.ts'
import { currencies, parseAccount, parseMessage, standardAddress } from '../../../src/core/tlb/index.ts'
import { ContractRun } from '../../support/executor/ContractRun.ts'
import { internalMessage, SENDER } from '../../support/executor/classicMessages.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
const dest = `0:${'22'.repeat(32)}`
const payload = writeBocBase64(new Builder().toCell())
const owners = [`0x${ContractRun.ownerKey}`]

function valueOf(message: Parameters<typeof parseMessage>[0]): bigint {
  const { header } = parseMessage(message, 'classic')
  return header.type === 'internal' ? header.value.grams : 0n
}

describe.each([
  ['SafeMultisigWallet', { owners, reqConfirms: 1 }, {}],
  ['MsigV2', { owners, reqConfirms: 1, lifetime: 3600 }, { stateInit: null }],
] as const)('%s', (name, constructorInput, more) => {
  test.each([0, 1, 2, 3, 64, 65, 128, 130, 160])('sends with mode %d', async (flags) => {
    const wallet = new ContractRun(client, name)
    expect((await wallet.deploy(constructorInput)).exitCode).toBe(0)
    await wallet.call('sendTransaction', { dest, value: 1_000_000_000, bounce: true, flags, payload })
  })

  test('sends its whole balance, if it can', async () => {
    const wallet = new ContractRun(client, name)
    await wallet.deploy(constructorInput)
    const call = { dest, value: 0, bounce: false, allBalance: true, payload, ...more }
    if (name === 'MsigV2') {
      await wallet.call('submitTransaction', call)
      expect(wallet.balance).toBe(0n)
    } else {
      await expect(wallet.call('submitTransaction', call)).rejects.toMatchObject({ reason: 'notAccepted' })
    }
  })

  test('refuses messages of others, expired messages and repeated ones', async () => {
    const wallet = new ContractRun(client, name)
    await wallet.deploy(constructorInput)
    const call = { dest, value: 1_000_000_000, bounce: true, flags: 1, payload }
    wallet.wait(1)
    const message = await wallet.message('sendTransaction', call)
    wallet.execute(message)
    expect(() => wallet.execute(message)).toThrow(NotAccepted)
    const expired = await wallet.message('sendTransaction', call, { expire: 1_600_000_000 })
    expect(() => wallet.execute(expired)).toThrow(NotAccepted)
  })

  // MsigV2 always ignores errors.
  test('cannot send more than it has, unless errors are to be ignored', async () => {
    const wallet = new ContractRun(client, name)
    await wallet.deploy(constructorInput, 3_000_000_000n)
    const call = { dest, value: 5_000_000_000, bounce: true, payload }
    const failed = await wallet.call('sendTransaction', { ...call, flags: 1 })
    expect(failed.aborted).toBe(name === 'SafeMultisigWallet')
    const ignored = await wallet.call('sendTransaction', { ...call, flags: 2 })
    expect(ignored.aborted).toBe(false)
    expect(ignored.outMessages).toHaveLength(0)
  })

  test('waits for a second owner', async () => {
    const wallet = new ContractRun(client, name)
    await wallet.deploy({ ...constructorInput, owners: [...owners, '0x5'], reqConfirms: 2 })
    const call = { dest, value: 1_000_000_000, bounce: true, allBalance: false, payload, ...more }
    const { outMessages } = await wallet.call('submitTransaction', call)
    expect(outMessages.map(valueOf)).toEqual([0n])
    await wallet.call('submitTransaction', call, 2)
  })

  test('takes money and pays for storage over time', async () => {
    const wallet = new ContractRun(client, name)
    await wallet.deploy(constructorInput)
    const own = standardAddress(0, Buffer.from(wallet.address.slice(2), 'hex'))
    const before = wallet.balance
    wallet.execute(internalMessage({ dest: own, value: currencies(7_000_000_000n, [[1, 3n]]) }))
    expect(wallet.balance).toBeGreaterThan(before)
    await wallet.call('sendTransaction', { dest, value: 1_000_000_000, bounce: true, flags: 3, payload }, 10_000_000)
  })

  test('returns a call that it does not know', async () => {
    const wallet = new ContractRun(client, name)
    await wallet.deploy(constructorInput)
    const own = standardAddress(0, Buffer.from(wallet.address.slice(2), 'hex'))
    const body = new Builder().storeUint(0x12345678, 32).storeUint(1, 32).toCell()
    wallet.execute(internalMessage({ dest: own, bounce: true }, { body }))
    wallet.execute(internalMessage({ dest: own, bounce: true, value: currencies(900_000n) }, { body }))
    wallet.execute(internalMessage({ dest: own, src: SENDER, bounce: false }, { body }))
  })

  test('is frozen when it cannot pay for storage, and wakes up with its state', async () => {
    const wallet = new ContractRun(client, name)
    await wallet.deploy(constructorInput, 300_000_000n)
    const own = standardAddress(0, Buffer.from(wallet.address.slice(2), 'hex'))
    const { state } = parseAccount(wallet.account)!
    wallet.wait(500_000_000)
    const frozen = wallet.execute(internalMessage({ dest: own, bounce: true, value: currencies(1n) }))
    expect(frozen.account?.state.type).toBe('frozen')
    const init = state.type === 'active' ? state.init : {}
    const transfer = { dest: own, value: currencies(90_000_000_000n) }
    const other = wallet.execute(internalMessage(transfer, { init: { ...init, special: { tick: true, tock: false } } }))
    expect(other.account?.state.type).toBe('frozen')
    expect(wallet.execute(internalMessage(transfer, { init })).account?.state.type).toBe('active')
  })
})

describe.each(['GiverV2', 'GiverV3'])('%s', (name) => {
  test('transfers', async () => {
    const giver = new ContractRun(client, name)
    await giver.deploy({})
    const { outMessages } = await giver.call('sendTransaction', { dest, value: 5_000_000_000, bounce: false })
    expect(outMessages).toHaveLength(1)
  })

  test('replaces its code', async () => {
    const giver = new ContractRun(client, name)
    await giver.deploy({})
    await giver.call('upgrade', { newcode: writeBocBase64(new Builder().storeUint(0xff00, 16).toCell()) })
  })
})

describe('HelloWallet', () => {
  test('counts and sends', async () => {
    const wallet = new ContractRun(client, 'HelloWallet')
    await wallet.deploy({})
    await wallet.call('touch', {})
    await wallet.call('sendValue', { dest, amount: 1_000_000_000, bounce: true })
  })
})
