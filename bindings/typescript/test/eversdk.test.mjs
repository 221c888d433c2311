import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, describe, test } from 'node:test'
import { everSdkLibrary, libraryLink, spawnLink } from 'vendorclient/eversdk'
import { assertContained, fillIn } from './scenarios.mjs'
import { failure, failureSync, pause, programFor, temporaryFolder, testLibrary, testProgram } from './support.mjs'

const require = createRequire(import.meta.url)

const links = {
  load: (options) => libraryLink(options),
  spawn: (options) => spawnLink(options),
}
const interfaces = {
  values: (library) => library,
  texts: ({ getLibName, createContext, destroyContext, setResponseHandler, sendRequest, requestSync }) => ({
    getLibName,
    createContext,
    destroyContext,
    setResponseHandler,
    sendRequest,
    requestSync,
  }),
  // Without synchronous requests the other client works with promises only.
  'texts later': ({ getLibName, createContext, destroyContext, setResponseHandler, sendRequest }) => ({
    getLibName: async () => getLibName(),
    createContext: async (config) => createContext(config),
    destroyContext,
    setResponseHandler,
    sendRequest,
  }),
}

for (const [mode, name] of [
  ['load', 'values'],
  ['load', 'texts'],
  ['spawn', 'texts later'],
]) {
  describe(`@eversdk/core with ${name}, ${mode}`, () => {
    const hasSync = name !== 'texts later'

    const openClient = (t, config = {}) => {
      const { TonClient } = require('@eversdk/core')
      const link = links[mode]({ program: programFor(mode), dataFolder: temporaryFolder(t) })
      const library = everSdkLibrary(link)
      TonClient.useBinaryLibrary(() => interfaces[name](library))
      const client = new TonClient(config)
      t.after(() => client.close())
      return { client, library }
    }

    test('tells version, build and configuration', async (t) => {
      const { client } = openClient(t, { network: { server_address: 'http://localhost:1' }, abi: { workchain: -1 } })
      assert.equal((await client.client.version()).version, '3.0.0')
      assert.equal((await client.client.build_info()).build_number, 0)
      const config = await client.client.config()
      assert.equal(config.network.server_address, 'http://localhost:1')
      assert.equal(config.abi.workchain, -1)
      assert.match(config.binding.library, /^ever-sdk-js \(vendorclient 3\.0\.0\)$/)
      assert.equal((await client.client.get_api_reference()).api.version, '3.0.0')
      if (hasSync) assert.equal(client.client.version_sync().version, '3.0.0')
    })

    test('runs the functions of the crypto module', async (t) => {
      const { client } = openClient(t)
      const { crypto } = client
      const keys = await crypto.generate_random_sign_keys()
      const { signed } = await crypto.sign({ unsigned: 'aGVsbG8=', keys })
      assert.equal((await crypto.verify_signature({ signed, public: keys.public })).unsigned, 'aGVsbG8=')
      assert.match((await crypto.sha256({ data: 'aGVsbG8=' })).hash, /^2cf24dba/)
      const { phrase } = await crypto.mnemonic_from_random({ dictionary: 1, word_count: 12 })
      assert.equal((await crypto.mnemonic_verify({ phrase })).valid, true)
      const { xprv } = await crypto.hdkey_xprv_from_mnemonic({ phrase })
      assert.match((await crypto.hdkey_public_from_xprv({ xprv })).public, /^[0-9a-f]{64}$/)
      assert.equal((await crypto.generate_random_bytes({ length: 8 })).bytes.length, 12)
      if (hasSync) assert.match(crypto.sha256_sync({ data: 'aGVsbG8=' }).hash, /^2cf24dba/)
      const address = `0:${'ab'.repeat(32)}`
      const { address_type } = await client.utils.get_address_type({ address })
      assert.equal(address_type, 'Hex')
    })

    test('finds functions under their old names', async (t) => {
      const { client } = openClient(t)
      assert.equal((await client.crypto.ton_crc16({ data: 'ASNFZ4mrze8=' })).crc, 43349)
      const public_key = '06117f59ade83e097e0fb33e5d29e8735bda82b3bf78a015542aaa853bb69600'
      const { ton_public_key } = await client.crypto.convert_public_key_to_ton_safe_format({ public_key })
      assert.equal(ton_public_key, 'PuYGEX9Zreg-CX4Psz5dKehzW9qCs794oBVUKqqFO7aWAOTD')
    })

    test('fails with the numbers of the library', async (t) => {
      const { client } = openClient(t)
      const error = await failure(client.crypto.factorize({ composite: 'not hex' }))
      assert.equal(error.code, 106)
      assert.equal(error.data.core_version, '3.0.0')
      assert.equal((await failure(client.proofs.proof_block_data({ block: {} }))).code, 901)
      if (hasSync) assert.equal(failureSync(() => client.crypto.factorize_sync({ composite: 'not hex' })).code, 106)
    })

    test('answers requests to its signing boxes', async (t) => {
      const { client } = openClient(t)
      const keys = await client.crypto.generate_random_sign_keys()
      const box = await client.crypto.register_signing_box({
        get_public_key: async () => ({ public_key: keys.public }),
        sign: async () => {
          throw new Error('declined by user')
        },
      })
      assert.equal((await client.crypto.signing_box_get_public_key(box)).pubkey, keys.public)
      const refused = await failure(client.crypto.signing_box_sign({ signing_box: box.handle, unsigned: 'AA==' }))
      assert.deepEqual([refused.code, /declined by user/.test(refused.message)], [26, true])
      if (hasSync) {
        const blocked = failureSync(() => client.crypto.signing_box_get_public_key_sync(box))
        assert.deepEqual([blocked.code, blocked.data.reason], [26, 'sync_call'])
        assert.equal(failureSync(() => client.crypto.register_signing_box_sync()).code, 25)
      }
      await client.crypto.remove_signing_box(box)
    })

    test('tells of an app object that gives no reason', async (t) => {
      const { client } = openClient(t)
      const box = await client.crypto.register_signing_box({
        get_public_key: () => Promise.reject('declined'),
        sign: () => Promise.reject(),
      })
      const refused = await failure(client.crypto.signing_box_get_public_key(box))
      assert.deepEqual([refused.code, /gave no reason/.test(refused.message)], [26, true])
    })

    test('takes a large bigint, as text', async (t) => {
      const { client } = openClient(t)
      const builder = [
        { type: 'Integer', size: 64, value: 18446744073709551615n },
        { type: 'Integer', size: 8, value: 7n },
      ]
      const expected = await client.boc.encode_boc({ builder: [{ type: 'BitString', value: 'ffffffffffffffff07' }] })
      assert.deepEqual(await client.boc.encode_boc({ builder }), expected)
      if (hasSync) assert.deepEqual(client.boc.encode_boc_sync({ builder }), expected)
      assert.deepEqual(builder[1].value, 7n)
    })

    test('says that there are no DeBots', async (t) => {
      const { DebotModule } = require('@eversdk/core')
      const { client } = openClient(t)
      const debot = new DebotModule(client)
      const error = await failure(debot.init({ address: `0:${'00'.repeat(32)}` }, {}))
      assert.deepEqual(
        [error.code, error.message],
        [25, 'There is no debot.init: networks with Dapp IDs have no DeBots'],
      )
      if (hasSync) assert.equal(failureSync(() => debot.start_sync({ debot_handle: 1 })).code, 25)
    })
  })
}

const openRpc = JSON.parse(readFileSync(process.env.VENDORCLIENT_OPENRPC, 'utf8'))

describe('@eversdk/core', () => {
  /** Functions that it knows under another name, and methods of the connection. */
  const unknown = /^(daemon|rpc)\.|^crypto\.(tvm_crc16|convert_public_key_to_tvm_safe_format)$/
  const isKnown = (client, { name, 'x-extension': isExtension }) =>
    !isExtension && !unknown.test(name) && client[name.split('.')[0]] !== undefined

  function callMethod(client, wireName, params) {
    const [module, name] = wireName.split('.')
    const definition = openRpc.methods.find((method) => method.name === wireName)
    const given = definition.params.some((param) => param.name !== '_call') ? [params] : []
    if (definition['x-app-object'] !== undefined) given.push({})
    return client[module][name](...given)
  }

  test('gets hints to its helper functions where an ABI or a signer is not well formed', async (t) => {
    const { TonClient } = require('@eversdk/core')
    const library = everSdkLibrary(libraryLink({ program: testLibrary, dataFolder: temporaryFolder(t) }))
    TonClient.useBinaryLibrary(() => library)
    const client = new TonClient()
    t.after(() => client.close())
    const abi = { type: 'Json', value: '{}' }
    const params = { abi: {}, signer: {}, call_set: { function_name: 'f' } }
    const hint = (parameter, ...names) =>
      new RegExp(`one of the helper methods \\(${names.join(', ')}\\) for the "${parameter}" parameter`)
    const abiHint = hint('abi', 'abiContract', 'abiJson', 'abiHandle', 'abiSerialized')
    const signerHint = hint('signer', 'signerNone', 'signerExternal', 'signerKeys', 'signerSigningBox')
    for (const error of [
      await failure(client.abi.encode_message(params)),
      failureSync(() => client.abi.encode_message_sync(params)),
    ]) {
      assert.equal(error.code, 23)
      assert.match(error.message, abiHint)
      assert.match(error.message, signerHint)
    }
    assert.match((await failure(client.abi.encode_message({ ...params, abi }))).message, signerHint)
    const nested = hint('message_encode_params.abi', 'abiContract', 'abiJson', 'abiHandle', 'abiSerialized')
    const processed = { message_encode_params: { ...params, signer: { type: 'None' } }, send_events: false }
    assert.match((await failure(client.processing.process_message(processed))).message, nested)
  })

  test('can walk the description of the parameters of every function', async (t) => {
    const { TonClient } = require('@eversdk/core')
    const library = everSdkLibrary(libraryLink({ program: testLibrary, dataFolder: temporaryFolder(t) }))
    TonClient.useBinaryLibrary(() => library)
    const client = new TonClient()
    t.after(() => client.close())
    const { api } = await client.client.get_api_reference()
    const functions = api.modules.flatMap(({ name, functions }) =>
      functions.map((entry) => [`${name}.${entry.name}`, entry]),
    )
    for (const [name, { params, result }] of functions) {
      assert.deepEqual(
        [params[0].name, params[0].generic_name, result.generic_name],
        ['context', 'Arc', 'ClientResult'],
      )
      const method = openRpc.methods.find((entry) => entry.name === name)
      const given = Object.fromEntries((method?.examples?.[0]?.params ?? []).map((param) => [param.name, param.value]))
      const error = { code: 23, message: 'as it came', data: { suggest_use_helper_for: ['Abi'] } }
      assert.equal(client.resolveApiError(api, name, given, error).message, 'as it came', name)
    }
    const taking = (name) => functions.filter(([, { params }]) => params.some((param) => param.name === name))
    assert.deepEqual(
      taking('app_object').map(([name]) => name),
      [
        'crypto.create_crypto_box',
        'crypto.register_signing_box',
        'crypto.register_encryption_box',
        'policy.register_approver',
        'tvm.register_vm_extension',
      ],
    )
    assert.deepEqual(
      taking('callback').map(([name]) => name),
      [
        'processing.send_message',
        'processing.wait_for_transaction',
        'processing.process_message',
        'net.subscribe_collection',
        'net.subscribe',
      ],
    )
  })

  test('runs every function of the modules that both have, with the example of its definition', async (t) => {
    const { TonClient } = require('@eversdk/core')
    const library = everSdkLibrary(spawnLink({ program: testProgram, dataFolder: temporaryFolder(t) }))
    TonClient.useBinaryLibrary(() => library)
    const client = new TonClient()
    t.after(() => client.close())
    const problems = []
    for (const method of openRpc.methods.filter((entry) => isKnown(client, entry) && entry.examples?.length > 0)) {
      const [example] = method.examples
      const expected = example.result.value
      const saved = {}
      try {
        for (const step of example['x-setup'] ?? []) {
          saved[step.save] = await callMethod(client, step.method, fillIn(step.params, saved))
        }
        const params = Object.fromEntries(example.params.map(({ name, value }) => [name, fillIn(value, saved)]))
        const call = callMethod(client, method.name, params)
        if (expected?.$error !== undefined) assert.equal((await failure(call)).code, expected.$error)
        else assertContained((await call) ?? null, fillIn(expected, saved))
      } catch (error) {
        problems.push(`${method.name}: ${error.message}`)
      }
    }
    assert.deepEqual(problems, [])
  })
})

describe('the library for @eversdk/core', () => {
  const open = (t) => {
    const library = everSdkLibrary(libraryLink({ program: testLibrary, dataFolder: temporaryFolder(t) }))
    const contexts = []
    after(() => {
      for (const context of contexts) library.destroyContext(context)
    })
    const create = (config = '') => {
      const created = JSON.parse(library.createContext(config))
      if (created.result !== undefined) contexts.push(created.result)
      return created
    }
    return { library, create }
  }
  const collect = (library) => {
    const responses = []
    library.setResponseHandler((...response) => responses.push(response))
    return async (count) => {
      while (responses.length < count) await pause(5)
      return responses
    }
  }

  test('numbers its contexts and refuses others with 17', async (t) => {
    const { library, create } = open(t)
    const { result: context } = create()
    assert.equal(create('{"abi":null}').result, context + 1)
    library.destroyContext(context)
    assert.equal(library.requestParamsSync(context, 'client.version').error.code, 17)
    const responses = collect(library)
    library.sendRequest(context, 5, 'client.version', '')
    const [[requestId, json, type, finished]] = await responses(1)
    assert.deepEqual([requestId, JSON.parse(json).code, type, finished], [5, 17, 1, true])
  })

  test('refuses bad configurations and parameters with an error value', (t) => {
    const { library, create } = open(t)
    assert.equal(create('{"network":{"query_timeout":"soon"}}').error.code, 15)
    assert.equal(create('not json').error.code, 23)
    const { result: context } = create('')
    assert.equal(JSON.parse(library.requestSync(context, 'crypto.sha256', 'not json')).error.code, 23)
    assert.deepEqual(JSON.parse(library.requestSync(context, 'crypto.remove_signing_box', '{"handle":1}')), {
      result: null,
    })
  })

  test('keeps a request with an app object open until the object is gone', async (t) => {
    const { library, create } = open(t)
    const { result: context } = create('')
    const responses = collect(library)
    library.sendRequest(context, 1, 'crypto.register_signing_box', '')
    const box = JSON.parse((await responses(1))[0][1])
    library.sendRequest(context, 2, 'crypto.signing_box_get_public_key', JSON.stringify(box))
    const asked = (await responses(2))[1]
    const { app_request_id, request_data } = JSON.parse(asked[1])
    assert.deepEqual([asked[0], asked[2], asked[3], request_data], [1, 3, false, { type: 'GetPublicKey' }])
    const result = { type: 'Ok', result: { type: 'GetPublicKey', public_key: 'ab'.repeat(32) } }
    library.sendRequest(context, 3, 'client.resolve_app_request', JSON.stringify({ app_request_id, result }))
    await responses(4)
    library.sendRequest(context, 4, 'crypto.remove_signing_box', JSON.stringify(box))
    const all = await responses(6)
    const ends = all.map(([id, , type, finished]) => [id, type, finished]).filter(([id]) => id !== 3)
    assert.deepEqual(ends.slice(0, 3), [
      [1, 0, false],
      [1, 3, false],
      [2, 0, true],
    ])
    assert.deepEqual(
      all.find(([id, , type]) => id === 1 && type === 2),
      [1, '', 2, true],
    )
  })
})
