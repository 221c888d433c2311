/** Both forms of the platform give the same answers: random inputs, and signatures at the edges of the curve. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha512 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as nodeBase64 from '../../src/platform/node/base64.ts'
import * as nodeBoxes from '../../src/platform/node/boxes.ts'
import * as nodeCiphers from '../../src/platform/node/ciphers.ts'
import * as nodeCurves from '../../src/platform/node/curves.ts'
import * as nodeHashes from '../../src/platform/node/hashes.ts'
import * as nodeUtf8Length from '../../src/platform/node/utf8Length.ts'
import * as webBase64 from '../../src/platform/web/base64.ts'
import * as webBoxes from '../../src/platform/web/boxes.ts'
import * as webCiphers from '../../src/platform/web/ciphers.ts'
import * as webCurves from '../../src/platform/web/curves.ts'
import * as webHashes from '../../src/platform/web/hashes.ts'
import * as webUtf8Length from '../../src/platform/web/utf8Length.ts'

function bytes(maxLength = 300) {
  return fc.uint8Array({ maxLength })
}

function exactly(length: number) {
  return fc.uint8Array({ minLength: length, maxLength: length })
}

/** Encodings of points of order 1, 2, 4 and 8, also those that are not canonical. */
const smallOrder = [
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

test.each([
  ['base64', nodeBase64, webBase64],
  ['boxes', nodeBoxes, webBoxes],
  ['ciphers', nodeCiphers, webCiphers],
  ['curves', nodeCurves, webCurves],
  ['hashes', nodeHashes, webHashes],
  ['utf8Length', nodeUtf8Length, webUtf8Length],
])('%s: both forms have the same names', (_, node, web) => {
  expect(Object.keys(web).sort()).toEqual(Object.keys(node).sort())
})

describe('hashes', () => {
  test('of bytes and texts', () => {
    fc.assert(
      fc.property(bytes(), fc.string({ unit: 'binary' }), (data, text) => {
        expect(webHashes.sha256(data)).toEqual(nodeHashes.sha256(data))
        expect(webHashes.sha256Hex(data)).toEqual(nodeHashes.sha256Hex(data))
        expect(webHashes.sha256Latin1(data)).toEqual(nodeHashes.sha256Latin1(data))
        expect(webHashes.sha512(data)).toEqual(nodeHashes.sha512(data))
        expect(webHashes.ripemd160(data)).toEqual(nodeHashes.ripemd160(data))
        expect(webHashes.sha256(text)).toEqual(nodeHashes.sha256(text))
        expect(webHashes.sha256Latin1(text)).toEqual(nodeHashes.sha256Latin1(text))
      }),
    )
  })

  test('with keys and passwords', async () => {
    await fc.assert(
      fc.asyncProperty(bytes(), bytes(), fc.string(), fc.integer({ min: 1, max: 4 }), async (key, data, salt, cost) => {
        expect(webHashes.hmacSha512(key, data, key)).toEqual(nodeHashes.hmacSha512(key, data, key))
        expect(webHashes.pbkdf2Sha512(key, salt, cost)).toEqual(nodeHashes.pbkdf2Sha512(key, salt, cost))
        expect(await webHashes.pbkdf2Sha512Aside(key, salt, cost)).toEqual(nodeHashes.pbkdf2Sha512(key, salt, cost))
        expect(await nodeHashes.pbkdf2Sha512Aside(key, salt, cost)).toEqual(nodeHashes.pbkdf2Sha512(key, salt, cost))
        const scryptCost = { N: 2 ** cost, r: cost, p: cost }
        const derived = nodeHashes.scrypt(key, data, 40, scryptCost)
        expect(webHashes.scrypt(key, data, 40, scryptCost)).toEqual(derived)
        expect(await webHashes.scryptAside(key, data, 40, scryptCost)).toEqual(derived)
        expect(await nodeHashes.scryptAside(key, data, 40, scryptCost)).toEqual(derived)
      }),
      { numRuns: 30 },
    )
  })
})

describe('ciphers', () => {
  test('AES in mode CBC, each size of key', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(16, 24, 32),
        fc.integer({ max: 9, min: 0 }),
        exactly(32),
        exactly(160),
        (size, blocks, secret, data) => {
          const [key, iv, plain] = [secret.slice(0, size), secret.slice(16), data.slice(0, 16 * blocks)]
          const encrypted = nodeCiphers.encryptCbc(plain, key, iv)
          expect(webCiphers.encryptCbc(plain, key, iv)).toEqual(encrypted)
          expect(webCiphers.decryptCbc(encrypted, key, iv)).toEqual(plain)
          expect(nodeCiphers.decryptCbc(encrypted, key, iv)).toEqual(plain)
        },
      ),
    )
  })

  test('ChaCha20 in pieces of any size', () => {
    fc.assert(
      fc.property(exactly(32), exactly(12), fc.array(bytes(150)), (key, nonce, pieces) => {
        const [node, web] = [nodeCiphers, webCiphers].map(({ openChaCha20 }) => openChaCha20(key, nonce))
        for (const piece of pieces) expect(web!.update(piece)).toEqual(node!.update(piece))
      }),
    )
  })
})

describe('boxes', () => {
  test('with a shared key', async () => {
    await fc.assert(
      fc.asyncProperty(exactly(32), exactly(24), bytes(), async (key, nonce, data) => {
        const encrypted = await nodeBoxes.secretBox(data, nonce, key)
        expect(await webBoxes.secretBox(data, nonce, key)).toEqual(encrypted)
        expect(await webBoxes.openSecretBox(encrypted, nonce, key)).toEqual(data)
        encrypted[data.length % encrypted.length]! ^= 1
        for (const { openSecretBox } of [nodeBoxes, webBoxes])
          await expect(openSecretBox(encrypted, nonce, key)).rejects.toThrow()
      }),
    )
  })

  test('of two keys', async () => {
    await fc.assert(
      fc.asyncProperty(exactly(32), exactly(32), exactly(24), bytes(), async (mine, theirs, nonce, data) => {
        const theirPublic = nodeCurves.x25519PublicKey(theirs)
        const encrypted = await nodeBoxes.box(data, nonce, theirPublic, mine)
        expect(await webBoxes.box(data, nonce, theirPublic, mine)).toEqual(encrypted)
        expect(await webBoxes.openBox(encrypted, nonce, nodeCurves.x25519PublicKey(mine), theirs)).toEqual(data)
      }),
      { numRuns: 30 },
    )
  })

  test('of public keys that are no usual point', async () => {
    const nonce = new Uint8Array(24)
    const secret = new Uint8Array(32).fill(9)
    const publicKeys = [...smallOrder, ...fc.sample(exactly(32), 30), new Uint8Array(32).fill(255)]
    for (const publicKey of publicKeys) {
      const [node, web] = await Promise.allSettled(
        [nodeBoxes, webBoxes].map(({ box }) => box(Uint8Array.of(1), nonce, publicKey, secret)),
      )
      expect(web!.status).toBe(node!.status)
      if (web!.status === 'fulfilled' && node!.status === 'fulfilled') expect(web!.value).toEqual(node!.value)
    }
  })
})

describe('curves', () => {
  test('keys and signatures', () => {
    fc.assert(
      fc.property(exactly(32), bytes(), (seed, data) => {
        const [node, web] = [nodeCurves.openEd25519(seed), webCurves.openEd25519(seed)]
        expect(web.publicKey()).toEqual(node.publicKey())
        expect(web.sign(data)).toEqual(node.sign(data))
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
})

test('base64 both ways, also with more bytes than a call has arguments', () => {
  for (const data of [...fc.sample(bytes(), 100), new Uint8Array(200_000).map((_, at) => at * 7)]) {
    const text = nodeBase64.bytesToBase64(data)
    expect(webBase64.bytesToBase64(data)).toBe(text)
    expect(webBase64.decodeBase64(text)).toEqual(data)
  }
})

test('the length of any text in UTF-8, also of one with lone surrogates', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((list) => String.fromCharCode(...list))
  fc.assert(
    fc.property(fc.oneof(units, fc.string({ unit: 'binary' })), (text) => {
      expect(webUtf8Length.utf8Length(text)).toBe(nodeUtf8Length.utf8Length(text))
    }),
  )
  for (const text of ['', '\ud800', '\udc00\ud800', '\ud83d\ude00', 'a\ud800\ud83d\ude00']) {
    expect(webUtf8Length.utf8Length(text)).toBe(nodeUtf8Length.utf8Length(text))
  }
})
