/** Entries whose losses are looked for: when they are stored, and before their message is signed or sent. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'
import { lasting } from '../../support/processing/OutboxWallet.ts'
import { balancesOf, PayingWallet } from '../../support/processing/PayingWallet.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ args: ['--strict'] })
})
afterAll(() => node.dispose())

const TOKENS_5 = 5_000_000_000n

/** A wallet behind a proxy that the client has used, and another wallet in its own Dapp. */
async function openPair() {
  const proxy = await NodeProxy.start(node.url, onTestFinished)
  const config = { network: { endpoints: [proxy.url], max_reconnect_timeout: 2000, query_timeout: 3000 } }
  const storage = lasting(new MemoryStorage())
  const open = async () => {
    const client = await LocalClient.open({ config, storage })
    onTestFinished(() => client.close())
    return client
  }
  const client = await open()
  const [shop, customer] = await Promise.all([PayingWallet.deploy(client, node), PayingWallet.deploy(client, node)])
  return { proxy, client, open, shop, customer, burnt: shop.payment({ dest: customer.address, value: TOKENS_5 }) }
}

async function nextResult(client: LocalClient): Promise<Json> {
  const { results } = await client.call('outbox.results', { wait_ms: 30_000 })
  await client.call('outbox.results', { acknowledge: results[0].number })
  return results[0].entry
}

test('an entry that would be burnt is refused immediately and not stored', async () => {
  const { client, shop, customer, burnt } = await openPair()
  const params = { key: 'burnt', message_encode_params: burnt, dapp_id: shop.id, accept_loss: {} }
  await expect(client.call('outbox.send', params)).rejects.toMatchObject({
    code: 521,
    data: { account_id: customer.id, amount: '5000000000', sent: false },
  })
  expect((await client.call('outbox.list')).entries).toEqual([])
  await expect(client.call('outbox.send', { ...params, accept_loss: { tokens: '1' } })).rejects.toMatchObject({
    code: 23,
  })
  // The refused calls have not used up the key.
  await client.call('outbox.send', { ...params, accept_loss: { 0: '5000000000' } })
  expect(await nextResult(client)).toMatchObject({
    ...{ key: 'burnt', state: 'executed' },
    losses: [{ account_id: customer.id, amount: '5000000000', message_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  })
})

test('an entry that is stored while the network is away is checked before it is sent, and ends as refused with its losses', async () => {
  const { proxy, client, shop, customer, burnt } = await openPair()
  await client.call('outbox.list')
  const before = await balancesOf(node, shop.id)
  proxy.script = { read: async () => 'silence', post: async () => 'silence' }
  const params = { message_encode_params: burnt, dapp_id: shop.id, accept_loss: {} }
  const { entry } = await client.call('outbox.send', { ...params, key: 'burnt' })
  expect(entry).toMatchObject({ state: 'queued' })
  const arriving = shop.payment({ dest: customer.address, cc: { 2: 7n } })
  await client.call('outbox.send', { ...params, message_encode_params: arriving, key: 'arriving' })
  proxy.script = {}
  expect(await nextResult(client)).toMatchObject({
    ...{ key: 'burnt', state: 'refused', outcome: 'not_executed' },
    losses: [{ account_id: customer.id, amount: '5000000000', certainty: 'certain', reason: 'other_dapp' }],
    error: { code: 521, data: { sent: false } },
  })
  expect(await nextResult(client)).toMatchObject({ key: 'arriving', state: 'executed', losses: [] })
  expect(proxy.messageIds).toHaveLength(3)
  expect((await balancesOf(node, shop.id))['2']).toBe(before['2']! - 7n)
})

test('a client that opens while the network is away stores entries', async () => {
  const { proxy, client, open, shop, burnt } = await openPair()
  await client.call('outbox.list')
  proxy.script = { read: async () => 'silence', post: async () => 'silence' }
  const next = await open()
  const params = { key: 'later', message_encode_params: burnt, dapp_id: shop.id, accept_loss: {} }
  expect(await next.call('outbox.send', params)).toMatchObject({ is_new: true, entry: { state: 'queued' } })
  proxy.script = {}
  expect(await nextResult(next)).toMatchObject({ key: 'later', state: 'refused', error: { code: 521 } })
})

test('a named signer is not asked to sign a message whose money would be burnt', async () => {
  const { proxy, client, shop, burnt } = await openPair()
  let signed = 0
  const { handle } = await client.call(
    'crypto.register_signing_box',
    {},
    {
      appObject: ({ type }) => {
        if (type === 'GetPublicKey') return { public_key: shop.keys.public }
        signed++
        throw new Error('Not to be signed')
      },
    },
  )
  const message_encode_params = { ...burnt, signer: { type: 'None' } }
  const signer = { type: 'Named', name: 'treasury', public_key: shop.keys.public }
  await client.call('outbox.list')
  proxy.script = { read: async () => 'silence' }
  await client.call('outbox.send', { message_encode_params, signer, dapp_id: shop.id, accept_loss: {} })
  proxy.script = {}
  await client.call('outbox.register_signer', { name: 'treasury', handle })
  expect(await nextResult(client)).toMatchObject({ state: 'refused', error: { code: 521 }, losses: [{ currency: 0 }] })
  expect(signed).toBe(0)
})

test('the losses of an entry survive the client that has sent its message', async () => {
  const { proxy, client, open, shop, customer, burnt } = await openPair()
  const posted = Promise.withResolvers<void>()
  proxy.script = {
    post: async ({ forward }) => {
      await forward()
      posted.resolve()
      return 'silence'
    },
  }
  const params = { key: 'burnt', message_encode_params: burnt, dapp_id: shop.id, accept_loss: { 0: '5000000000' } }
  await client.call('outbox.send', params)
  await posted.promise
  client.close()
  proxy.script = {}
  expect(await nextResult(await open())).toMatchObject({
    ...{ key: 'burnt', state: 'executed' },
    losses: [{ account_id: customer.id, amount: '5000000000', certainty: 'certain', reason: 'other_dapp' }],
  })
})
