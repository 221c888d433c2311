import fc from 'fast-check'
import sodium from 'libsodium-wrappers'
import { beforeAll, describe, expect, test } from 'vitest'
import { naclSecretKeyFromSeed, naclSign, naclSignDetached, naclSignOpen } from '../../../src/core/crypto/naclSign.ts'

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 })
const failed = expect.objectContaining({ kind: 'NaclSignFailed' })
const invalidSize = expect.objectContaining({ kind: 'InvalidKeySize' })

beforeAll(() => sodium.ready)

describe('NaCl signatures', () => {
  test('keys and signatures agree with libsodium', () => {
    fc.assert(
      fc.property(seed, fc.uint8Array({ maxLength: 100 }), (secretSeed, data) => {
        const { privateKey, publicKey } = sodium.crypto_sign_seed_keypair(secretSeed)
        expect(naclSecretKeyFromSeed(secretSeed)).toEqual(privateKey)
        expect(naclSignDetached(data, privateKey)).toEqual(sodium.crypto_sign_detached(data, privateKey))
        expect(naclSign(data, privateKey)).toEqual(sodium.crypto_sign(data, privateKey))
        expect(naclSignOpen(naclSign(data, privateKey), publicKey)).toEqual(data)
      }),
      { numRuns: 50 },
    )
  })

  test('a changed byte, a foreign key and a short input do not open', () => {
    const secret = naclSecretKeyFromSeed(new Uint8Array(32))
    const signed = naclSign(Uint8Array.of(1, 2, 3), secret)
    expect(() => naclSignOpen(signed, new Uint8Array(32))).toThrow(failed)
    expect(() => naclSignOpen(signed.subarray(0, 63), secret.subarray(32))).toThrow(failed)
    signed[65]! ^= 1
    expect(() => naclSignOpen(signed, secret.subarray(32))).toThrow(failed)
  })

  test('a foreign public half does not change the signature', () => {
    const secret = naclSecretKeyFromSeed(new Uint8Array(32))
    const mixed = new Uint8Array([...secret.subarray(0, 32), ...new Uint8Array(32)])
    expect(naclSign(Uint8Array.of(1), mixed)).toEqual(naclSign(Uint8Array.of(1), secret))
  })

  test('wrong sizes are refused', () => {
    expect(() => naclSecretKeyFromSeed(new Uint8Array(31))).toThrow(invalidSize)
    expect(() => naclSign(new Uint8Array(), new Uint8Array(32))).toThrow(invalidSize)
    expect(() => naclSignOpen(new Uint8Array(64), new Uint8Array(1))).toThrow(invalidSize)
  })
})
