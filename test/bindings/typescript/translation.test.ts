import { describe, expect, test } from 'vitest'
import { addDappId, translateName, translateResult } from '../../../bindings/typescript/common/eversdk/translation.ts'

const id = 'ab'.repeat(32)

/** Runs the steps with prepared results; gives the parameters and the calls that were made. */
function complete(method: string, params: object | undefined, results: readonly object[] = []) {
  const steps = addDappId(method, params as never)
  const calls: unknown[] = []
  let step = steps.next()
  while (!step.done) {
    calls.push(step.value)
    step = steps.next(results[calls.length - 1] as never)
  }
  return { params: step.value, calls }
}

describe('a missing dapp_id', () => {
  test('is the account id of the address that a message is made for', () => {
    const message_encode_params = { address: `0:${id}` }
    const { params, calls } = complete('processing.process_message', { message_encode_params })
    expect(params).toEqual({ message_encode_params, dapp_id: id })
    expect(calls).toEqual([])
  })

  test('is that of the destination of a message that is sent', () => {
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

  test('stays missing where there is none to find, and is never replaced', () => {
    expect(complete('processing.process_message', {}).params).toEqual({})
    expect(complete('processing.process_message', undefined).params).toBeUndefined()
    expect(complete('crypto.sha256', { data: '' })).toEqual({ params: { data: '' }, calls: [] })
    const given = { message: 'boc', dapp_id: '12' }
    expect(complete('processing.send_message', given)).toEqual({ params: given, calls: [] })
  })
})

test('old names become new ones, and their results old ones', () => {
  expect(translateName('crypto.ton_crc16')).toBe('crypto.tvm_crc16')
  expect(translateName('crypto.sha256')).toBe('crypto.sha256')
  const result = translateResult('crypto.convert_public_key_to_ton_safe_format', { tvm_public_key: 'Pu' })
  expect(result).toEqual({ ton_public_key: 'Pu' })
  expect(translateResult('crypto.convert_public_key_to_tvm_safe_format', { tvm_public_key: 'Pu' })).toEqual({
    tvm_public_key: 'Pu',
  })
})
