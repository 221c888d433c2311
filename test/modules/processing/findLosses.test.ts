/** What a message would lose, compared with what the development node then does. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Cell } from '../../../src/core/cells/index.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import {
  constructorBody,
  deployForwarder,
  type Forwarder,
  forward,
  forwardBody,
  forwarder,
  internalMessage,
} from '../../support/devnode/forwarder.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'
import { balancesOf, callBody, PayingWallet } from '../../support/processing/PayingWallet.ts'

async function openClient(endpoint: string, config: object = {}): Promise<LocalClient> {
  const client = await LocalClient.open({ config: { network: { endpoints: [endpoint] }, ...config } })
  onTestFinished(() => client.close())
  return client
}

function findForwarded(client: LocalClient, sender: Forwarder, message: Cell) {
  return client.call('processing.find_losses', { message: forward(sender, message), dapp_id: sender.id })
}

const TOKENS_5 = 5_000_000_000n
const ABSENT = 'ab'.repeat(32)

describe('processing.find_losses', () => {
  let node: DevNode
  beforeAll(async () => {
    node = await DevNode.start({ args: ['--strict'] })
  })
  afterAll(() => node.dispose())

  /** A contract that sends messages on demand, active in its Dapp. */
  async function openForwarder(number: number) {
    const client = await openClient(node.url)
    const sender = forwarder(number)
    await node.fund(sender.id)
    await client.call('processing.send_message', { message: deployForwarder(sender), dapp_id: sender.id })
    return { client, sender }
  }

  async function openTwo() {
    const client = await openClient(node.url)
    const [shop, customer] = await Promise.all([PayingWallet.deploy(client, node), PayingWallet.deploy(client, node)])
    return { client, shop, customer }
  }

  test('finds that tokens for a wallet in another Dapp are lost, as they are when the message is sent', async () => {
    const { shop, customer } = await openTwo()
    const payment = { dest: customer.address, value: TOKENS_5 }
    const found = await shop.findLosses(payment)
    const loss = {
      ...{ account_id: customer.id, dapp_id: customer.id, currency: 0, amount: '5000000000' },
      ...{ certainty: 'certain', reason: 'other_dapp' },
    }
    expect(found.transfers).toMatchObject([
      {
        ...{ account_id: customer.id, dapp_id: customer.id, state: 'active', bounce: false, has_body: false },
        ...{ sent: [{ currency: 0, amount: '5000000000' }], arrives: [], is_returned: false, doubts: [] },
        losses: [loss],
      },
    ])
    expect(found.losses).toMatchObject([loss])
    const before = await balancesOf(node, customer.id)
    await shop.pay(payment)
    expect((await balancesOf(node, customer.id))['0']).toBeLessThanOrEqual(before['0']!)
  })

  test('finds that SHELL arrives, as tokens with the exchange flag and as SHELL without', async () => {
    const { shop, customer } = await openTwo()
    const exchanged = { dest: customer.address, cc: { 2: TOKENS_5 }, flags: 17 }
    const found = await shop.findLosses(exchanged)
    expect(found.losses).toEqual([])
    expect(found.transfers[0].sent).toEqual([{ currency: 2, amount: '5000000000' }])
    expect(found.transfers[0].arrives).toEqual([{ currency: 0, amount: '5000000000' }])
    const before = await balancesOf(node, customer.id)
    await shop.pay(exchanged)
    const after = await balancesOf(node, customer.id)
    expect(after['0']! - before['0']!).toBeGreaterThan(TOKENS_5 - 10_000_000n)
    const plain = await shop.findLosses({ ...exchanged, flags: 1 })
    expect(plain.transfers[0].arrives).toEqual([{ currency: 2, amount: '5000000000' }])
    expect(plain.losses).toEqual([])
  })

  test('finds that a message that bounces loses nothing, and that an absent account keeps other currencies', async () => {
    const { shop } = await openTwo()
    const payment = { dest: `0:${ABSENT}`, value: TOKENS_5, cc: { 2: 7n } }
    const returned = await shop.findLosses({ ...payment, bounce: true })
    expect(returned).toMatchObject({ transfers: [{ state: 'absent', is_returned: true, arrives: [] }], losses: [] })
    const kept = await shop.findLosses(payment)
    expect(kept.transfers[0]).toMatchObject({ state: 'absent', arrives: [{ currency: 2, amount: '7' }] })
    expect(kept.losses).toMatchObject([
      { account_id: ABSENT, currency: 0, amount: '5000000000', certainty: 'certain', reason: 'no_account' },
    ])
    await shop.pay(payment)
    expect(await balancesOf(node, ABSENT)).toEqual({ 0: 0n, 2: 7n })
  })

  test('finds no loss in messages of an account to itself', async () => {
    const { shop } = await openTwo()
    const found = await shop.findLosses({ dest: shop.address, value: TOKENS_5 })
    expect(found).toMatchObject({ transfers: [{ dapp_id: shop.id, state: 'active' }], losses: [] })
  })

  test('names the cost of the run of a contract that gets a call', async () => {
    const { client, shop, customer } = await openTwo()
    const body = await callBody(client)
    const found = await shop.findLosses({ dest: customer.address, value: 100_000_000n, payload: body })
    const [transfer] = found.transfers
    expect(transfer).toMatchObject({ has_body: true, losses: [{ currency: 0, amount: '100000000' }] })
    expect(BigInt(transfer.run_cost)).toBeGreaterThan(0n)
    expect(BigInt(transfer.run_cost)).toBeLessThan(100_000_000n)
  })

  test('says why a message would send nothing', async () => {
    const { client, shop, customer } = await openTwo()
    const found = await shop.findLosses({ dest: customer.address, value: 10n ** 18n })
    expect(found).toMatchObject({ transfers: [], losses: [], error: { code: expect.any(Number) } })
    const absent = await client.call('processing.find_losses', {
      message_encode_params: { ...shop.payment({ dest: customer.address }), address: `0:${ABSENT.replace('a', 'c')}` },
    })
    expect(absent).toMatchObject({ transfers: [], error: { code: 407 } })
  })

  test('takes a finished message, and reads account and recipients in two queries', async () => {
    const { client, shop, customer } = await openTwo()
    const { message } = await client.call('abi.encode_message', shop.payment({ dest: customer.address, value: 1n }))
    const proxy = await NodeProxy.start(node.url, onTestFinished)
    const proxied = await openClient(proxy.url)
    await proxied.call('processing.find_losses', { message })
    const queries: string[] = []
    proxy.script = {
      read: ({ body, path, forward }) => {
        queries.push(body === '' ? path : (JSON.parse(body) as { query: string }).query)
        return forward()
      },
    }
    expect(await proxied.call('processing.find_losses', { message })).toMatchObject({ losses: [{ amount: '1' }] })
    expect(queries.filter((query) => query.includes('account'))).toHaveLength(2)
    queries.length = 0
    const named = { message_encode_params: shop.payment({ dest: customer.address, value: 1n }) }
    expect(await proxied.call('processing.find_losses', named)).toMatchObject({ losses: [{ amount: '1' }] })
    expect(queries).toHaveLength(1)
  })

  test('finds that the amount of a deployment arrives, and that of one with a wrong state does not', async () => {
    const { client, sender } = await openForwarder(1)
    const [fitting, other] = [forwarder(11), forwarder(12)]
    const body = constructorBody()
    const deployment = internalMessage(fitting.id, TOKENS_5, { init: fitting.init, body })
    expect(await findForwarded(client, sender, deployment)).toMatchObject({
      transfers: [{ state: 'absent', deploys: true, arrives: [{ currency: 0, amount: '5000000000' }] }],
      losses: [],
    })
    const wrong = internalMessage(fitting.id, TOKENS_5, { init: other.init, body })
    expect(await findForwarded(client, sender, wrong)).toMatchObject({
      transfers: [{ deploys: false, arrives: [] }],
      losses: [{ amount: '5000000000', certainty: 'certain', reason: 'bad_state_init' }],
    })
  })

  test('finds that a message which cannot pay for its return is lost', async () => {
    const { client, sender } = await openForwarder(2)
    const message = internalMessage(ABSENT, 1000n, { bounce: true })
    expect(await findForwarded(client, sender, message)).toMatchObject({
      transfers: [{ is_returned: false, arrives: [] }],
      losses: [{ currency: 0, amount: '1000', certainty: 'certain', reason: 'bounce_failed' }],
    })
  })

  test('names the recipients whose own messages were not followed', async () => {
    const { client, sender } = await openForwarder(3)
    const { sender: second } = await openForwarder(4)
    const further = internalMessage(ABSENT.replaceAll('a', 'd'), 1_000_000_000n)
    const message = internalMessage(second.id, TOKENS_5, { body: forwardBody(further) })
    expect(await findForwarded(client, sender, message)).toMatchObject({
      transfers: [{ account_id: second.id, doubts: ['sends_on'] }],
    })
    const back = internalMessage(sender.id, 1_000_000_000n)
    const returning = internalMessage(second.id, TOKENS_5, { body: forwardBody(back) })
    expect(await findForwarded(client, sender, returning)).toMatchObject({
      transfers: [{ account_id: second.id, doubts: [] }],
      losses: [
        { account_id: second.id, amount: '5000000000', certainty: 'certain' },
        { account_id: sender.id, amount: '1000000000', certainty: 'possible', reason: 'other_dapp' },
      ],
    })
  })

  test('runs outgoing messages, and those that are planned, on their recipients in one query', async () => {
    const { client, shop, customer } = await openTwo()
    const { message } = await client.call('abi.encode_internal_message', {
      ...{ address: customer.address, src_address: shop.address, value: String(TOKENS_5), bounce: false },
    })
    const params = {
      out_messages: [message],
      planned: [
        { account_id: customer.id, amounts: [{ currency: 2, amount: '7' }], bounce: false, exchanges: true },
        { account_id: ABSENT.replaceAll('a', 'e'), amounts: [{ currency: 0, amount: '1000000000' }], bounce: true },
      ],
      ...{ account_id: shop.id, dapp_id: shop.id },
    }
    const proxy = await NodeProxy.start(node.url, onTestFinished)
    const proxied = await openClient(proxy.url)
    await proxied.call('processing.find_losses', params)
    let asked = 0
    proxy.script = {
      read: ({ forward: ask }) => {
        asked++
        return ask()
      },
    }
    const found = await proxied.call('processing.find_losses', params)
    expect(asked).toBe(1)
    expect(found).toMatchObject({
      transfers: [
        { account_id: customer.id, dapp_id: customer.id, arrives: [], losses: [{ amount: '5000000000' }] },
        { account_id: customer.id, arrives: [{ currency: 0, amount: '7' }], losses: [] },
        { state: 'absent', is_returned: true, losses: [] },
      ],
      losses: [{ account_id: customer.id, reason: 'other_dapp', certainty: 'certain' }],
    })
    // In the Dapp of the sender, tokens arrive.
    const own = await proxied.call('processing.find_losses', { ...params, dapp_id: customer.id })
    expect(own.losses).toEqual([])
  })

  test('refuses planned messages that cannot be written', async () => {
    const client = await openClient(node.url)
    const amounts = [{ currency: 0, amount: String(1n << 130n) }]
    const planned = [{ account_id: ABSENT, amounts, bounce: false }]
    await expect(client.call('processing.find_losses', { planned })).rejects.toMatchObject({ code: 23 })
    const many = Array.from({ length: 256 }, () => ({ account_id: ABSENT, amounts: [], bounce: false }))
    await expect(client.call('processing.find_losses', { planned: many })).rejects.toMatchObject({ code: 23 })
  })

  test('refuses both a message and its parameters, or neither', async () => {
    const client = await openClient(node.url)
    await expect(client.call('processing.find_losses', {})).rejects.toMatchObject({ code: 23 })
  })
})

test('finds no loss on a chain without Dapp IDs', async () => {
  const node = await DevNode.start({ args: ['--rules', 'classic'] })
  onTestFinished(() => node.dispose())
  const client = await openClient(node.url, { abi: { rules: 'classic' } })
  const [sender, recipient] = [forwarder(1), forwarder(2)]
  for (const contract of [sender, recipient]) {
    await node.fund(contract.id)
    await client.call('processing.send_message', { message: deployForwarder(contract), dapp_id: contract.id })
  }
  const message = forward(sender, internalMessage(recipient.id, TOKENS_5))
  const proxy = await NodeProxy.start(node.url, onTestFinished)
  const asked: string[] = []
  proxy.script = {
    read: ({ path, body, forward: ask }) => {
      asked.push(`${path} ${body}`)
      return ask()
    },
  }
  const watched = await openClient(proxy.url, { abi: { rules: 'classic' } })
  const found = await watched.call('processing.find_losses', { message })
  expect(asked.join(' ')).toContain(sender.id)
  expect(asked.join(' ')).not.toContain(recipient.id)
  expect(found).toMatchObject({ transfers: [{ arrives: [{ currency: 0, amount: '5000000000' }] }], losses: [] })
})
