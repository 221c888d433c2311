import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chacha20 } from '../../../src/core/crypto/chacha20.ts'
import {
  type CryptoBoxSecret,
  decryptCryptoBoxSecret,
  deriveCryptoBoxKey,
  encryptCryptoBoxSecret,
} from '../../../src/core/crypto/cryptoBoxSecret.ts'
import type { MnemonicDictionary } from '../../../src/core/crypto/mnemonic/MnemonicDictionary.ts'
import { hexBytes, toHex } from '../../support/hexBytes.ts'

const KEY = new Uint8Array(32).fill(3)
const NONCE = new Uint8Array(12).fill(9)
const unreadable = expect.objectContaining({ kind: 'CryptoBoxSecretDeserializationError', code: 133 })

/** Encrypted form of any bytes, so that damaged secrets can be made. */
function seal(serialized: string): Uint8Array {
  return new Uint8Array([...NONCE, ...chacha20(hexBytes(serialized), KEY, NONCE)])
}

describe('secret of a crypto box', () => {
  test('has the documented layout', () => {
    const encrypted = encryptCryptoBoxSecret({ phrase: 'ab', dictionary: 1, wordCount: 12 }, KEY, NONCE)
    expect(encrypted.subarray(0, 12)).toEqual(NONCE)
    const serialized = toHex(chacha20(encrypted.subarray(12), KEY, NONCE))
    expect(serialized).toBe(`00000000${'0200000000000000'}${'6162'}${'01'}${'0c'}`)
  })

  test('is decoded to the original bytes', () => {
    const secret: fc.Arbitrary<CryptoBoxSecret> = fc.record({
      phrase: fc.string({ unit: 'grapheme' }),
      dictionary: fc.nat({ max: 8 }).map((number) => number as MnemonicDictionary),
      wordCount: fc.nat({ max: 255 }),
    })
    fc.assert(
      fc.property(secret, (original) => {
        expect(decryptCryptoBoxSecret(encryptCryptoBoxSecret(original, KEY, NONCE), KEY)).toEqual(original)
      }),
    )
  })

  test('the key is scrypt with N 2^14, r 8, p 1', async () => {
    // RFC 7914, section 12: the same cost, the first half of the 64 bytes.
    const [password, salt] = ['pleaseletmein', 'SodiumChloride'].map((text) => new TextEncoder().encode(text))
    expect(toHex(await deriveCryptoBoxKey(password!, salt!))).toBe(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
    )
  })

  test('another key does not read it', () => {
    const encrypted = encryptCryptoBoxSecret({ phrase: 'ab', dictionary: 1, wordCount: 12 }, KEY, NONCE)
    expect(() => decryptCryptoBoxSecret(encrypted, new Uint8Array(32))).toThrow(unreadable)
  })

  test.each([
    ['shorter than the nonce', new Uint8Array(11)],
    ['nothing but the nonce', NONCE],
    ['without room for the last bytes', seal('000000000000000000000000')],
    ['another variant', seal('010000000000000000000000010c')],
    ['a length that is too short', seal('00000000000000000000000061010c')],
    ['a length that is too long', seal('00000000020000000000000061010c')],
    ['an enormous length', seal('00000000ffffffffffffffff61010c')],
    ['an unknown dictionary', seal('00000000010000000000000061090c')],
    ['a phrase that is no UTF-8', seal('000000000100000000000000ff010c')],
  ])('%s is refused', (_, encrypted) => {
    expect(() => decryptCryptoBoxSecret(encrypted, KEY)).toThrow(unreadable)
  })

  test('a nonce of another size is refused', () => {
    expect(() => encryptCryptoBoxSecret({ phrase: '', dictionary: 1, wordCount: 12 }, KEY, new Uint8Array(8))).toThrow(
      expect.objectContaining({ kind: 'CryptoBoxSecretSerializationError', code: 132 }),
    )
  })
})
