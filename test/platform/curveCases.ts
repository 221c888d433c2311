/** Tests of curves that every form of the platform must pass: random inputs, and signatures at the edges of the curve. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha512 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as nodeCurves from '../../src/platform/node/curves.ts'
import * as webCurves from '../../src/platform/web/curves.ts'

function bytes(maxLength = 300) {
  return fc.uint8Array({ maxLength })
}

function exactly(length: number) {
  return fc.uint8Array({ minLength: length, maxLength: length })
}

/** Encodings of points of order 1, 2, 4 and 8, also those that are not canonical. */
export const smallOrder = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  '0100000000000000000000000000000000000000000000000000000000000080',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
].map((hex) => Uint8Array.from(Buffer.from(hex, 'hex')))

const ORDER = ed25519.Point.Fn.ORDER

function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

/** Compares the form of pages that this thread uses with that of Node.js. */
export function testCurves(): void {
  test('keys and signatures', async () => {
    await fc.assert(
      fc.asyncProperty(exactly(32), bytes(), async (seed, data) => {
        const [node, web] = [nodeCurves.openEd25519(seed), webCurves.openEd25519(seed)]
        expect(web.publicKey()).toEqual(node.publicKey())
        expect(web.sign(data)).toEqual(node.sign(data))
        expect(await web.signAside(data)).toEqual(node.sign(data))
        expect(node.signAside(data)).toEqual(node.sign(data))
        expect(webCurves.x25519PublicKey(seed)).toEqual(nodeCurves.x25519PublicKey(seed))
        expect(webCurves.secp256k1PublicKey(seed)).toEqual(nodeCurves.secp256k1PublicKey(seed))
      }),
      { numRuns: 30 },
    )
  })

  test('a secret outside of the group of secp256k1 is refused', () => {
    for (const { secp256k1PublicKey } of [nodeCurves, webCurves]) {
      for (const byte of [0, 255]) expect(() => secp256k1PublicKey(new Uint8Array(32).fill(byte))).toThrow()
    }
  })

  test('more keys than are kept, each several times', () => {
    const keys = Array.from({ length: 40 }, (_, at) => nodeCurves.openEd25519(new Uint8Array(32).fill(at)))
    for (let round = 0; round < 3; round++) {
      for (const key of keys) {
        const data = Uint8Array.of(round)
        const signature = key.sign(data)
        for (const signed of [data, Uint8Array.of(9)]) {
          const valid = nodeCurves.verifyEd25519(signed, signature, key.publicKey())
          expect(webCurves.verifyEd25519(signed, signature, key.publicKey())).toBe(valid)
        }
      }
    }
  })

  test('damaged signatures and any public key', () => {
    fc.assert(
      fc.property(exactly(32), exactly(32), bytes(40), fc.nat(63), fc.nat(255), (seed, other, data, at, byte) => {
        const key = nodeCurves.openEd25519(seed)
        const damaged = key.sign(data)
        damaged[at] = byte
        for (const publicKey of [key.publicKey(), other]) {
          const valid = nodeCurves.verifyEd25519(data, damaged, publicKey)
          expect(webCurves.verifyEd25519(data, damaged, publicKey)).toBe(valid)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('points of small order, encodings that are not canonical, and a scalar above the order', () => {
    for (const publicKey of smallOrder) {
      for (const point of smallOrder) {
        for (const scalar of [0n, 1n, ORDER - 1n, ORDER, 2n ** 255n]) {
          const signature = Uint8Array.of(...point, ...littleEndian(scalar))
          for (let byte = 0; byte < 4; byte++) {
            const valid = nodeCurves.verifyEd25519(Uint8Array.of(byte), signature, publicKey)
            expect(webCurves.verifyEd25519(Uint8Array.of(byte), signature, publicKey)).toBe(valid)
          }
        }
      }
    }
  })

  test('signatures that the owner of a key can make beside the usual one', () => {
    const seed = new Uint8Array(32).fill(7)
    const { scalar, pointBytes: publicKey } = ed25519.utils.getExtendedPublicKey(seed)
    const data = Uint8Array.of(1, 2, 3)
    const usual = nodeCurves.openEd25519(seed).sign(data)
    const cases: [string, Uint8Array][] = [['the usual one', usual]]
    const usualScalar = usual.slice(32).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
    cases.push(['scalar plus the order', Uint8Array.of(...usual.slice(0, 32), ...littleEndian(usualScalar + ORDER))])
    for (const point of smallOrder) {
      const digest = sha512(Uint8Array.of(...point, ...publicKey, ...data))
      const challenge = digest.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n) % ORDER
      cases.push(['a point of small order', Uint8Array.of(...point, ...littleEndian((challenge * scalar) % ORDER))])
    }
    const results = cases.map(([name, signature]) => {
      const valid = nodeCurves.verifyEd25519(data, signature, publicKey)
      expect(webCurves.verifyEd25519(data, signature, publicKey), name).toBe(valid)
      return valid
    })
    expect(results.slice(0, 2)).toEqual([true, false])
  })

  test('keys and signatures with a part of small order', () => {
    const { Point } = ed25519
    const torsion = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05')
    const parts = Array.from({ length: 8 }, (_, count) => torsion.multiplyUnsafe(BigInt(count)))
    const [secret, nonce] = [123_456_789n ** 8n % ORDER, 987_654_321n ** 8n % ORDER]
    const counts = { accepted: 0, refused: 0 }
    for (const inKey of parts) {
      const publicKey = Point.BASE.multiply(secret).add(inKey).toBytes()
      for (const inCommitment of parts) {
        const commitment = Point.BASE.multiply(nonce).add(inCommitment).toBytes()
        for (let byte = 0; byte < 4; byte++) {
          const data = Uint8Array.of(byte)
          const challenge = numberOf(sha512(Uint8Array.of(...commitment, ...publicKey, ...data))) % ORDER
          const signature = Uint8Array.of(...commitment, ...littleEndian((nonce + challenge * secret) % ORDER))
          const valid = nodeCurves.verifyEd25519(data, signature, publicKey)
          expect(webCurves.verifyEd25519(data, signature, publicKey)).toBe(valid)
          counts[valid ? 'accepted' : 'refused']++
        }
      }
    }
    expect(counts.accepted).toBeGreaterThan(4)
    expect(counts.refused).toBeGreaterThan(100)
  })
}
