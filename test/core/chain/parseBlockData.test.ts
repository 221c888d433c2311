import { describe, expect, test } from 'vitest'
import { encodeBlockData, wrapBlockData } from '../../../src/core/chain/encodeBlockData.ts'
import { BlockDataError, parseBlockData } from '../../../src/core/chain/index.ts'

const parts = {
  commonSection: Uint8Array.of(1, 2, 3),
  block: Uint8Array.of(0xb5, 0xee, 0x9c, 0x72, 9),
  transactionCount: 2n ** 63n,
  accountChanges: new Uint8Array(8),
}

describe('the data of a block', () => {
  test('are read with and without account changes', () => {
    expect(parseBlockData(encodeBlockData(parts))).toEqual(parts)
    const { accountChanges: _, ...older } = parts
    expect(parseBlockData(encodeBlockData(older))).toEqual(older)
  })

  test('may have empty parts', () => {
    const empty = { commonSection: new Uint8Array(), block: new Uint8Array(), transactionCount: 0n }
    expect(parseBlockData(encodeBlockData(empty))).toEqual(empty)
  })

  test('are refused when cut at any byte, with an extra byte, and with any bit flipped', () => {
    const whole = encodeBlockData(parts)
    for (let length = 0; length < whole.length; length++) {
      expect(() => parseBlockData(whole.subarray(0, length))).toThrow(BlockDataError)
    }
    expect(() => parseBlockData(Uint8Array.of(...whole, 0))).toThrow('Unexpected data at the end: 1 bytes')
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const flipped = Uint8Array.from(whole)
      flipped[bit >> 3]! ^= 1 << (bit & 7)
      expect(() => parseBlockData(flipped)).toThrow(BlockDataError)
    }
  })

  const zero = '00'.repeat(8)
  const tooMany = `${'00'.repeat(7)}ff`
  test.each([
    ['length of the common section', 'ff'.repeat(8)],
    ['length of the TVM block', zero + tooMany],
    ['number of transactions', `${zero}${zero}00`],
    ['length of the account changes', zero + zero + zero + tooMany],
  ])('name the %s when it is wrong, although the checksum fits', (what, content) => {
    expect(() => parseBlockData(wrapBlockData(Buffer.from(content, 'hex')))).toThrow(what)
  })
})
