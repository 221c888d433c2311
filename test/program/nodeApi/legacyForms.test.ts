import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { messageCell, NO_ADDRESS, standardAddress } from '../../../src/core/tlb/index.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { messageId } from '../../support/devnode/messageId.ts'

const ID = '7a'.repeat(32)
const dest = standardAddress(0, new Uint8Array(32).fill(0x7a))
const body = writeBocBase64(messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n } }))

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ args: ['--legacy'] })
  await node.fund(ID)
})
afterAll(() => node.dispose())

test('the version is below 1.0.0', async () => {
  expect((await node.query('{info{version}}')).data.info.version).toBe('0.8.0')
})

test.each([`0:${ID}`, ID])('an account is read by the address %s', async (address) => {
  const { status, json } = await node.get(`account?address=${address}`)
  expect(status).toBe(200)
  expect(json()).toEqual({ boc: expect.any(String), dapp_id: null, state_timestamp: expect.any(Number) })
})

test.each([
  ['', 'Address parameter required'],
  [`account_id=${ID}&dapp_id=${ID}`, 'Address parameter required'],
  ['address=1:00', 'Invalid address'],
])('the parameters "%s" are refused', async (query, text) => {
  expect(await node.get(`account?${query}`)).toMatchObject({ status: 400, text })
})

test('messages need no ids and come back without', async () => {
  const { error } = (await node.post('messages', [{ id: messageId(body), body, dst_dapp_id: ID }])).json()
  expect(error.code).toBe('COMPUTE_SKIPPED')
  expect(error.data).not.toHaveProperty('account_id')
  expect(error.data).not.toHaveProperty('dapp_id')
})

test('a malformed Dapp ID is refused', async () => {
  const answer = await node.post('messages', [{ id: 'abc', body, dst_dapp_id: 'x' }])
  expect(answer.status).toBe(400)
  expect(answer.json().error.message).toBe('dst_dapp_id cannot be parsed')
})
