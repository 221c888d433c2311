import { describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { Contract } from '../../support/contracts/Contract.ts'
import { ContractChain } from '../../support/contracts/ContractChain.ts'

const chain = await ContractChain.open()
const keys = await chain.newKeys()
const stranger = await chain.newKeys()
function deploy() {
  return Contract.deploy(chain, helloWallet, keys)
}
async function fresh() {
  const own = await chain.newKeys()
  return { own, wallet: (await Contract.deploy(chain, helloWallet, own)).contract }
}

describe('HelloWallet', () => {
  test('is deployed under its Dapp ID and returns the time of it', async () => {
    const { contract, deployment } = await deploy()
    expect(deployment).toMatchObject({ aborted: false, exitCode: 0, dappId: contract.id })
    expect(await contract.said(deployment)).toEqual([{ name: 'Touched', value: { at: String(chain.nowSec) } }])
    expect(await contract.data()).toMatchObject({ _pubkey: `0x${keys.public}`, _constructorFlag: true, calls: '1' })
  })

  test('keeps the time of the last touch', async () => {
    const { wallet, own } = await fresh()
    chain.advance(60)
    const touched = await wallet.call('touch', {}, own)
    expect(touched).toMatchObject({ aborted: false, exitCode: 0 })
    expect(await wallet.ask('timestamp')).toEqual({ timestamp: String(chain.nowSec) })
    expect(BigInt((await wallet.ask('getTimestamp')).value0)).toBe(BigInt(chain.nowSec))
  })

  test('says hello', async () => {
    const { wallet } = await fresh()
    expect(await wallet.ask('renderHelloWorld')).toEqual({ value0: 'helloWorld' })
  })

  test('has get methods that need no description', async () => {
    const { wallet, own } = await fresh()
    await wallet.call('touch', {}, own)
    expect(wallet.get('seqno')).toEqual([2])
    expect(wallet.get('get_public_key')).toEqual([BigInt(`0x${own.public}`)])
  })

  test('sends grams to another account', async () => {
    const { wallet, own } = await fresh()
    const { wallet: other } = await fresh()
    chain.put(other.id, chain.entry(other.id).account!, wallet.id)
    const before = chain.grams(other.id)
    const sent = await wallet.call('sendValue', { dest: other.address, amount: 5_000_000_000, bounce: true }, own)
    expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
    expect(sent.outMessages).toHaveLength(1)
    const received = chain.grams(other.id) - before
    expect(received).toBeGreaterThan(4_900_000_000n)
    expect(received).toBeLessThanOrEqual(5_000_000_000n)
  })

  test('sends a payload along', async () => {
    const { wallet, own } = await fresh()
    const payload = 'te6ccgEBAQEABgAACN6tvu8='
    const input = { dest: wallet.address, value: 1_000_000, bounce: false, flags: 1, payload }
    const sent = await wallet.call('sendTransaction', input, own)
    expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
    const message = await chain.client.call('boc.parse_message', { boc: writeBocBase64(sent.outMessages[0]!) })
    expect(message.parsed).toMatchObject({ msg_type_name: 'internal', value: '0xf4240', body: payload })
  })

  test.each([2, 64])('cannot use flag %i, which the chain does not know', async (flags) => {
    const { wallet, own } = await fresh()
    const input = { dest: wallet.address, value: 1_000_000, bounce: false, flags, payload: '' }
    const sent = await wallet.call('sendTransaction', input, own)
    expect(sent).toMatchObject({ aborted: true, exitCode: 0 })
    expect(sent.transaction.description).toMatchObject({ action: { success: false, resultCode: 34 } })
  })

  test('cannot send more than it has', async () => {
    const { wallet, own } = await fresh()
    const sent = await wallet.call('sendValue', { dest: wallet.address, amount: 10n ** 15n, bounce: false }, own)
    expect(sent).toMatchObject({ aborted: true, exitCode: 0 })
    expect(sent.transaction.description).toMatchObject({ action: { success: false, resultCode: 37 } })
  })
})

describe('HelloWallet refuses', () => {
  const refused = async (boc: Promise<string>, exitCode: number) => {
    const message = await boc
    expect(() => chain.send(message)).toThrow(expect.objectContaining({ reason: 'notAccepted', exitCode }))
  }

  test('a call with another key', async () => {
    const { wallet } = await fresh()
    await refused(wallet.encode('touch', {}, stranger), 102)
  })

  test('a call without signature', async () => {
    const { wallet } = await fresh()
    await refused(wallet.encode('touch', {}), 102)
  })

  test('a key without signature', async () => {
    const { wallet, own } = await fresh()
    await refused(wallet.encode('touch', {}, undefined, { pubkey: own.public }), 58)
  })

  test('a wrong signature', async () => {
    const { wallet, own } = await fresh()
    const { wallet: other } = await fresh()
    const message = await chain.client.call('boc.parse_message', { boc: await wallet.encode('touch', {}, own) })
    const moved = await chain.client.call('boc.encode_external_in_message', {
      dst: other.address,
      body: message.parsed.body,
    })
    await refused(moved.message, 40)
  })

  test('a call that is late', async () => {
    const { wallet, own } = await fresh()
    const message = await wallet.encode('touch', {}, own)
    chain.advance(3600)
    await refused(Promise.resolve(message), 57)
  })

  test('a repeated call', async () => {
    const { wallet, own } = await fresh()
    const message = await wallet.encode('touch', {}, own)
    expect(chain.send(message).exitCode).toBe(0)
    await refused(Promise.resolve(message), 52)
  })

  test('a call from the future', async () => {
    const { wallet, own } = await fresh()
    const time = (chain.nowSec + 7200) * 1000
    await refused(wallet.encode('touch', {}, own, { time, expire: chain.nowSec + 9000 }), 52)
  })

  test('a second constructor', async () => {
    const { wallet, own } = await fresh()
    await refused(wallet.encode('constructor', {}, own), 51)
  })

  test('a function that it does not have', async () => {
    const { wallet, own } = await fresh()
    const abi = {
      type: 'Contract',
      value: {
        version: '2.4',
        header: ['pubkey', 'time', 'expire'],
        functions: [{ name: 'fly', inputs: [], outputs: [] }],
      },
    }
    await refused(wallet.encode('fly', {}, own, undefined, abi), 60)
  })
})
