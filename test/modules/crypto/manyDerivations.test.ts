/** Deriving keys from a phrase takes milliseconds: a few calls run at once, many are shared among the worker threads. */
import { expect, test } from 'vitest'
import { LocalClient } from '../../support/LocalClient.ts'
import { ManualClock } from '../../support/ManualClock.ts'

const NAME = 'crypto.mnemonic_derive_sign_keys'
const params = { phrase: 'abuse boss fly battle rubber wasp afraid hamster guide essence vibrant tattoo' }

test('a few derivations run on the calling thread, and of many at once the rest on worker threads', async () => {
  const clock = new ManualClock()
  const client = await LocalClient.open({ clock })
  const results = await Promise.all(Array.from({ length: 16 }, () => client.call(NAME, params)))
  expect(client.onWorkers).toEqual(Array(6).fill(NAME))
  expect(new Set(results.map((keys) => JSON.stringify(keys))).size).toBe(1)
})

test('a client that derives now and then never waits for a worker thread', async () => {
  const clock = new ManualClock()
  const client = await LocalClient.open({ clock })
  for (let count = 0; count < 20; count++) {
    await client.call(NAME, params)
    clock.advance(10)
  }
  expect(client.onWorkers).toEqual([])
})
