import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ClientErrorCode } from 'vendorclient'
import { failure, modes, pause, shareClient } from './support.mjs'

for (const mode of Object.keys(modes)) {
  describe(`app objects, ${mode}`, () => {
    const shared = shareClient(mode)

    test('answer, at once or later', async () => {
      const { client } = shared
      const public_key = 'ab'.repeat(32)
      const { handle } = await client.crypto.registerSigningBox({
        getPublicKey: () => ({ public_key }),
        sign: async ({ unsigned }) => ({ signature: Buffer.from(unsigned, 'base64').toString('hex') }),
      })
      assert.equal((await client.crypto.signingBoxGetPublicKey({ handle })).pubkey, public_key)
      const { signature } = await client.crypto.signingBoxSign({ signing_box: handle, unsigned: 'aGVsbG8=' })
      assert.equal(signature, '68656c6c6f')
    })

    test('may be implemented by a class', async () => {
      const { client } = shared
      class Box {
        #key = 'cd'.repeat(32)
        getPublicKey() {
          return { public_key: this.#key }
        }
      }
      const box = await client.crypto.registerSigningBox(new Box())
      assert.equal((await client.crypto.signingBoxGetPublicKey(box)).pubkey, 'cd'.repeat(32))
      const error = await failure(client.crypto.signingBoxSign({ signing_box: box.handle, unsigned: 'AA==' }))
      assert.equal(error.code, ClientErrorCode.AppRequestError)
      assert.match(error.message, /no method sign/)
    })

    test('are refused at once when they cannot answer', async () => {
      const { client } = shared
      class Box {
        getPublicKey() {}
        sign() {}
      }
      for (const object of [undefined, null, {}, Box, 'box', { sign: 1 }]) {
        const error = await failure(client.crypto.registerSigningBox(object))
        assert.equal(error.code, ClientErrorCode.CallbackNotRegistered)
        assert.match(
          error.message,
          /^crypto\.register_signing_box: the app object has none of the methods getPublicKey, sign$/,
        )
      }
      const half = await failure(client.crypto.registerSigningBox({ getPublicKey() {}, sign: 1 }))
      assert.match(half.message, /has a member sign that is no function$/)
      const untyped = await failure(client.call('crypto.register_signing_box', {}, { appObject: {} }))
      assert.equal(untyped.code, ClientErrorCode.CallbackNotRegistered)
      const params = { subscription: 'subscription{x}' }
      assert.equal((await failure(client.net.subscribe(params, {}))).code, ClientErrorCode.CallbackNotRegistered)
    })

    test('and options of calls that there are not are named', async () => {
      const { client } = shared
      const error = await failure(client.client.version({ timeout: 5 }))
      assert.equal(error.name, 'TypeError')
      assert.match(error.message, /no option timeout; options are timeoutMs, /)
    })

    test('refuse by throwing or rejecting', async () => {
      const { client } = shared
      const refusals = [
        () => {
          throw new Error('declined by user')
        },
        async () => {
          throw 'declined by user'
        },
      ]
      for (const appObject of refusals) {
        const error = await failure(client.call('test.app_call', { value: 1 }, { appObject }))
        assert.equal(error.code, ClientErrorCode.AppRequestError)
        assert.match(error.message, /declined by user/)
      }
    })

    test('refuse with a short text when their answer has no JSON form', async () => {
      const { client } = shared
      const error = await failure(
        client.call('test.app_call', { value: 1 }, { appObject: () => ({ value: () => {} }) }),
      )
      assert.equal(error.code, ClientErrorCode.AppRequestError)
      assert.match(error.message, /no JSON form/)
    })

    test('that never answer run into the time limit and learn of it', async () => {
      const { client } = shared
      let reason
      const appObject = (_request, { signal }) =>
        new Promise(() => signal.addEventListener('abort', () => (reason = signal.reason)))
      const error = await failure(client.call('test.app_call', { value: 1 }, { appObject, appRequestTimeoutMs: 50 }))
      assert.equal(error.code, ClientErrorCode.AppRequestError)
      assert.equal(error.data.reason, 'app_request_timeout')
      await client.client.version()
      assert.equal(reason, 'timeout')
    })

    test('are asked before the registering call returns', async () => {
      const { client } = shared
      const events = []
      const appObject = ({ value }) => {
        events.push('asked')
        return { value }
      }
      const call = client.call('test.app_call', { value: 'x' }, { appObject }).then((result) => {
        events.push('returned')
        return result
      })
      assert.deepEqual(await call, { values: ['x'], handle: null })
      assert.deepEqual(events, ['asked', 'returned'])
    })

    test('take two requests at once and answer in any order', async () => {
      const { client } = shared
      const waiting = []
      const appObject = () => new Promise((resolve) => waiting.push(resolve))
      const call = client.call('test.app_call', { value: 1, times: 2 }, { appObject })
      while (waiting.length < 2) await pause(5)
      waiting[1]({ value: 'second' })
      await pause(20)
      waiting[0]({ value: 'first' })
      assert.deepEqual((await call).values, ['first', 'second'])
    })

    test('call the library while they answer', async () => {
      const { client } = shared
      const appObject = async () => {
        const { version } = await client.client.version()
        return { value: [version, client.client.versionSync().version] }
      }
      const { values } = await client.call('test.app_call', { value: 1 }, { appObject })
      assert.deepEqual(values, [[client.info.server.version, client.info.server.version]])
    })

    test('that are removed while asked fail the call with 29 and learn of it', async () => {
      const { client } = shared
      const closed = []
      let asked
      let signal
      const wasAsked = new Promise((resolve) => {
        asked = resolve
      })
      const appObject = ({ value }, context) => {
        if (value !== 'wait') return { value }
        signal = context.signal
        asked()
        return new Promise(() => {})
      }
      const onClosed = (reason) => closed.push(reason)
      const { handle } = await client.call('test.app_call', { value: 1, keep: true }, { appObject, onClosed })
      const question = failure(client.call('test.app_ask', { handle, value: 'wait' }))
      await wasAsked
      await client.call('test.app_close', { handle })
      assert.equal((await question).code, ClientErrorCode.CanNotReceiveRequestResult)
      assert.deepEqual([signal.aborted, closed], [true, ['removed']])
    })

    test('take notifications in their order, one after the other', async () => {
      const { client } = shared
      const seen = []
      const appObject = async ({ type, value }) => {
        if (type === 'Echo') return { value }
        await pause(5 - value)
        seen.push(value)
      }
      await client.call('test.app_call', { value: 1, notify: 5 }, { appObject })
      while (seen.length < 5) await pause(5)
      assert.deepEqual(seen, [0, 1, 2, 3, 4])
    })
  })
}
