/** One way to cause each error of module client, or the reason why there is no way yet. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client as clientModule } from '../../src/api/client.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { WorkerPool } from '../../src/workers/WorkerPool.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'

let host: StdioHost
let client: TestClient
beforeAll(async () => {
  host = StdioHost.start()
  client = await TestClient.initialize(host)
})
afterAll(() => host.dispose())

type Outcome = Promise<unknown>

/** The outcome of a call whose app request is answered with `answer`. */
async function answered(answer: object): Outcome {
  const { result } = client.start('test.app_call', { value: 1 }, { app_object: 'answering' })
  const app_request_id = await requestOf('answering')
  await client.call('client.resolve_app_request', { app_request_id, result: answer })
  return result
}

/** Id of the next request to an app object. */
async function requestOf(object: string): Promise<number> {
  const { json } = await host.next(({ method, params }) => {
    return method === 'client.app_request' && params.app_object === object
  })
  return json.params.app_request_id
}

async function publicKeyAnswered(public_key: string): Outcome {
  const { handle } = await client.call('crypto.register_signing_box', {}, { app_object: 'box' })
  const { result } = client.start('crypto.signing_box_get_public_key', { handle })
  const app_request_id = await requestOf('box')
  const answer = { type: 'Ok', result: { type: 'GetPublicKey', public_key } }
  await client.call('client.resolve_app_request', { app_request_id, result: answer })
  await client.call('crypto.remove_signing_box', { handle })
  return result
}

async function onFreshDaemon(act: (fresh: TestClient) => Outcome): Outcome {
  const own = StdioHost.start()
  try {
    return await act(new TestClient(own))
  } finally {
    await own.dispose()
  }
}

async function crossing(): Outcome {
  const { id } = client.start('test.app_call', { value: 1 }, { app_object: 'crossed' })
  const app_request_id = await requestOf('crossed')
  const params = { app_request_id, result: { type: 'Error', text: '' } }
  host.sendTogether([
    { jsonrpc: '2.0', method: 'daemon.cancel', params: { id } },
    { jsonrpc: '2.0', id: 'crossing', method: 'client.resolve_app_request', params },
  ])
  throw (await host.answer('crossing')).error
}

async function removed(): Outcome {
  const { handle } = await client.call('test.app_call', { value: 1, times: 0, keep: true }, { app_object: 'removed' })
  const { result } = client.start('test.app_ask', { handle, value: 1 })
  await client.call('test.app_close', { handle })
  return result
}

/** Reads an account from an address where no server listens. */
function withNetwork(config: object): Outcome {
  return onFreshDaemon(async (fresh) => {
    await fresh.call('daemon.initialize', { config: { network: { endpoints: ['127.0.0.1:1'] }, ...config } })
    return fresh.call('account.get_account', { account_id: 'ab'.repeat(32), dapp_id: 'ab'.repeat(32) })
  })
}

/** By error code: how to cause the error, or the part of the library that it comes with. */
const conditions: Readonly<Record<number, (() => Outcome) | { readonly comesWith: string }>> = {
  1: { comesWith: 'module abi' },
  2: () => publicKeyAnswered('zz'),
  3: () => client.call('crypto.sha256', { data: '!' }),
  4: () => client.call('utils.convert_address', { address: 'x', output_format: { type: 'Hex' } }),
  5: () => client.call('test.flood', { count: 1, unserializable: true }, { callback: 'c' }),
  9: { comesWith: 'an installation whose HTTP client cannot be loaded' },
  10: () => withNetwork({ binding: { library: '\u043a' } }),
  11: () => withNetwork({}),
  12: { comesWith: 'nodes that answer with something else than JSON' },
  13: () => client.call('crypto.register_signing_box'),
  14: () => onFreshDaemon((fresh) => fresh.call('daemon.initialize', { config: { network: { endpoints: [] } } })),
  15: () => onFreshDaemon((fresh) => fresh.call('daemon.initialize', { config: { abi: { workchain: 1000 } } })),
  16: () => {
    const startThread = () => {
      throw new Error('no more threads')
    }
    const pool = new WorkerPool({ clock: systemClock, startThread, size: 1 })
    const { signal } = new AbortController()
    return pool.compute({ functionName: 'crypto.scrypt', paramsJson: '{}', configJson: '{}', signal, owner: {} })
  },
  17: { comesWith: 'bindings that hold contexts by number' },
  18: () => client.call('test.fail', { how: 'result' }),
  19: () => client.call('test.fail', { how: 'error' }),
  20: { comesWith: 'the TypeScript binding' },
  21: () => client.call('test.busy', { ms: 1, exit: true }),
  23: () => client.call('crypto.sha256', {}),
  25: { comesWith: 'functions that take names of functions; unknown methods are -32601 with client_code 25' },
  26: () => answered({ type: 'Error', text: 'no' }),
  27: () => client.call('client.resolve_app_request', { app_request_id: 4e9, result: { type: 'Error', text: '' } }),
  28: crossing,
  29: removed,
  30: () => answered({ type: 'Ok', result: { type: 'Unheard' } }),
  31: () => answered({ type: 'Ok', result: { type: 'Other' } }),
  32: { comesWith: 'numbers given as text, modules abi and tvm' },
  33: { comesWith: 'states that only a network or a contract can bring about' },
  34: () => client.call('net.remove_iterator', { handle: 4711 }),
  35: () => client.call('test.store_put', { key: 'not allowed!', value: '' }),
  36: { comesWith: 'pruned cells in module proofs' },
  37: { comesWith: 'a program whose files were written over while it runs' },
  38: { comesWith: 'a page whose policy forbids WebAssembly' },
}

const { errors } = clientModule
const provoked = errors.filter(({ code }) => typeof conditions[code] === 'function')

describe('errors of module client', () => {
  test('are the 36 published ones and two additional ones, each with a condition, a part it comes with, or a reason why it cannot occur', () => {
    expect(errors.map(({ code }) => code)).toStrictEqual(Array.from({ length: 38 }, (_, index) => index + 1))
    for (const { code, occurs, name } of errors) expect(conditions[code] !== undefined, `${code} ${name}`).toBe(occurs)
  })

  test.each(provoked)('$code $name is met: $raised', async ({ code }) => {
    const act = conditions[code] as () => Outcome
    await expect(act()).rejects.toMatchObject({ code })
  })

  test('state in the reference why an error cannot occur', async () => {
    const { api } = await client.call('client.get_api_reference')
    const module = api.modules.find(({ name }: { name: string }) => name === 'client')
    const type = module.types.find(({ name }: { name: string }) => name === 'ClientErrorCode')
    expect(type.enum_consts.length).toBe(38)
    for (const { code, name, occurs } of errors) {
      const { value, summary } = type.enum_consts.find((entry: { name: string }) => entry.name === name)
      expect(value).toBe(String(code))
      expect(summary.startsWith('Cannot occur: ')).toBe(!occurs)
    }
  })

  test('turn an unknown method into -32601 that names code 25', async () => {
    await expect(client.call('client.versions')).rejects.toMatchObject({ code: -32601, data: { client_code: 25 } })
  })
})
