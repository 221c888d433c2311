import { afterEach, describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { wideMessage } from '../../support/wideMessage.ts'

const message = wideMessage(2000)
const large = writeBocBase64(message)
const small = writeBocBase64(wideMessage(20))
const client = await LocalClient.open()

afterEach(() => {
  client.onWorkers.length = 0
})

const cached = async (boc: string) =>
  (await client.call('boc.cache_set', { boc, cache_type: { type: 'Unpinned' } })).boc_ref as string

describe('a large BOC', () => {
  test.each([
    ['boc.parse_message', 'boc'],
    ['boc.get_boc_hash', 'boc'],
    ['boc.get_boc_depth', 'boc'],
    ['boc.encode_state_init', 'data'],
  ])('of %s is read by a worker thread, a small one is not', async (method, name) => {
    await client.call(method, { [name]: small })
    expect(client.onWorkers).toEqual([])
    await client.call(method, { [name]: large })
    expect(client.onWorkers).toEqual([method])
  })

  test('has the same result on a worker thread as in the cache', async () => {
    const reference = await cached(large)
    expect(reference).toBe(`*${message.hashHex()}`)
    const direct = await client.call('boc.parse_message', { boc: large })
    expect(await client.call('boc.parse_message', { boc: reference })).toEqual(direct)
    expect(client.onWorkers).toEqual(['boc.parse_message', 'boc.parse_message'])
  })

  test('that is cached goes to a worker thread only for what reads all of it', async () => {
    const reference = await cached(large)
    expect(await client.call('boc.get_boc_hash', { boc: reference })).toEqual({ hash: message.hashHex() })
    expect(client.onWorkers).toEqual([])
  })

  test('that is cached can be combined with a large one that is not', async () => {
    const reference = await cached(small)
    const { state_init } = await client.call('boc.encode_state_init', { code: reference, data: large })
    expect(client.onWorkers).toEqual(['boc.encode_state_init'])
    const { code, data } = await client.call('boc.decode_state_init', { state_init })
    expect([code, data]).toEqual([small, large])
  })

  test('is kept in the cache of this client when the call asks for it', async () => {
    const boc_cache = { type: 'Pinned', pin: 'here' }
    const { state_init } = await client.call('boc.encode_state_init', { data: large, boc_cache })
    expect(client.onWorkers).toEqual([])
    const parts = await client.call('boc.decode_state_init', { state_init })
    expect(parts.data_hash).toBe(message.hashHex())
  })

  test('beside an unknown reference is error 206', async () => {
    const params = { code: `*${'00'.repeat(32)}`, data: large }
    await expect(client.call('boc.encode_state_init', params)).rejects.toMatchObject({ code: 206 })
  })

  test('that is broken is error 201', async () => {
    await expect(client.call('boc.parse_message', { boc: large.slice(0, -4) })).rejects.toMatchObject({ code: 201 })
    await expect(
      client.call('abi.decode_boc', { params: [], boc: large.slice(0, -4), allow_partial: true }),
    ).rejects.toMatchObject({ code: 201 })
    expect(client.onWorkers).toEqual(['boc.parse_message', 'abi.decode_boc'])
  })
})
