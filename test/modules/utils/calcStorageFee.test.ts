import { describe, expect, test } from 'vitest'
import { Builder, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { type Account, accountCell, extraCurrencies } from '../../../src/core/tlb/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()

function account(fields: Partial<Account> = {}): string {
  return writeBocBase64(accountCell({ ...plain, ...fields }))
}

const plain: Account = {
  address: { type: 'std', workchain: 0, account: new Uint8Array(32).fill(0x11) },
  storageInfo: { used: { cells: 3n, bits: 700n, publicCells: 0n }, lastPaid: 1_700_000_000 },
  lastTransLt: 0n,
  balance: { grams: 5n, other: extraCurrencies() },
  state: { type: 'uninit' },
}
const PERIOD = 2_592_000

async function feeOf(text: string, seconds = PERIOD): Promise<string> {
  return (await client.call('utils.calc_storage_fee', { account: text, period: seconds })).fee
}

describe('utils.calc_storage_fee', () => {
  test('counts from the counters of the account', async () => {
    expect(await feeOf(account())).toBe(String(Math.ceil((2200 * PERIOD) / 65536)))
    expect(await feeOf(account(), 0)).toBe('0')
  })

  test('takes the prices of the masterchain for its accounts', async () => {
    const address = { type: 'std', workchain: -1, account: new Uint8Array(32) } as const
    expect(await feeOf(account({ address }))).toBe(String(Math.ceil((2_200_000 * PERIOD) / 65536)))
  })

  test('reads an account with the hash of its initial code', async () => {
    expect(await feeOf(account({ initCodeHash: new Uint8Array(32) }))).toBe(await feeOf(account()))
  })

  test('is 0 for an account whose counters are empty, because nodes count by them', async () => {
    const storageInfo = { ...plain.storageInfo, used: { cells: 0n, bits: 0n, publicCells: 0n } }
    expect(await feeOf(account({ storageInfo }))).toBe('0')
  })

  test('counts an account that was built with a time of payment', async () => {
    const { account: text } = await client.call('abi.encode_account', {
      state_init: 'te6ccgEBAwEAFAABASQBART/APSkE/S88sgLAgAC0w==',
      last_paid: 1_700_000_000,
      balance: 5,
    })
    // Three cells: logical time, balance, currencies, kind of state and state init; then the code and its reference.
    const bits = 64 + 12 + 1 + 1 + 5 + 80 + 8
    expect(await feeOf(text)).toBe(String(Math.ceil(((3 * 500 + bits) * PERIOD) / 65536)))
  })

  test('ends beyond the largest Unix time without an error', async () => {
    const storageInfo = { ...plain.storageInfo, lastPaid: 2 ** 32 - 1 }
    expect(await feeOf(account({ storageInfo }), 2 ** 32 - 1)).toBe(String(Math.ceil((2200 * (2 ** 32 - 1)) / 65536)))
  })

  test.each([
    [412, 'an account that was never paid for', account({ storageInfo: { ...plain.storageInfo, lastPaid: 0 } })],
    [412, 'an account that does not exist', writeBocBase64(accountCell(undefined))],
    [201, 'a BOC that is no account', writeBocBase64(new Builder().storeUint(0x25, 7).toCell())],
    [201, 'a text that is no BOC', 'AAAA'],
    [201, 'a text that is no base64', '#'],
    [206, 'a reference to nothing', `*${'0'.repeat(64)}`],
  ])('answers %i for %s', async (code, _, text) => {
    await expect(client.call('utils.calc_storage_fee', { account: text, period: PERIOD })).rejects.toMatchObject({
      code,
    })
  })

  test.each([-1, 2 ** 32, 1.5, 'soon', null])('refuses the period %s', async (value) => {
    const params = { account: account(), period: value }
    await expect(client.call('utils.calc_storage_fee', params)).rejects.toMatchObject({ code: 23 })
  })
})
