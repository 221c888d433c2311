import { describe, expect, test } from 'vitest'
import { Builder, EMPTY_CELL, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { stateInitCell } from '../../../src/core/tlb/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()

const address = `0:${'11'.repeat(32)}`
const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const description = {
  version: '2.3',
  header: ['pubkey', 'time', 'expire'],
  functions: [
    { name: 'constructor', inputs: [], outputs: [] },
    { name: 'f', inputs: [{ name: 'a', type: 'uint8' }], outputs: [{ name: 'b', type: 'uint8' }] },
  ],
  events: [{ name: 'E', inputs: [] }],
  data: [{ key: 1, name: 'd', type: 'uint8' }],
}
const abi = { type: 'Contract', value: description }
const abi24 = {
  type: 'Contract',
  value: { version: '2.4', functions: [], fields: [{ name: 'k', type: 'uint256', init: true }] },
}
const nonce = { type: 'Contract', value: { ...description, header: ['uint32'] } }
const handle = { type: 'Handle', value: 1 }
const badAbi = { type: 'Json', value: '{' }

const none = { type: 'None' }
const byKeys = { type: 'Keys', keys }
const external = { type: 'External', public_key: keys.public }
const call_set = { function_name: 'f', input: { a: 1 } }
const empty = writeBocBase64(EMPTY_CELL)
const image = writeBocBase64(stateInitCell({ code: EMPTY_CELL }))
const noImage = writeBocBase64(new Builder().storeUint(1, 3).toCell())
const library = writeBocBase64(new Builder().storeUint(2, 8).storeUintBig(0n, 256).toExoticCell())
const unknown = `*${'00'.repeat(32)}`
const signature = '00'.repeat(64)

const unsigned = await client.call('abi.encode_message', { abi, address, call_set, signer: none })
const unattached = await client.call('abi.encode_message', { abi, address, call_set, signer: external })
async function bodyOf(is_internal: boolean) {
  return (await client.call('abi.encode_message_body', { abi, call_set, is_internal, signer: none })).body
}
const internalBody = await bodyOf(true)
const noBody = (await client.call('abi.encode_internal_message', { address, value: '1' })).message

function message(params: object) {
  return ['abi.encode_message', { abi, address, call_set, signer: none, ...params }] as const
}
function deploy(deploy_set: object, params: object = {}) {
  return ['abi.encode_message', { abi, deploy_set, signer: byKeys, ...params }] as const
}
function body(params: object) {
  return ['abi.encode_message_body', { abi, call_set, is_internal: false, signer: none, ...params }] as const
}
function internal(params: object) {
  return ['abi.encode_internal_message', { abi, address, value: '1', ...params }] as const
}
function attach(params: object) {
  return [
    'abi.attach_signature',
    { abi, public_key: keys.public, message: unattached.message, signature, ...params },
  ] as const
}
function decode(params: object) {
  return ['abi.decode_message', { abi, message: unsigned.message, ...params }] as const
}
function decodeBody(params: object) {
  return ['abi.decode_message_body', { abi, body: internalBody, is_internal: true, ...params }] as const
}

describe('errors of module abi', () => {
  test.each<[code: number, what: string, call: readonly [method: string, params: object]]>([
    [1, 'a handle', message({ abi: handle })],
    [1, 'a handle for a signature', attach({ abi: handle })],
    [2, 'a signature that is no hex', attach({ signature: 'xyz' })],
    [2, 'a key that is no hex', ['abi.encode_initial_data', { abi, initial_pubkey: 'xyz' }]],
    [4, 'a malformed address', message({ address: 'x' })],
    [4, 'a malformed source', internal({ src_address: 'x' })],
    [23, 'a signer of an unknown kind', message({ signer: { type: 'Nobody' } })],
    [36, 'a body behind a library cell', decodeBody({ body: library })],
    [36, 'contract data in a library cell', ['abi.decode_account_data', { abi, data: library }]],
    [36, 'values in a library cell', ['abi.decode_boc', { params: [], boc: library, allow_partial: true }]],
    [100, 'a public key that is no key', message({ signer: { type: 'Keys', keys: { ...keys, public: '12' } } })],
    [100, 'an initial key that is no key', deploy({ tvc: image, initial_pubkey: 'xyz' })],
    [100, 'an initial key of another size', deploy({ tvc: image, initial_pubkey: 'abcd' })],
    [101, 'a secret key that is no key', message({ signer: { type: 'Keys', keys: { ...keys, secret: '12' } } })],
    [121, 'an unknown signing box', message({ signer: { type: 'SigningBox', handle: 99 } })],
    [201, 'a broken image', deploy({ tvc: 'AAAA' })],
    [201, 'a broken message', attach({ message: 'AAAA' })],
    [201, 'a broken body', decodeBody({ body: 'AAAA' })],
    [201, 'an account without state init', ['abi.encode_account', { state_init: noImage }]],
    [201, 'a signature of no message', ['abi.get_signature_data', { abi, message: noImage }]],
    [206, 'an image that is not cached', deploy({ tvc: unknown })],
    [301, 'neither address nor deployment', message({ address: null })],
    [301, 'an internal message without address', internal({ address: null })],
    [302, 'neither call nor deployment', message({ call_set: null })],
    [303, 'an ABI that is no JSON', message({ abi: badAbi })],
    [
      303,
      'a text with a member twice',
      message({ abi: { type: 'Json', value: '{"version":"2.4","functions":[],"functions":[]}' } }),
    ],
    [303, 'a version that is not supported', message({ abi: { type: 'Contract', value: { version: '2.8' } } })],
    [303, 'an unknown type', ['abi.encode_boc', { params: [{ name: 'a', type: 'x' }], data: {} }]],
    [
      303,
      'an unknown type to read',
      ['abi.decode_boc', { params: [{ name: 'a', type: 'x' }], boc: empty, allow_partial: true }],
    ],
    [304, 'a message that is no BOC', decode({ message: '0x0' })],
    [304, 'a message that is not cached', decode({ message: unknown })],
    [304, 'an invalid message', decode({ message: noImage })],
    [304, 'a message without body', decode({ message: noBody })],
    [304, 'a body of another contract', decode({ abi: abi24 })],
    [304, 'an unknown name', decode({ function_name: 'g' })],
    [304, 'an unknown number', decode({ function_name: '0x99' })],
    [304, 'another function', decode({ function_name: 'constructor' })],
    [304, 'an event in an internal message', decodeBody({ function_name: 'E' })],
    [304, 'a body read the wrong way', decodeBody({ data_layout: 'Output' })],
    [304, 'a whole message as body', decodeBody({ body: unsigned.message, is_internal: false })],
    [304, 'a message without signature', ['abi.get_signature_data', { abi, message: unsigned.message }]],
    [304, 'a signature without body', ['abi.get_signature_data', { abi, message: noBody }]],
    [305, 'a deployment of nothing', deploy({})],
    [305, 'a deployment of two things', deploy({ tvc: image, code: empty })],
    [305, 'initial data for a final state init', deploy({ state_init: image, initial_data: { d: 1 } })],
    [305, 'an initial key for a final state init', deploy({ state_init: image, initial_pubkey: keys.public })],
    [305, 'a contract without public key', deploy({ tvc: image }, { signer: none })],
    [305, 'wrong arguments of a signed deployment', deploy({ tvc: image }, { call_set: { function_name: 'f' } })],
    [305, 'an unknown function of a signed deployment', deploy({ tvc: image }, { call_set: { function_name: 'g' } })],
    [
      305,
      'wrong arguments of an internal deployment',
      internal({ deploy_set: { tvc: image }, call_set: { function_name: 'f' } }),
    ],
    [
      306,
      'wrong arguments of an unsigned deployment',
      deploy({ tvc: image, initial_pubkey: keys.public }, { signer: none, call_set: { function_name: 'f' } }),
    ],
    [306, 'an unknown function', message({ call_set: { function_name: 'g' } })],
    [306, 'a missing argument', message({ call_set: { function_name: 'f' } })],
    [306, 'an argument that does not fit', message({ call_set: { function_name: 'f', input: { a: 256 } } })],
    [306, 'arguments that are no object', message({ call_set: { function_name: 'f', input: [1] } })],
    [306, 'a header key that is no key', message({ call_set: { ...call_set, header: { pubkey: 'xyz' } } })],
    [306, 'a header field that cannot be given', message({ abi: nonce })],
    [306, 'a signed body without destination', body({ signer: byKeys })],
    [306, 'a body for a malformed address', body({ address: 'x' })],
    [306, 'an amount that is no number', internal({ value: '1.5' })],
    [306, 'an amount beyond 64 bits', internal({ value: '18446744073709551616' })],
    [307, 'a signature of another size', attach({ signature: 'abcd' })],
    [307, 'a public key of another size', attach({ public_key: 'abcd' })],
    [307, 'an unreadable ABI', attach({ abi: badAbi })],
    [307, 'a message without body', attach({ message: noBody })],
    [307, 'something that is no message', attach({ message: noImage })],
    [
      307,
      'a body without room',
      [
        'abi.attach_signature_to_message_body',
        { abi, public_key: keys.public, signature, message: writeBocBase64(new Builder().storeRun(1, 600).toCell()) },
      ],
    ],
    [308, 'an invalid image', deploy({ tvc: noImage })],
    [308, 'an invalid state init', deploy({ state_init: noImage })],
    [
      308,
      'an image with a malformed key',
      deploy({ tvc: writeBocBase64(stateInitCell({ data: new Builder().storeRef(EMPTY_CELL).toCell() })) }),
    ],
    [311, 'a call without ABI', internal({ abi: null, call_set })],
    [311, 'a deployment without ABI', internal({ abi: null, deploy_set: { tvc: image } })],
    [311, 'no dictionary from 2.4 on', ['abi.update_initial_data', { abi: abi24, data: empty }]],
    [311, 'no dictionary to read from 2.4 on', ['abi.decode_initial_data', { abi: abi24, data: empty }]],
    [
      311,
      'a value that does not fit',
      ['abi.encode_boc', { params: [{ name: 'a', type: 'uint8' }], data: { a: 256 } }],
    ],
    [311, 'nothing to encode', ['abi.encode_boc', { params: [], data: {} }]],
    [312, 'an unknown number', message({ call_set: { function_name: '0x99' } })],
    [312, 'the number of an answer', message({ call_set: { function_name: '0x80000001' } })],
    [313, 'data of another contract', ['abi.decode_account_data', { abi: abi24, data: empty }]],
    [313, 'data without public key', ['abi.decode_initial_data', { abi, data: empty }]],
    [
      313,
      'cells of other values',
      ['abi.decode_boc', { params: [{ name: 'a', type: 'bool' }], boc: empty, allow_partial: true }],
    ],
    [314, 'an initial value that is missing', ['abi.encode_initial_data', { abi, initial_data: {} }]],
    [314, 'an initial value that does not fit', ['abi.encode_initial_data', { abi, initial_data: { d: 256 } }]],
    [314, 'an initial key of another size', ['abi.encode_initial_data', { abi, initial_pubkey: 'abcd' }]],
    [314, 'an init field that is missing', ['abi.encode_initial_data', { abi: abi24 }]],
    [314, 'an init field that is unknown', ['abi.encode_initial_data', { abi: abi24, initial_data: { k: 1, x: 1 } }]],
    [314, 'initial data that are no object', ['abi.encode_initial_data', { abi: abi24, initial_data: 5 }]],
    [314, 'initial data of a deployment that do not fit', deploy({ tvc: image, initial_data: { d: -1 } })],
    [315, 'an unknown function', ['abi.calc_function_id', { abi, function_name: 'g' }]],
    [316, 'an initial key from 2.4 on', ['abi.encode_initial_data', { abi: abi24, initial_pubkey: keys.public }]],
    [
      316,
      'an initial key of a deployment from 2.4 on',
      deploy({ tvc: image, initial_pubkey: keys.public }, { abi: abi24 }),
    ],
  ])('%i: %s', async (code, _, [method, params]) => {
    await expect(client.call(method, params)).rejects.toMatchObject({ code })
  })

  test('205: a result too large for the cache', async () => {
    const small = await LocalClient.open({ config: { boc: { cache_max_size: 1 } } })
    const params = [{ name: 'a', type: 'bytes' }]
    const call = small.call('abi.encode_boc', {
      params,
      data: { a: 'ab'.repeat(5000) },
      boc_cache: { type: 'Unpinned' },
    })
    await expect(call).rejects.toMatchObject({ code: 205 })
  })

  test('202: a result that is too deep', async () => {
    const params = Array.from({ length: 9000 }, (_, index) => ({ name: `p${index}`, type: 'cell' }))
    const data = Object.fromEntries(params.map(({ name }) => [name, '']))
    await expect(client.call('abi.encode_boc', { params, data })).rejects.toMatchObject({ code: 202 })
  })

  test('23: both helpers are suggested when neither ABI nor signer is one', async () => {
    await expect(client.call('abi.encode_message', { abi: 'abc', signer: 'edf' })).rejects.toMatchObject({
      code: 23,
      data: { suggest_use_helper_for: ['Abi', 'Signer'] },
    })
  })

  test('messages hold neither keys nor payloads, and name the function', async () => {
    const input = { a: keys.secret }
    const error = await client.call(...message({ call_set: { function_name: 'f', input } })).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 306, data: { function_name: 'f' } })
    expect(JSON.stringify([error.message, error.data])).not.toContain(keys.secret.slice(0, 8))
    const long = await client
      .call(...message({ call_set: { function_name: 'x'.repeat(100_000) } }))
      .catch((thrown) => thrown)
    expect(JSON.stringify([long.message, long.data]).length).toBeLessThan(1000)
  })
})
