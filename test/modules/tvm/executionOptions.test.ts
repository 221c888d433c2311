import { describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { blockchainConfigCell } from '../../../src/core/executor/index.ts'
import { tinyAccount, tinyTransfer } from '../../support/executor/tinyContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
const rand_seed = '5a'.repeat(32)
/** SETCP 0, DROP, RANDSEED. */
const SEED = 'ff0030f826'
/** SETCP 0, DROP, BLOCK_SEQ_NO: item 13 of c7. */
const SEQ_NO = 'ff0030f82d'

async function get(code: string, execution_options: object = {}): Promise<unknown[]> {
  return (await client.call('tvm.run_get', { account: tinyAccount(code), function_name: 'seqno', execution_options }))
    .output
}

/** SETCP 0, DROP, MYDAPPID. */
const DAPP_ID = 'ff0030c745'

describe('dapp_id', () => {
  test('is visible to a contract in get methods and getters, if it is set', async () => {
    expect(await get(DAPP_ID, { dapp_id: '0A'.repeat(32) })).toEqual([`0x${'0a'.repeat(32)}`])
    await expect(get(DAPP_ID)).rejects.toMatchObject({ code: 414, data: { exit_code: 35 } })
    const run = {
      account: tinyAccount(DAPP_ID),
      message: tinyTransfer(10n ** 9n),
      execution_options: { dapp_id: '0a'.repeat(32) },
    }
    await client.call('tvm.run_tvm', run)
    await expect(client.call('tvm.run_tvm', { ...run, execution_options: {} })).rejects.toMatchObject({ code: 414 })
  })
})

describe('rand_seed', () => {
  test('is 0 for getters when it is not given, or zeros', async () => {
    expect(await get(SEED)).toEqual(['0'])
    expect(await get(SEED, { rand_seed: '00'.repeat(32) })).toEqual(['0'])
  })

  test('is mixed with the account id', async () => {
    const [seed] = await get(SEED, { rand_seed })
    expect(BigInt(seed as string)).toBeGreaterThan(0n)
    expect(await get(SEED, { rand_seed: rand_seed.toUpperCase() })).toEqual([seed])
    expect(await get(SEED, { rand_seed: '5b'.repeat(32) })).not.toEqual([seed])
  })

  test.each(['', '5a', 'zz'.repeat(32), '5a'.repeat(33)])('refuses %j', async (text) => {
    await expect(get(SEED, { rand_seed: text })).rejects.toMatchObject({ code: 2 })
  })

  test('makes transactions repeatable, which differ without it', async () => {
    const exits = (options: object) => Promise.all([randomExit(options), randomExit(options)])
    const [first, second] = await exits({ rand_seed })
    expect(first).toBe(second)
    const [third, fourth] = await exits({})
    expect(third).not.toBe(fourth)
  })
})

describe('block_seq_no', () => {
  const blockchain_config = writeBocBase64(blockchainConfigCell({ capabilities: 0x4000n }))

  test('is 0 when it is not given', async () => {
    expect(await get(SEQ_NO, { blockchain_config })).toEqual(['0'])
  })

  test('is visible to contracts', async () => {
    expect(await get(SEQ_NO, { blockchain_config, block_seq_no: 4_294_967_295 })).toEqual(['4294967295'])
  })

  test.each([-1, 4_294_967_296, 1.5])('refuses %d', async (block_seq_no) => {
    await expect(get(SEQ_NO, { block_seq_no })).rejects.toMatchObject({ code: 23 })
  })
})

/** Argument of the exception of a contract that throws 30 random bits: SETCP 0, RANDU256, 226 RSHIFT#, 100 THROWARG. */
async function randomExit(execution_options: object): Promise<unknown> {
  const { transaction } = await client.call('tvm.run_executor', {
    message: tinyTransfer(500_000_000n),
    account: { type: 'Account', boc: tinyAccount('ff00f810abe1f2c864') },
    execution_options,
    skip_transaction_check: true,
  })
  expect(transaction.compute.exit_code).toBe(100)
  return transaction.compute.exit_arg
}
