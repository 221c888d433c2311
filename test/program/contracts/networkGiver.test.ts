import { describe, expect, test } from 'vitest'
import { bytesToHex, hexToBytes } from '../../../src/core/bytes/index.ts'
import { currencies, standardAddress } from '../../../src/core/tlb/index.ts'
import { networkGiver } from '../../../src/program/contracts/generated/networkGiver.ts'
import { networkGiverAccount } from '../../../src/program/contracts/giverAccount.ts'
import { Contract } from '../../support/contracts/Contract.ts'
import { ContractChain } from '../../support/contracts/ContractChain.ts'

const SYSTEM = '0'.repeat(64)
const chain = await ContractChain.open()
const keys = await chain.newKeys()

/** A giver where scripts expect it. */
function place(address = '1'.repeat(64), grams = 10n ** 15n): Contract {
  const { init } = networkGiverAccount(hexToBytes(keys.public)!)
  const balance = currencies(
    grams,
    [1, 2, 3].map((id) => [id, 10n ** 18n] as const),
  )
  chain.put(
    address,
    {
      address: standardAddress(0, hexToBytes(address)!),
      storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid: chain.nowSec },
      lastTransLt: 0n,
      balance,
      state: { type: 'active', init },
    },
    SYSTEM,
  )
  return new Contract(chain, networkGiver, address)
}

function nobody() {
  return `0:${bytesToHex(crypto.getRandomValues(new Uint8Array(32)))}`
}

describe('NetworkGiver', () => {
  test('has the functions by the numbers of public descriptions', async () => {
    const abi = {
      version: '2.4',
      header: ['time', 'expire'],
      functions: [
        {
          name: 'sendCurrencyWithFlag',
          inputs: [
            { name: 'dest', type: 'address' },
            { name: 'value', type: 'varuint16' },
            { name: 'ecc', type: 'map(uint32,varuint32)' },
            { name: 'flag', type: 'uint8' },
          ],
          outputs: [],
        },
      ],
    }
    const contract = place()
    const dest = nobody()
    const input = { dest, value: 1_000_000_000, ecc: { 2: '5000000000' }, flag: 1 }
    const message = await contract.encode('sendCurrencyWithFlag', input, undefined, undefined, {
      type: 'Contract',
      value: { 'ABI version': 2, ...abi },
    })
    expect(chain.send(message)).toMatchObject({ aborted: false, exitCode: 0 })
    expect(chain.currencies(dest.slice(2))?.get(2)).toBe(5_000_000_000n)
  })

  test('pays without a signature, and with that of its key', async () => {
    const contract = place()
    for (const signer of [undefined, keys]) {
      const dest = nobody()
      const input = { dest, value: 0, ecc: { 1: '7', 2: '8', 3: '9' } }
      expect(await contract.call('sendCurrency', input, signer)).toMatchObject({ aborted: false, exitCode: 0 })
      const given = chain.currencies(dest.slice(2))!
      expect([given.get(1), given.get(2), given.get(3)]).toEqual([7n, 8n, 9n])
    }
  })

  test('refuses modes of sending that the network refuses', async () => {
    const sent = await place().call('sendCurrencyWithFlag', { dest: nobody(), value: 1, ecc: {}, flag: 2 })
    expect(sent).toMatchObject({ aborted: true, exitCode: 0 })
  })

  test('refuses the signature of another key', async () => {
    const contract = place()
    const call = contract.call('sendCurrency', { dest: nobody(), value: 1, ecc: {} }, await chain.newKeys())
    await expect(call).rejects.toMatchObject({ exitCode: 40 })
  })

  test('turns SHELL into grams for a new account with flag 16', async () => {
    const contract = place()
    const dest = nobody()
    const input = { dest, value: 1_000_000_000, ecc: { 2: '50000000000' }, flag: 17 }
    expect(await contract.call('sendCurrencyWithFlag', input)).toMatchObject({ aborted: false, exitCode: 0 })
    expect(chain.grams(dest.slice(2))).toBeGreaterThanOrEqual(50_000_000_000n)
  })

  test('sends grams as a plain transfer', async () => {
    const contract = place()
    const sent = await contract.call('sendTransaction', { dest: nobody(), value: 3_000_000_000, bounce: false })
    expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
    expect(sent.fees.totalOutput).toBe(3_000_000_000n)
  })

  test('mints the grams that it lacks', async () => {
    const contract = place('2'.repeat(64), 5_000_000_000n)
    chain.dappCredit = 10n ** 18n
    const value = 4_000_000_000_000
    const sent = await contract.call('sendTransaction', { dest: nobody(), value, bounce: false })
    chain.dappCredit = 0n
    expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
    expect(sent.fees.totalOutput).toBe(BigInt(value))
    expect(chain.grams(contract.id)).toBeGreaterThan(900_000_000_000n)
  })

  test('accepts a call once, also if many have the same time, and forgets it after its expiration', async () => {
    const contract = place()
    const header = { time: Date.now(), expire: chain.nowSec + 60 }
    const call = (value: number, expire = header.expire) =>
      contract.encode('sendCurrency', { dest: `0:${'ab'.repeat(32)}`, value, ecc: {} }, undefined, {
        ...header,
        expire,
      })
    const messages = await Promise.all([1, 2, 3].map((value) => call(value)))
    for (const message of messages) expect(chain.send(message)).toMatchObject({ exitCode: 0 })
    for (const message of messages) expect(() => chain.send(message)).toThrow(expect.objectContaining({ exitCode: 52 }))
    const known = async () => Object.keys((await contract.data()).m_calls)
    expect(await known()).toEqual([String(header.expire)])
    const far = await call(4, chain.nowSec + 301)
    expect(() => chain.send(far)).toThrow(expect.objectContaining({ exitCode: 52 }))
    chain.advance(60)
    expect(() => chain.send(messages[0]!)).toThrow(expect.objectContaining({ exitCode: 57 }))
    chain.send(await call(5, chain.nowSec + 60))
    expect(await known()).toEqual([String(chain.nowSec + 60)])
  })
})
