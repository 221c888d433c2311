/** The module against the development node in its own process. */
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'

function accountId(index: number) {
  return index.toString(16).padStart(64, '7')
}

let node: DevNode
let client: LocalClient
beforeAll(async () => {
  node = await DevNode.start({ args: ['--global-id=-7', '--capabilities', '0x4000001'], deprecatedApi: true })
  client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  for (let index = 0; index < 5; index++) await node.fund(accountId(index), 1_000_000_000n)
})
afterEach(() => node.setFaults(null))
afterAll(async () => {
  client.close()
  await node.dispose()
})

async function open(network: object) {
  const opened = await LocalClient.open({ config: { network: { endpoints: [node.url], ...network } } })
  onTestFinished(() => opened.close())
  return opened
}

describe.each([['HTTP'], ['WS']])('over %s', (queries_protocol) => {
  test('accounts are queried', async () => {
    const connected = await open({ queries_protocol })
    const query = 'query($id:String!){info{version} blockchain{account(account_id:$id,dapp_id:$id){info{acc_type}}}}'
    const { result } = await connected.call('net.query', { query, variables: { id: accountId(1) } })
    expect(result).toMatchObject({
      data: { info: { version: '1.0.0' }, blockchain: { account: { info: { acc_type: 0 } } } },
    })
  })

  test('errors of the node are reported', async () => {
    const connected = await open({ queries_protocol })
    await expect(connected.call('net.query', { query: '{nothing}' })).rejects.toMatchObject({
      code: 601,
      data: { cause_code: 608 },
    })
  })

  test('collections are selected, aggregated and batched', async () => {
    const connected = await open({ queries_protocol })
    const { result } = await connected.call('net.query_collection', {
      collection: 'transactions',
      filter: { account_addr: { eq: `0:${accountId(2)}` } },
      result: 'id now account_addr',
      order: [{ path: 'now', direction: 'DESC' }],
      limit: 5,
    })
    expect(result).toHaveLength(1)
    const operations = [
      { type: 'QueryCollection', collection: 'blocks', result: 'id', limit: 2 },
      { type: 'AggregateCollection', collection: 'transactions', fields: [{ field: 'id', fn: 'COUNT' }] },
      { type: 'WaitForCollection', collection: 'accounts', filter: { id: { eq: accountId(3) } }, result: 'id' },
    ]
    const { results } = await connected.call('net.batch_query', { operations })
    expect(results[0]).toHaveLength(2)
    expect(Number(results[1][0])).toBeGreaterThanOrEqual(5)
    expect(results[2]).toMatchObject({ id: expect.stringContaining(accountId(3)) })
  })
})

test('an object is waited for until it appears', async () => {
  const id = accountId(100)
  const filter = { account_addr: { eq: `0:${id}` } }
  const waiting = client.call('net.wait_for_collection', { collection: 'transactions', filter, result: 'id now' })
  setTimeout(() => void node.fund(id, 1_000_000n), 200)
  expect((await waiting).result).toMatchObject({ id: expect.any(String) })
})

test('subscriptions deliver changes, also after the node was restarted', async () => {
  const dying = await DevNode.start({ deprecatedApi: true })
  const { port } = dying.ready
  const connected = await LocalClient.open({ config: { network: { endpoints: [dying.url] } } })
  onTestFinished(() => connected.close())
  const events: { result?: { account_addr: string }; code?: number }[] = []
  const params = { collection: 'transactions', result: 'id account_addr' }
  const seen = (id: string) => events.some(({ result }) => result?.account_addr.includes(id))
  const { handle } = await connected.call('net.subscribe_collection', params, {
    callback: (event) => events.push(event),
  })
  const fundUntilSeen = (on: DevNode, id: string) => {
    const isSeen = async () => {
      await on.fund(id, 1000n)
      return seen(id)
    }
    return expect.poll(isSeen, { timeout: 10_000, interval: 100 }).toBe(true)
  }
  await fundUntilSeen(dying, accountId(1))
  await dying.dispose()
  await expect.poll(() => events.at(-1)?.code).toBe(610)
  const reborn = await DevNode.start({ port, deprecatedApi: true })
  onTestFinished(() => reborn.dispose())
  await expect.poll(() => events.some(({ code }) => code === 614), { timeout: 10_000 }).toBe(true)
  await fundUntilSeen(reborn, accountId(2))
  await connected.call('net.unsubscribe', { handle })
})

test('a transaction tree is followed from the message that started it', async () => {
  const [transaction] = (
    await client.call('net.query_collection', {
      collection: 'transactions',
      filter: { account_addr: { eq: `0:${accountId(4)}` } },
      result: 'id in_msg in_message { src_transaction { in_msg } }',
      limit: 1,
    })
  ).result
  const start = transaction.in_message?.src_transaction?.in_msg ?? transaction.in_msg
  const tree = await client.call('net.query_transaction_tree', { in_msg: start, timeout: 5000 })
  expect(tree.transactions.map(({ id }: { id: string }) => id)).toContain(transaction.id)
  expect(tree.messages.map(({ id }: { id: string }) => id)).toContain(transaction.in_msg)
})

test('iterators go over all blocks and transactions', async () => {
  const blocks = await client.call('net.create_block_iterator', {})
  const all = await client.call('net.iterator_next', {
    iterator: blocks.handle,
    limit: 1000,
    return_resume_state: true,
  })
  const { result } = await client.call('net.query_collection', { collection: 'blocks', result: 'id', limit: 1000 })
  expect(new Set(all.items.map(({ id }: { id: string }) => id)).size).toBe(all.items.length)
  expect(all.items.length).toBeGreaterThanOrEqual(Math.min(result.length, 5))
  const resumed = await client.call('net.resume_block_iterator', { resume_state: all.resume_state })
  const rest = await client.call('net.iterator_next', { iterator: resumed.handle, limit: 1000 })
  expect(rest.has_more).toBe(true)
  const known = new Set(all.items.map(({ id }: { id: string }) => id))
  expect(rest.items.some(({ id }: { id: string }) => known.has(id))).toBe(false)

  const start_time = all.items[0].gen_utime
  const accounts_filter = [`0:${accountId(2)}`]
  const params = { start_time, accounts_filter, include_transfers: true }
  const transactions = await client.call('net.create_transaction_iterator', params)
  const { items } = await client.call('net.iterator_next', { iterator: transactions.handle, limit: 1000 })
  expect(items).toHaveLength(1)
  const counterparty = `0:${node.ready.giver!.account_id}`
  expect(items[0]).toMatchObject({
    account_addr: `0:${accountId(2)}`,
    transfers: [{ counterparty, isDeposit: true, isBounced: false, value: '1000000000' }],
  })
})

test('the last block of a shard is found', async () => {
  const { block_id } = await client.call('net.find_last_shard_block', { address: `0:${accountId(1)}` })
  expect(block_id).toMatch(/^[0-9a-f]{64}$/)
})

test('the signature id is the global id of the chain when its capabilities ask for it', async () => {
  expect(await client.call('net.get_signature_id')).toEqual({ signature_id: -7 })
})

test('endpoints are reported', async () => {
  expect(await client.call('net.get_endpoints')).toEqual({ query: `${node.url}/graphql`, endpoints: [node.url] })
  expect(await client.call('net.fetch_endpoints')).toEqual({ endpoints: [node.url] })
})

test('a silent node ends a query within query_timeout', async () => {
  const connected = await open({ query_timeout: 300 })
  await connected.call('net.get_endpoints')
  await node.setFaults({ silent: true })
  await expect(connected.call('net.query', { query: '{info{version}}' })).rejects.toMatchObject({
    code: 601,
    data: { cause_code: 11, reason: 'timeout' },
  })
})

test('connections that are cut now and then cost no query', async () => {
  await node.setFaults({ drop: 0.3 })
  const queries = Array.from({ length: 50 }, () => client.call('net.query', { query: '{info{version}}' }))
  for (const { result } of await Promise.all(queries)) expect(result.data.info.version).toBe('1.0.0')
})
