import { afterEach, describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../../src/core/cells/index.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { wideMessage } from '../../../support/wideMessage.ts'

const message = wideMessage(2000)
const large = writeBocBase64(message)
const small = writeBocBase64(wideMessage(20))
const client = await LocalClient.open()

afterEach(() => {
  client.onWorkers.length = 0
})

async function cached(boc: string) {
  return (await client.call('boc.cache_set', { boc, cache_type: { type: 'Unpinned' } })).boc_ref as string
}

describe('a large BOC', () => {
  test.each([
    ['boc.parse_message', 'boc'],
    ['boc.get_boc_hash', 'boc'],
    ['boc.get_boc_depth', 'boc'],
    ['boc.encode_state_init', 'data'],
  ])('a worker thread reads a large BOC of %s, but not a small one', async (method, name) => {
    await client.call(method, { [name]: small })
    expect(client.onWorkers).toEqual([])
    await client.call(method, { [name]: large })
    expect(client.onWorkers).toEqual([method])
  })

  test('has the same result on a worker thread as from the cache', async () => {
    const reference = await cached(large)
    client.onWorkers.length = 0
    expect(reference).toBe(`*${message.hashHex()}`)
    const direct = await client.call('boc.parse_message', { boc: large })
    expect(await client.call('boc.parse_message', { boc: reference })).toEqual(direct)
    expect(client.onWorkers).toEqual(['boc.parse_message', 'boc.parse_message'])
  })

  test('the hash of a cached large BOC is returned without reading it', async () => {
    const reference = await cached(large)
    client.onWorkers.length = 0
    expect(await client.call('boc.get_boc_hash', { boc: reference })).toEqual({ hash: message.hashHex() })
    expect(client.onWorkers).toEqual([])
  })

  test('a cached large BOC can be combined with one that is not cached', async () => {
    const reference = await cached(small)
    const { state_init } = await client.call('boc.encode_state_init', { code: reference, data: large })
    expect(client.onWorkers).toEqual(['boc.encode_state_init'])
    const { code, data } = await client.call('boc.decode_state_init', { state_init })
    expect([code, data]).toEqual([small, large])
  })

  test('is kept in the cache of this client when the call asks for it', async () => {
    const boc_cache = { type: 'Pinned', pin: 'here' }
    const { state_init } = await client.call('boc.encode_state_init', { data: large, boc_cache })
    expect(state_init).toMatch(/^[*][0-9a-f]{64}$/)
    expect(client.onWorkers).toEqual(['boc.encode_state_init'])
    const parts = await client.call('boc.decode_state_init', { state_init })
    expect(parts.data_hash).toBe(message.hashHex())
  })

  test('beside an unknown reference is error 206', async () => {
    const params = { code: `*${'00'.repeat(32)}`, data: large }
    await expect(client.call('boc.encode_state_init', params)).rejects.toMatchObject({ code: 206 })
  })

  test('a broken large BOC is error 201', async () => {
    await expect(client.call('boc.parse_message', { boc: large.slice(0, -4) })).rejects.toMatchObject({ code: 201 })
    await expect(
      client.call('abi.decode_boc', { params: [], boc: large.slice(0, -4), allow_partial: true }),
    ).rejects.toMatchObject({ code: 201 })
    expect(client.onWorkers).toEqual(['boc.parse_message', 'abi.decode_boc'])
  })
})

describe('the cache with a large BOC', () => {
  test('is filled by a worker thread and returns the text in our encoding', async () => {
    const reference = await cached(large)
    expect(client.onWorkers).toEqual(['boc.cache_set'])
    expect(await client.call('boc.cache_get', { boc_ref: reference })).toEqual({ boc: large })
    expect(client.onWorkers).toEqual(['boc.cache_set', 'boc.cache_get'])
  })

  test('shares its cells with functions that run at the same time', async () => {
    const reference = await cached(large)
    client.onWorkers.length = 0
    const cells = [{ type: 'CellBoc', boc: reference }]
    const { boc } = await client.call('boc.encode_boc', { builder: cells })
    expect(await client.call('boc.get_boc_depth', { boc })).toEqual({ depth: message.depth() + 1 })
    expect(client.onWorkers).toEqual(['boc.encode_boc', 'boc.get_boc_depth'])
  })

  test('counts its bytes', async () => {
    const narrow = await LocalClient.open({ config: { boc: { cache_max_size: 100 } } })
    const params = { boc: large, cache_type: { type: 'Unpinned' } }
    await expect(narrow.call('boc.cache_set', params)).rejects.toMatchObject({
      code: 205,
      data: { boc_size: Buffer.from(large, 'base64').length },
    })
  })

  test('does not take a broken one', async () => {
    const params = { boc: large.slice(0, -4), cache_type: { type: 'Unpinned' } }
    await expect(client.call('boc.cache_set', params)).rejects.toMatchObject({ code: 201 })
  })

  test('keeps a large BOC that is pinned', async () => {
    const { boc_ref } = await client.call('boc.cache_set', { boc: large, cache_type: { type: 'Pinned', pin: 'p' } })
    await client.call('boc.cache_unpin', { pin: 'p', boc_ref })
    const other = await LocalClient.open()
    await expect(other.call('boc.get_boc_hash', { boc: boc_ref })).rejects.toMatchObject({ code: 206 })
  })
})
