import { describe, expect, test } from 'vitest'
import { LocalClient } from '../../../support/LocalClient.ts'
import { ManualClock } from '../../../support/ManualClock.ts'

const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const other = {
  public: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  secret: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
}
const unsigned = 'aGVsbG8='

async function open() {
  const clock = new ManualClock()
  return { clock, client: await LocalClient.open({ clock }) }
}

describe('keys of recent signatures', () => {
  test('produce the same signature again', async () => {
    const { client } = await open()
    const first = await client.call('crypto.sign', { unsigned, keys })
    expect(await client.call('crypto.sign', { unsigned, keys })).toEqual(first)
  })

  test.each([
    ['the secret half of another pair', { public: keys.public, secret: other.secret }, 100],
    ['a broken secret half', { public: keys.public, secret: keys.secret.slice(2) }, 101],
    ['a secret half that is no hex', { public: keys.public, secret: 'x'.repeat(64) }, 101],
  ])('do not stand in for %s', async (_what, wrong, code) => {
    const { client } = await open()
    await client.call('crypto.sign', { unsigned, keys })
    await expect(client.call('crypto.sign', { unsigned, keys: wrong })).rejects.toMatchObject({ code })
    await client.call('crypto.sign', { unsigned, keys })
  })

  test('are dropped a minute after the first of them was opened', async () => {
    const { client, clock } = await open()
    await client.call('crypto.sign', { unsigned, keys })
    clock.advance(30_000)
    await client.call('crypto.sign', { unsigned, keys: other })
    expect(clock.timerCount).toBe(1)
    clock.advance(30_000)
    expect(clock.timerCount).toBe(0)
    await client.call('crypto.sign', { unsigned, keys })
    expect(clock.timerCount).toBe(1)
  })

  test('are dropped with their client', async () => {
    const { client, clock } = await open()
    await client.call('crypto.sign', { unsigned, keys })
    client.close()
    expect(clock.timerCount).toBe(0)
  })
})
