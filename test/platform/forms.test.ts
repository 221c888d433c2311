/** Both forms of the platform give the same answers: random inputs. Curves: `curvesInJavaScript.test.ts`, `curvesInWebAssembly.test.ts`. */
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
import { smallOrder } from './curveCases.ts'

function bytes(maxLength = 300) {
  return fc.uint8Array({ maxLength })
}

function exactly(length: number) {
  return fc.uint8Array({ minLength: length, maxLength: length })
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
        expect(nodeHashes.sha256Aside(data)).toEqual(nodeHashes.sha256(data))
        expect(nodeHashes.sha512Aside(data)).toEqual(nodeHashes.sha512(data))
        expect(webHashes.sha256(text)).toEqual(nodeHashes.sha256(text))
        expect(webHashes.sha256Latin1(text)).toEqual(nodeHashes.sha256Latin1(text))
      }),
    )
  })

  test('of so many bytes that a browser computes them', async () => {
    for (const size of [0, (1 << 14) - 1, 1 << 14, 100_001]) {
      const data = new Uint8Array(size).map((_, at) => at * 7)
      expect(await webHashes.sha256Aside(data)).toEqual(nodeHashes.sha256(data))
      expect(await webHashes.sha512Aside(data)).toEqual(nodeHashes.sha512(data))
    }
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
