import { describe, expect, test } from 'vitest'
import { type AppObjectHandler, LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
const key = '01'.repeat(32)
const naclNonce = '02'.repeat(24)
const their_public = 'c4e2d9fe6a6baf8d1812b799856ef2a306291be7a7024837ad33a8530db79c6b'

async function create(type: string, value: object): Promise<number> {
  return (await client.call('crypto.create_encryption_box', { algorithm: { type, value } })).handle
}

async function register(appObject: AppObjectHandler): Promise<number> {
  return (await client.call('crypto.register_encryption_box', {}, { appObject })).handle
}

function encrypt(encryption_box: number, data: string) {
  return client.call('crypto.encryption_box_encrypt', { encryption_box, data })
}
function decrypt(encryption_box: number, data: string) {
  return client.call('crypto.encryption_box_decrypt', { encryption_box, data })
}

describe('encryption boxes with keys of the caller', () => {
  test.each([
    ['AES', { mode: 'CBC', key, iv: '00'.repeat(16) }, 'AAAAAAAAAAAAAAAAAAAAAA=='],
    ['ChaCha20', { key, nonce: '00'.repeat(12) }, 'AAAAAAAA'],
    ['NaclBox', { their_public, secret: key, nonce: naclNonce }, 'AAAAAAAA'],
    ['NaclSecretBox', { key, nonce: naclNonce }, 'AAAAAAAA'],
  ])('decrypt with %s what they encrypted', async (type, value, expected) => {
    const box = await create(type, value)
    const { data } = await encrypt(box, 'AAAAAAAA')
    expect(await decrypt(box, data)).toEqual({ data: expected })
    expect(await encrypt(box, 'AAAAAAAA')).toEqual({ data })
  })

  test('accept hex with a prefix', async () => {
    const plain = await create('ChaCha20', { key, nonce: '00'.repeat(12) })
    const prefixed = await create('ChaCha20', { key: `0x${key}`, nonce: `x${'00'.repeat(12)}` })
    expect(await encrypt(prefixed, 'AAAA')).toEqual(await encrypt(plain, 'AAAA'))
  })

  test.each([
    ['AES with a short key', 109, 'AES', { mode: 'CBC', key: '00', iv: '00'.repeat(16) }],
    ['AES with a short vector', 124, 'AES', { mode: 'CBC', key, iv: '00' }],
    ['AES without vector', 129, 'AES', { mode: 'CBC', key }],
    ['AES with an unsupported mode', 125, 'AES', { mode: 'CTR', key, iv: '00'.repeat(16) }],
    ['AES with an unknown mode', 23, 'AES', { mode: 'GCM', key, iv: '00'.repeat(16) }],
    ['AES with a key that is no hex', 2, 'AES', { mode: 'CBC', key: 'zz', iv: '00'.repeat(16) }],
    ['ChaCha20 with a short key', 109, 'ChaCha20', { key: '00', nonce: '00'.repeat(12) }],
    ['ChaCha20 with a short nonce', 134, 'ChaCha20', { key, nonce: '00' }],
    ['ChaCha20 with a nonce that is no hex', 2, 'ChaCha20', { key, nonce: '0' }],
  ])('are not made: %s', async (_, code, type, value) => {
    await expect(create(type, value)).rejects.toMatchObject({ code })
  })

  test.each([
    ['a nonce of another size', 109, 'NaclBox', { their_public, secret: key, nonce: '00' }],
    ['a secret of another size', 109, 'NaclBox', { their_public, secret: '00', nonce: naclNonce }],
    ['a secret that is no hex', 2, 'NaclBox', { their_public, secret: 'zz', nonce: naclNonce }],
    [
      'a public key without shared secret',
      111,
      'NaclBox',
      { their_public: '00'.repeat(32), secret: key, nonce: naclNonce },
    ],
    ['a key of another size', 109, 'NaclSecretBox', { key: '00', nonce: naclNonce }],
    ['a nonce that is no hex', 2, 'NaclSecretBox', { key, nonce: 'zz' }],
  ])('boxes of NaCl with %s are created and fail at first use', async (_, code, type, value) => {
    const box = await create(type, value)
    await expect(encrypt(box, 'AAAA')).rejects.toMatchObject({ code })
  })

  test.each([
    ['AES', 128, { mode: 'CBC', key, iv: '00'.repeat(16) }],
    ['NaclBox', 111, { their_public, secret: key, nonce: naclNonce }],
    ['NaclSecretBox', 110, { key, nonce: naclNonce }],
  ])('do not decrypt broken data with %s', async (type, code, value) => {
    await expect(decrypt(await create(type, value), 'AAAA')).rejects.toMatchObject({ code })
  })

  test('refuse data that is not base64', async () => {
    const box = await create('ChaCha20', { key, nonce: '00'.repeat(12) })
    await expect(encrypt(box, '?')).rejects.toMatchObject({ code: 3 })
    await expect(decrypt(box, '?')).rejects.toMatchObject({ code: 3 })
  })

  test('are unknown after removal', async () => {
    const box = await create('ChaCha20', { key, nonce: '00'.repeat(12) })
    await client.call('crypto.remove_encryption_box', { handle: box })
    await expect(encrypt(box, '')).rejects.toMatchObject({ code: 123 })
    await expect(decrypt(box, '')).rejects.toMatchObject({ code: 123 })
    const info = client.call('crypto.encryption_box_get_info', { encryption_box: box })
    await expect(info).rejects.toMatchObject({ code: 123 })
  })

  test('finish an operation under the right key when they are removed meanwhile', async () => {
    const value = { key, nonce: naclNonce }
    const expected = await encrypt(await create('NaclSecretBox', value), 'AAAA')
    const box = await create('NaclSecretBox', value)
    const running = encrypt(box, 'AAAA')
    await client.call('crypto.remove_encryption_box', { handle: box })
    expect(await running).toEqual(expected)
  })

  test('never repeat a key in an error', async () => {
    const error = await create('AES', { mode: 'CBC', key: 'abcdef', iv: '00'.repeat(16) }).catch((caught) => caught)
    expect(JSON.stringify([error.message, error.data])).not.toContain('abcdef')
  })
})

describe('encryption boxes of the application', () => {
  const reversed = (data: string) => Buffer.from(data, 'base64').reverse().toString('base64')
  const info = { hdpath: 'm/1', algorithm: 'reversal', options: { deep: [1, 2] }, public: null }

  test('encrypt and decrypt', async () => {
    const box = await register(({ type, data }) => (type === 'GetInfo' ? { info } : { data: reversed(data as string) }))
    expect(await encrypt(box, 'AQID')).toEqual({ data: 'AwIB' })
    expect(await decrypt(box, 'AwIB')).toEqual({ data: 'AQID' })
    expect(await client.call('crypto.encryption_box_get_info', { encryption_box: box })).toEqual({ info })
  })

  test.each([
    ['declines', 26, () => Promise.reject(new Error('no'))],
    ['answers nothing', 30, () => ({})],
    ['answers as if asked something else', 31, () => ({ type: 'Decrypt', data: '' })],
  ])('fail when the application %s', async (_, code, answer) => {
    await expect(encrypt(await register(answer), '')).rejects.toMatchObject({ code })
  })

  test('may exchange any text, which the library does not interpret', async () => {
    const box = await register(({ type, data }) => ({ data: `${type}: ${data}` }))
    expect(await encrypt(box, 'not base64?')).toEqual({ data: 'Encrypt: not base64?' })
    expect(await decrypt(box, 'nor this!')).toEqual({ data: 'Decrypt: nor this!' })
  })

  test('are released on removal', async () => {
    const handle = await register(() => ({}))
    const before = client.closed.length
    await client.call('crypto.remove_encryption_box', { handle })
    expect(client.closed.slice(before)).toEqual([expect.stringContaining('removed')])
  })

  test('need an application object', async () => {
    await expect(client.call('crypto.register_encryption_box')).rejects.toMatchObject({ code: 13 })
  })
})
