import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hexToBytes } from '../../../src/core/bytes/index.ts'
import { Builder, EMPTY_CELL, parseBocBase64, Slice, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { verifyEd25519 } from '../../../src/core/crypto/verifyEd25519.ts'
import { parseMessage, stateInitCell, tvcCell } from '../../../src/core/tlb/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { ManualClock } from '../../support/ManualClock.ts'

const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const other = '4c7c408ff1ddebb8d6405ee979c716a14fdd6cc08124107a61d3c25597099499'
const account = '11'.repeat(32)
const address = `0:${account}`
const functions = [
  { name: 'constructor', inputs: [{ name: 'a', type: 'uint8' }], outputs: [] },
  { name: 'add', inputs: [{ name: 'amount', type: 'uint64' }], outputs: [{ name: 'total', type: 'uint64' }] },
]
const header = ['pubkey', 'time', 'expire']
function abiOf(version: string, fields: object = {}) {
  return {
    type: 'Json',
    value: JSON.stringify({ version, functions, header: version === '1.0' ? [] : header, ...fields }),
  }
}
const abi = abiOf('2.3')
const call_set = { function_name: 'add', input: { amount: 7 }, header: { time: 1700000000000, expire: 1700000040 } }
const none = { type: 'None' }
const byKeys = { type: 'Keys', keys }
const external = { type: 'External', public_key: keys.public }

const client = await LocalClient.open({ clock: new ManualClock() })
function encode(params: object = {}, on = client) {
  return on.call('abi.encode_message', { abi, address, call_set, signer: byKeys, ...params })
}
function decode(message: string, params: object = {}, on = client) {
  return on.call('abi.decode_message', { abi, message, ...params })
}

describe('signers', () => {
  test.each(['1.0', '2.0', '2.1', '2.2', '2.3', '2.4'])(
    'produce the same signed message in every way, with a valid signature (ABI %s)',
    async (version) => {
      const params = { abi: abiOf(version) }
      const signed = await encode(params)
      const { handle } = await client.call('crypto.get_signing_box', keys)
      expect(await encode({ ...params, signer: { type: 'SigningBox', handle } })).toEqual(signed)

      const unsigned = await encode({ ...params, signer: external })
      const { signature, unsigned: data } = await client.call('abi.get_signature_data', {
        ...params,
        message: signed.message,
      })
      expect(data).toBe(unsigned.data_to_sign)
      const covered = Buffer.from(data, 'base64')
      expect(verifyEd25519(covered, hexToBytes(signature)!, hexToBytes(keys.public)!)).toBe(true)
      const attached = await client.call('abi.attach_signature', {
        ...params,
        public_key: keys.public,
        message: unsigned.message,
        signature,
      })
      expect(attached).toEqual({ message: signed.message, message_id: signed.message_id })
      expect(signed.data_to_sign).toBeNull()
      expect(await decode(signed.message, params)).toMatchObject({ name: 'add', value: { amount: '7' } })
    },
  )

  test('an application that signs is asked once for its key and once for the signature', async () => {
    const asked: string[] = []
    const key = await LocalClient.open()
    const { handle } = await client.call(
      'crypto.register_signing_box',
      {},
      {
        appObject: async (request) => {
          asked.push(request.type)
          if (request.type === 'GetPublicKey') return { public_key: keys.public }
          const { signed } = await key.call('crypto.sign', { unsigned: request['unsigned'], keys })
          return { signature: Buffer.from(signed, 'base64').subarray(0, 64).toString('hex') }
        },
      },
    )
    expect(await encode({ signer: { type: 'SigningBox', handle } })).toEqual(await encode())
    expect(asked).toEqual(['GetPublicKey', 'Sign'])
  })

  test('an answer of the application that is not a signature is an error', async () => {
    const box = (signature: string) =>
      client.call(
        'crypto.register_signing_box',
        {},
        {
          appObject: ({ type }) => (type === 'Sign' ? { signature } : { public_key: keys.public }),
        },
      )
    const refusing = await client.call(
      'crypto.register_signing_box',
      {},
      {
        appObject: () => {
          throw new Error('declined')
        },
      },
    )
    const sign = ({ handle }: { handle: number }) => encode({ signer: { type: 'SigningBox', handle } })
    await expect(sign(refusing)).rejects.toMatchObject({ code: 26 })
    await expect(sign(await box('abcd'))).rejects.toMatchObject({ code: 307 })
    await expect(sign(await box('no hex'))).rejects.toMatchObject({ code: 2 })
  })

  test('unsigned: the signature part is a zero bit, in version 1 an empty reference', async () => {
    const message = async (version: string) =>
      parseMessage(parseBocBase64((await encode({ abi: abiOf(version), signer: none })).message)).body!
    expect((await message('2.3')).preloadBit()).toBe(0)
    expect((await message('1.0')).preloadRef().equals(EMPTY_CELL)).toBe(true)
  })

  test('bodies alone are signed like messages', async () => {
    const params = { abi, call_set, is_internal: false, address, signer: byKeys }
    const { body } = await client.call('abi.encode_message_body', params)
    const message = parseMessage(parseBocBase64((await encode()).message))
    expect(parseBocBase64(body).hashHex()).toBe(new Builder().storeSlice(message.body!).toCell().hashHex())
    const unsigned = await client.call('abi.encode_message_body', { ...params, signer: external })
    const { signature, unsigned: data } = await client.call('abi.get_signature_data', {
      abi,
      message: (await encode()).message,
    })
    expect(unsigned.data_to_sign).toBe(data)
    const attach = { abi, public_key: keys.public, message: unsigned.body, signature }
    expect(await client.call('abi.attach_signature_to_message_body', attach)).toEqual({ body })
  })

  test('an internal body has no header and no signature, with any signer', async () => {
    const params = { abi, call_set, is_internal: true }
    const bodies = await Promise.all(
      [none, byKeys, external].map((signer) => client.call('abi.encode_message_body', { ...params, signer })),
    )
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1)
    expect(bodies[2].data_to_sign).toBeNull()
    expect(parseBocBase64(bodies[0].body).bitLength).toBe(32 + 64)
  })
})

describe('the signature id', () => {
  const idOf = (text: string) => Buffer.from(text, 'base64').subarray(0, -32).toString('hex')
  const dataToSign = async (on: LocalClient, params: object = {}) =>
    (await encode({ signer: external, ...params }, on)).data_to_sign

  test('is the parameter, else the configuration, else absent', async () => {
    const configured = await LocalClient.open({ config: { network: { signature_id: 100 } } })
    expect(idOf(await dataToSign(client))).toBe('')
    expect(idOf(await dataToSign(configured))).toBe('00000064')
    expect(idOf(await dataToSign(configured, { signature_id: -2 }))).toBe('fffffffe')
    expect(idOf(await dataToSign(configured, { signature_id: 0 }))).toBe('00000000')
    const { message } = await encode({}, configured)
    const read = await configured.call('abi.get_signature_data', { abi, message })
    expect(idOf(read.unsigned)).toBe('00000064')
    const covered = Buffer.from(read.unsigned, 'base64')
    expect(verifyEd25519(covered, hexToBytes(read.signature)!, hexToBytes(keys.public)!)).toBe(true)
  })
})

describe('the header', () => {
  const headerOf = async (params: object = {}, on = client) => (await decode((await encode(params, on)).message)).header
  const plain = { function_name: 'add', input: { amount: 7 } }

  test('has the current time, the expiration and the key of the signer by default', async () => {
    expect(await headerOf({ call_set: plain })).toEqual({
      expire: 1700000040,
      time: 1700000000000,
      pubkey: keys.public,
    })
    expect((await headerOf({ call_set: plain, signer: none })).pubkey).toBeNull()
  })

  test('has a timeout that grows with the attempt', async () => {
    const expire = async (processing_try_index: number, on = client) =>
      (await headerOf({ call_set: plain, processing_try_index }, on)).expire - 1700000000
    expect([await expire(0), await expire(1), await expire(2)]).toEqual([40, 60, 90])
    const config = { abi: { message_expiration_timeout: 1500, message_expiration_timeout_grow_factor: 2 } }
    const local = await LocalClient.open({ clock: new ManualClock(), config })
    expect([await expire(0, local), await expire(1, local), await expire(255, local)]).toEqual([1, 3, 4294967])
  })

  test('has the values that the caller passes, including another key or none', async () => {
    const given = { time: '9007199254740991', expire: 1, pubkey: other }
    const set = { ...plain, header: given }
    const message = await encode({ call_set: set })
    const body = await client.call('abi.decode_message', { abi, message: message.message })
    expect(body.header).toEqual({ time: 9007199254740991, expire: 1, pubkey: other })
    expect((await headerOf({ call_set: { ...plain, header: { pubkey: '' } } })).pubkey).toBeNull()
  })

  test('has only the fields in the ABI, in its order', async () => {
    const params = { abi: abiOf('2.3', { header: ['expire'] }) }
    const { message } = await encode({ ...params, signer: none })
    expect((await decode(message, params)).header).toEqual({ expire: 1700000040, time: null, pubkey: null })
    const bare = { abi: abiOf('2.3', { header: [] }) }
    const { message: short } = await encode({ ...bare, signer: none })
    expect((await decode(short, bare)).header).toBeNull()
    expect(parseMessage(parseBocBase64(short)).body!.remainingBits).toBe(1 + 32 + 64)
  })
})

describe('calls', () => {
  test('may name a function by its number', async () => {
    const { function_id } = await client.call('abi.calc_function_id', { abi, function_name: 'add' })
    const byNumber = async (function_name: string) => encode({ call_set: { ...call_set, function_name } })
    expect(await byNumber(String(function_id))).toEqual(await encode())
    expect(await byNumber(`0x${function_id.toString(16)}`)).toEqual(await encode())
  })

  test('take integers above 2^53 as numerals and as text', async () => {
    const messages = await Promise.all(
      [JSON.rawJSON('9007199254740993'), '9007199254740993', '0x20000000000001'].map((amount) =>
        encode({ call_set: { ...call_set, input: { amount } } }),
      ),
    )
    expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(1)
    expect((await decode(messages[0].message)).value).toEqual({ amount: '9007199254740993' })
    await expect(encode({ call_set: { ...call_set, input: { amount: JSON.rawJSON('1e30') } } })).rejects.toMatchObject({
      code: 306,
    })
  })

  test('go to an address in any form', async () => {
    const forms = await Promise.all(
      [
        { type: 'AccountId' },
        { type: 'Base64', url: true, test: false, bounce: true },
        { type: 'Extended', dapp_id: other },
      ].map((output_format) => client.call('utils.convert_address', { address, output_format })),
    )
    const expected = await encode()
    for (const form of forms) expect(await encode({ address: form.address })).toEqual(expected)
    for (const form of forms) {
      const params = { abi, call_set, is_internal: false, signer: byKeys }
      const [a, b] = await Promise.all(
        [address, form.address].map((to) => client.call('abi.encode_message_body', { ...params, address: to })),
      )
      expect(a).toEqual(b)
    }
  })

  test('an ABI as object is the same as its text', async () => {
    const value = { version: '2.3', header, functions }
    expect(await encode({ abi: { type: 'Contract', value } })).toEqual(await encode())
    expect(await encode({ abi: { type: 'Serialized', value } })).toEqual(await encode())
    const old = { header, functions }
    const byDefault = await encode({ abi: { type: 'Contract', value: old } })
    expect(byDefault).toEqual(await encode({ abi: abiOf('2.0') }))
  })
})

const tick = writeBocBase64(new Builder().storeUint(1, 8).toCell())
function imageOf(parts: Parameters<typeof stateInitCell>[0]) {
  return writeBocBase64(stateInitCell(parts))
}
const code = parseBocBase64(tick)

describe('deployments', () => {
  const data = [{ key: 5, name: 'start', type: 'uint32' }]
  const oldAbi = abiOf('2.3', { data })
  const newAbi = abiOf('2.4', {
    fields: [
      { name: '_pubkey', type: 'uint256', init: true },
      { name: 'text', type: 'string' },
      { name: 'start', type: 'uint32', init: true },
    ],
  })
  const constructor_set = { ...call_set, function_name: 'constructor', input: { a: 1 } }
  const deploy = (deploy_set: object, params: object = {}) =>
    client.call('abi.encode_message', { abi: oldAbi, deploy_set, call_set: constructor_set, signer: byKeys, ...params })
  const initOf = (message: string) => parseMessage(parseBocBase64(message)).init!
  const initialData = async (message: string) =>
    client.call('abi.decode_initial_data', { abi: oldAbi, data: writeBocBase64(initOf(message).data!) })

  test('accept a tagged image, a state init, code, and a final state init', async () => {
    const initial_data = { start: 9 }
    const tagged = await deploy({ tvc: writeBocBase64(tvcCell({ code })), initial_data })
    expect(await deploy({ tvc: imageOf({ code }), initial_data })).toEqual(tagged)
    expect(await deploy({ code: tick, initial_data })).toEqual(tagged)
    const final = imageOf(initOf(tagged.message))
    expect((await deploy({ state_init: final }, { call_set: null })).address).not.toBe('')
    expect(parseBocBase64(final).hashHex()).toBe(tagged.address.slice(2))
    expect(await initialData(tagged.message)).toEqual({ initial_data: { start: '9' }, initial_pubkey: keys.public })
  })

  test('accept a cached image', async () => {
    const cache_type = { type: 'Pinned', pin: 'image' }
    const { boc_ref } = await client.call('boc.cache_set', { boc: imageOf({ code }), cache_type })
    expect(await deploy({ tvc: boc_ref })).toEqual(await deploy({ tvc: imageOf({ code }) }))
  })

  test('use the key of the deployment, else that of the image unless it is zero, else that of the signer', async () => {
    const imageWith = async (initial_pubkey?: string) => {
      const { data: encoded } = await client.call('abi.encode_initial_data', { abi: oldAbi, initial_pubkey })
      return imageOf({ code, data: parseBocBase64(encoded) })
    }
    const keyOf = async (deploy_set: object) => (await initialData((await deploy(deploy_set)).message)).initial_pubkey
    expect(await keyOf({ tvc: await imageWith(), initial_pubkey: other })).toBe(other)
    expect(await keyOf({ tvc: await imageWith(other), initial_pubkey: keys.public })).toBe(keys.public)
    expect(await keyOf({ tvc: await imageWith(other) })).toBe(other)
    expect(await keyOf({ tvc: await imageWith() })).toBe(keys.public)
    // In an unsigned message a zero key is a key.
    const unsigned = await deploy({ tvc: await imageWith() }, { signer: none })
    expect((await initialData(unsigned.message)).initial_pubkey).toBe('00'.repeat(32))
  })

  test('from version 2.4 on the initial data are the storage fields', async () => {
    const initial_data = { _pubkey: `0x${keys.public}`, start: 3 }
    const { message } = await deploy({ tvc: imageOf({ code }), initial_data }, { abi: newAbi })
    const read = { abi: newAbi, data: writeBocBase64(initOf(message).data!) }
    expect(await client.call('abi.decode_account_data', read)).toEqual({
      data: { _pubkey: `0x${keys.public}`, text: '', start: '3' },
    })
    const noneInit = abiOf('2.4', { fields: [{ name: 'start', type: 'uint64' }] })
    const asIs = await deploy({ tvc: imageOf({ code }) }, { abi: noneInit })
    expect(initOf(asIs.message).data).toBeUndefined()
  })

  test('the address is the hash of the state init in the workchain asked for', async () => {
    const plain = await deploy({ code: tick })
    const hash = stateInitCell(initOf(plain.message)).hashHex()
    expect(plain.address).toBe(`0:${hash}`)
    expect((await deploy({ code: tick, workchain_id: -1 })).address).toBe(`-1:${hash}`)
    expect((await deploy({ code: tick, workchain_id: 1000 })).address).toBe(`1000:${hash}`)
    const local = await LocalClient.open({ config: { abi: { workchain: 7 } } })
    const params = { abi: oldAbi, deploy_set: { code: tick }, signer: byKeys }
    expect((await local.call('abi.encode_message', params)).address).toBe(`7:${hash}`)
  })

  test('ignore a given address, and sign nothing without a call', async () => {
    const bare = await deploy({ code: tick }, { call_set: null, address: 'whatever', signer: external })
    const message = parseMessage(parseBocBase64(bare.message))
    expect([message.body, bare.data_to_sign]).toEqual([undefined, null])
  })

  test('the constructor has the number 1, under classic rules its hash', async () => {
    const idOf = async (params: object) => {
      const body = await client.call('abi.encode_message_body', {
        abi: oldAbi,
        call_set: constructor_set,
        is_internal: true,
        signer: none,
        ...params,
      })
      return Slice.of(parseBocBase64(body.body)).loadUint(32)
    }
    const hash = createHash('sha256').update('constructor(uint8)()v2').digest().readUInt32BE() & 0x7fffffff
    expect([await idOf({}), await idOf({ rules: 'current' }), await idOf({ rules: 'classic' })]).toEqual([1, 1, hash])
    const calc = async (params: object) =>
      (await client.call('abi.calc_function_id', { abi: oldAbi, function_name: 'constructor', ...params })).function_id
    expect([await calc({}), await calc({ output: true }), await calc({ abi: { type: 'Json', value: '' } })]).toEqual([
      1, 1, 1,
    ])
    expect([await calc({ rules: 'classic' }), await calc({ rules: 'classic', output: true })]).toEqual([
      hash,
      hash + 0x80000000,
    ])
    const { message } = await deploy({ code: tick }, { rules: 'classic' })
    await expect(decode(message, { abi: oldAbi })).rejects.toMatchObject({ code: 304 })
    expect((await decode(message, { abi: oldAbi, rules: 'classic' })).name).toBe('constructor')
  })
})

describe('internal messages', () => {
  const internal = (params: object) => client.call('abi.encode_internal_message', { address, value: '1000', ...params })

  test('end with the Dapp ID fields, under classic rules without them', async () => {
    const bits = async (rules?: string) => parseBocBase64((await internal({ rules })).message).bitLength
    expect((await bits()) - (await bits('classic'))).toBe(4)
    const { message } = await internal({ abi, call_set, rules: 'classic' })
    expect(await decode(message, { rules: 'classic' })).toMatchObject({ body_type: 'Input', name: 'add', header: null })
  })

  test('carry source, amount and flags', async () => {
    const { message } = await internal({
      src_address: `0:${other}`,
      value: '18446744073709551615',
      bounce: false,
      enable_ihr: true,
    })
    const { header, body } = parseMessage(parseBocBase64(message))
    expect(header).toMatchObject({
      type: 'internal',
      bounce: false,
      ihrDisabled: false,
      value: { grams: 2n ** 64n - 1n },
    })
    expect(body).toBeUndefined()
    const plain = parseMessage(parseBocBase64((await internal({})).message)).header
    expect(plain).toMatchObject({ bounce: true, ihrDisabled: true, src: { type: 'none' } })
  })

  test('deploy contracts without public key too', async () => {
    const { message, address: to } = await internal({
      abi,
      deploy_set: { code: tick },
      call_set: { function_name: 'constructor', input: { a: 1 } },
    })
    const { init, body } = parseMessage(parseBocBase64(message))
    expect(to).toBe(`0:${stateInitCell(init!).hashHex()}`)
    expect(init!.data).toBeUndefined()
    expect(body!.preloadUint(32)).toBe(1)
  })
})

describe('decoding', () => {
  const events = [{ name: 'Added', inputs: [{ name: 'amount', type: 'uint64' }] }]
  const full = abiOf('2.3', { events })
  const { outputId, eventId } = {
    outputId: 0x80000000 + (createHash('sha256').update('add(uint64)(uint64)v2').digest().readUInt32BE() & 0x7fffffff),
    eventId: createHash('sha256').update('Added(uint64)v2').digest().readUInt32BE() & 0x7fffffff,
  }
  const bodyWith = (id: number, rest = new Builder().storeUint(5, 64)) =>
    writeBocBase64(new Builder().storeUint(id, 32).storeBuilder(rest).toCell())
  const decodeBody = (body: string, params: object = {}) =>
    client.call('abi.decode_message_body', { abi: full, body, is_internal: false, ...params })

  test('distinguishes outputs, events and inputs', async () => {
    expect(await decodeBody(bodyWith(outputId))).toEqual({
      body_type: 'Output',
      name: 'add',
      value: { total: '5' },
      header: null,
    })
    expect(await decodeBody(bodyWith(eventId))).toEqual({
      body_type: 'Event',
      name: 'Added',
      value: { amount: '5' },
      header: null,
    })
    expect(await decodeBody(bodyWith(eventId), { function_name: 'Added' })).toMatchObject({ body_type: 'Event' })
    const input = await client.call('abi.encode_message_body', { abi, call_set, is_internal: true, signer: none })
    expect(await decodeBody(input.body, { is_internal: true })).toMatchObject({ body_type: 'Input', name: 'add' })
  })

  test('reads an internal answer, whose number the caller chose, when the function is named', async () => {
    const answer = bodyWith(42)
    await expect(decodeBody(answer, { is_internal: true })).rejects.toMatchObject({ code: 304 })
    const named = { is_internal: true, function_name: 'add' }
    expect(await decodeBody(answer, named)).toMatchObject({ body_type: 'Output', value: { total: '5' } })
    await expect(decodeBody(answer, { function_name: 'add' })).rejects.toMatchObject({ code: 304 })
  })

  test('repeats the name that was given, also a number', async () => {
    const { function_id } = await client.call('abi.calc_function_id', { abi, function_name: 'add' })
    const { message } = await encode()
    expect((await decode(message, { function_name: String(function_id) })).name).toBe(String(function_id))
    expect((await decode(message, { function_name: 'add' })).name).toBe('add')
  })

  test('accepts unread data only when that is allowed', async () => {
    const longer = bodyWith(outputId, new Builder().storeUint(5, 64).storeUint(1, 3))
    await expect(decodeBody(longer)).rejects.toMatchObject({ code: 304 })
    expect((await decodeBody(longer, { allow_partial: true })).value).toEqual({ total: '5' })
  })

  test('reads external messages by their kind, regardless of the requested layout', async () => {
    const { message } = await encode()
    expect(await decode(message, { data_layout: 'Output' })).toMatchObject({ body_type: 'Input' })
  })

  test('counts the number of an answer in the layout of its first cell', async () => {
    const wide = {
      type: 'Json',
      value: JSON.stringify({
        version: '2.3',
        functions: [{ name: 'f', outputs: [{ name: 'a', type: 'uint1000' }], id: '0x5' }],
      }),
    }
    const next = new Builder().storeUint(1, 1000).toCell()
    const body = writeBocBase64(new Builder().storeUint(5, 32).storeRef(next).toCell())
    expect(await client.call('abi.decode_message_body', { abi: wide, body, is_internal: false })).toMatchObject({
      value: { a: '1' },
    })
  })

  test('a body inline in its message is read like a separate one', async () => {
    const wide = abiOf('2.3', {
      functions: [
        {
          name: 'g',
          inputs: [
            { name: 'a', type: 'address' },
            { name: 'b', type: 'optional(address)' },
          ],
        },
      ],
      header: [],
    })
    const params = { abi: wide, call_set: { function_name: 'g', input: { a: '' } }, value: '1' }
    const { message } = await client.call('abi.encode_internal_message', { address, ...params })
    expect(parseBocBase64(message).bitLength).toBeGreaterThan(400)
    expect((await decode(message, { abi: wide })).value).toEqual({ a: '', b: null })
  })
})

describe('accounts and data', () => {
  test('an account has the balance and times given', async () => {
    const state_init = imageOf({ code })
    const { account: boc, id } = await client.call('abi.encode_account', {
      state_init,
      balance: JSON.rawJSON('18446744073709551615'),
      last_trans_lt: 77,
      last_paid: 1700000000,
    })
    const { parsed } = await client.call('boc.parse_account', { boc })
    expect(parsed).toMatchObject({
      id: `0:${id}`,
      acc_type_name: 'Active',
      balance: '0xffffffffffffffff',
      last_trans_lt: '0x4d',
      last_paid: 1700000000,
    })
    const plain = await client.call('abi.encode_account', { state_init })
    expect((await client.call('boc.parse_account', { boc: plain.account })).parsed.balance).toBe('0x174876e800')
  })

  test('results are cached on request', async () => {
    const boc_cache = { type: 'Pinned', pin: 'a' }
    const params = [{ name: 'a', type: 'uint8' }]
    const { boc } = await client.call('abi.encode_boc', { params, data: { a: 1 }, boc_cache })
    expect(boc).toMatch(/^\*[0-9a-f]{64}$/)
    expect(await client.call('abi.decode_boc', { params, boc, allow_partial: false })).toEqual({ data: { a: '1' } })
  })

  test('updating initial data keeps the fields that are not given', async () => {
    const old = abiOf('2.1', { data: [{ key: 1, name: 'a', type: 'uint8' }] })
    const { data } = await client.call('abi.encode_initial_data', { abi: old, initial_data: { a: 1, unknown: 2 } })
    const changed = await client.call('abi.update_initial_data', { abi: old, data, initial_pubkey: other })
    expect(await client.call('abi.decode_initial_data', { abi: old, data: changed.data })).toEqual({
      initial_data: { a: '1' },
      initial_pubkey: other,
    })
    expect(await client.call('abi.update_initial_data', { abi: old, data })).toEqual({ data })
  })

  test('an ABI without fields results in an empty object', async () => {
    expect(await client.call('abi.decode_account_data', { abi, data: tick })).toEqual({ data: {} })
  })
})
