import { describe, expect, test } from 'vitest'
import { hash160, sha256, sha512 } from '../../../src/core/crypto/sha.ts'
import { toHex } from '../../support/hexBytes.ts'

const abc = new TextEncoder().encode('abc')

// FIPS 180-4 examples; the RIPEMD-160 value is the one of the secp256k1 generator in BIP-173.
describe('hash functions', () => {
  test('SHA-256 of "abc" is the published one', () => {
    expect(toHex(sha256(abc))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('SHA-512 of "abc" is the published one', () => {
    expect(toHex(sha512(abc))).toBe(
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    )
  })

  test('the key identifier of the secp256k1 generator is the published one', () => {
    const generator = Buffer.from('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798', 'hex')
    expect(toHex(hash160(generator))).toBe('751e76e8199196d454941c45d1b3a323f1433bd6')
  })

  test('results are separate arrays, so that a slice survives wiping', () => {
    const digest = sha256(abc)
    const copy = digest.slice(0, 4)
    digest.fill(0)
    expect(toHex(copy)).toBe('ba7816bf')
  })
})
