import { beforeEach, describe, expect, test } from 'vitest'
import { chacha20 } from '../../../src/core/crypto/chacha20.ts'
import { deriveCryptoBoxKey } from '../../../src/core/crypto/cryptoBoxSecret.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { ManualClock } from '../../support/ManualClock.ts'
import { PasswordProvider } from '../../support/passwordProvider.ts'

const PHRASE = 'abandon math mimic master filter design carbon crystal rookie group knife young'
const PATH = "m/44'/396'/0'/0/0"
const predefined = { type: 'PredefinedSeedPhrase', phrase: PHRASE, dictionary: 1, wordcount: 12 }

let clock: ManualClock
let client: LocalClient
let app: PasswordProvider

beforeEach(async () => {
  clock = new ManualClock()
  client = await LocalClient.open({ clock })
  app = new PasswordProvider('correct horse')
})

async function createBox(secret: object = predefined, salt = 'salt'): Promise<number> {
  const params = { secret_encryption_salt: salt, secret }
  return (await client.call('crypto.create_crypto_box', params, { appObject: app.answer })).handle
}

async function expectedPublicKey(path = PATH): Promise<string> {
  return (await client.call('crypto.mnemonic_derive_sign_keys', { phrase: PHRASE, path })).public
}

describe('crypto boxes', () => {
  test('encrypt the phrase of the caller and ask once for the password', async () => {
    const handle = await createBox()
    expect(app.asked).toBe(1)
    expect(await client.call('crypto.get_crypto_box_seed_phrase', { handle })).toEqual({
      phrase: PHRASE,
      dictionary: 1,
      wordcount: 12,
    })
    expect(app.asked).toBe(2)
  })

  test.each([
    [1, 15],
    [0, 24],
    [6, 12],
  ])('make a new phrase of dictionary %i with %i words', async (dictionary, wordcount) => {
    const handle = await createBox({ type: 'RandomSeedPhrase', dictionary, wordcount })
    const { phrase } = await client.call('crypto.get_crypto_box_seed_phrase', { handle })
    const verification = { phrase, dictionary, word_count: wordcount }
    expect(phrase.split(' ').length).toBe(wordcount)
    expect(await client.call('crypto.mnemonic_verify', verification)).toEqual({ valid: true })
    expect(client.onWorkers).toEqual(dictionary === 0 ? ['crypto.mnemonic_from_random'] : [])
  })

  test('return the encrypted secret without a password, in the documented layout', async () => {
    const handle = await createBox()
    const { encrypted_secret } = await client.call('crypto.get_crypto_box_info', { handle })
    expect(app.asked).toBe(1)
    const bytes = new Uint8Array(Buffer.from(encrypted_secret, 'base64'))
    const key = await deriveCryptoBoxKey(Buffer.from('correct horse'), Buffer.from('salt'))
    const serialized = Buffer.from(chacha20(bytes.subarray(12), key, bytes.subarray(0, 12)))
    expect(serialized.subarray(12, -2).toString()).toBe(PHRASE)
  })

  test('open an encrypted secret again, without asking before it is needed', async () => {
    const first = await createBox()
    const { encrypted_secret } = await client.call('crypto.get_crypto_box_info', { handle: first })
    const second = await createBox({ type: 'EncryptedSecret', encrypted_secret })
    expect(app.asked).toBe(1)
    expect((await client.call('crypto.get_crypto_box_seed_phrase', { handle: second })).phrase).toBe(PHRASE)
    expect(await client.call('crypto.get_crypto_box_info', { handle: second })).toEqual({ encrypted_secret })
  })

  test('do not open with another password or another salt', async () => {
    const handle = await createBox()
    const { encrypted_secret } = await client.call('crypto.get_crypto_box_info', { handle })
    const other = await createBox({ type: 'EncryptedSecret', encrypted_secret }, 'other salt')
    const unreadable = { code: 133 }
    await expect(client.call('crypto.get_crypto_box_seed_phrase', { handle: other })).rejects.toMatchObject(unreadable)
    app.password = 'wrong horse'
    await expect(client.call('crypto.get_crypto_box_seed_phrase', { handle })).rejects.toMatchObject(unreadable)
  })

  test('take any text as encrypted secret and fail at first use', async () => {
    const handle = await createBox({ type: 'EncryptedSecret', encrypted_secret: 'AAEC' })
    const use = client.call('crypto.get_crypto_box_seed_phrase', { handle })
    await expect(use).rejects.toMatchObject({ code: 133 })
  })

  test('are unknown after removal, and the password provider is released', async () => {
    const handle = await createBox()
    await client.call('crypto.remove_crypto_box', { handle })
    expect(client.closed).toEqual(['object-1: removed'])
    for (const method of ['crypto.get_crypto_box_info', 'crypto.get_crypto_box_seed_phrase']) {
      await expect(client.call(method, { handle })).rejects.toMatchObject({ code: 130 })
    }
    expect(await client.call('crypto.remove_crypto_box', { handle })).toBeNull()
  })

  test.each([
    ['invalid base64', 3, { type: 'EncryptedSecret', encrypted_secret: '?' }],
    ['an invalid word count of BIP-39', 118, { type: 'RandomSeedPhrase', dictionary: 1, wordcount: 13 }],
    ['a phrase that cannot be found', 119, { type: 'RandomSeedPhrase', dictionary: 0, wordcount: 0 }],
    ['an unknown dictionary', 23, { type: 'RandomSeedPhrase', dictionary: 9, wordcount: 12 }],
  ])('are not made from %s', async (_, code, secret) => {
    await expect(createBox(secret)).rejects.toMatchObject({ code })
    expect(app.asked).toBe(0)
  })

  test('need a password provider', async () => {
    const params = { secret_encryption_salt: '', secret: predefined }
    await expect(client.call('crypto.create_crypto_box', params)).rejects.toMatchObject({ code: 13 })
  })

  test.each([
    ['declines', 26, () => Promise.reject(new Error('declined by user'))],
    ['answers without fields', 30, () => ({})],
    ['answers no base64', 3, () => ({ encrypted_password: '?', app_encryption_pubkey: '00'.repeat(32) })],
    ['answers no hex', 2, () => ({ encrypted_password: 'AA==', app_encryption_pubkey: 'zz' })],
    ['answers a short key', 109, () => ({ encrypted_password: 'AA==', app_encryption_pubkey: '00' })],
    ['answers a broken box', 111, () => ({ encrypted_password: 'AA==', app_encryption_pubkey: '09'.repeat(32) })],
  ])('are not made when the application %s', async (_, code, answer) => {
    const params = { secret_encryption_salt: 'salt', secret: predefined }
    const creation = client.call('crypto.create_crypto_box', params, { appObject: answer })
    await expect(creation).rejects.toMatchObject({ code })
  })

  test('are not created by a call that was cancelled while the key was derived', async () => {
    const controller = new AbortController()
    const params = { secret_encryption_salt: 'salt', secret: predefined }
    const appObject = async (request: { type: string }) => {
      setImmediate(() => controller.abort(new Error('cancelled')))
      return app.answer(request)
    }
    const creation = client.call('crypto.create_crypto_box', params, { appObject, signal: controller.signal })
    await expect(creation).rejects.toThrow('cancelled')
    expect(await createBox()).toBeGreaterThan(0)
    for (const handle of [1, 2]) {
      await expect(client.call('crypto.get_crypto_box_info', { handle })).rejects.toMatchObject({ code: 130 })
    }
  })
})

describe('signing boxes from a crypto box', () => {
  async function signingBox(handle: number, fields: object = {}): Promise<{ handle: number }> {
    return client.call('crypto.get_signing_box_from_crypto_box', { handle, ...fields })
  }

  test('have the key at the configured path', async () => {
    const box = await signingBox(await createBox())
    const { pubkey } = await client.call('crypto.signing_box_get_public_key', box)
    expect(pubkey).toBe(await expectedPublicKey())
    const params = { signing_box: box.handle, unsigned: 'aGVsbG8=' }
    const { signature } = await client.call('crypto.signing_box_sign', params)
    const verification = { unsigned: 'aGVsbG8=', signature, public: pubkey }
    expect(await client.call('crypto.nacl_sign_detached_verify', verification)).toEqual({ succeeded: true })
  })

  test('have the key at their path', async () => {
    const hdpath = "m/44'/396'/0'/0/7"
    const box = await signingBox(await createBox(), { hdpath })
    expect(await client.call('crypto.signing_box_get_public_key', box)).toEqual({
      pubkey: await expectedPublicKey(hdpath),
    })
  })

  test.each([{}, { secret_lifetime: 0 }])('ask for the password at every use with %j', async (fields) => {
    const box = await signingBox(await createBox(), fields)
    app.asked = 0
    for (let use = 1; use <= 3; use++) {
      await client.call('crypto.signing_box_get_public_key', box)
      expect(app.asked).toBe(use)
    }
    expect(clock.timerCount).toBe(0)
  })

  test('keep the secret for its lifetime, counted from the derivation', async () => {
    const box = await signingBox(await createBox(), { secret_lifetime: 1000 })
    app.asked = 0
    await client.call('crypto.signing_box_get_public_key', box)
    clock.advance(900)
    await client.call('crypto.signing_box_get_public_key', box)
    expect(app.asked).toBe(1)
    clock.advance(100)
    await client.call('crypto.signing_box_get_public_key', box)
    expect(app.asked).toBe(2)
  })

  test('forget the secret on demand, only those of that crypto box', async () => {
    const first = await createBox()
    const second = await createBox()
    const boxes = [
      await signingBox(first, { secret_lifetime: 1000 }),
      await signingBox(second, { secret_lifetime: 1000 }),
    ]
    for (const box of boxes) await client.call('crypto.signing_box_get_public_key', box)
    app.asked = 0
    await client.call('crypto.clear_crypto_box_secret_cache', { handle: first })
    for (const box of boxes) await client.call('crypto.signing_box_get_public_key', box)
    expect(app.asked).toBe(1)
  })

  test('do not keep a secret whose derivation was under way when all were to be forgotten', async () => {
    const handle = await createBox()
    const box = await signingBox(handle, { secret_lifetime: 1000 })
    const use = client.call('crypto.signing_box_get_public_key', box)
    await client.call('crypto.clear_crypto_box_secret_cache', { handle })
    await use
    expect(clock.timerCount).toBe(0)
  })

  test('work after removal of the crypto box while the secret is cached, then fail', async () => {
    const handle = await createBox()
    const box = await signingBox(handle, { secret_lifetime: 1000 })
    const { pubkey } = await client.call('crypto.signing_box_get_public_key', box)
    await client.call('crypto.remove_crypto_box', { handle })
    expect(await client.call('crypto.signing_box_get_public_key', box)).toEqual({ pubkey })
    clock.advance(1000)
    await expect(client.call('crypto.signing_box_get_public_key', box)).rejects.toMatchObject({ code: 130 })
  })

  test('drop the secret on removal and when the client closes', async () => {
    const handle = await createBox()
    const removed = await signingBox(handle, { secret_lifetime: 1000 })
    const left = await signingBox(handle, { secret_lifetime: 1000 })
    for (const box of [removed, left]) await client.call('crypto.signing_box_get_public_key', box)
    expect(clock.timerCount).toBe(2)
    await client.call('crypto.remove_signing_box', removed)
    expect(clock.timerCount).toBe(1)
    client.close()
    expect(clock.timerCount).toBe(0)
  })

  test.each([
    [114, { ...predefined, phrase: 'abandon' }, {}],
    [118, { ...predefined, wordcount: 13 }, {}],
    [116, predefined, { hdpath: 'm/x' }],
    [133, { type: 'EncryptedSecret', encrypted_secret: '' }, {}],
  ])('report error %i only at first use', async (code, secret, fields) => {
    const box = await signingBox(await createBox(secret), fields)
    await expect(client.call('crypto.signing_box_get_public_key', box)).rejects.toMatchObject({ code })
  })

  test('are made from any handle and fail at first use', async () => {
    const box = await signingBox(4711)
    await expect(client.call('crypto.signing_box_get_public_key', box)).rejects.toMatchObject({ code: 130 })
  })

  test('derive keys of dictionary 0 on a worker thread', async () => {
    const handle = await createBox({ type: 'RandomSeedPhrase', dictionary: 0, wordcount: 24 })
    const box = await signingBox(handle)
    await client.call('crypto.signing_box_get_public_key', box)
    expect(client.onWorkers).toEqual(['crypto.mnemonic_from_random', 'crypto.mnemonic_derive_sign_keys'])
  })

  test('fail with 26 when the application declines', async () => {
    const declining = () => Promise.reject(new Error('declined'))
    const params = { secret_encryption_salt: '', secret: { type: 'EncryptedSecret', encrypted_secret: '' } }
    const { handle } = await client.call('crypto.create_crypto_box', params, { appObject: declining })
    const use = client.call('crypto.signing_box_get_public_key', await signingBox(handle))
    await expect(use).rejects.toMatchObject({ code: 26 })
  })
})

describe('encryption boxes from a crypto box', () => {
  const naclNonce = 'cd7f99924bf422544046e83595dd5803f17536f5c9a11746'
  const their_public = 'c4e2d9fe6a6baf8d1812b799856ef2a306291be7a7024837ad33a8530db79c6b'

  async function encryptionBox(algorithm: object, fields: object = {}): Promise<number> {
    const params = { handle: await createBox(), algorithm, ...fields }
    return (await client.call('crypto.get_encryption_box_from_crypto_box', params)).handle
  }

  async function derivedSecret(): Promise<string> {
    return (await client.call('crypto.mnemonic_derive_sign_keys', { phrase: PHRASE })).secret
  }

  test.each([
    ['ChaCha20', 'key', { nonce: 'ff'.repeat(12) }],
    ['NaclBox', 'secret', { their_public, nonce: naclNonce }],
    ['NaclSecretBox', 'key', { nonce: naclNonce }],
  ])('encrypt with %s under the derived secret', async (type, keyField, value) => {
    const derived = await encryptionBox({ type, value }, { secret_lifetime: 1000 })
    const explicit = await client.call('crypto.create_encryption_box', {
      algorithm: { type, value: { ...value, [keyField]: await derivedSecret() } },
    })
    const data = 'VGVzdCBNZXNzYWdl'
    const encrypted = await client.call('crypto.encryption_box_encrypt', { encryption_box: derived, data })
    const expected = await client.call('crypto.encryption_box_encrypt', { encryption_box: explicit.handle, data })
    expect(encrypted).toEqual(expected)
    const decryption = { encryption_box: derived, data: encrypted.data }
    expect(await client.call('crypto.encryption_box_decrypt', decryption)).toEqual({ data })
    expect(app.asked).toBe(2)
  })

  test('report the path only if one was passed', async () => {
    const algorithm = { type: 'ChaCha20', value: { nonce: 'ff'.repeat(12) } }
    const info = async (box: number) =>
      (await client.call('crypto.encryption_box_get_info', { encryption_box: box })).info
    const common = { algorithm: 'ChaCha20', options: { nonce: 'ff'.repeat(12) }, public: null }
    expect(await info(await encryptionBox(algorithm))).toEqual({ hdpath: null, ...common })
    expect(await info(await encryptionBox(algorithm, { hdpath: 'm/1' }))).toEqual({ hdpath: 'm/1', ...common })
  })

  test('report the public key that belongs to the derived secret', async () => {
    const box = await encryptionBox({ type: 'NaclBox', value: { their_public, nonce: naclNonce } })
    const { info } = await client.call('crypto.encryption_box_get_info', { encryption_box: box })
    const pair = { secret: await derivedSecret() }
    expect(info.public).toBe((await client.call('crypto.nacl_box_keypair_from_secret_key', pair)).public)
  })

  test.each([
    ['ChaCha20', 134, { nonce: 'ff' }],
    ['ChaCha20', 2, { nonce: 'zz' }],
    ['NaclBox', 109, { their_public, nonce: 'ff' }],
    ['NaclSecretBox', 109, { nonce: 'ff' }],
  ])('report a wrong nonce of %s at first use (%i)', async (type, code, value) => {
    const box = await encryptionBox({ type, value })
    const use = client.call('crypto.encryption_box_encrypt', { encryption_box: box, data: '' })
    await expect(use).rejects.toMatchObject({ code })
  })

  test('do not support AES', async () => {
    const use = encryptionBox({ type: 'AES', value: { mode: 'CBC' } })
    await expect(use).rejects.toMatchObject({ code: 23 })
  })

  test('forget the secret on demand', async () => {
    const handle = await createBox()
    const algorithm = { type: 'ChaCha20', value: { nonce: 'ff'.repeat(12) } }
    const params = { handle, algorithm, secret_lifetime: 1000 }
    const { handle: box } = await client.call('crypto.get_encryption_box_from_crypto_box', params)
    await client.call('crypto.encryption_box_encrypt', { encryption_box: box, data: '' })
    expect(clock.timerCount).toBe(1)
    await client.call('crypto.clear_crypto_box_secret_cache', { handle })
    expect(clock.timerCount).toBe(0)
  })
})
