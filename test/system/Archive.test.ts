/** Archives of named parts, some of them compressed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Archive, archiveBytes } from '../../src/system/Archive.ts'

const dist = join(import.meta.dirname, '../../dist')

function archiveOf(bytes: Buffer): Archive {
  return new Archive((start, end) => bytes.subarray(start, end))
}

test('returns compressed parts as they were', () => {
  const [plain, long] = [Buffer.from('plain'), Buffer.from('long '.repeat(10_000))]
  const bytes = archiveBytes(
    new Map([
      ['plain', plain],
      ['long', brotliCompressSync(long)],
      ['empty', Buffer.alloc(0)],
    ]),
    new Set(['long']),
  )
  const archive = archiveOf(bytes)
  expect(bytes.length).toBeLessThan(500)
  expect(archive.names).toEqual(['plain', 'long', 'empty'])
  expect([archive.get('plain'), archive.get('long'), archive.get('empty')]).toEqual([plain, long, Buffer.alloc(0)])
  expect([archive.get('other'), archive.get('constructor')]).toEqual([undefined, undefined])
})

test('the large chunks of the built program are compressed, except for the texts of threads', () => {
  const bytes = readFileSync(join(dist, 'program.chunks'))
  const archive = archiveOf(bytes)
  const sizes = archive.names.map((name) => [name, archive.get(name)!.length] as const)
  const unpacked = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(bytes.length).toBeLessThan(unpacked * 0.7)
  const stored: Record<string, [number, number, 1?]> = JSON.parse(
    bytes.toString('latin1', 4, 4 + bytes.readUInt32LE(0)),
  )
  expect([stored['thread.js']?.[2], stored['storage-thread.js']?.[2]]).toEqual([undefined, undefined])
})
