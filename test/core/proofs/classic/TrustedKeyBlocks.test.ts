import { expect, test } from 'vitest'
import { nearestTrusted, parseTrustedKeyBlocks } from '../../../../src/core/proofs/classic/index.ts'

const bytes = encode([
  [
    '11'.repeat(32),
    [
      [5, 'aa'.repeat(32)],
      [9, 'bb'.repeat(32)],
    ],
  ],
  ['22'.repeat(32), []],
])

function encode(networks: readonly (readonly [string, readonly (readonly [number, string])[]])[]): Uint8Array {
  const u64 = (value: number) => {
    const buffer = Buffer.alloc(8)
    buffer.writeBigUInt64LE(BigInt(value))
    return buffer
  }
  const parts = [u64(networks.length)]
  for (const [zerostate, entries] of networks) {
    parts.push(Buffer.from(zerostate, 'hex'), u64(entries.length))
    for (const [seqNo, hash] of entries) {
      const number = Buffer.alloc(4)
      number.writeUInt32LE(seqNo)
      parts.push(number, Buffer.from(hash, 'hex'))
    }
  }
  return new Uint8Array(Buffer.concat(parts))
}

test('reads the file and finds the entry at or before a number', () => {
  const networks = parseTrustedKeyBlocks(bytes)
  const list = networks.get('11'.repeat(32))!
  expect(networks.get('22'.repeat(32))).toEqual([])
  expect(nearestTrusted(list, 4)).toBeUndefined()
  expect(nearestTrusted(list, 5)?.rootHash).toBe('aa'.repeat(32))
  expect(nearestTrusted(list, 8)?.seqNo).toBe(5)
  expect(nearestTrusted(list, 1e9)?.seqNo).toBe(9)
})

test('refuses a file that is truncated at any byte, has extra bytes, or is not in order', () => {
  for (let end = 0; end < bytes.length; end++) {
    expect(() => parseTrustedKeyBlocks(bytes.subarray(0, end))).toThrow(/truncated/)
  }
  expect(() => parseTrustedKeyBlocks(new Uint8Array([...bytes, 0]))).toThrow(/extra data at the end/)
  const unordered = encode([
    [
      '11'.repeat(32),
      [
        [9, 'aa'.repeat(32)],
        [9, 'bb'.repeat(32)],
      ],
    ],
  ])
  expect(() => parseTrustedKeyBlocks(unordered)).toThrow(/ascending/)
})
