import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chacha20 } from '../../../src/core/crypto/chacha20.ts'
import { hexBytes, toHex } from '../../support/hexBytes.ts'

describe('chacha20', () => {
  test('produces the keystream of RFC 8439 A.1, vectors 1 and 2', () => {
    expect(toHex(chacha20(new Uint8Array(128), new Uint8Array(32), new Uint8Array(12)))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    )
  })

  test('produces the second block of the example in RFC 8439, 2.4.2', () => {
    const text = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
    const padded = new Uint8Array([...new Uint8Array(64), ...new TextEncoder().encode(text)])
    const key = Uint8Array.from({ length: 32 }, (_, index) => index)
    const encrypted = chacha20(padded, key, hexBytes('000000000000004a00000000'))
    expect(toHex(encrypted.subarray(64, 96))).toBe('6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b')
  })

  test('decrypts by the same call', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes(32), bytes(12), (data, key, nonce) => {
        expect(chacha20(chacha20(data, key, nonce), key, nonce)).toEqual(data)
      }),
    )
  })

  test('names the parameter that has a wrong size', () => {
    expect(() => chacha20(new Uint8Array(), new Uint8Array(31), new Uint8Array(12))).toThrow(
      expect.objectContaining({ kind: 'InvalidKeySize' }),
    )
    expect(() => chacha20(new Uint8Array(), new Uint8Array(32), new Uint8Array(8))).toThrow(
      expect.objectContaining({ kind: 'InvalidNonceSize' }),
    )
  })
})
