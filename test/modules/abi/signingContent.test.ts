/** What an application that signs gets to see, and how it checks that without trusting who asks. */
import { describe, expect, test } from 'vitest'
import { Builder, parseBocBase64, Slice, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { messageCell, parseMessage } from '../../../src/core/tlb/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { ManualClock } from '../../support/ManualClock.ts'

const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const address = `0:${'11'.repeat(32)}`
const functions = [
  { name: 'constructor', inputs: [{ name: 'a', type: 'uint8' }], outputs: [] },
  { name: 'add', inputs: [{ name: 'amount', type: 'uint64' }], outputs: [] },
  { name: 'list', inputs: [{ name: 'items', type: 'uint64[]' }], outputs: [] },
]
const header = ['pubkey', 'time', 'expire']
function abiOf(version: string) {
  return { type: 'Json', value: JSON.stringify({ version, functions, header: version === '1.0' ? [] : header }) }
}
const times = { time: 1700000000000, expire: 1700000040 }
const call_set = { function_name: 'add', input: { amount: 7 }, header: times }

const client = await LocalClient.open({ clock: new ManualClock() })
/** The signer has a library of its own, without a network. */
const own = await LocalClient.open()

// biome-ignore lint/suspicious/noExplicitAny: tests look into requests of every shape
type Request = any

/** Encodes with a box of the application. Returns the request that it got, and the result of the function. */
async function asked(params: object, method = 'abi.encode_message', on = client) {
  let request: Request
  const { handle } = await on.call(
    'crypto.register_signing_box',
    {},
    {
      appObject: async (asked) => {
        if (asked.type === 'GetPublicKey') return { public_key: keys.public }
        request = asked
        const { signed } = await own.call('crypto.sign', { unsigned: asked['unsigned'], keys })
        return { signature: Buffer.from(signed, 'base64').subarray(0, 64).toString('hex') }
      },
    },
  )
  const result = await on.call(method, {
    ...{ abi: abiOf('2.3'), address, call_set, signer: { type: 'SigningBox', handle } },
    ...params,
  })
  return { request, result }
}

function verify({ unsigned, content }: Request, abi = abiOf('2.3')) {
  return own.call('abi.verify_signing_content', { unsigned, content, abi })
}

describe('a request to sign', () => {
  test.each(['2.0', '2.1', '2.2', '2.3', '2.4', '2.7'])('shows the call that it signs (ABI %s)', async (version) => {
    const abi = abiOf(version)
    const { request, result } = await asked({ abi })
    expect(request.content).toMatchObject({
      ...{ address, deploys: false, function_name: 'add', input: { amount: '7' } },
      ...{ time: BigInt(times.time), expire_at: times.expire },
    })
    expect(request.content).not.toHaveProperty('signature_id')
    const unsigned = await client.call('abi.encode_message', {
      ...{ abi, address, call_set, signer: { type: 'External', public_key: keys.public } },
    })
    expect(request).toMatchObject({ unsigned: unsigned.data_to_sign, content: { message: unsigned.message } })
    expect(result).toEqual(
      await client.call('abi.encode_message', { abi, address, call_set, signer: { type: 'Keys', keys } }),
    )
    const isBound = version >= '2.3'
    expect(await verify(request, abi)).toEqual({
      ...{ address: isBound ? address : null, deploys: false, function_name: 'add', input: { amount: '7' } },
      ...{ time: times.time, expire_at: times.expire, public_key: keys.public },
    })
  })

  test('of version 1 has the header field that all contracts have', async () => {
    const { request } = await asked({ abi: abiOf('1.0') })
    expect(await verify(request, abiOf('1.0'))).toMatchObject({
      ...{ address: null, function_name: 'add', time: times.time, expire_at: null, public_key: null },
    })
  })

  test('binds the signature id of the network', async () => {
    const { request } = await asked({ signature_id: -239 })
    expect(request.content.signature_id).toBe(-239)
    expect(await verify(request)).toMatchObject({ function_name: 'add' })
    const other = { ...request, content: { ...request.content, signature_id: 42 } }
    await expect(verify(other)).rejects.toMatchObject({ code: 317, data: { field: 'payload' } })
  })

  test('of a body alone has no message', async () => {
    const { request } = await asked({ is_internal: false }, 'abi.encode_message_body')
    expect(request.content).not.toHaveProperty('message')
    expect(await verify(request)).toMatchObject({ address, function_name: 'add', input: { amount: '7' } })
  })

  test('of a message that is made on another thread has the same content', async () => {
    const items = Array.from({ length: 20_000 }, (_, index) => String(index))
    const list = { function_name: 'list', input: { items }, header: times }
    const { request } = await asked({ call_set: list })
    expect(client.onWorkers).toContain('abi.encode_message/unsigned')
    expect(request.content).toMatchObject({ address, deploys: false })
    expect(await verify(request)).toMatchObject({ function_name: 'list', input: { items } })
  })

  test('about other data has no content', async () => {
    let request: Request
    const { handle } = await client.call(
      'crypto.register_signing_box',
      {},
      {
        appObject: (asked) => {
          request = asked
          return { signature: '00'.repeat(64) }
        },
      },
    )
    await client.call('crypto.signing_box_sign', { signing_box: handle, unsigned: 'AAEC' })
    expect(request).toEqual({ type: 'Sign', unsigned: 'AAEC' })
  })
})

describe('a deployment', () => {
  async function deployment() {
    const state_init = writeBocBase64(
      new Builder()
        .storeUint(0b00110, 5)
        .storeRef(new Builder().storeUint(1, 8).toCell())
        .storeRef(new Builder().toCell())
        .toCell(),
    )
    const deploy = { function_name: 'constructor', input: { a: 1 }, header: times }
    return asked({ deploy_set: { state_init }, call_set: deploy, address: undefined })
  }

  test('is recognised by its state init, which belongs to the address', async () => {
    const { request, result } = await deployment()
    expect(request.content).toMatchObject({ deploys: true, function_name: 'constructor' })
    expect(await verify(request)).toMatchObject({ address: result.address, deploys: true, input: { a: '1' } })
  })

  test('of another contract is refused', async () => {
    const { request } = await deployment()
    const message = parseMessage(parseBocBase64(request.content.message))
    const code = new Builder().storeUint(2, 8).toCell()
    const other = writeBocBase64(messageCell({ ...message, init: { ...message.init!, code } }))
    const changed = { ...request, content: { ...request.content, message: other } }
    await expect(verify(changed)).rejects.toMatchObject({ code: 317, data: { field: 'message' } })
  })
})

describe('a request that was changed on its way', () => {
  test('is refused if the bytes to sign are those of another call', async () => {
    const [{ request }, { request: other }] = [
      await asked({}),
      await asked({ call_set: { ...call_set, input: { amount: 7_000_000 } } }),
    ]
    const error = { code: 317, message: expect.stringContaining('do not sign it'), data: { field: 'payload' } }
    await expect(verify({ ...request, unsigned: other.unsigned })).rejects.toMatchObject(error)
    await expect(verify({ unsigned: request.unsigned, content: other.content })).rejects.toMatchObject(error)
  })

  test('is refused if its message has another recipient or body', async () => {
    const { request } = await asked({})
    const { request: elsewhere } = await asked({ address: `0:${'22'.repeat(32)}` })
    const { request: more } = await asked({ call_set: { ...call_set, input: { amount: 8 } } })
    for (const { content } of [elsewhere, more]) {
      const changed = { ...request, content: { ...request.content, message: content.message } }
      await expect(verify(changed)).rejects.toMatchObject({ code: 317, data: { field: 'message' } })
    }
  })

  test('says nothing false: names and arguments come from the bytes, not from the request', async () => {
    const { request } = await asked({})
    const content = {
      ...request.content,
      function_name: 'list',
      input: {},
      address: `0:${'22'.repeat(32)}`,
      expire_at: 1,
    }
    expect(await verify({ ...request, content })).toMatchObject({
      ...{ address, function_name: 'add', input: { amount: '7' }, expire_at: times.expire },
    })
  })

  test.each([
    ['a payload that is no BOC', 201, { payload: 'AAEC' }],
    ['a message that is no message', 304, { message: writeBocBase64(new Builder().storeUint(3, 2).toCell()) }],
  ])('is refused with %s', async (_, code, part) => {
    const { request } = await asked({})
    await expect(verify({ ...request, content: { ...request.content, ...part } })).rejects.toMatchObject({ code })
  })

  test('is refused if the ABI does not know the function', async () => {
    const { request } = await asked({})
    const abi = { type: 'Json', value: JSON.stringify({ version: '2.3', functions: [], header }) }
    await expect(verify(request, abi)).rejects.toMatchObject({ code: 304 })
  })
})

test('the payload is what the signature covers: the address of the contract, then the body', async () => {
  const { request } = await asked({})
  const payload = parseBocBase64(request.content.payload)
  expect(Buffer.from(payload.hash()).toString('base64')).toBe(request.unsigned)
  const { body } = parseMessage(parseBocBase64(request.content.message))
  const slice = Slice.of(payload)
  slice.skip(267)
  expect(new Builder().storeSlice(slice).toCell().hashHex()).toBe(new Builder().storeSlice(body!).toCell().hashHex())
})
