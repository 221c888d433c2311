import fc from 'fast-check'
import * as nekoton from 'nekoton-wasm/node'
import { describe, expect, test } from 'vitest'
import { Ed25519SecretKey } from '../../../src/core/crypto/Ed25519SecretKey.ts'
import { checkEd25519PublicKey, verifyEd25519 } from '../../../src/core/crypto/verifyEd25519.ts'
import { hexBytes, toHex } from '../../support/hexBytes.ts'

const invalidSize = expect.objectContaining({ kind: 'InvalidKeySize' })
/** No square root exists for this y coordinate. */
const NO_POINT = hexBytes(`02${'00'.repeat(31)}`)
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n

describe('verifyEd25519', () => {
  test('accepts what was signed and refuses any other data, signature or key', () => {
    const seed = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(seed, fc.uint8Array({ maxLength: 100 }), fc.nat({ max: 511 }), (secret, data, bit) => {
        const key = new Ed25519SecretKey(secret)
        const signature = key.sign(data)
        expect(verifyEd25519(data, signature, key.publicKey)).toBe(true)
        expect(verifyEd25519(new Uint8Array([...data, 0]), signature, key.publicKey)).toBe(false)
        signature[bit >> 3]! ^= 1 << (bit & 7)
        expect(verifyEd25519(data, signature, key.publicKey)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  test('accepts signatures of an independent client', () => {
    const { publicKey, secretKey } = nekoton.ed25519_generateKeyPair()
    const hash = new Uint8Array(32).fill(7)
    const signature = nekoton.ed25519_sign(secretKey, Buffer.from(hash).toString('base64'), { type: 'empty' })
    expect(verifyEd25519(hash, Buffer.from(signature, 'base64'), hexBytes(publicKey))).toBe(true)
  })

  test('refuses a signature whose second half is not reduced', () => {
    const key = new Ed25519SecretKey(new Uint8Array(32).fill(1))
    const signature = key.sign(new Uint8Array())
    const half = BigInt(`0x${toHex(signature.slice(32).reverse())}`) + ORDER
    signature.set(hexBytes(half.toString(16).padStart(64, '0')).reverse(), 32)
    expect(verifyEd25519(new Uint8Array(), signature, key.publicKey)).toBe(false)
  })

  test('still works after more keys than its cache holds', () => {
    for (let index = 0; index < 300; index++) {
      const key = new Ed25519SecretKey(new Uint8Array(32).fill(index & 0xff))
      expect(verifyEd25519(new Uint8Array(), key.sign(new Uint8Array()), key.publicKey)).toBe(true)
    }
  })

  test('refuses wrong sizes', () => {
    expect(() => verifyEd25519(new Uint8Array(), new Uint8Array(63), new Uint8Array(32))).toThrow(invalidSize)
    expect(() => verifyEd25519(new Uint8Array(), new Uint8Array(64), new Uint8Array(33))).toThrow(invalidSize)
  })
})

describe('checkEd25519PublicKey', () => {
  test('accepts a real key', async () => {
    await checkEd25519PublicKey(new Ed25519SecretKey(new Uint8Array(32)).publicKey)
  })

  test('refuses bytes that are not a point, for which no signature is valid', async () => {
    expect(verifyEd25519(new Uint8Array(), new Uint8Array(64), NO_POINT)).toBe(false)
    await expect(checkEd25519PublicKey(NO_POINT)).rejects.toMatchObject({ kind: 'InvalidPublicKey' })
    await expect(checkEd25519PublicKey(new Uint8Array(31))).rejects.toMatchObject({ kind: 'InvalidKeySize' })
  })
})
