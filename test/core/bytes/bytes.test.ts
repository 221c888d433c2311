import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  base64ToBytes,
  bytesToBase64,
  bytesToHex,
  compareBytes,
  crc32c,
  hexToBytes,
} from '../../../src/core/bytes/index.ts'

describe('texts of bytes', () => {
  test('survive a round trip', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes)
        expect(hexToBytes(bytesToHex(bytes).toUpperCase())).toEqual(bytes)
        expect(base64ToBytes(bytesToBase64(bytes))).toEqual(bytes)
      }),
    )
  })

  test('are refused when malformed', () => {
    for (const text of ['a', '0x', 'zz', '0g', 'é0']) expect(hexToBytes(text)).toBeUndefined()
    for (const text of [
      'a',
      'ab=',
      'a===',
      'a-b_',
      'ab c',
      'abc\n',
      'ab=c',
      'Wrong==',
      '====',
      'ab==cd==',
      'aŁbc',
      '\ud841abc',
      'aébc',
    ]) {
      expect(base64ToBytes(text)).toBeUndefined()
    }
  })

  test('compare like dictionaries', () => {
    expect(compareBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBeLessThan(0)
    expect(compareBytes(Uint8Array.of(1, 2, 0), Uint8Array.of(1, 2))).toBeGreaterThan(0)
    expect(compareBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(0)
  })
})

describe('crc32c', () => {
  test('returns the values of RFC 3720 B.4', () => {
    expect(crc32c(new Uint8Array(32))).toBe(0x8a9136aa)
    expect(crc32c(new Uint8Array(32).fill(0xff))).toBe(0x62a8ab43)
    expect(crc32c(Uint8Array.from({ length: 32 }, (_, i) => i))).toBe(0x46dd794e)
  })
})
