import { afterAll, beforeAll, expect, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'

const ID = '7a1f00000000000000000000000000000000000000000000000000000000c0de'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

test.each([
  ['', 'account_id parameter required'],
  [`dapp_id=${ID}`, 'account_id parameter required'],
  [`account_id=%20&dapp_id=${ID}`, 'account_id parameter required'],
  [`account_id=${ID}`, 'dapp_id parameter required'],
  ['account_id=x', 'dapp_id parameter required'],
  [`account_id=0:${ID}&dapp_id=${ID}`, 'Invalid account_id: expected 64 hex characters without prefix'],
  [`account_id=${ID}0&dapp_id=x`, 'Invalid account_id: expected 64 hex characters without prefix'],
  [`account_id=${ID}&dapp_id=0x${ID.slice(2)}`, 'Invalid dapp_id: expected 64 hex characters without prefix'],
  [`account_id=${ID}&dapp_id=0:${ID}`, 'Invalid dapp_id: expected 64 hex characters without prefix'],
  [`address=0:${ID}`, 'account_id parameter required'],
  [`account_id=${ID}&dapp_id=${ID}&dapp_id=${ID}`, 'dapp_id parameter is repeated'],
  [`address=${ID}&dapp_id=${ID}`, 'account_id parameter required'],
])('refuses the parameters "%s"', async (query, text) => {
  expect(await node.get(`account?${query}`)).toMatchObject({ status: 400, text })
})

test('refuses the legacy address beside the new parameters', async () => {
  const { status } = await node.get(`account?account_id=${ID}&dapp_id=${ID}&address=0:${ID}`)
  expect(status).toBe(400)
})

test('reports that an account is not found', async () => {
  const { status, text } = await node.get(`account?account_id=${ID}&dapp_id=${ID}`)
  expect(status).toBe(404)
  expect(text).toContain("Can't find account")
})

test('accepts only GET', async () => {
  expect((await node.post('account', {})).status).toBe(405)
})

test('lets web pages of other origins read', async () => {
  const response = await fetch(`${node.url}/v2/account`, { headers: { origin: 'http://localhost:3000' } })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const preflight = await fetch(`${node.url}/v2/messages`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:3000', 'access-control-request-headers': 'content-type' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
})
