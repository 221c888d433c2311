import { describe, expect, test } from 'vitest'
import { LocalClient } from '../../support/LocalClient.ts'

const MESSAGE =
  'te6ccgEBAQEAWAAAq2n+AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE/zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzSsG8DgAAAAAjuOu9NAL7BxYpA'
const HASH = 'dfd47194f3058ee058bfbfad3ea40cbbd9ad17ca77cd0904d4d9f18a48c2fbca'
const unknown = `*${'00'.repeat(32)}`
const address = `0:${'11'.repeat(32)}`
const client = await LocalClient.open()

describe('errors of module boc', () => {
  test('decode_tvc of a bare state init names the function that reads it', async () => {
    const { state_init } = await client.call('boc.encode_state_init', { code: 'te6ccgEBAQEAAgAAAA==' })
    await expect(client.call('boc.decode_tvc', { tvc: state_init })).rejects.toMatchObject({
      code: 201,
      message: expect.stringContaining('boc.decode_state_init'),
    })
  })

  test.each([
    ['boc.get_boc_hash', { boc: '' }, 201],
    ['boc.get_boc_hash', { boc: '*12' }, 201],
    ['boc.get_boc_hash', { boc: unknown }, 206],
    ['boc.get_boc_depth', { boc: 'te6ccgEBAQEAAgAABB==' }, 201],
    ['boc.parse_message', { boc: 'te6ccgEBAQEAAgAAAA==' }, 201],
    ['boc.parse_account', { boc: 'te6ccgEBAQEAAwAAAUA=' }, 202],
    ['boc.parse_block', { boc: MESSAGE }, 201],
    ['boc.parse_shardstate', { boc: MESSAGE, id: '', workchain_id: 0 }, 201],
    ['boc.decode_tvc', { tvc: MESSAGE }, 201],
    ['boc.get_code_from_tvc', { tvc: 'te6ccgEBAQEAAwAAAQQ=' }, 201],
    ['boc.get_code_salt', { code: MESSAGE }, 201],
    ['boc.get_compiler_version', { code: MESSAGE }, 201],
    ['boc.cache_get', { boc_ref: MESSAGE }, 207],
    ['boc.cache_get', { boc_ref: '*zz' }, 207],
    ['boc.cache_unpin', { pin: 'a', boc_ref: 'x' }, 207],
    ['boc.cache_set', { boc: MESSAGE, cache_type: { type: 'Other' } }, 23],
    ['boc.encode_boc', { builder: [{ type: 'Address', address: 'x' }] }, 4],
    ['boc.encode_boc', { builder: [{ type: 'CellBoc', boc: unknown }] }, 206],
    ['boc.encode_boc', { builder: [{ type: 'BitString', value: 'f'.repeat(256) }] }, 202],
    ['boc.encode_state_init', { split_depth: 32 }, 202],
    ['boc.encode_state_init', { code: '*' }, 201],
    ['boc.encode_external_in_message', { dst: 'x' }, 4],
    ['boc.encode_external_in_message', { dst: address, src: 'abcd' }, 4],
    ['boc.encode_external_in_message', { dst: address, init: MESSAGE }, 201],
  ])('%s %o is %i', async (method, params, code) => {
    await expect(client.call(method, params)).rejects.toMatchObject({ code })
  })

  test('a message never repeats a whole payload', async () => {
    const boc = `${'A'.repeat(100000)}!`
    await expect(client.call('boc.get_boc_hash', { boc })).rejects.toSatisfy(
      (error) => JSON.stringify([(error as Error).message, (error as { data: unknown }).data]).length < 500,
    )
  })
})

describe('the cache of a context', () => {
  const pinned = { type: 'Pinned', pin: 'a' }

  test('accepts references as BOC parameters, and returns them', async () => {
    const local = await LocalClient.open()
    const { boc_ref } = (await local.call('boc.cache_set', { boc: MESSAGE, cache_type: pinned })) as { boc_ref: string }
    expect(boc_ref).toBe(`*${HASH}`)
    const upper = `*${HASH.toUpperCase()}`
    expect(await local.call('boc.get_boc_hash', { boc: upper })).toEqual({ hash: HASH })
    const result = await local.call('boc.encode_state_init', { code: boc_ref, boc_cache: { type: 'Unpinned' } })
    const { state_init } = result as { state_init: string }
    expect(state_init).toMatch(/^\*[0-9a-f]{64}$/)
    const parts = await local.call('boc.decode_state_init', { state_init, boc_cache: pinned })
    expect(parts).toMatchObject({ code: boc_ref, code_hash: HASH, data: null })
    expect(await local.call('boc.cache_get', { boc_ref })).toEqual({ boc: MESSAGE })
  })

  test('is not shared with another context', async () => {
    const first = await LocalClient.open()
    await first.call('boc.cache_set', { boc: MESSAGE, cache_type: pinned })
    const second = await LocalClient.open()
    expect(await second.call('boc.cache_get', { boc_ref: `*${HASH}` })).toEqual({ boc: null })
  })

  test('is bounded by boc.cache_max_size, which does not apply to pinned entries', async () => {
    const local = await LocalClient.open({ config: { boc: { cache_max_size: 0 } } })
    const unpinned = local.call('boc.cache_set', { boc: MESSAGE, cache_type: { type: 'Unpinned' } })
    await expect(unpinned).rejects.toMatchObject({ code: 205, data: { max_cache_size: 0, boc_size: 99 } })
    expect(await local.call('boc.cache_set', { boc: MESSAGE, cache_type: pinned })).toEqual({ boc_ref: `*${HASH}` })
  })
})
