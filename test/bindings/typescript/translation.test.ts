import { describe, expect, test } from 'vitest'
import { plainIntegers } from '../../../bindings/typescript/common/eversdk/plainIntegers.ts'
import { addMissing, translateName, translateResult } from '../../../bindings/typescript/common/eversdk/translation.ts'

const id = 'ab'.repeat(32)

/** Runs the steps with prepared results; returns the parameters and the calls that were made. */
function complete(method: string, params: object | undefined, results: readonly object[] = []) {
  const steps = addMissing(method, params as never)
  const calls: unknown[] = []
  let step = steps.next()
  while (!step.done) {
    calls.push(step.value)
    step = steps.next(results[calls.length - 1] as never)
  }
  return { params: step.value, calls }
}

describe('a missing dapp_id', () => {
  test('is set to the account id of the address that a message is made for', () => {
    const message_encode_params = { address: `0:${id}` }
    const { params, calls } = complete('processing.process_message', { message_encode_params })
    expect(params).toEqual({ message_encode_params, dapp_id: id })
    expect(calls).toEqual([])
  })

  test('is set to that of the destination of a message that is sent', () => {
    const { params, calls } = complete('processing.send_message', { message: 'boc' }, [{ parsed: { dst: `0:${id}` } }])
    expect(params).toEqual({ message: 'boc', dapp_id: id })
    expect(calls).toEqual([{ method: 'boc.parse_message', params: { boc: 'boc' } }])
  })

  test('is found for a deployment without signing anything', () => {
    const keys = { public: 'cd', secret: 'ef' }
    const message_encode_params = { deploy_set: { tvc: 'tvc' }, signer: { type: 'Keys', keys } }
    const { params, calls } = complete('processing.process_message', { message_encode_params }, [
      { address: `0:${id}` },
    ])
    expect(params).toEqual({ message_encode_params, dapp_id: id })
    const signer = { type: 'External', public_key: 'cd' }
    expect(calls).toEqual([{ method: 'abi.encode_message', params: { ...message_encode_params, signer } }])
  })

  test('is found for a deployment with a signing box by its public key', () => {
    const message_encode_params = { deploy_set: {}, signer: { type: 'SigningBox', handle: 3 } }
    const results = [{ pubkey: 'cd' }, { address: `0:${id}` }]
    const { params, calls } = complete('processing.process_message', { message_encode_params }, results)
    expect(params).toMatchObject({ dapp_id: id })
    expect(calls).toMatchObject([
      { method: 'crypto.signing_box_get_public_key', params: { handle: 3 } },
      { params: { signer: { type: 'External', public_key: 'cd' } } },
    ])
  })

  test('is taken from an extended address', () => {
    const message_encode_params = { address: `${'12'.repeat(32)}::${id}` }
    const { params } = complete('processing.process_message', { message_encode_params })
    expect(params).toMatchObject({ dapp_id: '12'.repeat(32) })
  })

  test('stays missing if it cannot be found, and is never replaced', () => {
    expect(complete('processing.process_message', {}).params).toEqual({})
    expect(complete('processing.process_message', undefined).params).toBeUndefined()
    expect(complete('crypto.sha256', { data: '' })).toEqual({ params: { data: '' }, calls: [] })
    const given = { message: 'boc', dapp_id: '12' }
    expect(complete('processing.send_message', given)).toEqual({ params: given, calls: [] })
  })
})

test('old names are translated to new ones, and results back to old ones', () => {
  expect(translateName('crypto.ton_crc16')).toBe('crypto.tvm_crc16')
  expect(translateName('crypto.sha256')).toBe('crypto.sha256')
  const result = translateResult('crypto.convert_public_key_to_ton_safe_format', { tvm_public_key: 'Pu' })
  expect(result).toEqual({ ton_public_key: 'Pu' })
  expect(translateResult('crypto.convert_public_key_to_tvm_safe_format', { tvm_public_key: 'Pu' })).toEqual({
    tvm_public_key: 'Pu',
  })
})

test('waiting without a transaction id looks for the transaction of the message', () => {
  const { params } = complete('processing.wait_for_transaction', { message: 'boc', shard_block_id: id })
  expect(params).toEqual({ message: 'boc', shard_block_id: id, tx_hash: 'None' })
  const named = { message: 'boc', tx_hash: id }
  expect(complete('processing.wait_for_transaction', named).params).toEqual(named)
  const sent = { tx_hash: id, block_hash: id }
  expect(translateResult('processing.send_message', sent)).toEqual({
    ...sent,
    shard_block_id: id,
    sending_endpoints: [],
  })
  expect(translateResult('processing.send_message', {})).toMatchObject({ shard_block_id: '' })
})

test('a refusal of an app object has a reason', () => {
  const refused = (result: object) => complete('client.resolve_app_request', { app_request_id: 1, result }).params
  expect(refused({ type: 'Error' })).toMatchObject({ result: { text: 'The app object gave no reason' } })
  expect(refused({ type: 'Error', text: 'no' })).toMatchObject({ result: { text: 'no' } })
  expect(refused({ type: 'Ok', result: {} })).toEqual({ app_request_id: 1, result: { type: 'Ok', result: {} } })
})

test('a bigint becomes a number if it is exact, otherwise text; other values stay', () => {
  const largest = 2n ** 53n - 1n
  expect(plainIntegers({ a: [1n, -largest], b: { c: largest + 1n }, d: 'x', e: null })).toEqual({
    a: [1, Number(-largest)],
    b: { c: '9007199254740992' },
    d: 'x',
    e: null,
  })
  const bytes = new Uint8Array(2)
  const plain = { bytes, at: new Date(0), list: [undefined, () => 1] }
  expect(plainIntegers(plain)).toBe(plain)
  const circle: { self?: object } = {}
  circle.self = circle
  expect(plainIntegers(circle)).toBe(circle)
})
