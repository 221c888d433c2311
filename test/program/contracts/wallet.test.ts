import { describe, expect, test } from 'vitest'
import { parseMessage } from '../../../src/core/tlb/index.ts'
import { wallet } from '../../../src/program/contracts/generated/wallet.ts'
import { Contract } from '../../support/contracts/Contract.ts'
import { ContractChain } from '../../support/contracts/ContractChain.ts'

const SHELL = 2
const chain = await ContractChain.open()
const [first, second] = await Promise.all([chain.newKeys(), chain.newKeys()])
const owners_pubkey = [first!, second!].map((keys) => `0x${keys.public}`)
const dest = `0:${'66'.repeat(32)}`
const transfer = { dest, value: '1000000000', cc: { 2: '5000' }, bounce: false, payload: '' }

async function deploy(input: object = {}, currencies: readonly (readonly [number, bigint])[] = [[SHELL, 10n ** 12n]]) {
  const values = { owners_pubkey, owners_address: [], reqConfirms: 2, reqConfirmsData: 2, value: 0, ...input }
  const { contract, deployment } = await Contract.deploy(chain, wallet, first!, values, { currencies })
  expect(deployment).toMatchObject({ aborted: false, exitCode: 0 })
  return { contract, deployment }
}

describe('Wallet', () => {
  test('knows its custodians and parameters', async () => {
    const { contract } = await deploy()
    const { custodians } = await contract.ask('getCustodians')
    expect(custodians).toHaveLength(2)
    for (const [index, owner_pubkey] of owners_pubkey.entries()) {
      expect(custodians).toContainEqual({ owner_pubkey, owner_address: null, index: String(index) })
    }
    expect(await contract.ask('getParameters')).toMatchObject({ requiredTxnConfirms: '2', expirationTime: '3601' })
  })

  test('turns SHELL into grams when it is deployed', async () => {
    const { contract } = await deploy({ value: 10 ** 11 })
    expect(chain.currencies(contract.id)?.get(SHELL)).toBe(9n * 10n ** 11n)
  })

  test('exchanges SHELL for grams when a custodian requests it', async () => {
    const { contract } = await deploy()
    const before = chain.grams(contract.id)
    expect(await contract.call('exchangeToken', { value: 10 ** 11 }, second!)).toMatchObject({ exitCode: 0 })
    expect(chain.grams(contract.id)).toBeGreaterThan(before + 9n * 10n ** 10n)
    expect(chain.currencies(contract.id)?.get(SHELL)).toBe(9n * 10n ** 11n)
  })

  test('sends grams and other currencies at once when it has one custodian', async () => {
    const { contract } = await deploy({ owners_pubkey: [owners_pubkey[1]], reqConfirms: 1 })
    const sent = await contract.call('sendTransaction', { ...transfer, flags: 1 }, second!)
    expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
    const { header } = parseMessage(sent.outMessages[0]!)
    if (header.type !== 'internal') throw new Error('no internal message')
    expect(header.value.grams).toBe(1_000_000_000n)
    expect(header.value.other.get(SHELL)).toBe(5000n)
    expect(header.isExchange).toBe(false)
  })

  test('exchanges SHELL on arrival with flag 16', async () => {
    const { contract } = await deploy({ owners_pubkey: [owners_pubkey[1]], reqConfirms: 1 })
    const fresh = `0:${(await chain.newKeys()).public}`
    const input = { ...transfer, dest: fresh, value: 0, cc: { 2: 7_000_000_000 }, flags: 17 }
    expect(await contract.call('sendTransaction', input, second!)).toMatchObject({ aborted: false, exitCode: 0 })
    expect(chain.grams(fresh.slice(2))).toBe(7_000_000_000n)
  })

  test('lists a proposal and sends it when both have confirmed', async () => {
    const { contract } = await deploy()
    const proposed = await contract.call('submitTransaction', { ...transfer, flag: 1 }, first!)
    const [answer] = await contract.said(proposed)
    const { transId } = answer!.value as { transId: string }
    const expected = {
      id: transId,
      confirmationsMask: '1',
      signsRequired: '2',
      signsReceived: '1',
      creator: { owner_pubkey: owners_pubkey[0], owner_address: null, index: '0' },
      dest,
      value: '1000000000',
      cc: { 2: '5000' },
      sendFlags: '1',
      payload: 'te6ccgEBAQEAAgAAAA==',
      bounce: false,
    }
    expect(await contract.ask('getTransactions')).toEqual({ transactions: [expected] })
    expect(await contract.ask('getTransaction', { transactionId: transId })).toEqual({ trans: expected })
    const confirmed = await contract.call('confirmTransaction', { transactionId: transId }, second!)
    expect(confirmed).toMatchObject({ aborted: false, exitCode: 0 })
    expect(confirmed.fees.totalOutput).toBe(1_000_000_000n)
    expect(await contract.ask('getTransactionIds')).toEqual({ ids: [] })
  })

  test('lets no custodian send alone when there are two', async () => {
    const { contract } = await deploy()
    await expect(contract.call('sendTransaction', { ...transfer, flags: 1 }, first!)).rejects.toMatchObject({
      reason: 'notAccepted',
      exitCode: 108,
    })
  })

  test('does not allow accounts as custodians', async () => {
    await expect(deploy({ owners_address: [dest] })).rejects.toMatchObject({ exitCode: 122 })
  })

  test('refuses a signature that does not cover its address', async () => {
    const { contract } = await deploy()
    const abi = { type: 'Json', value: wallet.abi.replace('"version":"2.4"', '"version":"2.2"') }
    const message = await contract.encode('exchangeToken', { value: 1 }, first!, undefined, abi)
    expect(() => chain.send(message)).toThrow(expect.objectContaining({ exitCode: 40 }))
  })
})
