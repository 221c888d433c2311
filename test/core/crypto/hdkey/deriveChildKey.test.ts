import { HDKey } from '@scure/bip32'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deriveChildKey, deriveChildKeyAt, deriveKeyByPath } from '../../../../src/core/crypto/hdkey/deriveChildKey.ts'
import {
  encodeExtendedKey,
  masterKeyFromHalves,
  masterKeyFromSeed,
} from '../../../../src/core/crypto/hdkey/ExtendedKey.ts'
import { hexBytes } from '../../../support/hexBytes.ts'

const invalid = expect.objectContaining({ kind: 'Bip32InvalidKey' })
const VECTOR_1 = '000102030405060708090a0b0c0d0e0f'
const VECTOR_3 =
  '4b381541583be4423346c643850da4b320e46a87ae3d2a4e6da11eba819cd4acba45d239319ac14f863b8d5ab5a0d0c64d2e8a1e7d1457df2e5a3c51c73235be'

describe('derivation of extended keys', () => {
  // BIP-32, test vectors 1 and 3; 3 has a key with leading zeros.
  test.each([
    [
      VECTOR_1,
      "m/0'",
      'xprv9uHRZZhk6KAJC1avXpDAp4MDc3sQKNxDiPvvkX8Br5ngLNv1TxvUxt4cV1rGL5hj6KCesnDYUhd7oWgT11eZG7XnxHrnYeSvkzY7d2bhkJ7',
    ],
    [
      VECTOR_1,
      "m/0'/1",
      'xprv9wTYmMFdV23N2TdNG573QoEsfRrWKQgWeibmLntzniatZvR9BmLnvSxqu53Kw1UmYPxLgboyZQaXwTCg8MSY3H2EU4pWcQDnRnrVA1xe8fs',
    ],
    [
      VECTOR_1,
      "m/0'/1/2'/2",
      'xprvA2JDeKCSNNZky6uBCviVfJSKyQ1mDYahRjijr5idH2WwLsEd4Hsb2Tyh8RfQMuPh7f7RtyzTtdrbdqqsunu5Mm3wDvUAKRHSC34sJ7in334',
    ],
    [
      VECTOR_1,
      "m/0'/1/2'/2/1000000000",
      'xprvA41z7zogVVwxVSgdKUHDy1SKmdb533PjDz7J6N6mV6uS3ze1ai8FHa8kmHScGpWmj4WggLyQjgPie1rFSruoUihUZREPSL39UNdE3BBDu76',
    ],
    [
      VECTOR_3,
      'm',
      'xprv9s21ZrQH143K25QhxbucbDDuQ4naNntJRi4KUfWT7xo4EKsHt2QJDu7KXp1A3u7Bi1j8ph3EGsZ9Xvz9dGuVrtHHs7pXeTzjuxBrCmmhgC6',
    ],
    [
      VECTOR_3,
      "m/0'",
      'xprv9uPDJpEQgRQfDcW7BkF7eTya6RPxXeJCqCJGHuCJ4GiRVLzkTXBAJMu2qaMWPrS7AANYqdq6vcBcBUdJCVVFceUvJFjaPdGZ2y9WACViL4L',
    ],
  ])('the key of seed %s at %s is the published one', (seed, path, expected) => {
    expect(encodeExtendedKey(deriveKeyByPath(masterKeyFromSeed(hexBytes(seed)), path))).toBe(expected)
  })

  test('agrees with an independent implementation on random seeds and paths', () => {
    const seed = fc.uint8Array({ minLength: 16, maxLength: 64 })
    const step = fc
      .tuple(fc.nat({ max: 0x7fffffff }), fc.boolean())
      .map(([index, hard]) => `${index}${hard ? "'" : ''}`)
    fc.assert(
      fc.property(seed, fc.array(step, { minLength: 1, maxLength: 4 }), (bytes, steps) => {
        const path = `m/${steps.join('/')}`
        const derived = deriveKeyByPath(masterKeyFromSeed(bytes), path)
        expect(encodeExtendedKey(derived)).toBe(HDKey.fromMasterSeed(bytes).derive(path).privateExtendedKey)
      }),
      { numRuns: 15 },
    )
  })

  test('an index from 2^31 on is hardened without the flag', () => {
    const master = masterKeyFromSeed(hexBytes(VECTOR_1))
    expect(deriveChildKey(master, 0x80000001)).toEqual(deriveChildKeyAt(master, 1, true))
    expect(deriveChildKeyAt(master, 0xffffffff, true).childNumber).toBe(0xffffffff)
  })

  test('wipes neither the master key nor the result', () => {
    const master = masterKeyFromSeed(hexBytes(VECTOR_1))
    const before = encodeExtendedKey(master)
    const derived = encodeExtendedKey(deriveKeyByPath(master, 'm/1/2/3'))
    expect(encodeExtendedKey(master)).toBe(before)
    expect(encodeExtendedKey(deriveKeyByPath(master, '1/2/3'))).toBe(derived)
  })

  test.each([
    ['zero', '00'.repeat(32)],
    ['the order of the group', 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'],
  ])('a key of %s has no children', (_, key) => {
    const parent = masterKeyFromHalves(hexBytes(key + '11'.repeat(32)))
    expect(() => deriveChildKey(parent, 0)).toThrow(invalid)
    expect(() => deriveChildKey(parent, 0x80000000)).toThrow(invalid)
  })

  test('depth 255 is the maximum', () => {
    const parent = { ...masterKeyFromSeed(hexBytes(VECTOR_1)), depth: 254 }
    const last = deriveChildKey(parent, 0)
    expect(last.depth).toBe(255)
    expect(() => deriveChildKey(last, 0)).toThrow(invalid)
  })
})
