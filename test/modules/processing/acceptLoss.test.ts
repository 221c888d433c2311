/** The option `accept_loss`: what would be lost is refused before anything is signed. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'
import { balancesOf, callBody, PayingWallet } from '../../support/processing/PayingWallet.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ args: ['--strict'] })
})
afterAll(() => node.dispose())

async function openTwo(config: object = {}) {
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] }, ...config } })
  onTestFinished(() => client.close())
  const [shop, customer] = await Promise.all([PayingWallet.deploy(client, node), PayingWallet.deploy(client, node)])
  return { client, shop, customer }
}

const TOKENS_5 = 5_000_000_000n

test('a payment that would be burnt is refused, and its signer is not asked', async () => {
  const { client, shop, customer } = await openTwo()
  let asked = 0
  const { handle } = await client.call(
    'crypto.register_signing_box',
    {},
    {
      appObject: ({ type }) => {
        if (type === 'GetPublicKey') return { public_key: shop.keys.public }
        asked++
        return { signature: '00'.repeat(64) }
      },
    },
  )
  const message_encode_params = {
    ...shop.payment({ dest: customer.address, value: TOKENS_5 }),
    signer: { type: 'SigningBox', handle },
  }
  const before = await balancesOf(node, shop.id)
  const params = { message_encode_params, dapp_id: shop.id, accept_loss: {} }
  const refused = client.call('processing.process_message', params)
  await expect(refused).rejects.toMatchObject({
    code: 521,
    message: expect.stringContaining(`lose 5 tokens on the way to ${customer.id}::${customer.id}`),
    data: {
      ...{ account_id: customer.id, dapp_id: customer.id, currency: 0, amount: '5000000000', accepted: '0' },
      ...{ reason: 'other_dapp', remedy: expect.stringContaining('SHELL (currency 2)'), sent: false },
      losses: [{ account_id: customer.id, amount: '5000000000', certainty: 'certain' }],
    },
  })
  expect(asked).toBe(0)
  expect(await balancesOf(node, shop.id)).toEqual(before)
  const absent = shop.payment({ dest: `0:${'a5'.repeat(32)}`, value: TOKENS_5 })
  await expect(
    shop.client.call('processing.process_message', { ...params, message_encode_params: absent }),
  ).rejects.toMatchObject({
    message: expect.stringContaining(`on the way to 0:${'a5'.repeat(32)}: the recipient does not exist`),
  })
})

test('a signer sees what the payment would send and lose before it signs', async () => {
  const { client, shop, customer } = await openTwo()
  const seen: Record<string, unknown>[] = []
  const { handle } = await client.call(
    'crypto.register_signing_box',
    {},
    {
      appObject: async ({ type, unsigned, content }) => {
        if (type === 'GetPublicKey') return { public_key: shop.keys.public }
        seen.push(content as Record<string, unknown>)
        const { signed } = await shop.client.call('crypto.sign', { unsigned, keys: shop.keys })
        return { signature: Buffer.from(signed, 'base64').subarray(0, 64).toString('hex') }
      },
    },
  )
  const message_encode_params = {
    ...shop.payment({ dest: customer.address, value: TOKENS_5 }),
    signer: { type: 'SigningBox', handle },
  }
  const params = { message_encode_params, dapp_id: shop.id }
  const content = { address: shop.address, dapp_id: shop.id, input: { dest: customer.address, value: '5000000000' } }
  const foreseen = {
    transfers: [{ account_id: customer.id, sent: [{ currency: 0, amount: '5000000000' }] }],
    losses: [{ account_id: customer.id, amount: '5000000000', certainty: 'certain', reason: 'other_dapp' }],
  }
  await client.call('processing.process_message', { ...params, accept_loss: { 0: '5000000000' } })
  expect(seen.splice(0)).toMatchObject([{ ...content, ...foreseen }])

  await client.call('processing.process_message', params)
  expect(seen[0]).toMatchObject(content)
  expect(seen.splice(0)[0]).not.toHaveProperty('losses')

  await client.call('outbox.send', { ...params, key: 'now', accept_loss: { 0: '5000000000' } })
  expect(seen.splice(0)).toMatchObject([{ ...content, ...foreseen }])
  await client.call('outbox.register_signer', { name: 'treasury', handle })
  await client.call('outbox.send', {
    ...{ ...params, key: 'later', accept_loss: { 0: '5000000000' }, signer: { type: 'Named', name: 'treasury' } },
    message_encode_params: { ...message_encode_params, signer: { type: 'None' } },
  })
  const { results } = await client.call('outbox.results', { wait_ms: 30_000 })
  for (const { number } of results) await client.call('outbox.results', { acknowledge: number })
  while (seen.length === 0) await client.call('outbox.results', { wait_ms: 1000 })
  expect(seen).toMatchObject([{ ...content, ...foreseen }])
})

test('a payment that arrives is sent, and the result lists an accepted loss', async () => {
  const { shop, customer } = await openTwo()
  const arriving = { dest: customer.address, cc: { 2: TOKENS_5 }, flags: 17 }
  expect(await shop.pay(arriving, { accept_loss: {} })).toMatchObject({ losses: [] })
  const burnt = { dest: customer.address, value: TOKENS_5 }
  const paid = await shop.pay(burnt, { accept_loss: { 0: '5000000000' } })
  const [message] = paid.transaction.out_msgs
  expect(paid.losses).toMatchObject([{ amount: '5000000000', reason: 'other_dapp', message_hash: message }])
  await expect(shop.pay(burnt, { accept_loss: { 0: '4999999999' } })).rejects.toMatchObject({ code: 521 })
  expect(await shop.pay(burnt)).not.toHaveProperty('losses.0')
})

test('a result has the losses in the transactions of the recipients, not the predicted ones', async () => {
  const { client: direct, shop } = await openTwo()
  const proxy = await NodeProxy.start(node.url, onTestFinished)
  const client = await LocalClient.open({ config: { network: { endpoints: [proxy.url] } } })
  onTestFinished(() => client.close())
  const later = await PayingWallet.prepare(direct)
  const message_encode_params = shop.payment({ dest: later.address, value: TOKENS_5 })
  const foreseen = await client.call('processing.find_losses', { message_encode_params, dapp_id: shop.id })
  expect(foreseen.losses).toMatchObject([{ reason: 'no_account', certainty: 'certain' }])
  // The recipient is deployed between the check and the message.
  proxy.script = {
    post: async ({ forward }) => {
      await later.deployOn(node)
      return forward()
    },
  }
  const paid = await client.call('processing.process_message', {
    ...{ message_encode_params, dapp_id: shop.id, accept_loss: { 0: '5000000000' } },
  })
  const [message] = paid.transaction.out_msgs
  expect(paid.losses).toMatchObject([
    { account_id: later.id, amount: '5000000000', reason: 'other_dapp', certainty: 'certain', message_hash: message },
  ])
})

test('a result has the predicted losses while the network does not show the recipients', async () => {
  const { shop, customer } = await openTwo()
  const proxy = await NodeProxy.start(node.url, onTestFinished)
  const client = await LocalClient.open({ config: { network: { endpoints: [proxy.url] } } })
  onTestFinished(() => client.close())
  let isSent = false
  proxy.script = {
    post: ({ forward }) => {
      isSent = true
      return forward()
    },
    read: ({ body, forward }) =>
      isSent && body.includes('query accounts') ? Promise.resolve('silence' as const) : forward(),
  }
  const paid = await client.call('processing.process_message', {
    message_encode_params: shop.payment({ dest: customer.address, value: TOKENS_5 }),
    ...{ dapp_id: shop.id, accept_loss: { 0: '5000000000' } },
  })
  expect(paid.losses).toMatchObject([{ account_id: customer.id, amount: '5000000000', reason: 'other_dapp' }])
})

test('a call of a contract in another Dapp may lose twice the cost of its run, unless another limit is stated', async () => {
  const { client, shop, customer } = await openTwo()
  const payload = await callBody(client)
  const call = (value: bigint) => ({ dest: customer.address, value, payload })
  const { transfers } = await shop.findLosses(call(100_000_000n))
  const cost = BigInt(transfers[0].run_cost)
  expect(await shop.pay(call(2n * cost), { accept_loss: {} })).toMatchObject({
    losses: [{ amount: String(2n * cost), certainty: 'certain' }],
  })
  await expect(shop.pay(call(2n * cost + 1n), { accept_loss: {} })).rejects.toMatchObject({
    code: 521,
    data: { accepted: String(2n * cost), amount: String(2n * cost + 1n), remedy: expect.stringContaining('costs') },
  })
  await expect(shop.pay(call(2n * cost), { accept_loss: { 0: '1' } })).rejects.toMatchObject({ code: 521 })
})

test('a message that would send nothing is not refused because of a loss', async () => {
  const { shop, customer } = await openTwo()
  const tooMuch = { dest: customer.address, value: 10n ** 18n }
  const error = await shop.pay(tooMuch, { accept_loss: {} }).catch((failure) => failure)
  expect(error.code).not.toBe(521)
})

test('an invalid amount or currency is refused', async () => {
  const { shop, customer } = await openTwo()
  const payment = { dest: customer.address, value: 1n }
  for (const accept_loss of [{ SHELL: '1' }, { 0: '-1' }, { 0: '1.5' }]) {
    await expect(shop.pay(payment, { accept_loss })).rejects.toMatchObject({ code: 23 })
  }
})

test('the check sends at most one more request than a send without it', async () => {
  const { shop, customer } = await openTwo()
  const proxy = await NodeProxy.start(node.url, onTestFinished)
  const client = await LocalClient.open({ config: { network: { endpoints: [proxy.url] } } })
  onTestFinished(() => client.close())
  let asked = 0
  const count = async (payment: object, more: object) => {
    asked = 0
    await client.call('processing.process_message', { message_encode_params: payment, dapp_id: shop.id, ...more })
    return asked
  }
  const payment = shop.payment({ dest: customer.address, cc: { 2: 1n } })
  await count(payment, { accept_loss: {} })
  proxy.script = {
    read: ({ forward }) => {
      asked++
      return forward()
    },
  }
  const without = await count(payment, {})
  // The recipient is among the arguments of the call: it is read together with the account and the mark. What arrived is read once.
  expect(await count(payment, { accept_loss: {} })).toBe(without + 1)
})

test('a policy refuses losses where it limits them, also in signed messages', async () => {
  const { client: open, shop, customer } = await openTwo()
  const policy = { unknown: 'allow', max_loss: { 0: 1000 } }
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] }, policy } })
  onTestFinished(() => client.close())
  const message_encode_params = shop.payment({ dest: customer.address, value: TOKENS_5 })
  const refused = { code: 1205, data: { amount: '5000000000', accepted: '1000', account_id: customer.id, sent: false } }
  await expect(
    client.call('processing.process_message', { message_encode_params, dapp_id: shop.id }),
  ).rejects.toMatchObject(refused)
  const { message } = await open.call('abi.encode_message', message_encode_params)
  await expect(client.call('processing.send_message', { message, dapp_id: shop.id })).rejects.toMatchObject(refused)
  expect((await client.call('policy.refusals')).refusals).toHaveLength(2)
  const small = shop.payment({ dest: customer.address, value: 1000n })
  await client.call('processing.process_message', { message_encode_params: small, dapp_id: shop.id })
})
