import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBase58, encodeBase58 } from '../../../../src/core/crypto/hdkey/base58.ts'
import {
  encodeExtendedKey,
  masterKeyFromSeed,
  parseExtendedKey,
} from '../../../../src/core/crypto/hdkey/ExtendedKey.ts'
import { hexBytes } from '../../../support/hexBytes.ts'

const MASTER =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi'
const invalid = expect.objectContaining({ kind: 'Bip32InvalidKey', code: 115 })

function withByte(offset: number, value: number): string {
  const bytes = decodeBase58(MASTER)!
  bytes[offset] = value
  return encodeBase58(bytes)
}

describe('extended keys', () => {
  test('the master key of BIP-32 test vector 1 is written and read', () => {
    const master = masterKeyFromSeed(hexBytes('000102030405060708090a0b0c0d0e0f'))
    expect(encodeExtendedKey(master)).toBe(MASTER)
    expect(parseExtendedKey(MASTER)).toEqual(master)
  })

  test('any key is decoded to the original bytes', () => {
    const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size })
    const key = fc.record({
      depth: fc.nat({ max: 255 }),
      parentFingerprint: bytes(4),
      childNumber: fc.nat({ max: 0xffffffff }),
      chainCode: bytes(32),
      key: bytes(32),
    })
    fc.assert(
      fc.property(key, (original) => {
        expect(parseExtendedKey(encodeExtendedKey(original))).toEqual(original)
      }),
    )
  })

  test('a wrong checksum is accepted', () => {
    expect(parseExtendedKey(withByte(81, 0))).toEqual(parseExtendedKey(MASTER))
  })

  test.each([
    ['an empty text', ''],
    ['a text that is no base58', `${MASTER.slice(0, -1)}0`],
    ['a text that is too short', MASTER.slice(0, -2)],
    ['a text that is too long', `${MASTER}1`],
    ['an enormous text', 'x'.repeat(10_000_000)],
    ['another version', withByte(3, 0x1e)],
    ['a public key in place of the zero byte', withByte(45, 2)],
  ])('%s is refused', (_, text) => {
    expect(() => parseExtendedKey(text)).toThrow(invalid)
  })
})
