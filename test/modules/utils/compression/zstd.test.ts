import { zstdCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LocalClient } from '../../../support/LocalClient.ts'

const client = await LocalClient.open()
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
function decompress(bytes: Uint8Array) {
  return client.call('utils.decompress_zstd', { compressed: base64(bytes) })
}

describe('utils.compress_zstd and utils.decompress_zstd', () => {
  test.each([1, 3, 21])('are inverse at level %i', async (level) => {
    const uncompressed = base64(Buffer.from('the same again and again, '.repeat(100)))
    const { compressed } = await client.call('utils.compress_zstd', { uncompressed, level })
    expect(compressed.length).toBeLessThan(uncompressed.length)
    expect(await client.call('utils.decompress_zstd', { compressed })).toEqual({ decompressed: uncompressed })
  })

  test('level 3 is the default', async () => {
    const uncompressed = base64(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index) % 251)))
    const byDefault = await client.call('utils.compress_zstd', { uncompressed })
    expect(byDefault).toEqual(await client.call('utils.compress_zstd', { uncompressed, level: 3 }))
  })

  test('all frames are decompressed, those to be skipped as nothing', async () => {
    const skipped = Buffer.from('502a4d1804000000aabbccdd', 'hex')
    const frames = [zstdCompressSync(Buffer.from('ab')), skipped, zstdCompressSync(Buffer.from('cd'))]
    expect(await decompress(Buffer.concat(frames))).toEqual({ decompressed: base64(Buffer.from('abcd')) })
  })

  test.each([
    ['level 0', 'utils.compress_zstd', { uncompressed: '', level: 0 }],
    ['level 22', 'utils.compress_zstd', { uncompressed: '', level: 22 }],
    ['a text that is not base64', 'utils.compress_zstd', { uncompressed: '*' }],
    ['compressed text that is not base64', 'utils.decompress_zstd', { compressed: 'abc' }],
    ['no data', 'utils.decompress_zstd', { compressed: '' }],
    ['other data', 'utils.decompress_zstd', { compressed: 'Z2FyYmFnZSBnYXJiYWdl' }],
  ])('%s is 701', async (_, method, params) => {
    await expect(client.call(method, params)).rejects.toMatchObject({ code: 701 })
  })

  test('cut data and extra bytes after a frame are 701', async () => {
    const frame = zstdCompressSync(Buffer.from('hello '.repeat(100)))
    await expect(decompress(frame.subarray(0, -3))).rejects.toMatchObject({ code: 701 })
    await expect(decompress(Buffer.concat([frame, Buffer.from('rubbish')]))).rejects.toMatchObject({ code: 701 })
  })

  test('a bomb ends at 48 MiB, in one frame and in many', async () => {
    const bomb = zstdCompressSync(new Uint8Array(49 * 1024 * 1024))
    await expect(decompress(bomb)).rejects.toMatchObject({ code: 701, message: expect.stringContaining('50331648') })
    const part = zstdCompressSync(new Uint8Array(8 * 1024 * 1024))
    await expect(decompress(Buffer.concat(Array(7).fill(part)))).rejects.toMatchObject({ code: 701 })
  })

  test('long work runs on another thread', async () => {
    const local = await LocalClient.open()
    const uncompressed = base64(new Uint8Array(30000))
    await local.call('utils.compress_zstd', { uncompressed })
    expect(local.onWorkers).toEqual([])
    const { compressed } = await local.call('utils.compress_zstd', { uncompressed, level: 19 })
    expect(local.onWorkers).toEqual(['utils.compress_zstd'])
    const bomb = base64(zstdCompressSync(new Uint8Array(20_000_000)))
    await local.call('utils.decompress_zstd', { compressed })
    await local.call('utils.decompress_zstd', { compressed: bomb })
    expect(local.onWorkers).toEqual(['utils.compress_zstd', 'utils.decompress_zstd'])
  })
})
