import { expect, test } from 'vitest'
import { LocalClient } from '../support/LocalClient.ts'

const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const nonce = '00'.repeat(12)
const algorithm = { type: 'ChaCha20', value: { key: keys.secret, nonce } }

async function openSigningBox(client: LocalClient): Promise<number> {
  return (await client.call('crypto.get_signing_box', keys)).handle
}

async function openEncryptionBox(client: LocalClient): Promise<number> {
  return (await client.call('crypto.create_encryption_box', { algorithm })).handle
}

test('handles of all kinds share one counter, and no number returns', async () => {
  const client = await LocalClient.open()
  const first = await openSigningBox(client)
  const second = await openEncryptionBox(client)
  await client.call('crypto.remove_signing_box', { handle: first })
  expect([first, second, await openSigningBox(client)]).toEqual([1, 2, 3])
})

test('a handle of another kind or another client is unknown', async () => {
  const client = await LocalClient.open()
  const unknown = { code: 121, message: 'Signing box 1 is not registered', data: { handle: 1 } }
  const handle = await openEncryptionBox(client)
  await expect(client.call('crypto.signing_box_get_public_key', { handle })).rejects.toMatchObject(unknown)
  await openSigningBox(await LocalClient.open())
  await expect(client.call('crypto.signing_box_get_public_key', { handle })).rejects.toMatchObject(unknown)
})

test('removing an unknown handle of another kind leaves the other kind alone', async () => {
  const client = await LocalClient.open()
  const handle = await openSigningBox(client)
  await client.call('crypto.remove_encryption_box', { handle })
  expect(await client.call('crypto.signing_box_get_public_key', { handle })).toEqual({ pubkey: keys.public })
})

test('handles are gone when their client closes', async () => {
  const client = await LocalClient.open()
  const handle = await openSigningBox(client)
  client.close()
  await expect(client.call('crypto.signing_box_get_public_key', { handle })).rejects.toMatchObject({ code: 121 })
})
