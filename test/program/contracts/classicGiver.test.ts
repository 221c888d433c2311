/** The giver of networks before Dapp IDs, called with the ABIs that programs for these networks carry. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bytesToHex, hexToBytes } from '../../../src/core/bytes/index.ts'
import { currencies, parseMessage, standardAddress } from '../../../src/core/tlb/index.ts'
import { classicGiver } from '../../../src/program/contracts/generated/classicGiver.ts'
import { classicGiverState } from '../../../src/program/contracts/giverAccount.ts'
import { Contract } from '../../support/contracts/Contract.ts'
import { ContractChain } from '../../support/contracts/ContractChain.ts'

const folder = join(import.meta.dirname, '../../fixtures/everdev')
const ID = 'e5'.repeat(32)
const GRAMS = 10n ** 18n

const chains = { current: await ContractChain.open('current'), classic: await ContractChain.open('classic') }
const keys = await chains.current.newKeys()

/** A giver on the chain, with the ABI of a version of the original. */
function place(rules: 'current' | 'classic', version: 'GiverV2' | 'GiverV3', shell = 0n): Contract {
  const chain = chains[rules]
  const init = classicGiverState(hexToBytes(keys.public)!)
  const account = {
    address: standardAddress(0, hexToBytes(ID)!),
    storageInfo: { used: { cells: 0n, bits: 0n, publicCells: 0n }, lastPaid: chain.nowSec },
    lastTransLt: 0n,
    balance: currencies(GRAMS, shell === 0n ? [] : [[2, shell]]),
    state: { type: 'active' as const, init },
  }
  chain.put(ID, account, rules === 'current' ? ID : undefined)
  return new Contract(chain, { ...classicGiver, abi: readFileSync(join(folder, `${version}.abi.json`), 'utf8') }, ID)
}

function nobody() {
  return `0:${bytesToHex(crypto.getRandomValues(new Uint8Array(32)))}`
}

describe.each([
  ['classic', 'GiverV2'],
  ['classic', 'GiverV3'],
  ['current', 'GiverV2'],
  ['current', 'GiverV3'],
] as const)('under %s rules, with the ABI of %s', (rules, version) => {
  const chain = chains[rules]

  test('sends what its owner asks for, without a body', async () => {
    const sent = await place(rules, version).call('sendTransaction', { dest: nobody(), value: 7, bounce: false }, keys)
    expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
    const { header, body } = parseMessage(sent.outMessages[0]!, rules)
    expect(header).toMatchObject({ type: 'internal', bounce: false, value: { grams: 7n } })
    expect(body === undefined || body.isEmpty).toBe(true)
  })

  test('refuses everybody else, and a call that comes again', async () => {
    const giver = place(rules, version)
    const input = { dest: nobody(), value: 7, bounce: false }
    const stranger = await chain.newKeys()
    await expect(giver.call('sendTransaction', input, stranger)).rejects.toMatchObject({ exitCode: 40 })
    await expect(giver.call('sendTransaction', input)).rejects.toMatchObject({ exitCode: 100 })
    const message = await giver.encode('sendTransaction', input, keys)
    chain.send(message)
    expect(() => chain.send(message)).toThrow(expect.objectContaining({ exitCode: 52 }))
    await expect(giver.call('upgrade', { newcode: '' }, keys)).rejects.toMatchObject({ exitCode: 60 })
  })

  test('lists the calls that it remembers', async () => {
    const giver = place(rules, version)
    expect(await giver.ask('getMessages')).toEqual({ messages: [] })
    const expire = chain.nowSec + 50
    for (const value of [1, 2]) {
      const call = { dest: nobody(), value, bounce: false }
      chain.send(await giver.encode('sendTransaction', call, keys, { time: Date.now(), expire }))
    }
    const { messages } = await giver.ask('getMessages')
    const entry = { hash: expect.stringMatching(/^0x[0-9a-f]{64}$/), expireAt: String(expire) }
    expect(messages).toEqual([entry, entry])
    chain.advance(60)
    await giver.call('sendTransaction', { dest: nobody(), value: 3, bounce: false }, keys)
    expect((await giver.ask('getMessages')).messages).toHaveLength(1)
  })
})

test('under current rules, SHELL becomes grams under the Dapp ID of the recipient', async () => {
  const giver = place('current', 'GiverV2', 10n ** 20n)
  const dest = nobody()
  const sent = await giver.call('sendTransaction', { dest, value: 5_000_000_000, bounce: false }, keys)
  expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
  expect(chains.current.grams(dest.slice(2))).toBe(5_000_000_000n)
})
