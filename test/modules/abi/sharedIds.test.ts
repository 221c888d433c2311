/** Functions of one ABI that state the same id: which one a body belongs to follows from its parameters. */
import { afterAll, expect, test } from 'vitest'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
afterAll(() => client.close())

const functions = [
  { name: 'one', type: 'uint8', value: '7' },
  { name: 'two', type: 'uint64', value: '7' },
  { name: 'three', type: 'string', value: 'seven' },
]
const abi = {
  type: 'Json',
  value: JSON.stringify({
    ...{ 'ABI version': '2.4', header: ['expire'], events: [] },
    functions: functions.map(({ name, type }) => {
      return { name, id: '0x5', inputs: [{ name: 'value', type }], outputs: [{ name: 'value', type }] }
    }),
  }),
}

test.each(functions)('a body of $name is found by its parameter of type $type', async ({ name, value }) => {
  const { body } = await client.call('abi.encode_message_body', {
    ...{ abi, is_internal: true, signer: { type: 'None' }, call_set: { function_name: name, input: { value } } },
  })
  const decoded = await client.call('abi.decode_message_body', { abi, body, is_internal: true })
  expect(decoded).toMatchObject({ name, value: { value } })
})

test('a body that fits none is refused', async () => {
  const { boc } = await client.call('boc.encode_boc', { builder: [{ type: 'Integer', size: 35, value: 5 * 8 }] })
  const refused = client.call('abi.decode_message_body', { abi, body: boc, is_internal: true })
  await expect(refused).rejects.toMatchObject({ code: 304 })
})
