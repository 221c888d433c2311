import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { modes, pause, shareClient } from './support.mjs'

for (const mode of Object.keys(modes)) {
  describe(`callbacks, ${mode}`, () => {
    const shared = shareClient(mode)

    test('of a call get every message before it answers', async () => {
      const { client } = shared
      const messages = []
      const callback = (message) => messages.push(message)
      await client.call('test.flood', { count: 500, size: 10 }, { callback })
      assert.equal(messages.length, 500)
      assert.deepEqual(messages[499], { responseType: 100, data: { index: 499, filler: 'x'.repeat(10) }, lost: 0 })
    })

    test('of a slow application lose messages and count them', async () => {
      const { client } = shared
      let lost = 0
      // A busy machine floods slowly, and the application has to be slower still.
      for (let blockedMs = 700; lost === 0 && blockedMs < 12_000; blockedMs *= 2) {
        let count = 0
        const callback = (message) => {
          if (count === 0) block(blockedMs)
          count++
          lost += message.lost
        }
        await client.call('test.flood', { count: 30_000, size: 4000 }, { callback })
        assert.equal(count + lost, 30_000)
      }
      assert.ok(lost > 0, 'nothing was lost, so the test shows nothing')
    })

    test('of a handle end when it is closed', async () => {
      const { client } = shared
      const indexes = []
      let closed
      const wasClosed = new Promise((resolve) => {
        closed = resolve
      })
      const callback = ({ data }) => indexes.push(data.index)
      const options = { callback, callbackLife: 'handle', onClosed: closed }
      const { handle } = await client.call('test.subscribe', { interval_ms: 2 }, options)
      while (indexes.length < 5) await pause(5)
      await client.call('test.unsubscribe', { handle })
      assert.equal(await wasClosed, 'unsubscribed')
      const { length } = indexes
      await pause(20)
      assert.deepEqual(
        indexes,
        Array.from({ length }, (_, index) => index),
      )
    })
  })
}

function block(ms) {
  for (const end = performance.now() + ms; performance.now() < end; ) {}
}
