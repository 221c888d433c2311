import { bn254 } from '@noble/curves/bn254.js'
import { describe, expect, test } from 'vitest'
import { hexToBytes } from '../../../../src/core/bytes/index.ts'
import { decodeG1, decodeG2, encodeG1, encodeG2 } from '../../../../src/core/crypto/zklogin/bn254Points.ts'
import { littleEndianNumber } from '../../../../src/core/crypto/zklogin/littleEndianNumber.ts'
import { hashElements, hashLoginInputs, hashText } from '../../../../src/core/crypto/zklogin/loginHash.ts'
import { decodeLoginProof, verifyLoginProof } from '../../../../src/core/crypto/zklogin/verifyLoginProof.ts'
import { extraVectors, withVectors } from '../../../support/vm/extraVectors.ts'

describe.skipIf(extraVectors === undefined)(withVectors('published logins'), () => {
  const logins = extraVectors?.zk_login ?? []
  test.each(logins.map((login) => [login.source, login] as const))('%s hashes and verifies', (_source, login) => {
    const input = hashLoginInputs({
      sessionKey: BigInt(`0x${login.eph_pub_key}`),
      addressSeed: BigInt(login.zkaddr),
      maxEpoch: BigInt(login.max_epoch),
      issuer: login.iss_base_64,
      issuerOffset: BigInt(login.index_mod_4),
      header: login.header_base_64,
      modulus: BigInt(`0x${login.modulus}`),
    })
    expect(input).toBe(littleEndianNumber(hexToBytes(login.poseidon)!))
    const proof = decodeLoginProof(hexToBytes(login.proof)!)
    expect(verifyLoginProof(proof, input)).toBe(login.valid)
    expect(verifyLoginProof(proof, input ^ 1n)).toBe(false)
    expect(verifyLoginProof({ ...proof, a: proof.a.negate() }, input)).toBe(false)
    expect(verifyLoginProof({ ...proof, c: bn254.G1.Point.ZERO }, input)).toBe(false)
  })
})

describe('points of BN254', () => {
  test('points, including infinity, survive a round trip through their bytes', () => {
    for (let factor = 1n; factor < 40n; factor++) {
      const [one, two] = [bn254.G1.Point.BASE.multiply(factor), bn254.G2.Point.BASE.multiply(factor)]
      for (const point of [one, one.negate()]) expect(decodeG1(encodeG1(point)).equals(point)).toBe(true)
      for (const point of [two, two.negate()]) expect(decodeG2(encodeG2(point)).equals(point)).toBe(true)
    }
    expect(decodeG1(encodeG1(bn254.G1.Point.ZERO)).is0()).toBe(true)
    expect(decodeG2(encodeG2(bn254.G2.Point.ZERO)).is0()).toBe(true)
  })
})

describe('hashes of the circuit', () => {
  test('pad a text with zeros up to the size of its field', () => {
    expect(hashText('a', 31)).toBe(hashElements([BigInt('a'.charCodeAt(0)) << 240n]))
    expect(hashText('ab', 32)).toBe(hashElements([BigInt('a'.charCodeAt(0)), BigInt('b'.charCodeAt(0)) << 240n]))
  })

  test('hash more than 16 elements in groups', () => {
    const elements = Array.from({ length: 20 }, (_, place) => BigInt(place))
    const groups = [hashElements(elements.slice(0, 16)), hashElements(elements.slice(16))]
    expect(hashElements(elements)).toBe(hashElements(groups))
  })

  test('accept a text of the full size and refuse a longer one or one with characters above 255', () => {
    expect(() => hashText('x'.repeat(32), 32)).not.toThrow()
    expect(() => hashText('x'.repeat(33), 32)).toThrow('the limit is 32 characters')
    expect(() => hashText('Ā', 32)).toThrow('255')
  })
})
