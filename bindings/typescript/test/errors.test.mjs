import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CallAborted, ClientError, ClientErrorCode, ConnectionLost, ProtocolErrorCode } from 'vendorclient'
import { failure, modes, openClient, shareClient } from './support.mjs'

const invalid = { key: 'x', data: 1 }

describe('the stack of an error', () => {
  const shared = shareClient('spawn')

  async function callsInVain() {
    return await shared.client.crypto.sha256(invalid)
  }

  test('begins where the call is awaited', async () => {
    const { stack } = await failure(callsInVain())
    assert.match(stack.split('\n    at ')[1], /callsInVain .*errors\.test\.mjs/)
  })

  test('shows who awaits it when it is caught there', async () => {
    const error = await shared.client.call('crypto.sha256', invalid).catch((caught) => caught)
    assert.match(error.stack.split('\n    at ')[1], /errors\.test\.mjs/)
  })

  test('shows who awaits one of many', async () => {
    const error = await failure(Promise.all([shared.client.client.version(), callsInVain()]))
    assert.match(error.stack.split('\n    at ')[1], /callsInVain/)
  })

  test('begins where a blocking call was made', () => {
    function blocksInVain() {
      return shared.client.crypto.sha256Sync(invalid)
    }
    assert.throws(blocksInVain, ({ stack }) => /blocksInVain .*errors\.test\.mjs/.test(stack.split('\n    at ')[1]))
  })

  test('begins in the program also for what is refused before it is sent', async () => {
    async function givesNoJson() {
      await shared.client.crypto.sha256({ data: Number.NaN })
    }
    const error = await failure(givesNoJson())
    assert.equal(error.code, ClientErrorCode.CannotConvertJsValueToJson)
    assert.match(error.stack.split('\n    at ')[1], /givesNoJson/)
  })
})

for (const mode of Object.keys(modes)) {
  describe(`a call that is aborted, ${mode}`, () => {
    const shared = shareClient(mode)

    test('fails with AbortError and the reason of the signal', async () => {
      const controller = new AbortController()
      const call = failure(shared.client.call('test.sleep', { ms: 60_000 }, { signal: controller.signal }))
      const reason = new Error('the user left')
      controller.abort(reason)
      const error = await call
      assert.ok(error instanceof CallAborted && error instanceof ClientError)
      assert.deepEqual(
        [error.name, error.code, error.cause],
        ['AbortError', ProtocolErrorCode.RequestCancelled, reason],
      )
      assert.equal(error.data.sent, false)
    })

    test('fails with TimeoutError when the time of its signal is over', async () => {
      const signal = AbortSignal.timeout(50)
      const error = await failure(shared.client.call('test.sleep', { ms: 60_000 }, { signal }))
      assert.deepEqual([error.name, error.cause], ['TimeoutError', signal.reason])
    })

    test('fails with AbortError before anything is sent', async () => {
      const signal = AbortSignal.abort()
      const error = await failure(shared.client.call('test.sleep', { ms: 1 }, { signal }))
      assert.deepEqual([error.name, error.cause, error.data], ['AbortError', signal.reason, { sent: false }])
    })
  })

  describe(`a client that is closed, ${mode}`, () => {
    test('fails waiting calls at once', async (t) => {
      const client = await openClient(t, mode)
      const waiting = failure(client.call('test.sleep', { ms: 60_000 }))
      await client.client.version()
      const closing = client.close()
      const error = await waiting
      assert.deepEqual([error.code, error.message], [ClientErrorCode.InvalidContextHandle, 'The client is closed'])
      await closing
    })

    test('lets calls and their app requests end within the grace time', async (t) => {
      const client = await openClient(t, mode)
      const box = { getPublicKey: () => ({ public_key: 'ab'.repeat(32) }) }
      const { handle } = await client.crypto.registerSigningBox(box)
      const call = client.crypto.signingBoxGetPublicKey({ handle })
      await client.close({ graceMs: 20_000 })
      assert.deepEqual(await call, { pubkey: 'ab'.repeat(32) })
      assert.equal((await failure(client.client.version())).code, ClientErrorCode.InvalidContextHandle)
    })

    test('fails what still waits after the grace time', async (t) => {
      const client = await openClient(t, mode)
      const waiting = failure(client.call('test.sleep', { ms: 60_000 }))
      await client.close({ graceMs: 100 })
      assert.equal((await waiting).code, ClientErrorCode.InvalidContextHandle)
    })
  })
}

test('a lost connection has the base class and a code of its own', async (t) => {
  const client = await openClient(t, 'spawn')
  const error = await failure(client.call('test.crash'))
  assert.ok(error instanceof ConnectionLost && error instanceof ClientError)
  assert.equal(error.code, ProtocolErrorCode.ConnectionLost)
})

test('the ends of a connection have the codes of every language', async (t) => {
  const codeOf = async (call) => (await failure(call)).code
  const closed = await openClient(t, 'spawn')
  const streams = [closed.outboxResults({}), closed.outboxResults({})]
  const waiting = [closed.call('test.sleep', { ms: 60_000 }), streams[0].next()].map(codeOf)
  await closed.client.version()
  await closed.close()
  assert.deepEqual(
    await Promise.all([...waiting, codeOf(closed.client.version()), codeOf(streams[1].next())]),
    [17, 17, 17, 17],
  )

  const lost = await openClient(t, 'spawn')
  const interrupted = [lost.call('test.sleep', { ms: 60_000 }), lost.call('test.crash')].map(codeOf)
  assert.deepEqual(await Promise.all([...interrupted]), [-32099, -32099])
  assert.deepEqual([await codeOf(lost.client.version()), await codeOf(lost.outboxResults({}).next())], [-32099, -32099])
  // Why it ended does not change any more.
  await lost.close()
  assert.equal(await codeOf(lost.client.version()), -32099)

  const client = await openClient(t, 'spawn')
  const text = 'a'.repeat(client.info.limits.message_in_bytes)
  assert.equal(await codeOf(client.call('test.echo', { value: text })), -32004)
  assert.equal(await codeOf(client.call('test.sleep', { ms: 60_000 }, { signal: AbortSignal.timeout(5) })), -32800)
  assert.equal(await codeOf(client.call('test.sleep', { ms: 60_000 }, { timeoutMs: 5 })), -32008)
})
