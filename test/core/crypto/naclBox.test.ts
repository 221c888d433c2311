import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { naclBox, naclBoxOpen } from '../../../src/core/crypto/naclBox.ts'
import { x25519PublicKey } from '../../../src/core/crypto/x25519PublicKey.ts'
import { hexBytes, toHex } from '../../support/hexBytes.ts'

// "Cryptography in NaCl" (Bernstein, 2009): keys, nonce, packet and boxed packet of its examples.
const ALICE_SECRET = hexBytes('77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a')
const BOB_SECRET = hexBytes('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb')
const NONCE = hexBytes('69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37')
const PACKET =
  'be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffce5ecbaaf33bd751a1ac728d45e6c61296cdc3c01233561f41db66cce314adb310e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a024a838f21af1fde048977eb48f59ffd4924ca1c60902e52f0a089bc76897040e082f937763848645e0705'
const BOXED =
  'f3ffc7703f9400e52a7dfb4b3d3305d98e993b9f48681273c29650ba32fc76ce48332ea7164d96a4476fb8c531a1186ac0dfc17c98dce87b4da7f011ec48c97271d2c20f9b928fe2270d6fb863d51738b48eeee314a7cc8ab932164548e526ae90224368517acfeabd6bb3732bc0e9da99832b61ca01b6de56244a9e88d5f9b37973f622a43d14a6599b1f654cb45a74e355a5'

const aliceKeys = { nonce: NONCE, theirPublicKey: x25519PublicKey(BOB_SECRET), secretKey: ALICE_SECRET }
const bobKeys = { nonce: NONCE, theirPublicKey: x25519PublicKey(ALICE_SECRET), secretKey: BOB_SECRET }

describe('naclBox', () => {
  test('makes the published box, which the partner opens', async () => {
    expect(toHex(await naclBox(hexBytes(PACKET), aliceKeys))).toBe(BOXED)
    expect(toHex(await naclBoxOpen(hexBytes(BOXED), bobKeys))).toBe(PACKET)
  })

  test('opens what it made for any pair of keys', async () => {
    const secret = fc.uint8Array({ minLength: 32, maxLength: 32 })
    await fc.assert(
      fc.asyncProperty(secret, secret, fc.uint8Array({ maxLength: 100 }), async (mine, theirs, data) => {
        const box = await naclBox(data, { nonce: NONCE, theirPublicKey: x25519PublicKey(theirs), secretKey: mine })
        const keys = { nonce: NONCE, theirPublicKey: x25519PublicKey(mine), secretKey: theirs }
        expect(await naclBoxOpen(box, keys)).toEqual(data)
      }),
      { numRuns: 30 },
    )
  })

  test('does not open with a wrong key, nonce or tag, nor a text shorter than the tag', async () => {
    const failed = { kind: 'NaclBoxFailed' }
    const box = hexBytes(BOXED)
    await expect(naclBoxOpen(box, { ...bobKeys, secretKey: ALICE_SECRET })).rejects.toMatchObject(failed)
    await expect(naclBoxOpen(box, { ...bobKeys, nonce: new Uint8Array(24) })).rejects.toMatchObject(failed)
    await expect(naclBoxOpen(box.subarray(0, 15), bobKeys)).rejects.toMatchObject(failed)
    box[0]! ^= 1
    await expect(naclBoxOpen(box, bobKeys)).rejects.toMatchObject(failed)
  })

  test('makes no box for a public key without a shared secret', async () => {
    const keys = { ...aliceKeys, theirPublicKey: new Uint8Array(32) }
    await expect(naclBox(Uint8Array.of(1), keys)).rejects.toMatchObject({ kind: 'NaclBoxFailed' })
  })

  test.each(['nonce', 'theirPublicKey', 'secretKey'] as const)('refuses a wrong size of %s', async (part) => {
    const keys = { ...aliceKeys, [part]: new Uint8Array(31) }
    await expect(naclBox(new Uint8Array(), keys)).rejects.toMatchObject({ kind: 'InvalidKeySize' })
    await expect(naclBoxOpen(new Uint8Array(16), keys)).rejects.toMatchObject({ kind: 'InvalidKeySize' })
  })
})
