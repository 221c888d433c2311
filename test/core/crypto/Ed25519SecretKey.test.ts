import fc from 'fast-check'
import * as nekoton from 'nekoton-wasm/node'
import { describe, expect, test } from 'vitest'
import { Ed25519SecretKey } from '../../../src/core/crypto/Ed25519SecretKey.ts'
import { prependSignatureId } from '../../../src/core/crypto/prependSignatureId.ts'
import { hexBytes, toHex } from '../../support/hexBytes.ts'

const seedAndHash = [
  fc.uint8Array({ minLength: 32, maxLength: 32 }),
  fc.uint8Array({ minLength: 32, maxLength: 32 }),
] as const
const signatureId = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

describe('Ed25519SecretKey', () => {
  // RFC 8032, section 7.1, tests 1 to 3.
  test.each([
    [
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
    [
      'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
      'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      'af82',
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    ],
  ])('signs as RFC 8032 with the seed %s', (seed, publicKey, data, signature) => {
    const key = new Ed25519SecretKey(hexBytes(seed))
    expect(toHex(key.publicKey)).toBe(publicKey)
    expect(toHex(key.sign(hexBytes(data)))).toBe(signature)
  })

  test('signs like an independent client of this network, with and without signature id', () => {
    fc.assert(
      fc.property(...seedAndHash, fc.option(signatureId, { nil: undefined }), (seed, hash, id) => {
        const context = id === undefined ? { type: 'empty' as const } : { type: 'signatureId' as const, globalId: id }
        const expected = nekoton.ed25519_sign(toHex(seed), Buffer.from(hash).toString('base64'), context)
        const signature = new Ed25519SecretKey(seed).sign(prependSignatureId(hash, id))
        expect(Buffer.from(signature).toString('base64')).toBe(expected)
      }),
      { numRuns: 100 },
    )
  })

  test('keeps its own copy of the seed', () => {
    const seed = hexBytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
    const key = new Ed25519SecretKey(seed)
    seed.fill(0)
    expect(toHex(key.publicKey)).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
  })

  test.each([0, 31, 33, 64])('refuses a seed of %i bytes without repeating it', (size) => {
    expect(() => new Ed25519SecretKey(new Uint8Array(size).fill(0xab))).toThrow(
      expect.objectContaining({ kind: 'InvalidSecretKey', message: expect.not.stringMatching(/abab|171/) }),
    )
  })
})
