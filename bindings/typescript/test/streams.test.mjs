/** Messages of subscriptions and transactions of contracts as streams, on networks with and without subscriptions. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ClientErrorCode, DevNode, getContract, spawnClient } from 'vendorclient'
import { failure, pause, temporaryFolder, testProgram } from './support.mjs'

const ID = 'a5'.repeat(32)
const transactions = { collection: 'transactions', filter: { account_addr: { eq: ID } }, result: 'id account_addr' }

async function start(t, deprecatedApi) {
  const node = await DevNode.start({ program: testProgram, deprecatedApi })
  t.after(() => node.stop())
  const network = { endpoints: [node.url], follow_interval: 50 }
  const client = await spawnClient({ program: testProgram, dataFolder: temporaryFolder(t), network })
  t.after(() => client.close())
  const callbacks = async () => (await client.daemon.status()).callbacks
  const follow = (options) => client.net.subscribeCollectionStream(transactions, options)
  const begun = async () => {
    while ((await callbacks()) === 0) await pause(10)
  }
  return { node, client, callbacks, follow, begun }
}

for (const deprecatedApi of [false, true]) {
  describe(`a stream of a subscription, ${deprecatedApi ? 'over WebSocket' : 'by cursors'}`, () => {
    test('has the messages, and leaving its loop frees the handle', async (t) => {
      const { node, callbacks, follow } = await start(t, deprecatedApi)
      const ids = new Set()
      // When the stream has begun cannot be seen from outside: money comes until two messages were seen.
      const giving = (async () => {
        while (ids.size < 2) await node.fund(ID, 1_000_000_000n)
      })()
      for await (const { responseType, data, lost } of follow()) {
        assert.deepEqual([responseType, lost, data.result.account_addr], [100, 0, `0:${ID}`])
        assert.equal(await callbacks(), 1)
        ids.add(data.result.id)
        if (ids.size === 2) break
      }
      await giving
      assert.equal(await callbacks(), 0)
    })

    test('ends at once while it waits', async (t) => {
      const { callbacks, follow, begun } = await start(t, deprecatedApi)
      const stream = follow()
      const waiting = stream.next()
      await begun()
      assert.deepEqual(await stream.return(), { done: true, value: undefined })
      assert.deepEqual(await waiting, { done: true, value: undefined })
      assert.equal(await callbacks(), 0)
    })

    test('fails with the reason of its signal, and with the end of its client', async (t) => {
      const { client, callbacks, follow, begun } = await start(t, deprecatedApi)
      const controller = new AbortController()
      const aborted = failure(nextOf(follow({ signal: controller.signal })))
      await begun()
      const reason = new Error('enough')
      controller.abort(reason)
      assert.deepEqual([(await aborted).name, (await aborted).cause], ['AbortError', reason])
      assert.match((await aborted).stack.split('\n    at ')[1], /nextOf .*streams\.test\.mjs/)
      while ((await callbacks()) > 0) await pause(10)
      const closed = failure(nextOf(follow()))
      await begun()
      await client.close()
      assert.equal((await closed).code, ClientErrorCode.InvalidContextHandle)
    })
  })
}

async function nextOf(stream) {
  return await stream.next()
}

describe('a stream of a contract', () => {
  const abi = { version: '2.4', header: [], functions: [], events: [{ name: 'Told', inputs: [] }] }

  test('ends at once while it waits', async (t) => {
    const { client } = await start(t, false)
    const contract = getContract({ client, abi, address: `${ID}::${ID}` })
    for (const stream of [contract.transactions(), contract.events.Told()]) {
      const waiting = stream.next()
      await client.client.version()
      assert.deepEqual(await stream.return(), { done: true, value: undefined })
      assert.deepEqual(await waiting, { done: true, value: undefined })
    }
  })

  test('fails where it is awaited, by its signal', async (t) => {
    const { client } = await start(t, false)
    const contract = getContract({ client, abi, address: `${ID}::${ID}` })
    const error = await failure(nextOf(contract.events.Told({ signal: AbortSignal.timeout(50) })))
    assert.equal(error.name, 'TimeoutError')
    assert.match(error.stack.split('\n    at ')[1], /nextOf .*streams\.test\.mjs/)
  })

  test('names the options that there are', async (t) => {
    const { client } = await start(t, false)
    const contract = getContract({ client, abi, address: `${ID}::${ID}` })
    assert.throws(() => contract.events.Told({ form: 'start' }), /no option form; options are from, after, signal/)
  })
})
