import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ClientErrorCode, ConnectionLost } from 'vendorclient'
import { failure, failureSync, modes, openClient, pause, shareClient, targetOf } from './support.mjs'

for (const mode of Object.keys(modes)) {
  describe(`blocking calls, ${mode}`, () => {
    const shared = shareClient(mode)

    test('exist for every function of the client module', async () => {
      const { client } = shared
      const version = client.client.versionSync()
      assert.deepEqual(version, await client.client.version())
      assert.deepEqual(client.client.configSync(), await client.client.config())
      assert.deepEqual(client.client.buildInfoSync(), await client.client.buildInfo())
      assert.equal(client.client.getApiReferenceSync().api.version, version.version)
      const unknown = { app_request_id: 1, result: { type: 'Error', text: 'no' } }
      assert.equal(failureSync(() => client.client.resolveAppRequestSync(unknown)).code, ClientErrorCode.NoSuchRequest)
    })

    test('can open the client', async (t) => {
      const client = modes[mode].openSync(await targetOf(t, mode))
      assert.equal((await client.client.version()).version, client.info.server.version)
      await client.close()
    })

    test('share handles with the others', async () => {
      const { client } = shared
      const keys = await client.crypto.generateRandomSignKeys()
      const fromSync = client.crypto.getSigningBoxSync(keys)
      const fromAsync = await client.crypto.getSigningBox(keys)
      assert.equal((await client.crypto.signingBoxGetPublicKey(fromSync)).pubkey, keys.public)
      assert.equal(client.crypto.signingBoxGetPublicKeySync(fromAsync).pubkey, keys.public)
    })

    test('lose no answer and no message of other calls', async () => {
      const { client } = shared
      const indexes = []
      const callback = ({ data }) => indexes.push(data.index)
      const flood = client.call('test.flood', { count: 200 }, { callback })
      const echoes = Array.from({ length: 50 }, (_, value) => client.call('test.echo', { value }))
      assert.equal(client.callSync('test.echo', { value: 'sync' }).value, 'sync')
      client.callSync('test.sleep', { ms: 50 })
      assert.deepEqual(
        (await Promise.all(echoes)).map(({ value }) => value),
        [...echoes.keys()],
      )
      await flood
      assert.deepEqual(
        indexes,
        Array.from({ length: 200 }, (_, index) => index),
      )
    })

    test('fail with 26 at once when they ask an object of the thread that they block', async () => {
      const { client } = shared
      const public_key = 'ab'.repeat(32)
      let asked = 0
      const getPublicKey = () => {
        asked++
        return { public_key }
      }
      const box = await client.crypto.registerSigningBox({ getPublicKey })
      const startMs = performance.now()
      const error = failureSync(() => client.crypto.signingBoxGetPublicKeySync(box))
      assert.ok(performance.now() - startMs < 900)
      assert.equal(error.code, ClientErrorCode.AppRequestError)
      assert.equal(error.data.reason, 'sync_call')
      assert.equal((await client.crypto.signingBoxGetPublicKey(box)).pubkey, public_key)
      assert.equal(asked, 1)
    })

    test('let requests of other calls wait until the thread is free', async () => {
      const { client } = shared
      const call = client.call('test.app_call', { value: 7 }, { appObject: ({ value }) => ({ value }) })
      client.callSync('test.sleep', { ms: 200 })
      assert.deepEqual((await call).values, [7])
    })

    test('refuse requests of other calls that would wait too long', async () => {
      const { client } = shared
      const call = failure(client.call('test.app_call', { value: 7 }, { appObject: ({ value }) => ({ value }) }))
      client.callSync('test.sleep', { ms: 1500 })
      const error = await call
      assert.deepEqual([error.code, error.data.reason], [ClientErrorCode.AppRequestError, 'sync_call'])
    })

    test('run their own callbacks while they block', async () => {
      const { client } = shared
      const indexes = []
      const callback = ({ data }) => {
        indexes.push(data.index)
        if (data.index === 1) client.client.versionSync()
      }
      client.callSync('test.flood', { count: 20 }, { callback })
      assert.deepEqual(
        indexes,
        Array.from({ length: 20 }, (_, index) => index),
      )
    })

    test('end when the connection does', async (t) => {
      const client = await openClient(t, mode)
      const waiting = failure(client.call('test.sleep', { ms: 60_000 }))
      assert.ok(failureSync(() => client.callSync('test.crash')) instanceof ConnectionLost)
      assert.ok((await waiting) instanceof ConnectionLost)
      assert.ok(failureSync(() => client.client.versionSync()) instanceof ConnectionLost)
      await pause(0)
    })
  })
}
