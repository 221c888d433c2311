import { grainGenConstants, poseidon } from '@noble/curves/abstract/poseidon.js'
import { bn254_Fr } from '@noble/curves/bn254.js'
import { expect, test } from 'vitest'
import { bytesToHex } from '../../../../src/core/bytes/hex.ts'
import { BN254_ORDER } from '../../../../src/core/crypto/poseidon/bn254Order.ts'
import { poseidonDigest, poseidonDigestOfBytes } from '../../../../src/core/crypto/poseidon/poseidonDigest.ts'
import { poseidonHash } from '../../../../src/core/crypto/poseidon/poseidonHash.ts'

// Published value of circomlib.
test('hashes 1 and 2 as circomlib does', () => {
  expect(poseidonHash([1n, 2n])).toBe(7853200120776062878684798364095072458815029376092732009249414926327459813530n)
})

test.each([
  [1, 56],
  [2, 57],
  [3, 56],
  [5, 60],
])('agrees with the permutation of another library for %i inputs', (count, roundsPartial) => {
  const options = { Fp: bn254_Fr, t: count + 1, roundsFull: 8, roundsPartial }
  const permute = poseidon({ ...options, ...grainGenConstants(options), sboxPower: 5 })
  const inputs = Array.from({ length: count }, (_, i) => (BN254_ORDER * BigInt(i + 3)) / 97n)
  expect(poseidonHash(inputs)).toBe(permute([0n, ...inputs])[0])
})

test('refuses no input, too many inputs, and numbers outside of the field', () => {
  expect(() => poseidonHash([])).toThrow(RangeError)
  expect(() => poseidonHash(new Array(17).fill(1n))).toThrow(RangeError)
  expect(() => poseidonHash([BN254_ORDER])).toThrow(RangeError)
  expect(() => poseidonHash([-1n])).toThrow(RangeError)
})

// Check value of the sponge, made with the arithmetic of the networks that use it.
test('digests 32 bytes as block keepers do', () => {
  expect(bytesToHex(poseidonDigestOfBytes(new Uint8Array(32).fill(0xff)))).toBe(
    '1190b5cbc3283be62660ed9f1a1551b6034104c664a55cc99cc5d17d0063da12',
  )
})

test('distinguishes lists of different lengths', () => {
  const digests = [[], [0n], [0n, 0n], [0n, 0n, 0n]].map((list) => bytesToHex(poseidonDigest(list)))
  expect(new Set(digests).size).toBe(digests.length)
})
