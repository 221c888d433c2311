import { describe, expect, test } from 'vitest'
import { scrypt } from '../../../src/core/crypto/scrypt.ts'
import { toHex } from '../../support/hexBytes.ts'

function text(value: string) {
  return new TextEncoder().encode(value)
}
const cheap = { logN: 4, r: 1, p: 1, keySizeBytes: 64 }

describe('scrypt', () => {
  // RFC 7914, section 12.
  test.each([
    [
      '',
      '',
      cheap,
      '77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906',
    ],
    [
      'password',
      'NaCl',
      { logN: 10, r: 8, p: 16, keySizeBytes: 64 },
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    ],
    [
      'pleaseletmein',
      'SodiumChloride',
      { logN: 14, r: 8, p: 1, keySizeBytes: 64 },
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
    ],
  ])('derives the key that RFC 7914 gives for %j and %j', (password, salt, params, key) => {
    expect(toHex(scrypt(text(password), text(salt), params))).toBe(key)
  })

  test.each([
    ['no rounds', { logN: 0 }],
    ['log_n 64', { logN: 64, r: 8 }],
    ['log_n of 16 * r', { logN: 16 }],
    ['r of 0', { r: 0 }],
    ['p of 0', { p: 0 }],
    ['r * p of 2^30', { r: 2 ** 15, p: 2 ** 15 }],
    ['an empty key', { keySizeBytes: 0 }],
    ['a key that is too long', { keySizeBytes: 2 ** 24 + 1 }],
    ['too much memory', { logN: 22, r: 8 }],
    ['too much memory for parallel blocks', { logN: 2, p: 2 ** 29 }],
    ['memory beyond what numbers hold', { logN: 63, r: 2 ** 29 }],
    ['hours of work', { logN: 14, r: 8, p: 2 ** 12 }],
  ])('refuses %s at once', (_, change) => {
    expect(() => scrypt(text(''), text(''), { ...cheap, ...change })).toThrow(
      expect.objectContaining({ kind: 'ScryptFailed', code: 108 }),
    )
  })
})
