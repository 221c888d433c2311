/** Calls that turn out to be long only while they run, whatever the size of their parameters. */
import { afterAll, describe, expect, test } from 'vitest'
import { Builder, type Cell, writeBocBase64 } from '../../src/core/cells/index.ts'
import { LocalClient } from '../support/LocalClient.ts'

/** A dictionary of 2^depth entries in `depth` cells: both halves of every fork are the same cell. */
function sharedDictionary(keyBits: number, depth: number, value: Builder): Cell {
  const restBits = keyBits - depth
  const lengthBits = 32 - Math.clz32(restBits)
  let cell = new Builder().storeUint(0b110, 3).storeUint(restBits, lengthBits).storeBuilder(value).toCell()
  for (let level = 0; level < depth; level++)
    cell = new Builder().storeUint(0, 2).storeRef(cell).storeRef(cell).toCell()
  return cell
}

async function placeOf(method: string, params: object): Promise<string[]> {
  // A new client, because after a long call the next calls of the same function move to a worker without a trial.
  const fresh = await LocalClient.open()
  await fresh.call(method, params).catch(() => undefined)
  fresh.close()
  return fresh.onWorkers
}

const shared = writeBocBase64(
  new Builder()
    .storeBit(1)
    .storeRef(sharedDictionary(32, 18, new Builder().storeUint(7, 8)))
    .toCell(),
)
/** A different description for each name: descriptions that were read are cached. */
function manyFunctions(name: string) {
  const functions = Array.from({ length: 3000 }, (_, index) => ({ name: `${name}${index}`, inputs: [], outputs: [] }))
  return { type: 'Json', value: JSON.stringify({ version: '2.4', header: ['time', 'expire'], functions }) }
}

describe('a computation that turns out to be long moves to a worker thread', () => {
  test.each([
    ['abi.decode_boc', { params: [{ name: 'a', type: 'map(uint32,uint8)' }], boc: shared, allow_partial: false }],
    ['abi.encode_boc', { params: [{ name: 'a', type: 'uint8[]' }], data: { a: new Array(50_000).fill(1) } }],
    ['abi.calc_function_id', { abi: manyFunctions('a'), function_name: 'a1' }],
    ['abi.encode_initial_data', { abi: manyFunctions('b') }],
    [
      'abi.encode_internal_message',
      {
        abi: manyFunctions('c'),
        address: `0:${'1'.repeat(64)}`,
        call_set: { function_name: 'c1' },
        value: '1',
      },
    ],
  ])('%s', async (method, params) => {
    expect(await placeOf(method, params)).toEqual([method])
  })

  test('a worker thread returns the same result, and the same cache entries', async () => {
    const data = { a: Array.from({ length: 5000 }, (_, index) => index % 256) }
    const params = [{ name: 'a', type: 'uint8[]' }]
    const { boc } = await client.call('abi.encode_boc', { params, data })
    const boc_cache = { type: 'Pinned', pin: 'long' }
    const { boc: reference } = await client.call('abi.encode_boc', { params, data, boc_cache })
    expect(reference).toMatch(/^[*][0-9a-f]{64}$/)
    expect(await client.call('boc.cache_get', { boc_ref: reference })).toEqual({ boc })
  })
})

const client = await LocalClient.open()
afterAll(() => client.close())

/**
 * Results from a worker and from this thread: once the description is cached, the call is short, and after some calls
 * it is tried here again.
 */
async function elsewhereAndHere(method: string, params: object): Promise<[unknown, unknown]> {
  const elsewhere = await client.call(method, params)
  expect(client.onWorkers).not.toEqual([])
  for (let i = 0; i < 20; i++) {
    client.onWorkers.length = 0
    const here = await client.call(method, params)
    if (client.onWorkers.length === 0) return [elsewhere, here]
  }
  throw new Error('every call goes to a worker')
}

describe('a long message is the same as a short one', () => {
  const keys = {
    public: '13bc2b9ffff617869fb88efdd35d31cbd222bae489b0c46d111ab61cd6c3f71f',
    secret: 'a32820391c3fc73ad9d145f9b269f7d93c93dd91ec70f1930b616e63db0ae7ff',
  }
  const header = { time: 1700000000000, expire: 1700000040 }
  const address = `0:${'1'.repeat(64)}`

  test.each([
    ['nobody', { type: 'None' }],
    ['these keys', { type: 'Keys', keys }],
    ['the caller', { type: 'External', public_key: keys.public }],
    ['a signing box', undefined],
  ])('signed by %s', async (name, given) => {
    const signer = given ?? { type: 'SigningBox', ...(await client.call('crypto.get_signing_box', keys)) }
    const prefix = name.replaceAll(' ', '')
    const abi = manyFunctions(`${prefix}M`)
    const call_set = { function_name: `${prefix}M7`, header }
    const [elsewhere, here] = await elsewhereAndHere('abi.encode_message', { abi, address, call_set, signer })
    expect(elsewhere).toEqual(here)
    const otherAbi = manyFunctions(`${prefix}B`)
    const body = { function_name: `${prefix}B7`, header }
    const params = { abi: otherAbi, address, call_set: body, signer, is_internal: false }
    const [bodyElsewhere, bodyHere] = await elsewhereAndHere('abi.encode_message_body', params)
    expect(bodyElsewhere).toEqual(bodyHere)
  })

  test('a long message fails with the same errors', async () => {
    const abi = manyFunctions('e')
    const params = { abi, address, call_set: { function_name: 'nothing', header }, signer: { type: 'Keys', keys } }
    await expect(client.call('abi.encode_message', params)).rejects.toMatchObject({ code: 306 })
    await expect(
      client.call('abi.encode_message', { ...params, signer: { type: 'SigningBox', handle: 1e6 } }),
    ).rejects.toMatchObject({ code: 121 })
  })
})

test('an ordinary call stays on its thread', async () => {
  const params = [{ name: 'a', type: 'uint8[]' }]
  expect(await placeOf('abi.encode_boc', { params, data: { a: [1, 2, 3] } })).toEqual([])
})
