/** Calls that turn out to be long in their middle, whatever the size of their parameters. */
import { describe, expect, test } from 'vitest'
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
  // After a long call a client's next ones of the same function move without a trial.
  const client = await LocalClient.open()
  await client.call(method, params).catch(() => undefined)
  client.close()
  return client.onWorkers
}

const shared = writeBocBase64(
  new Builder()
    .storeBit(1)
    .storeRef(sharedDictionary(32, 18, new Builder().storeUint(7, 8)))
    .toCell(),
)
/** Not the same twice: descriptions that were read are known. */
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

  test('with the same result, also in the cache', async () => {
    const data = { a: Array.from({ length: 5000 }, (_, index) => index % 256) }
    const params = [{ name: 'a', type: 'uint8[]' }]
    const client = await LocalClient.open()
    const { boc } = await client.call('abi.encode_boc', { params, data })
    const boc_cache = { type: 'Pinned', pin: 'long' }
    const { boc: reference } = await client.call('abi.encode_boc', { params, data, boc_cache })
    expect(reference).toMatch(/^[*][0-9a-f]{64}$/)
    expect(await client.call('boc.cache_get', { boc_ref: reference })).toEqual({ boc })
  })
})

test('an ordinary call stays on its thread', async () => {
  const params = [{ name: 'a', type: 'uint8[]' }]
  expect(await placeOf('abi.encode_boc', { params, data: { a: [1, 2, 3] } })).toEqual([])
})
