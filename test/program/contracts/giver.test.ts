import { describe, expect, test } from 'vitest'
import { bytesToHex, hexToBytes } from '../../../src/core/bytes/index.ts'
import { currencies } from '../../../src/core/tlb/index.ts'
import { giver } from '../../../src/program/contracts/generated/giver.ts'
import { giverAccount } from '../../../src/program/contracts/giverAccount.ts'
import { Contract } from '../../support/contracts/Contract.ts'
import { ContractChain } from '../../support/contracts/ContractChain.ts'

const SHELL = 2
const chain = await ContractChain.open()
const keys = await chain.newKeys()

/** A giver of the first block. */
function place(grams: bigint, shell: bigint): Contract {
  const { accountId, init } = giverAccount(hexToBytes(keys.public)!)
  const id = bytesToHex(accountId)
  chain.put(
    id,
    {
      address: { type: 'std', workchain: 0, account: accountId },
      storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid: chain.nowSec },
      lastTransLt: 0n,
      balance: currencies(grams, [[SHELL, shell]]),
      state: { type: 'active', init },
    },
    id,
  )
  return new Contract(chain, giver, id)
}

function nobody() {
  return `0:${bytesToHex(crypto.getRandomValues(new Uint8Array(32)))}`
}

describe('Giver', () => {
  test('is deployed by a message as well, at the same address', async () => {
    const { contract, deployment } = await Contract.deploy(chain, giver, keys)
    expect(deployment).toMatchObject({ aborted: false, exitCode: 0 })
    expect(contract.id).toBe(bytesToHex(giverAccount(hexToBytes(keys.public)!).accountId))
  })

  test('transfers SHELL that becomes grams on arrival, so that nothing is lost between two Dapp IDs', async () => {
    const contract = place(10n ** 15n, 10n ** 18n)
    const dest = nobody()
    const given = await contract.call('sendTransaction', { dest, value: 7_000_000_000, bounce: false }, keys)
    expect(given).toMatchObject({ aborted: false, exitCode: 0 })
    expect(chain.grams(dest.slice(2))).toBe(7_000_000_000n)
    expect(chain.currencies(contract.id)?.get(SHELL)).toBe(10n ** 18n - 7_000_000_000n)
  })

  test('transfers grams when it has no SHELL', async () => {
    const contract = place(10n ** 15n, 0n)
    const given = await contract.call('sendTransaction', { dest: nobody(), value: 1_000_000_000, bounce: false }, keys)
    expect(given).toMatchObject({ aborted: false, exitCode: 0 })
    expect(given.fees.totalOutput).toBe(1_000_000_000n)
  })

  test('transfers other currencies', async () => {
    const contract = place(10n ** 15n, 10n ** 18n)
    const dest = nobody()
    const input = { dest, value: 1_000_000_000, cc: { 2: '5000000000' }, bounce: false, flags: 1 }
    const given = await contract.call('sendCurrencies', input, keys)
    expect(given).toMatchObject({ aborted: false, exitCode: 0 })
    expect(chain.currencies(dest.slice(2))?.get(SHELL)).toBe(5_000_000_000n)
  })

  test('mints grams on the credit of its Dapp ID when few are left', async () => {
    const contract = place(500_000_000_000n, 10n ** 18n)
    chain.dappCredit = 10n ** 18n
    const given = await contract.call('sendTransaction', { dest: nobody(), value: 1, bounce: false }, keys)
    chain.dappCredit = 0n
    expect(given).toMatchObject({ aborted: false, exitCode: 0, dappCreditUsed: 1_000_000_000_000n })
    expect(chain.grams(contract.id)).toBeGreaterThan(1_000_000_000_000n)
  })

  test('turns SHELL into grams when there is no credit', async () => {
    const contract = place(50_000_000_000n, 10n ** 18n)
    const given = await contract.call('sendTransaction', { dest: nobody(), value: 1, bounce: false }, keys)
    expect(given).toMatchObject({ aborted: false, exitCode: 0, dappCreditUsed: 0n })
    expect(chain.grams(contract.id)).toBeGreaterThan(1_000_000_000_000n)
  })

  test('returns the time of the last call', async () => {
    const contract = place(10n ** 15n, 0n)
    expect(await contract.ask('getTimestamp')).toEqual({ timestamp: '0' })
    await contract.call('sendTransaction', { dest: nobody(), value: 1, bounce: false }, keys)
    const { _timestamp } = await contract.data()
    expect(await contract.ask('getTimestamp')).toEqual({ timestamp: _timestamp })
    expect(Number(_timestamp)).toBeGreaterThan(0)
  })

  test('a giver without a key refuses all calls', async () => {
    const { accountId, init } = giverAccount(new Uint8Array(32))
    const id = bytesToHex(accountId)
    chain.fund(id, 10n ** 12n)
    chain.put(id, { ...chain.entry(id).account!, state: { type: 'active', init } }, id)
    const call = new Contract(chain, giver, id).call('sendTransaction', { dest: nobody(), value: 1, bounce: false })
    await expect(call).rejects.toMatchObject({ exitCode: 100 })
  })

  test('refuses calls with other keys', async () => {
    const contract = place(10n ** 15n, 0n)
    const stranger = await chain.newKeys()
    const input = { dest: nobody(), value: 1, bounce: false }
    await expect(contract.call('sendTransaction', input, stranger)).rejects.toMatchObject({ exitCode: 100 })
    await expect(contract.call('sendTransaction', input)).rejects.toMatchObject({ exitCode: 100 })
  })
})
