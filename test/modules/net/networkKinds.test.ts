/**
 * Every function of the modules net and account against the three kinds of networks: with default settings, with the
 * deprecated interface, and below version 1.0.0. What a network does not offer is answered in another way or refused by name.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { account } from '../../../src/modules/account/index.ts'
import { net } from '../../../src/modules/net/index.ts'
import { DevNode, type DevNodeOptions } from '../../support/devnode/DevNode.ts'
import { type CallbackMessage, LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { sample } from '../../support/tier.ts'

interface Kind {
  readonly name: string
  readonly options: DevNodeOptions
  readonly isStrict?: boolean
  readonly isLegacy?: boolean
}

const kinds: readonly Kind[] = [
  { name: 'strict', options: {}, isStrict: true },
  { name: '--deprecated-api', options: { deprecatedApi: true } },
  { name: '--legacy', options: { args: ['--legacy'] }, isLegacy: true },
]

const called = new Set<string>()
const receiver = '5e'.repeat(32)
const unknown = '00'.repeat(32)

describe.each(sample(kinds, 1))('on a node with $name', ({ options, isStrict = false, isLegacy = false }) => {
  let node: DevNode
  let client: LocalClient
  let wallet: HelloWallet
  /** Ids from the call that sent money. */
  let sent: { transactionId: string; messageId: string }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  const call = (method: string, params: object = {}, given?: object): Promise<any> => {
    called.add(method)
    return client.call(method, params, given)
  }
  /** A refusal that names the interface. */
  const refused = (deprecated_interface: string, code = 601) => ({
    code,
    data: { cause_code: 611, deprecated_interface, reason: expect.any(String) },
  })

  beforeAll(async () => {
    node = await DevNode.start(options)
    client = await LocalClient.open({ config: { network: { endpoints: [node.url], follow_interval: 20 } } })
    wallet = await HelloWallet.deploy(client, node)
    const input = { dest: `0:${receiver}`, amount: 1_000_000_000, bounce: false }
    const { transaction } = await wallet.process(wallet.callParams('sendValue', input))
    sent = { transactionId: transaction.id, messageId: transaction.in_msg }
  })
  afterAll(async () => {
    client.close()
    await node.dispose()
  })

  test('reports version and capabilities of the server', async () => {
    const info = await call('net.get_server_info')
    expect(info).toMatchObject({
      version: isLegacy ? '0.8.0' : '1.0.0',
      supports_dapp_id: !isLegacy,
      endpoint: `${node.url}/graphql`,
      rules: 'current',
      features: { collections: !isStrict, subscriptions: !isStrict, configuration: !isStrict },
    })
    expect(info.latency_ms).toBeGreaterThan(0)
  })

  test('endpoints are listed, recommended and replaced', async () => {
    expect(await call('net.get_endpoints')).toEqual({ query: `${node.url}/graphql`, endpoints: [node.url] })
    expect(await call('net.fetch_endpoints')).toEqual({ endpoints: [node.url] })
    await call('net.set_endpoints', { endpoints: [node.url] })
    expect(await call('net.get_signature_id')).toEqual({ signature_id: null })
    const { time, clock_difference_ms } = await call('net.get_time')
    expect([Math.abs(Number(time) - Date.now()) < 5000, Number(clock_difference_ms)]).toEqual([true, 0])
  })

  test('an account has its Dapp ID on networks with Dapp IDs', async () => {
    const ids = { account_id: wallet.accountId, dapp_id: wallet.accountId }
    expect(await call('account.get_account', ids)).toMatchObject({ ...ids, boc: expect.any(String) })
  })

  test('an account is followed from a cursor', async () => {
    const params = { account_id: wallet.accountId, kind: 'Transactions', result: 'id' }
    const { items, cursor } = await call('net.follow_account', params)
    expect(items).toEqual([])
    const { id } = (await wallet.process(wallet.callParams('touch'))).transaction
    const later = await call('net.follow_account', { ...params, after: cursor, wait_ms: 30_000 })
    expect(later.items.map(({ object }: { object: object }) => object)).toEqual([{ id }])
  })

  test('a query runs', async () => {
    const query = 'query($hash:String!){blockchain{transaction(hash:$hash){id aborted}}}'
    const { result } = await call('net.query', { query, variables: { hash: sent.transactionId } })
    expect(result.data.blockchain.transaction).toEqual({ id: sent.transactionId, aborted: false })
  })

  describe('an object that the filter names is selected', () => {
    const selections: readonly [string, () => object, () => object][] = [
      ['transactions by id', () => ({ id: { eq: sent.transactionId } }), () => ({ id: sent.transactionId })],
      ['transactions by in', () => ({ id: { in: [unknown, sent.transactionId] } }), () => ({ id: sent.transactionId })],
      ['messages by id', () => ({ id: { eq: sent.messageId } }), () => ({ id: sent.messageId })],
      ['accounts by address', () => ({ id: { eq: wallet.address } }), () => ({ id: wallet.address })],
      ['accounts by the id alone', () => ({ id: { eq: wallet.accountId } }), () => ({ id: wallet.address })],
    ]

    test.each(selections)('%s', async (title, filter, expected) => {
      const collection = title.split(' ')[0]!
      const params = { collection, filter: filter(), result: 'id' }
      expect(await call('net.query_collection', params)).toEqual({ result: [expected()] })
      expect(await call('net.wait_for_collection', params)).toEqual({ result: expected() })
      const operations = [
        { type: 'QueryCollection', ...params },
        { type: 'WaitForCollection', ...params },
      ]
      expect(await call('net.batch_query', { operations })).toEqual({ results: [[expected()], expected()] })
    })

    test('transactions by their inbound message, with another condition', async () => {
      const params = { collection: 'transactions', result: 'id in_msg' }
      const filter = { in_msg: { eq: sent.messageId }, aborted: { eq: false }, now: { ge: 1 } }
      const found = { id: sent.transactionId, in_msg: sent.messageId }
      expect(await call('net.wait_for_collection', { ...params, filter })).toEqual({ result: found })
      const other = { ...filter, aborted: { eq: true } }
      expect(await call('net.query_collection', { ...params, filter: other })).toEqual({ result: [] })
    })

    test('blocks by id, also under other names', async () => {
      const { block_id: id } = await call('net.find_last_shard_block', { address: wallet.address })
      const params = { collection: 'blocks', filter: { id: { eq: id } }, result: 'number:seq_no same:id workchain_id' }
      const [block] = (await call('net.query_collection', params)).result
      expect(block).toEqual({ number: expect.any(Number), same: id, workchain_id: 0 })
    })

    test('returns an empty list if no object matches', async () => {
      for (const [collection, id] of [
        ['transactions', unknown],
        ['messages', unknown],
        ['blocks', unknown],
        ['accounts', `0:${unknown}`],
        ['transactions', 'no hash'],
      ]) {
        const params = { collection, filter: { id: { eq: id } }, result: 'id' }
        expect(await call('net.query_collection', params)).toEqual({ result: [] })
        const waiting = call('net.wait_for_collection', { ...params, timeout: 30 })
        await expect(waiting).rejects.toMatchObject({ code: 607, data: { timeout: 30 } })
      }
    })

    test('as soon as it appears', async () => {
      const id = 'a7'.repeat(32)
      const filter = { id: { eq: `0:${id}` } }
      const waiting = call('net.wait_for_collection', { collection: 'accounts', filter, result: 'id address' })
      await node.fund(id)
      expect((await waiting).result).toEqual({ id: `0:${id}`, address: `0:${id}` })
    })
  })

  test('other selections are answered, or refused with the name of what is missing', async () => {
    const blocks = { collection: 'blocks', result: 'id', limit: 1 }
    const wallets = { collection: 'transactions', filter: { account_addr: { eq: wallet.address } }, result: 'id' }
    const aggregate = { collection: 'accounts' }
    const counterparties = { account: wallet.address, result: 'counterparty' }
    if (isStrict) {
      await expect(call('net.query_collection', blocks)).rejects.toMatchObject(refused('blocks'))
      await expect(call('net.query_collection', wallets)).rejects.toMatchObject(refused('transactions'))
      await expect(call('net.wait_for_collection', wallets)).rejects.toMatchObject(refused('transactions', 603))
      await expect(call('net.aggregate_collection', aggregate)).rejects.toMatchObject(refused('aggregateAccounts'))
      const refusal = refused('counterparties')
      await expect(call('net.query_counterparties', counterparties)).rejects.toMatchObject(refusal)
      const operations = [{ type: 'QueryCounterparties', ...counterparties }]
      await expect(call('net.batch_query', { operations })).rejects.toMatchObject(refusal)
      return
    }
    expect((await call('net.query_collection', blocks)).result).toHaveLength(1)
    expect((await call('net.query_collection', wallets)).result.length).toBeGreaterThan(1)
    expect((await call('net.wait_for_collection', wallets)).result.id).toMatch(/^[0-9a-f]{64}$/)
    expect(Number((await call('net.aggregate_collection', aggregate)).values[0])).toBeGreaterThan(1)
    expect((await call('net.query_counterparties', counterparties)).result.length).toBeGreaterThan(0)
  })

  test('mistakes in a selection are reported as on every network', async () => {
    const params = { collection: 'transactions', filter: { id: { eq: unknown } }, result: 'nothing' }
    await expect(call('net.query_collection', params)).rejects.toMatchObject({ code: 601, data: { cause_code: 608 } })
    const unnamed = { ...params, collection: 'nothing' }
    await expect(call('net.query_collection', unnamed)).rejects.toMatchObject({ data: { cause_code: 608 } })
  })

  test('a transaction tree is followed', async () => {
    const tree = await call('net.query_transaction_tree', { in_msg: sent.messageId, timeout: 10_000 })
    expect(tree.transactions[0]).toMatchObject({ id: sent.transactionId, in_msg: sent.messageId })
    expect(tree.messages.map(({ dst }: { dst?: string }) => dst)).toContain(`0:${receiver}`)
    expect(tree.transactions).toHaveLength(2)
  })

  describe('iterators', () => {
    const drain = async (handle: number) => {
      const items: { id: string }[] = []
      for (;;) {
        const page = await call('net.iterator_next', { iterator: handle, limit: 100, return_resume_state: true })
        items.push(...page.items)
        if (!page.has_more) return { items, state: page.resume_state }
      }
    }
    const nowSec = () => Math.ceil(Date.now() / 1000)

    test('begin at the first block when their time is long before it, and end when their end has passed', async () => {
      const limits = { start_time: 1, end_time: nowSec() }
      const blocks = await call('net.create_block_iterator', limits)
      const all = await drain(blocks.handle)
      expect(all.items.length).toBeGreaterThan(1)
      const transactions = await call('net.create_transaction_iterator', { ...limits, include_transfers: true })
      const { items } = await drain(transactions.handle)
      expect(items.map(({ id }) => id)).toContain(sent.transactionId)
      await call('net.remove_iterator', { handle: blocks.handle })
      await expect(call('net.iterator_next', { iterator: blocks.handle })).rejects.toMatchObject({ code: 34 })
    })

    test.each([[0], [4_294_967_295]])('take the time %i', async (start_time) => {
      for (const kind of ['block', 'transaction']) {
        const { handle } = await call(`net.create_${kind}_iterator`, { start_time })
        const { items } = await call('net.iterator_next', { iterator: handle, limit: 4_294_967_295 })
        expect(items.length > 0).toBe(start_time === 0)
      }
    })

    test('begin at the block of their time', async () => {
      const start_time = nowSec() + 1000
      const later = await call('net.create_transaction_iterator', { start_time, end_time: start_time })
      const { items } = await call('net.iterator_next', { iterator: later.handle })
      expect(items).toEqual([])
    })

    test('continue from a saved state', async () => {
      const accounts_filter = [wallet.address]
      const { handle } = await call('net.create_transaction_iterator', { accounts_filter })
      const first = await call('net.iterator_next', { iterator: handle, limit: 2, return_resume_state: true })
      const { resume_state } = first
      const resumed = await call('net.resume_transaction_iterator', { resume_state, accounts_filter })
      const rest = await call('net.iterator_next', { iterator: resumed.handle, limit: 100 })
      const seen = new Set(first.items.map(({ id }: { id: string }) => id))
      expect(rest.items.some(({ id }: { id: string }) => seen.has(id))).toBe(false)
      expect([...first.items, ...rest.items].map(({ id }) => id)).toContain(sent.transactionId)
      const blocks = await call('net.create_block_iterator', {})
      const page = await call('net.iterator_next', { iterator: blocks.handle, limit: 1, return_resume_state: true })
      const other = await call('net.resume_block_iterator', { resume_state: page.resume_state })
      const next = await call('net.iterator_next', { iterator: other.handle, limit: 1 })
      expect(next.items[0].id).not.toBe(page.items[0].id)
    })
  })

  describe('subscriptions', () => {
    const open = async (method: string, params: object) => {
      const messages: CallbackMessage[] = []
      const { handle } = await call(method, params, { callback: (message: CallbackMessage) => messages.push(message) })
      onTestFinished(() => call('net.unsubscribe', { handle }))
      const results = () => messages.filter((message) => 'result' in message).map(({ result }) => result)
      return { handle, messages, results }
    }
    const touch = async () => (await wallet.process(wallet.callParams('touch'))).transaction as Record<string, string>

    test('subscriptions and selections accept an account in every form of an address, and refuse other texts', async () => {
      const id = wallet.address.replace('0:', '')
      const output_format = { type: 'Base64', url: true, test: false, bounce: true }
      const { address: base64 } = await client.call('utils.convert_address', { address: wallet.address, output_format })
      const forms = [id, id.toUpperCase(), wallet.address, `${id}::${id}`, base64]
      const opened = await Promise.all(
        forms.map((eq) => {
          const filter = { account_addr: { eq } }
          return open('net.subscribe_collection', { collection: 'transactions', filter, result: 'id' })
        }),
      )
      const expected = [{ id: (await touch())['id'] }]
      for (const { results } of opened) await expect.poll(results).toEqual(expected)
      for (const eq of forms) {
        const accounts = { collection: 'accounts', filter: { id: { in: [eq] } }, result: 'id' }
        expect(await call('net.query_collection', accounts)).toEqual({ result: [{ id: wallet.address }] })
      }
      for (const eq of ['1', '0:ab']) {
        const filter = { id: { eq: expected[0]!.id }, account_addr: { eq } }
        const none = { collection: 'transactions', filter, result: 'id' }
        expect(await call('net.query_collection', none)).toEqual({ result: [] })
      }
      for (const eq of [`0:${id.slice(0, 32)}`, id.slice(1), 'wallet']) {
        const params = { collection: 'transactions', filter: { account_addr: { eq } }, result: 'id' }
        const wrong = { code: 23, message: expect.stringContaining('filter.account_addr.eq') }
        await expect(open('net.subscribe_collection', params)).rejects.toMatchObject(wrong)
        await expect(call('net.query_collection', params)).rejects.toMatchObject(wrong)
      }
    })

    test('bring transactions of an account, each once and in order', async () => {
      const filter = { account_addr: { eq: wallet.address }, aborted: { eq: false } }
      const { results } = await open('net.subscribe_collection', {
        collection: 'transactions',
        filter,
        result: 'id lt',
      })
      const expected = [await touch(), await touch(), await touch()].map(({ id }) => id)
      await expect.poll(() => results().map(({ id }) => id)).toEqual(expected)
      expect(Object.keys(results()[0])).toEqual(['id', 'lt'])
    })

    test('bring transactions as GraphQL text', async () => {
      const subscription =
        'subscription($of:String,$format:BigIntFormat){seen:transactions(filter:{account_addr:{eq:$of}}){...parts}} fragment parts on Transaction{id total_fees(format:$format)}'
      const variables = { of: wallet.address, format: 'DEC' }
      const { results } = await open('net.subscribe', { subscription, variables })
      const { id } = await touch()
      await expect.poll(() => results()).toEqual([{ seen: { id, total_fees: expect.stringMatching(/^\d+$/) } }])
    })

    test('bring messages to an account', async () => {
      const filter = { dst: { eq: wallet.address }, msg_type: { eq: 1 } }
      const { results } = await open('net.subscribe_collection', { collection: 'messages', filter, result: 'id' })
      const { in_msg } = await touch()
      await expect.poll(() => results().map(({ id }) => id)).toContain(in_msg)
    })

    test('bring messages from an account', async () => {
      const filter = { src: { eq: wallet.address }, msg_type: { eq: 0 } }
      const params = { collection: 'messages', filter, result: 'id src dst' }
      const { results } = await open('net.subscribe_collection', params)
      const input = { dest: `0:${receiver}`, amount: 1_000_000, bounce: false }
      await wallet.process(wallet.callParams('sendValue', input))
      await expect.poll(() => results().at(-1)).toMatchObject({ src: wallet.address, dst: `0:${receiver}` })
    })

    test('bring new states of an account', async () => {
      const filter = { id: { eq: wallet.address } }
      const params = { collection: 'accounts', filter, result: 'name:id address balance' }
      const { results } = await open('net.subscribe_collection', params)
      await touch()
      await expect.poll(() => results().at(-1)).toMatchObject({ name: wallet.address, address: wallet.address })
    })

    test('other subscriptions are served, or refused with the name of what is missing', async () => {
      const params = { collection: 'blocks', result: 'id' }
      if (isStrict) {
        await expect(open('net.subscribe_collection', params)).rejects.toMatchObject(
          refused('subscription.blocks', 602),
        )
        const unnamed = open('net.subscribe_collection', { collection: 'transactions', result: 'id' })
        await expect(unnamed).rejects.toMatchObject(refused('subscription.transactions', 602))
        const text = open('net.subscribe', { subscription: 'subscription{blocks{id}}' })
        await expect(text).rejects.toMatchObject(refused('subscription.blocks', 602))
        return
      }
      const { results } = await open('net.subscribe_collection', params)
      await touch()
      await expect.poll(() => results().length).toBeGreaterThan(0)
    })

    test('end when they are removed', async () => {
      const filter = { account_addr: { eq: wallet.address } }
      const { handle, messages } = await open('net.subscribe_collection', {
        collection: 'transactions',
        filter,
        result: 'id',
      })
      await touch()
      await expect.poll(() => messages.length).toBe(1)
      await call('net.unsubscribe', { handle })
      await touch()
      const later = await open('net.subscribe_collection', { collection: 'transactions', filter, result: 'id' })
      await touch()
      await expect.poll(() => later.messages.length).toBe(1)
      expect(messages).toHaveLength(1)
    })

    test('pause with the network and resume afterwards', async () => {
      const filter = { account_addr: { eq: wallet.address } }
      const { messages, results } = await open('net.subscribe_collection', {
        collection: 'transactions',
        filter,
        result: 'id',
      })
      const { id } = await touch()
      await expect.poll(() => results()).toEqual([{ id }])
      await call('net.suspend')
      await expect.poll(() => messages.at(-1).code).toBe(609)
      await call('net.resume')
      await expect.poll(() => messages.at(-1).code).toBe(614)
      const next = await touch()
      await expect.poll(() => results().at(-1)).toEqual({ id: next['id'] })
    })
  })
})

test('every function of both modules was called', () => {
  const names = [...net.functions, ...account.functions].map(({ name }) => name)
  expect(names.filter((name) => !called.has(name))).toEqual([])
})
