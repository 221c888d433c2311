import { describe, expect, test } from 'vitest'
import { type AppObjectHandler, LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
const publicKey = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'

async function register(appObject: AppObjectHandler): Promise<number> {
  return (await client.call('crypto.register_signing_box', {}, { appObject })).handle
}

function sign(signing_box: number, unsigned = '') {
  return client.call('crypto.signing_box_sign', { signing_box, unsigned })
}

describe('signing boxes around a key pair', () => {
  test('sign like the key pair itself', async () => {
    const box = await client.call('crypto.get_signing_box', { public: publicKey, secret })
    const { signature } = await client.call('crypto.sign', { unsigned: 'AAEC', keys: { public: publicKey, secret } })
    expect(await sign(box.handle, 'AAEC')).toEqual({ signature })
    expect(await client.call('crypto.signing_box_get_public_key', box)).toEqual({ pubkey: publicKey })
  })

  test.each([
    ['a foreign public key', 100, { public: '00'.repeat(32), secret }],
    ['a short public key', 100, { public: '00', secret }],
    ['a public key that is no hex', 100, { public: 'zz', secret }],
    ['a short secret key', 101, { public: publicKey, secret: '00' }],
    ['a secret key that is no hex', 101, { public: publicKey, secret: 'zz' }],
  ])('are not made from %s', async (_, code, keys) => {
    await expect(client.call('crypto.get_signing_box', keys)).rejects.toMatchObject({ code })
    await expect(client.call('crypto.sign', { unsigned: '', keys })).rejects.toMatchObject({ code })
  })

  test('are unknown after removal', async () => {
    const box = await client.call('crypto.get_signing_box', { public: publicKey, secret })
    await client.call('crypto.remove_signing_box', box)
    await expect(sign(box.handle)).rejects.toMatchObject({ code: 121 })
    await expect(client.call('crypto.signing_box_get_public_key', box)).rejects.toMatchObject({ code: 121 })
  })

  test('are not encryption boxes', async () => {
    const { handle } = await client.call('crypto.get_signing_box', { public: publicKey, secret })
    const use = client.call('crypto.encryption_box_encrypt', { encryption_box: handle, data: '' })
    await expect(use).rejects.toMatchObject({ code: 123 })
  })
})

describe('signing boxes of the application', () => {
  test('sign and return their public key', async () => {
    const handle = await register(({ type, unsigned }) =>
      type === 'Sign'
        ? { signature: Buffer.from(unsigned as string, 'base64').toString('hex') }
        : { public_key: publicKey },
    )
    expect(await sign(handle, 'AAEC')).toEqual({ signature: '000102' })
    expect(await client.call('crypto.signing_box_get_public_key', { handle })).toEqual({ pubkey: publicKey })
  })

  test.each([
    ['declines', 26, () => Promise.reject(new Error('no'))],
    ['answers nothing', 30, () => ({})],
    ['answers as if asked something else', 31, () => ({ type: 'GetPublicKey', public_key: '' })],
    ['answers no hex', 2, () => ({ signature: 'zz' })],
  ])('fail when the application %s', async (_, code, answer) => {
    await expect(sign(await register(answer))).rejects.toMatchObject({ code })
  })

  test('refuse data that is not base64 before they ask', async () => {
    const handle = await register(() => Promise.reject(new Error('asked')))
    await expect(sign(handle, '?')).rejects.toMatchObject({ code: 3 })
  })
})
