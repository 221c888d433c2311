import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decryptAesCbc, encryptAesCbc } from '../../../src/core/crypto/aesCbc.ts'
import { hexBytes, toHex } from '../../support/hexBytes.ts'

// NIST SP 800-38A, F.2.1, F.2.3 and F.2.5: first two blocks.
const IV = hexBytes('000102030405060708090a0b0c0d0e0f')
const PLAIN = hexBytes('6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51')
const CASES = [
  ['2b7e151628aed2a6abf7158809cf4f3c', '7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2'],
  [
    '8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b',
    '4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a',
  ],
  [
    '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
    'f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d',
  ],
] as const

describe('AES in mode CBC', () => {
  test.each(CASES)('encrypts and decrypts the published blocks under the key %s', (key, encrypted) => {
    expect(toHex(encryptAesCbc(PLAIN, hexBytes(key), IV))).toBe(encrypted)
    expect(decryptAesCbc(hexBytes(encrypted), hexBytes(key), IV)).toEqual(PLAIN)
  })

  test('pads with zeros, which remain after decryption', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (data) => {
        const decrypted = decryptAesCbc(encryptAesCbc(data, IV, IV), IV, IV)
        expect(decrypted.length).toBe(Math.ceil(data.length / 16) * 16)
        expect(decrypted.subarray(0, data.length)).toEqual(data)
        expect(decrypted.subarray(data.length).every((byte) => byte === 0)).toBe(true)
      }),
    )
  })

  test('refuses wrong sizes of key, vector and encrypted data', () => {
    const kind = (name: string) => expect.objectContaining({ kind: name })
    expect(() => encryptAesCbc(PLAIN, new Uint8Array(17), IV)).toThrow(kind('InvalidKeySize'))
    expect(() => decryptAesCbc(PLAIN, IV, new Uint8Array(12))).toThrow(kind('InvalidIvSize'))
    expect(() => decryptAesCbc(PLAIN.subarray(1), IV, IV)).toThrow(kind('DecryptDataError'))
  })
})
