import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { naclSecretBox, naclSecretBoxOpen } from '../../../src/core/crypto/naclSecretBox.ts'
import { hexBytes, toHex } from '../../support/hexBytes.ts'

// "Cryptography in NaCl" (Bernstein, 2009): the key is the one that Alice and Bob of its box example share.
const KEY = hexBytes('1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389')
const NONCE = hexBytes('69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37')

describe('naclSecretBox', () => {
  test('begins with the published tag and block', async () => {
    const packet = hexBytes(
      'be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffce5ecbaaf33bd751a1ac728d45e6c61296cdc3c01233561f41db66cce314adb310e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a024a838f21af1fde048977eb48f59ffd4924ca1c60902e52f0a089bc76897040e082f937763848645e0705',
    )
    const box = await naclSecretBox(packet, NONCE, KEY)
    expect(toHex(box).slice(0, 64)).toBe('f3ffc7703f9400e52a7dfb4b3d3305d98e993b9f48681273c29650ba32fc76ce')
    expect(await naclSecretBoxOpen(box, NONCE, KEY)).toEqual(packet)
  })

  test('opens what it made', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (data) => {
        const box = await naclSecretBox(data, NONCE, KEY)
        expect(box.length).toBe(data.length + 16)
        expect(await naclSecretBoxOpen(box, NONCE, KEY)).toEqual(data)
      }),
      { numRuns: 30 },
    )
  })

  test('does not open with a wrong key, nonce or tag, nor a text shorter than the tag', async () => {
    const failed = { kind: 'NaclSecretBoxFailed' }
    const box = await naclSecretBox(Uint8Array.of(1), NONCE, KEY)
    await expect(naclSecretBoxOpen(box, NONCE, new Uint8Array(32))).rejects.toMatchObject(failed)
    await expect(naclSecretBoxOpen(box, new Uint8Array(24), KEY)).rejects.toMatchObject(failed)
    await expect(naclSecretBoxOpen(box.subarray(0, 10), NONCE, KEY)).rejects.toMatchObject(failed)
    box[0]! ^= 1
    await expect(naclSecretBoxOpen(box, NONCE, KEY)).rejects.toMatchObject(failed)
  })

  test('refuses wrong sizes', async () => {
    const invalidSize = { kind: 'InvalidKeySize' }
    await expect(naclSecretBox(new Uint8Array(), new Uint8Array(12), KEY)).rejects.toMatchObject(invalidSize)
    await expect(naclSecretBoxOpen(new Uint8Array(16), NONCE, new Uint8Array(16))).rejects.toMatchObject(invalidSize)
  })
})
