/** A run of a getter whose contract does not answer, or answers in another form than the ABI describes. */
import { describe, expect, test } from 'vitest'
import {
  answeringAccount,
  getterAbi,
  getterAbiWith,
  GETTER_ID as ID,
} from '../../support/contracts/answeringAccount.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()

/** Result of getBalance of a contract that answers with these bodies. */
async function run(bodies: Parameters<typeof answeringAccount>[1], { text = getterAbi, answer_required = true } = {}) {
  const { account, id } = await answeringAccount(client, bodies)
  const abi = { type: 'Json', value: text }
  const { message } = await client.call('abi.encode_message', {
    ...{ abi, address: `0:${id}`, call_set: { function_name: 'getBalance' }, signer: { type: 'None' } },
  })
  return (await client.call('tvm.run_tvm', { message, account, abi, answer_required })).decoded
}

describe('a getter that has to answer', () => {
  test('fails if the contract accepts the message and sends nothing, or only events', async () => {
    for (const bodies of [[], [[0x77n, 0n, 0]]] as const) {
      await expect(run(bodies)).rejects.toMatchObject({
        code: 418,
        message: expect.stringContaining('sent no answer of getBalance'),
        data: { function_name: 'getBalance' },
      })
    }
    expect(await run([], { answer_required: false })).toEqual({ out_messages: [], output: null })
  })

  test('fails with the reason if the answer cannot be decoded', async () => {
    await expect(run([[ID, 5n, 64]])).rejects.toMatchObject({
      code: 419,
      message: expect.stringContaining('The answer of getBalance does not match the ABI: '),
      data: { function_name: 'getBalance', reason: expect.stringMatching(/128 bits/) },
    })
    const outputs = { out_messages: [null], output: null }
    expect(await run([[ID, 5n, 64]], { answer_required: false })).toEqual(outputs)
  })

  test('fails with both numbers if the answer has another one', async () => {
    await expect(run([[0x99n, 5n, 128]])).rejects.toMatchObject({
      code: 419,
      data: { reason: 'it begins with 0x00000099, expected 0x01234567' },
    })
  })

  test('succeeds with an answer, and without one for a function without outputs', async () => {
    expect(await run([[ID, 5n, 128]])).toMatchObject({ output: { balance: '5' } })
    expect(await run([], { text: getterAbiWith([]) })).toEqual({ out_messages: [], output: null })
  })
})

test('an estimate that has to answer fails like a getter', async () => {
  const { account, id } = await answeringAccount(client, [])
  const abi = { type: 'Json', value: getterAbi }
  const { message } = await client.call('abi.encode_message', {
    ...{ abi, address: `0:${id}`, call_set: { function_name: 'getBalance' }, signer: { type: 'None' } },
  })
  const params = { message, account: { type: 'Account', boc: account }, abi }
  const required = client.call('tvm.run_executor', { ...params, answer_required: true })
  await expect(required).rejects.toMatchObject({ code: 418, data: { function_name: 'getBalance' } })
  expect((await client.call('tvm.run_executor', params)).decoded.output).toBeNull()
})
