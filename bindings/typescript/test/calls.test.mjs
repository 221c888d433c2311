import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { inspect } from 'node:util'
import {
  ClientError,
  ClientErrorCode,
  CryptoErrorCode,
  EncryptionAlgorithm,
  ProtocolErrorCode,
  version,
} from 'vendorclient'
import { assertContained, fillIn } from './scenarios.mjs'
import { failure, failureSync, modes, openClient, pause, shareClient, targetOf } from './support.mjs'

const openRpc = JSON.parse(readFileSync(process.env.VENDORCLIENT_OPENRPC, 'utf8'))

for (const mode of Object.keys(modes)) {
  describe(`calls, ${mode}`, () => {
    const shared = shareClient(mode)

    test('are made with the configuration of the caller, and tell limits and warnings', async (t) => {
      const config = { network: { query_timeout: 1234, no_such_field: 1 }, abi: { workchain: -1 } }
      const warned = once(process, 'warning')
      const client = await openClient(t, mode, { config })
      const [warning] = await warned
      assert.equal(warning.name, 'VendorclientWarning')
      assert.match(warning.message, /^network\.no_such_field: /)
      assert.equal(client.info.limits.message_in_bytes, 16777216)
      assert.deepEqual(
        client.info.warnings.map(({ path }) => path),
        ['network.no_such_field'],
      )
      assert.equal(client.info.config.network.query_timeout, 1234)
      assert.equal(client.info.config.binding.library, 'vendorclient-typescript')
      assert.equal(client.info.server.version, version)
      assert.equal((await client.client.config()).abi.workchain, -1)
    })

    test('are refused with 15 for a wrong field of the configuration', async (t) => {
      const target = await targetOf(t, mode)
      const options = { ...target, config: { network: { query_timeout: 'soon' } } }
      for (const error of [
        await failure(modes[mode].open(options)),
        failureSync(() => modes[mode].openSync(options)),
      ]) {
        assert.equal(error.code, ClientErrorCode.InvalidConfig)
        assert.equal(error.data.path, 'network.query_timeout')
      }
    })

    test('give what the examples of all functions say, answering later and blocking', async (t) => {
      const { client } = shared
      for (const method of openRpc.methods) {
        const [example] = method.examples ?? []
        if (example === undefined) continue
        for (const isSync of method['x-app-object'] === undefined ? [false, true] : [false]) {
          await t.test(`${method.name}${isSync ? ' sync' : ''}`, () => runExample(client, method, example, isSync))
        }
      }
    })

    test('fail with code, message and data', async () => {
      const { client } = shared
      const error = await failure(client.crypto.factorize({ composite: 'not hex' }))
      assert.ok(error instanceof ClientError)
      assert.equal(error.code, CryptoErrorCode.InvalidFactorizeChallenge)
      assert.notEqual(error.message, '')
      assert.equal(error.data.core_version, version)
      const unknown = await failure(client.call('crypto.no_such_function'))
      assert.equal(unknown.code, ProtocolErrorCode.MethodNotFound)
      assert.equal(unknown.data.client_code, ClientErrorCode.UnknownFunction)
      const unfit = await failure(client.crypto.sha256({ data: 1 }))
      assert.equal(unfit.code, ClientErrorCode.InvalidParams)
      assert.equal(unfit.data.path, 'data')
      assert.equal(failureSync(() => client.crypto.sha256Sync({ data: 1 })).code, ClientErrorCode.InvalidParams)
    })

    test('refuse values without JSON form with 20', async () => {
      const { client } = shared
      const cyclic = {}
      cyclic.self = cyclic
      const values = [cyclic, () => {}, Symbol('s'), Number.NaN, 1 / 0, new Map(), new Uint8Array(2), [undefined]]
      for (const value of values) {
        const error = await failure(client.call('test.echo', { value }))
        assert.equal(error.code, ClientErrorCode.CannotConvertJsValueToJson, inspect(value))
        assert.equal(failureSync(() => client.callSync('test.echo', { value })).code, 20)
      }
      assert.deepEqual(await client.call('test.echo', { value: { there: 1, absent: undefined } }), {
        value: { there: 1 },
      })
    })

    test('can be cancelled, and tell whether something was sent', async () => {
      const { client } = shared
      for (const sent of [undefined, 'ab'.repeat(32)]) {
        const controller = new AbortController()
        const call = failure(client.call('test.sleep', { ms: 60_000, sent }, { signal: controller.signal }))
        await pause(50)
        controller.abort()
        const error = await call
        assert.equal(error.code, ProtocolErrorCode.RequestCancelled)
        assert.equal(error.data.sent, sent !== undefined)
        assert.equal(error.data.message_hash, sent)
      }
      const before = await failure(client.call('test.sleep', { ms: 1 }, { signal: AbortSignal.abort() }))
      assert.equal(before.code, ProtocolErrorCode.RequestCancelled)
    })

    test('have a time limit', async () => {
      const { client } = shared
      const sent = 'cd'.repeat(32)
      for (const error of [
        await failure(client.call('test.sleep', { ms: 60_000, sent }, { timeoutMs: 30 })),
        failureSync(() => client.callSync('test.sleep', { ms: 60_000, sent }, { timeoutMs: 30 })),
      ]) {
        assert.equal(error.code, ProtocolErrorCode.DeadlineExceeded)
        assert.equal(error.data.message_hash, sent)
      }
    })

    test('run a thousand at once', async () => {
      const { client } = shared
      const values = Array.from({ length: 1000 }, (_, value) => value)
      const answers = await Promise.all(values.map((value) => client.call('test.echo', { value })))
      assert.deepEqual(
        answers.map(({ value }) => value),
        values,
      )
    })

    test('take a message of exactly the limit and refuse one byte more before it is sent', async () => {
      const { client } = shared
      const limit = client.info.limits.message_in_bytes
      const tooLarge = await failure(client.call('test.echo', { value: 'x'.repeat(limit) }))
      assert.equal(tooLarge.code, ProtocolErrorCode.RequestTooLarge)
      assert.equal(tooLarge.data.limit, limit)
      const fitting = limit - (tooLarge.data.actual - limit)
      // Two bytes per character show that bytes are counted.
      const value = `${'é'.repeat(1000)}${'x'.repeat(fitting - 2000)}`
      assert.equal((await client.call('test.echo', { value })).value, value)
      const oneMore = await failure(client.call('test.echo', { value: `${value}x` }))
      assert.deepEqual([oneMore.code, oneMore.data.actual], [ProtocolErrorCode.RequestTooLarge, limit + 1])
      const tooLargeSync = failureSync(() => client.callSync('test.echo', { value: 'x'.repeat(limit) }))
      const fittingSync = 'x'.repeat(limit - (tooLargeSync.data.actual - limit))
      assert.equal(client.callSync('test.echo', { value: fittingSync }).value, fittingSync)
    })

    test('keep characters of all lengths', async () => {
      const { client } = shared
      const value = 'é€𝄞\u0000"\\\n'.repeat(40_000)
      assert.equal((await client.call('test.echo', { value })).value, value)
      assert.equal(client.callSync('test.echo', { value }).value, value)
    })

    test('keep 64-bit integers exact', async () => {
      const { client } = shared
      const integers = { unsigned: 2n ** 64n - 1n, signed: -(2n ** 53n) - 1n }
      assert.deepEqual(await client.call('test.integers', integers), integers)
      assert.deepEqual(client.callSync('test.integers', integers), integers)
      const value = [2n ** 53n + 1n, 12345678901234567890123n, -1, 0.5, { deep: -(2n ** 63n) }]
      assert.deepEqual((await client.call('test.echo', { value })).value, value)
    })

    test('give secrets that printing does not show', async () => {
      const { client } = shared
      const keys = await client.crypto.generateRandomSignKeys()
      assert.ok(!inspect({ keys }).includes(keys.secret))
      assert.ok(inspect({ keys }).includes(keys.public))
      assert.equal(JSON.parse(JSON.stringify(keys)).secret, keys.secret)
    })

    test('make variants of unions by name', async () => {
      const { client } = shared
      const value = { nonce: 'ff'.repeat(12), key: '01'.repeat(32) }
      const algorithm = EncryptionAlgorithm.ChaCha20({ value })
      const { handle } = await client.crypto.createEncryptionBox({ algorithm })
      const { data } = await client.crypto.encryptionBoxEncrypt({ encryption_box: handle, data: 'TWVzc2FnZQ==' })
      assert.equal(data, 'w5QOGsJodQ==')
    })

    test('fail with 17 when the client is closed', async (t) => {
      const client = await openClient(t, mode)
      await client.close()
      assert.equal((await failure(client.client.version())).code, ClientErrorCode.InvalidContextHandle)
      assert.equal(failureSync(() => client.client.versionSync()).code, ClientErrorCode.InvalidContextHandle)
      assert.equal(await client.ended, undefined)
    })
  })
}

/** Calls a function by its typed method, with the calls that come before it. */
async function runExample(client, method, example, isSync) {
  const saved = {}
  for (const { method: name, params, save } of example['x-setup'] ?? []) {
    saved[save] = await callTyped(client, name, fillIn(params, saved), false)
  }
  const given = Object.fromEntries(example.params.map(({ name, value }) => [name, fillIn(value, saved)]))
  const expected = example.result.value
  const call = callTyped(client, method.name, given, isSync)
  if (expected?.$error !== undefined) assert.equal((await failure(call)).code, expected.$error)
  else assertContained(await call, fillIn(expected, saved))
}

/** Has every method. */
const silent = new Proxy({}, { get: () => () => ({}) })

async function callTyped(client, wireName, params, isSync) {
  const [module, name] = wireName.split('.')
  const camelCase = name.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
  const method = openRpc.methods.find((entry) => entry.name === wireName)
  const given = method.params.filter((entry) => entry.name !== '_call').length > 0 ? [params] : []
  if (method['x-app-object'] !== undefined) given.push(silent)
  return client[module][`${camelCase}${isSync ? 'Sync' : ''}`](...given)
}
