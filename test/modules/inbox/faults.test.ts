/**
 * Deposits of followed accounts when endpoints lag, lie about the order, become unreachable or replace blocks, and when
 * clients disappear.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { depositsOf, InboxClients, newAccount, pay } from '../../support/processing/InboxNode.ts'
import { type NodeAnswer, NodeProxy, type ProxiedRead, withJson } from '../../support/processing/NodeProxy.ts'
import type { View } from '../../support/processing/views.ts'

/** Accounts that a name follows at once; it may be 10,000. */
const ACCOUNTS = Number(process.env['VENDORCLIENT_INBOX_ACCOUNTS'] ?? 500)

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

interface Edge {
  readonly cursor: string
  readonly node: { readonly boc: string; readonly block_id: string; readonly status_name: string }
}

/** Changes the lists of transactions and the transactions that are looked up. */
async function withEdges(read: ProxiedRead, change: (edges: Edge[]) => Edge[]): Promise<NodeAnswer> {
  const answer = await read.forward()
  if (!read.path.startsWith('/graphql') || read.body === '') return answer
  return withJson(answer, (json: Json) => {
    for (const [name, part] of Object.entries<Json>(json.data ?? {})) {
      const list = name.startsWith('followed_') ? part.account?.transactions : undefined
      if (list) list.edges = change(list.edges)
      const transaction = name === 'blockchain' ? part.transaction : undefined
      if (transaction) part.transaction = change([{ cursor: '', node: transaction }])[0]?.node ?? null
    }
    return json
  })
}

/** Without the transactions whose block is one of these. */
function without(blocks: () => readonly string[]): View {
  return (read) => withEdges(read, (edges) => edges.filter(({ node: { block_id } }) => !blocks().includes(block_id)))
}

async function openProxy(context: TestContext, view: View = (read) => read.forward()) {
  const proxy = await NodeProxy.start(node.url, (work) => context.onTestFinished(work), { read: view })
  const clients = new InboxClients([proxy.url], context)
  const account = newAccount()
  await node.fund(account)
  return { proxy, clients, account, client: await clients.open() }
}

function idsOf(items: readonly Json[]): string[] {
  return items.map(({ transaction_id }) => transaction_id)
}

describe.concurrent('an endpoint', () => {
  test('a transaction that an endpoint does not show yet delays the later ones, and no transaction is lost', async (context) => {
    const hidden: string[] = []
    const { client, account } = await openProxy(
      context,
      without(() => hidden),
    )
    await client.call('inbox.follow', { accounts: [account] })
    const paid = [await pay(node, account)]
    await depositsOf(client, 1)
    const seen: Json[] = []
    for (let index = 0; index < 3; index++) {
      const next = await pay(node, account)
      if (index === 0) hidden.push(next.block_id)
      paid.push(next)
    }
    await context.expect
      .poll(async () => (await client.call('inbox.list')).accounts[0].error)
      .toMatchObject({ code: 1105, data: { previous_id: paid[1].transaction_id } })
    seen.push(...(await depositsOf(client, 1)))
    expect(idsOf(seen)).toEqual([paid[0].transaction_id])
    hidden.length = 0
    expect(idsOf(await depositsOf(client, 4))).toEqual(idsOf(paid))
    await context.expect.poll(async () => (await client.call('inbox.list')).accounts[0].error).toBe(null)
  })

  test('a transaction that the list omits for good is requested by its hash', async (context) => {
    const left: string[] = []
    const { client, account } = await openProxy(context, async (read) =>
      read.body.includes('transaction(hash') ? read.forward() : without(() => left)(read),
    )
    await client.call('inbox.follow', { accounts: [account] })
    const paid = []
    for (let index = 0; index < 4; index++) {
      paid.push(await pay(node, account))
      if (index === 1 || index === 2) left.push(paid[index].block_id)
    }
    expect(idsOf(await depositsOf(client, 4))).toEqual(idsOf(paid))
  })

  test('a list in an unusual order neither repeats nor loses transactions', async (context) => {
    const { client, account } = await openProxy(context, (read) => withEdges(read, (edges) => [...edges].reverse()))
    const paid = []
    for (let index = 0; index < 5; index++) paid.push(await pay(node, account))
    await client.call('inbox.follow', { accounts: [account], from: 'beginning' })
    expect(idsOf(await depositsOf(client, 6)).slice(1)).toEqual(idsOf(paid))
    const last = await pay(node, account)
    const all = await depositsOf(client, 7)
    expect(idsOf(all).slice(1)).toEqual(idsOf([...paid, last]))
  })

  test('switching to an endpoint that lags loses and repeats nothing', async (context) => {
    const late: string[] = []
    const account = newAccount()
    await node.fund(account)
    const proxies = []
    for (const view of [undefined, without(() => late)]) {
      proxies.push(await NodeProxy.start(node.url, (work) => context.onTestFinished(work), view ? { read: view } : {}))
    }
    const clients = new InboxClients(
      proxies.map(({ url }) => url),
      context,
    )
    const client = await clients.open({ max_latency: 1_000_000 })
    await client.call('inbox.follow', { accounts: [account] })
    const paid: Json[] = []
    for (let round = 0; round < 4; round++) {
      const next = await pay(node, account)
      paid.push(next)
      // The first endpoint fails after the payment, the other one shows it later.
      late.push(next.block_id)
      await depositsOf(client, paid.length - 1)
      proxies[0]!.upstream = 'http://127.0.0.1:1'
      const second = await pay(node, account)
      paid.push(second)
      late.length = 0
      await depositsOf(client, paid.length)
      proxies[0]!.upstream = node.url
    }
    expect(idsOf(await depositsOf(client, paid.length))).toEqual(idsOf(paid))
  })

  test('while an endpoint is away, followed accounts wait and new ones are refused because their position is unknown', async (context) => {
    const { client, proxy, account } = await openProxy(context)
    await client.call('inbox.follow', { accounts: [account] })
    const first = await pay(node, account)
    await depositsOf(client, 1)
    proxy.upstream = 'http://127.0.0.1:1'
    const second = await pay(node, account)
    await expect(client.call('inbox.follow', { accounts: [newAccount()] })).rejects.toMatchObject({
      code: expect.any(Number),
    })
    expect(idsOf(await depositsOf(client, 1))).toEqual(idsOf([first]))
    proxy.upstream = node.url
    expect(idsOf(await depositsOf(client, 2))).toEqual(idsOf([first, second]))
    expect(await client.call('inbox.list')).toMatchObject({ count: 1 })
  })

  test('invalid answers stop reading of the account with an error', async (context) => {
    let isMad = false
    const { client, account } = await openProxy(context, (read) =>
      isMad
        ? withEdges(read, (edges) => edges.map((edge) => ({ ...edge, node: { ...edge.node, boc: 'AAAA' } })))
        : read.forward(),
    )
    await client.call('inbox.follow', { accounts: [account] })
    isMad = true
    const { transaction_id } = await pay(node, account)
    await context.expect
      .poll(async () => (await client.call('inbox.list')).accounts[0].error)
      .toMatchObject({ code: 605 })
    isMad = false
    expect(idsOf(await depositsOf(client, 1))).toEqual([transaction_id])
  })
})

/** No transaction is final while `isHeld`; the chain always reports the same epoch. */
function held(isHeld: () => boolean): View {
  return async (read) => {
    const answer = await withEdges(read, (edges) =>
      edges.map((edge) => (isHeld() ? { ...edge, node: { ...edge.node, status_name: 'Preliminary' } } : edge)),
    )
    if (!read.path.startsWith('/graphql') || read.body === '') return answer
    return withJson(answer, (json: Json) => {
      if (json.data?.info?.epoch !== undefined) json.data.info.epoch = 'always'
      return json
    })
  }
}

describe('a transaction that is not final', () => {
  test('is delivered once, when it is final or immediately on request', async (context) => {
    let isHeld = false
    const { client, account } = await openProxy(
      context,
      held(() => isHeld),
    )
    await client.call('inbox.follow', { accounts: [account] })
    await client.call('inbox.follow', { accounts: [account], name: 'early', finality: 'in_block' })
    isHeld = true
    const first = await pay(node, account)
    const early = await depositsOf(client, 1, { name: 'early' })
    expect(early).toMatchObject([{ transaction_id: first.transaction_id, finality: 'in_block' }])
    expect((await client.call('inbox.deposits', { wait_ms: 300 })).deposits).toEqual([])
    isHeld = false
    expect(await depositsOf(client, 1)).toMatchObject([{ transaction_id: first.transaction_id, finality: 'final' }])
    const second = await pay(node, account)
    expect(idsOf(await depositsOf(client, 2, { name: 'early' }))).toEqual(idsOf([first, second]))
  })

  test('a transaction whose block is replaced is withdrawn', async (context) => {
    const own = await DevNode.start()
    context.onTestFinished(() => own.dispose())
    let isHeld = false
    const proxy = await NodeProxy.start(own.url, (work) => context.onTestFinished(work), { read: held(() => isHeld) })
    const client = await new InboxClients([proxy.url], context).open()
    const account = newAccount()
    await own.fund(account)
    await client.call('inbox.follow', { accounts: [account], finality: 'in_block' })
    const { id } = await own.admin('snapshot')
    isHeld = true
    const gone = await pay(own, account, { value: 5n })
    expect(await depositsOf(client, 1)).toMatchObject([{ transaction_id: gone.transaction_id, kind: 'deposit' }])
    await own.admin('revert', { id })
    isHeld = false
    const other = await pay(own, account, { value: 7n })
    expect(await depositsOf(client, 3)).toMatchObject([
      { transaction_id: gone.transaction_id, kind: 'deposit', amounts: [{ currency: 0, amount: '5' }] },
      { transaction_id: gone.transaction_id, kind: 'withdrawn', amounts: [{ currency: 0, amount: '5' }] },
      { transaction_id: other.transaction_id, kind: 'deposit', amounts: [{ currency: 0, amount: '7' }] },
    ])
  })
})

describe.concurrent('clients', () => {
  test('clients of one storage share a name: another continues when one has ended', async (context) => {
    const { clients, client, account } = await openProxy(context)
    await client.call('inbox.follow', { accounts: [account] })
    const paid = [await pay(node, account)]
    await depositsOf(client, 1)
    const second = await clients.open()
    expect((await second.call('inbox.deposits')).deposits).toHaveLength(1)
    client.close()
    paid.push(await pay(node, account))
    expect(idsOf(await depositsOf(second, 2))).toEqual(idsOf(paid))
    const third = await clients.open()
    second.close()
    paid.push(await pay(node, account))
    expect(idsOf(await depositsOf(third, 3))).toEqual(idsOf(paid))
  })

  test('clients that read the same name concurrently store each deposit once', async (context) => {
    const { clients, client, account } = await openProxy(context)
    await client.call('inbox.follow', { accounts: [account] })
    // Clients act like a process that was paused and does not know that its lease has passed on.
    const others = await Promise.all([clients.open(), clients.open()])
    const paid = []
    for (let index = 0; index < 10; index++) {
      paid.push(await pay(node, account))
      await dropLeases(clients)
      await Promise.all(others.map((other) => other.call('inbox.deposits')))
    }
    expect(idsOf(await depositsOf(client, 10))).toEqual(idsOf(paid))
    expect((await client.call('inbox.deposits')).deposits).toHaveLength(10)
  })

  test('follow many accounts with queries of a bounded size', { timeout: 120_000 }, async (context) => {
    const sizes: number[] = []
    const { client, account } = await openProxy(context, (read) => {
      const { length } = read.body.match(/followed_\d+:/g) ?? []
      if (length) sizes.push(length)
      return read.forward()
    })
    const accounts = Array.from(
      { length: ACCOUNTS - 1 },
      (_, index) => `0:${(index + 1).toString(16).padStart(64, '0')}`,
    )
    const answer = await client.call('inbox.follow', { accounts: [...accounts, account], from: 'beginning' })
    expect(answer).toEqual({ added: ACCOUNTS, count: ACCOUNTS })
    expect(await depositsOf(client, 1)).toMatchObject([{ account_id: account }])
    const { transaction_id } = await pay(node, account)
    expect((await depositsOf(client, 2)).at(-1)).toMatchObject({ transaction_id })
    expect(Math.max(...sizes)).toBe(20)
  })
})

async function dropLeases({ storage }: InboxClients): Promise<void> {
  const [known] = (await storage.local.list('networks')).values()
  const name = Buffer.from((await storage.local.get('networks', known!))!).toString()
  const store = `inbox/${name}/leases`
  for (const key of await storage.local.list(store)) await storage.local.delete(store, key)
}

test.each([
  ['--deprecated-api', { deprecatedApi: true }],
  ['--legacy', { args: ['--legacy'] }],
] as const)('deposits come from a node with %s', async (_, options) => {
  const other = await DevNode.start(options)
  onTestFinished(() => other.dispose())
  const client = await new InboxClients([other.url], { onTestFinished }).open()
  const wallet = await HelloWallet.deploy(client, other)
  await client.call('inbox.follow', { accounts: [wallet.address] })
  const { transaction_id } = await pay(other, wallet.accountId)
  expect(await depositsOf(client, 1)).toMatchObject([
    { transaction_id, amounts: [{ currency: 0, amount: '1000000000' }] },
  ])
})
