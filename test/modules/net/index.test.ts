import { describe, expect, onTestFinished, test } from 'vitest'
import { net } from '../../../src/modules/net/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { GraphqlPeer, type PeerScript } from '../../support/net/GraphqlPeer.ts'
import { runVector } from '../../support/runVector.ts'

const offline = await LocalClient.open()

async function connect(script: PeerScript = {}, network: object = {}) {
  const peer = await GraphqlPeer.start(script)
  const client = await LocalClient.open({ config: { network: { endpoints: [peer.endpoint], ...network } } })
  onTestFinished(() => client.close())
  return { peer, client }
}

describe('module net', () => {
  test('has codes without gaps, and marks what is an extension', () => {
    expect(net.functions.filter(({ extension }) => extension).map(({ name }) => name)).toEqual([
      'net.get_server_info',
      'net.get_time',
      'net.follow_account',
    ])
    expect(net.errors.map(({ code }) => code)).toEqual(Array.from({ length: 24 }, (_, index) => 601 + index))
    expect(net.errors.at(-1)!.raised).toMatch(/^Extension\./)
  })

  test.each(net.functions.map((definition) => [definition.name, definition] as const))(
    'the example of %s holds',
    async (method, { example: { params, result } }) => {
      const code = (result as { $error?: number } | null)?.$error
      const outcome = code === undefined ? { expect: result } : { error: { code } }
      await runVector(offline, { method, params: params as Record<string, unknown>, ...outcome })
    },
  )
})

describe('net.query', () => {
  test('returns the whole answer with every digit', async () => {
    const text = '{"data":{"big":123456789012345678901234567890,"time":1.0},"extensions":{"a":1}}'
    const { client } = await connect({ query: () => ({ status: 200, text }) })
    const definition = await client.call('net.query', { query: '{big}' })
    expect(definition).toEqual(JSON.parse(`{"result":${text}}`))
  })

  test('fails with 601 that names the cause', async () => {
    const { client, peer } = await connect({ query: () => ({ errors: [{ message: 'no', extensions: { code: 42 } }] }) })
    await expect(client.call('net.query', { query: '{a}' })).rejects.toMatchObject({
      code: 601,
      message: 'Query failed: Graphql server returned error: no.',
      data: { cause_code: 608, server_code: 42, query_url: `http://${peer.endpoint}/graphql` },
    })
  })

  test('passes error 615 on', async () => {
    const { client } = await connect({ query: () => ({ status: 401 }) })
    await expect(client.call('net.query', { query: '{a}' })).rejects.toMatchObject({ code: 615 })
  })

  test('ends when its call is cancelled', async () => {
    const { client } = await connect({ query: () => 'silence' })
    const controller = new AbortController()
    const call = client.call('net.query', { query: '{a}' }, { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('cancelled')), 30)
    await expect(call).rejects.toThrow('cancelled')
  })
})

describe('collections', () => {
  test('are queried with typed variables', async () => {
    const { client, peer } = await connect({ query: () => ({ data: { block_signatures: [{ id: 1 }] } }) })
    const order = [{ path: 'id', direction: 'ASC' }]
    const params = { collection: 'block_signatures', filter: { id: { eq: 1 } }, result: 'id', order, limit: 2 }
    expect(await client.call('net.query_collection', params)).toEqual({ result: [{ id: 1 }] })
    expect(peer.queries[0]).toMatchObject({
      query:
        'query block_signatures($p1: BlockSignaturesFilter,$p2: [QueryOrderBy],$p3: Int) {\n    block_signatures(filter: $p1,orderBy: $p2,limit: $p3) { id }\n}',
      variables: { p1: { id: { eq: 1 } }, p2: order, p3: 2 },
    })
    await client.call('net.query_collection', { collection: 'blocks', result: 'id' }).catch(() => {})
    expect(peer.queries[1]).toMatchObject({ query: 'query blocks {\n    blocks { id }\n}', variables: {} })
  })

  test('fail with 605 when the answer lacks them', async () => {
    const { client } = await connect({ query: () => ({ data: { blocks: null } }) })
    const call = client.call('net.query_collection', { collection: 'blocks', result: 'id' })
    await expect(call).rejects.toMatchObject({ code: 605 })
  })

  test('are aggregated', async () => {
    const { client, peer } = await connect({ query: () => ({ data: { aggregateAccounts: ['7'] } }) })
    const fields = [{ field: 'balance', fn: 'SUM' }]
    expect(await client.call('net.aggregate_collection', { collection: 'accounts', fields })).toEqual({ values: ['7'] })
    expect(peer.queries[0]!.query).toBe(
      'query aggregateAccounts($p1: [FieldAggregation]) {\n    aggregateAccounts(fields: $p1)\n}',
    )
  })

  test('return counterparties', async () => {
    const { client, peer } = await connect({ query: () => ({ data: { counterparties: [] } }) })
    const params = { account: 'aa'.repeat(32), result: 'cursor', first: 3, after: 'c' }
    expect(await client.call('net.query_counterparties', params)).toEqual({ result: [] })
    expect(peer.queries[0]).toMatchObject({
      query:
        'query counterparties($p1: String!,$p2: Int,$p3: String) {\n    counterparties(account: $p1,first: $p2,after: $p3) { cursor }\n}',
      variables: { p1: `0:${'aa'.repeat(32)}`, p2: 3, p3: 'c' },
    })
  })

  test('are waited for, also when the node answers at once', async () => {
    let asked = 0
    const { client, peer } = await connect({ query: () => ({ data: { messages: ++asked < 2 ? [] : [{ id: 'm' }] } }) })
    const params = { collection: 'messages', result: 'id', timeout: 5000 }
    expect(await client.call('net.wait_for_collection', params)).toEqual({ result: { id: 'm' } })
    expect(peer.queries[0]).toMatchObject({
      query: 'query messages($p1: Int,$p2: Float) {\n    messages(limit: $p1,timeout: $p2) { id }\n}',
      variables: { p1: 1, p2: 5000 },
    })
  })

  test('refuse an order under its GraphQL name', async () => {
    const { client, peer } = await connect({})
    const selection = { collection: 'messages', result: 'id', orderBy: [{ path: 'id', direction: 'ASC' }] }
    const operations = [{ type: 'QueryCollection', ...selection }]
    await expect(client.call('net.query_collection', selection)).rejects.toMatchObject({
      code: 23,
      data: { path: 'orderBy' },
    })
    await expect(client.call('net.batch_query', { operations })).rejects.toMatchObject({ code: 23 })
    expect(peer.queries).toEqual([])
  })

  test.each([
    ['timeout of the call', { timeout: 50 }, {}],
    ['wait_for_timeout', {}, { wait_for_timeout: 50 }],
  ])('are not waited for longer than the %s', async (_, params, network) => {
    const { client } = await connect({ query: () => ({ data: { messages: [] } }) }, network)
    const call = client.call('net.wait_for_collection', {
      collection: 'messages',
      filter: { a: 1 },
      result: 'id',
      ...params,
    })
    await expect(call).rejects.toMatchObject({
      code: 607,
      data: { timeout: 50, filter: { a: 1 }, timestamp: expect.any(Number), config_servers: [expect.any(String)] },
    })
  })

  test('collections that fail during a wait are error 603', async () => {
    const { client } = await connect({ query: () => ({ errors: [{ message: 'no' }] }) })
    const call = client.call('net.wait_for_collection', { collection: 'messages', result: 'id' })
    await expect(call).rejects.toMatchObject({ code: 603, data: { cause_code: 608, filter: null } })
  })

  test('share a document in a batch', async () => {
    const { client, peer } = await connect({
      query: ({ query }) => ({ data: query.includes('q3') ? { q1: [1], q2: ['2'], q3: [] } : { messages: [3] } }),
    })
    const operations = [
      { type: 'QueryCollection', collection: 'blocks', result: 'id', limit: 1 },
      { type: 'AggregateCollection', collection: 'blocks' },
      { type: 'WaitForCollection', collection: 'messages', result: 'id', timeout: 3000 },
    ]
    expect(await client.call('net.batch_query', { operations })).toEqual({ results: [[1], ['2'], 3] })
    expect(peer.queries[0]!.query).toBe(
      'query batch($p1: Int,$p2: Int,$p3: Float) {\n    q1: blocks(limit: $p1) { id }\n    q2: aggregateBlocks\n    q3: messages(limit: $p2,timeout: $p3) { id }\n}',
    )
    expect(peer.queries).toHaveLength(2)
    expect(await client.call('net.batch_query', { operations: [] })).toEqual({ results: [] })
  })
})

describe('subscriptions', () => {
  test('deliver objects of a collection until they are ended', async () => {
    const { client, peer } = await connect({ query: () => 'silence' })
    const messages: unknown[] = []
    const callback = (message: unknown) => void messages.push(message)
    const params = { collection: 'transactions', filter: { a: 1 }, result: 'id\n  lt' }
    const { handle } = await client.call('net.subscribe_collection', params, { callback })
    const { id, payload } = await peer.nextMessage(({ type }) => type === 'start')
    expect(payload).toEqual({
      query: 'subscription transactions($filter: TransactionFilter) { transactions(filter: $filter) { id lt } }',
      variables: { filter: { a: 1 } },
    })
    peer.broadcast({ type: 'data', id, payload: { data: { transactions: { id: 'x' } } } })
    peer.broadcast({ type: 'data', id, payload: { data: { other: 1 } } })
    await expect.poll(() => messages).toMatchObject([{ result: { id: 'x' } }, { code: 604 }])
    await client.call('net.unsubscribe', { handle })
    await peer.nextMessage(({ type }) => type === 'stop')
    expect(client.closed).toEqual(['callback-1: unsubscribed'])
    await client.call('net.unsubscribe', { handle })
  })

  test('deliver the whole data of a GraphQL subscription, and errors', async () => {
    const { client, peer } = await connect({ query: () => 'silence' })
    const messages: unknown[] = []
    const callback = (message: unknown) => void messages.push(message)
    await client.call('net.subscribe', { subscription: 'subscription{a}', variables: { v: 1 } }, { callback })
    await peer.nextMessage(({ type }) => type === 'start')
    peer.broadcast({ type: 'data', id: '1', payload: { data: { a: 1 } } })
    await expect.poll(() => messages).toEqual([{ result: { a: 1 } }])
    for (const socket of peer.sockets) socket.terminate()
    await expect
      .poll(() => messages)
      .toMatchObject([
        {},
        { code: 610, data: { core_version: expect.any(String), config_servers: [peer.endpoint] } },
        { code: 614, data: { gap: { from: expect.any(Number), to: expect.any(Number) } } },
      ])
    await expect.poll(() => peer.messages.filter(({ type }) => type === 'start').length).toBe(2)
    peer.broadcast({ type: 'complete', id: '1' })
    await expect.poll(() => messages.at(-1)).toEqual({ result: null })
    expect(client.closed).toEqual(['callback-1: removed'])
  })

  test('fail with 602 if the node has no such collection, with 13 without a callback', async () => {
    const { client } = await connect({ upgrade: () => 404 })
    const params = { collection: 'blocks', result: 'id' }
    await expect(client.call('net.subscribe_collection', params)).rejects.toMatchObject({ code: 13 })
    const call = client.call('net.subscribe_collection', params, { callback: () => {} })
    await expect(call).rejects.toMatchObject({ code: 602, data: { cause_code: 613 } })
  })
})

describe('endpoints', () => {
  test('are listed, recommended and replaced', async () => {
    const recommended = ['a.example', 'b.example']
    const { client, peer } = await connect({
      info: ({ query }) =>
        query.includes('endpoints') ? { endpoints: recommended } : { version: '1.0.0', time: 1, latency: 0 },
    })
    expect(await client.call('net.get_endpoints')).toEqual({
      query: `http://${peer.endpoint}/graphql`,
      endpoints: [peer.endpoint],
    })
    expect(await client.call('net.fetch_endpoints')).toEqual({ endpoints: recommended })
    await client.call('net.set_endpoints', { endpoints: [peer.endpoint, ...recommended] })
    expect((await client.call('net.get_endpoints')).endpoints).toEqual([peer.endpoint, ...recommended])
    await expect(client.call('net.set_endpoints', { endpoints: [] })).rejects.toMatchObject({ code: 612 })
    await expect(client.call('net.set_endpoints', { endpoints: ['a b'] })).rejects.toMatchObject({ code: 619 })
  })

  test('recommended endpoints that are not texts are error 605', async () => {
    const { client } = await connect({ info: () => ({ version: '1.0.0', endpoints: [1] }) })
    await expect(client.call('net.fetch_endpoints')).rejects.toMatchObject({ code: 605 })
  })

  test('are not used between suspend and resume', async () => {
    const { client, peer } = await connect({ query: () => ({ data: { a: 1 } }) })
    await client.call('net.suspend')
    const call = client.call('net.query', { query: '{a}' })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(peer.requests).toHaveLength(0)
    await client.call('net.resume')
    expect(await call).toEqual({ result: { data: { a: 1 } } })
  })
})

describe('the signature id', () => {
  const block = { global_id: -7, gen_software_capabilities: '0x4000000' }
  const script = { query: () => ({ data: { blockchain: { blocks: { edges: [{ node: block }] } } } }) }
  const sign = {
    address: `0:${'0'.repeat(64)}`,
    abi: {
      type: 'Contract',
      value: {
        'ABI version': 2,
        version: '2.3',
        header: ['pubkey', 'time', 'expire'],
        functions: [{ name: 'f', inputs: [], outputs: [] }],
        events: [],
      },
    },
    call_set: { function_name: 'f', header: { time: 1, expire: 2 } },
    signer: { type: 'External', public_key: 'aa'.repeat(32) },
  }

  test('the signature id of the network applies to messages that are encoded', async () => {
    const { client } = await connect(script)
    expect(await client.call('net.get_signature_id')).toEqual({ signature_id: -7 })
    const asked = await client.call('abi.encode_message', sign)
    const given = await offline.call('abi.encode_message', { ...sign, signature_id: -7 })
    expect(asked.data_to_sign).toBe(given.data_to_sign)
    const none = await offline.call('abi.encode_message', sign)
    expect(none.data_to_sign).not.toBe(given.data_to_sign)
  })

  test('the signature id of the configuration needs no network', async () => {
    const client = await LocalClient.open({ config: { network: { signature_id: 5 } } })
    expect(await client.call('net.get_signature_id')).toEqual({ signature_id: 5 })
  })
})

describe('net.find_last_shard_block', () => {
  const address = `0:${'4'.repeat(64)}`

  test('finds the shard in the last master block', async () => {
    const shard = (shard: string, root_hash: string) => ({ workchain_id: 0, shard, descr: { root_hash } })
    const master = { shard_hashes: [shard('c000000000000000', 'high'), shard('4000000000000000', 'low')] }
    const { client } = await connect({ query: () => ({ data: { blocks: [{ id: 'mc', master }] } }) })
    expect(await client.call('net.find_last_shard_block', { address })).toEqual({ block_id: 'low' })
    const inMaster = { address: `-1:${'4'.repeat(64)}` }
    expect(await client.call('net.find_last_shard_block', inMaster)).toEqual({ block_id: 'mc' })
  })

  test('takes a first key block, which comes before all shards, as no block of the shard', async () => {
    let blocks: object[] = []
    const { client } = await connect({
      query: ({ variables }) => {
        const { p1 } = variables as { p1: { workchain_id: { eq: number } } }
        return { data: { blocks: p1.workchain_id.eq === -1 ? [{ id: 'mc', master: { shard_hashes: [] } }] : blocks } }
      },
    })
    await expect(client.call('net.find_last_shard_block', { address })).rejects.toMatchObject({ code: 511 })
    blocks = [{ id: 'b', shard: '8000000000000000', after_merge: false }]
    expect(await client.call('net.find_last_shard_block', { address })).toEqual({ block_id: 'b' })
    const inMaster = { address: `-1:${'4'.repeat(64)}` }
    expect(await client.call('net.find_last_shard_block', inMaster)).toEqual({ block_id: 'mc' })
  })

  test('requires a single shard on networks without master blocks', async () => {
    let last: object[] = [{ id: 'b', shard: '8000000000000000', after_merge: false }]
    const { client } = await connect({
      query: ({ variables }) => {
        const { p1 } = variables as { p1: { workchain_id: { eq: number } } }
        return { data: { blocks: p1.workchain_id.eq === -1 ? [] : last } }
      },
    })
    expect(await client.call('net.find_last_shard_block', { address })).toEqual({ block_id: 'b' })
    last = [{ id: 'b', shard: '4000000000000000' }]
    await expect(client.call('net.find_last_shard_block', { address })).rejects.toMatchObject({ code: 512 })
    last = []
    await expect(client.call('net.find_last_shard_block', { address })).rejects.toMatchObject({ code: 511 })
    await expect(client.call('net.find_last_shard_block', { address: 'x' })).rejects.toMatchObject({ code: 4 })
  })
})

describe('net.query_transaction_tree', () => {
  /** A root with 25 receivers, so that there are three queries. */
  const children = Array.from({ length: 25 }, (_, index) => `m${index}`)
  const transaction = (id: string, out_msgs: string[] = [], exit_code?: number) => ({
    id,
    aborted: exit_code !== undefined,
    compute: { exit_code },
    total_fees: '0x5',
    out_msgs,
  })
  const message = (id: string) =>
    id === 'root'
      ? { id, msg_type: 1, dst: 'A', dst_transaction: transaction('t', children) }
      : id === 'm0'
        ? { id, msg_type: 2, src: 'A', dst: '', body: 'x' }
        : {
            id,
            msg_type: 0,
            src: 'A',
            dst: 'B',
            bounce: true,
            value: '0x1',
            dst_transaction: transaction(`t${id}`, [], -14),
          }
  const idsOf = (variables: unknown) => (variables as { p1: { id: { in: string[] } } }).p1.id.in

  test('follows outbound messages page by page', async () => {
    const { client, peer } = await connect({
      query: ({ variables }) => ({ data: { messages: idsOf(variables).map(message) } }),
    })
    const tree = await client.call('net.query_transaction_tree', { in_msg: 'root' })
    expect(tree.messages).toHaveLength(26)
    expect(tree.transactions).toHaveLength(25)
    expect(tree.messages[2]).toEqual({
      id: 'm1',
      src_transaction_id: 't',
      dst_transaction_id: 'tm1',
      src: 'A',
      dst: 'B',
      value: '0x1',
      bounce: true,
      decoded_body: null,
    })
    expect(tree.transactions[1]).toMatchObject({ id: 'tm1', in_msg: 'm1', account_addr: 'B', exit_code: 4294967282 })
    expect(peer.queries.map(({ variables }) => idsOf(variables).length)).toEqual([1, 20, 5])
    const short = await client.call('net.query_transaction_tree', { in_msg: 'root', transaction_max_count: 1 })
    expect(short.messages).toHaveLength(1)
  })

  test('is found on nodes without collections too', async () => {
    const hashOf = (index: number) => index.toString(16).padStart(64, '0')
    const hashes = Array.from({ length: 25 }, (_, index) => hashOf(index + 1))
    const found = (id: string) =>
      id === hashOf(0)
        ? { id, msg_type: 1, dst: 'A', dst_transaction: transaction('t', hashes) }
        : { id, msg_type: 0, src: 'A', dst: 'B', dst_transaction: transaction(`t${id}`) }
    const { client } = await connect({
      query: ({ query }) => {
        if (query.startsWith('query messages')) return { errors: [{ message: 'Deprecated API is disabled' }] }
        const asked = [...query.matchAll(/(\w+):message\(hash:"(\w+)"\)/g)].map(([, name, id]) => [name, found(id!)])
        return { data: { blockchain: Object.fromEntries(asked) } }
      },
    })
    const tree = await client.call('net.query_transaction_tree', { in_msg: hashOf(0) })
    expect(tree.messages).toHaveLength(26)
    expect(tree.messages[25].id).toBe(hashOf(25))
  })

  test('waits for messages and transactions that do not exist yet', async () => {
    let asked = 0
    const { client } = await connect({
      query: ({ variables }) => ({
        data: {
          messages:
            ++asked === 1
              ? []
              : idsOf(variables).map((id) => ({
                  ...message(id),
                  dst_transaction: asked === 2 ? null : transaction('t'),
                })),
        },
      }),
    })
    const tree = await client.call('net.query_transaction_tree', { in_msg: 'root' })
    expect(tree.messages).toHaveLength(1)
    expect(asked).toBe(3)
  })

  test('decodes bodies with the first description that fits', async () => {
    const functions = [{ name: 'add', inputs: [{ name: 'amount', type: 'uint32' }], outputs: [] }]
    const value = { 'ABI version': 2, version: '2.3', functions: [], events: [] }
    const abi = { type: 'Contract', value: { ...value, functions } }
    const call_set = { function_name: 'add', input: { amount: 7 } }
    const encoded = { abi, call_set, is_internal: true, signer: { type: 'None' } }
    const { body } = await offline.call('abi.encode_message_body', encoded)
    const internal = { ...message('root'), msg_type: 0, body, dst_transaction: transaction('t') }
    const connected = await connect({ query: () => ({ data: { messages: [internal] } }) })
    const abi_registry = [{ type: 'Contract', value }, abi]
    const tree = await connected.client.call('net.query_transaction_tree', { in_msg: 'root', abi_registry })
    expect(tree.messages[0].decoded_body).toMatchObject({ body_type: 'Input', name: 'add', value: { amount: '7' } })
    const bad = connected.client.call('net.query_transaction_tree', {
      in_msg: 'root',
      abi_registry: [{ type: 'Json', value: '{' }],
    })
    await expect(bad).rejects.toMatchObject({ code: 303 })
  })

  test('ends with 616 when they do not appear in time', async () => {
    const { client } = await connect({ query: () => ({ data: { messages: [] } }) })
    const call = client.call('net.query_transaction_tree', { in_msg: 'root', timeout: 50 })
    await expect(call).rejects.toMatchObject({ code: 616, data: { timeout: 50 } })
  })
})

describe('iterators', () => {
  const blocks = Array.from({ length: 6 }, (_, index) => ({
    id: `b${index}`,
    gen_utime: 100 + index,
    workchain_id: 0,
    shard: index % 2 === 0 ? '4000000000000000' : 'c000000000000000',
  }))
  const transactions = blocks.map(({ gen_utime, id }, index) => ({
    id: `t${id}`,
    account_addr: `${index % 2 === 0 ? '2' : 'e'}${'0'.repeat(63)}`,
    now: gen_utime,
    bounce: index === 5 ? { bounce_type: 2 } : null,
    in_message: { id: 'in', value: '5', src: 'S' },
    out_messages: [
      { id: 'out', value: '0', dst: 'D' },
      { id: 'out2', value: '7', dst: 'D' },
    ],
  }))
  const page = <T extends object>(all: readonly T[], first: number, after: string | null) =>
    all
      .map((node, index) => ({ cursor: `c${index}`, node }))
      .filter(({ cursor }) => after === null || cursor > after)
      .slice(0, first)
  const script: PeerScript = {
    query: ({ query, variables }) => {
      const { first = 1, after = null } = variables as { first?: number; after?: string | null }
      if (query.includes('last:1')) return { data: { blockchain: { blocks: { edges: [{ cursor: 'c1', node: {} }] } } } }
      const start = Number(/start:(\d+)/.exec(query)?.[1] ?? 0)
      return query.includes('{blocks(')
        ? {
            data: {
              blockchain: {
                blocks: { edges: page(blocks, first, after).filter(({ node }) => node.gen_utime >= start) },
              },
            },
          }
        : { data: { blockchain: { transactions: { edges: page(transactions, first, after) } } } }
    },
  }
  const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

  test('go over blocks between two times, in steps, and can be resumed', async () => {
    const { client, peer } = await connect(script)
    const { handle } = await client.call('net.create_block_iterator', {
      start_time: 101,
      end_time: 105,
      result: 'seq_no',
    })
    const first = await client.call('net.iterator_next', { iterator: handle, limit: 2, return_resume_state: true })
    expect(ids(first)).toEqual(['b1', 'b2'])
    expect(first.has_more).toBe(true)
    expect(peer.queries[0]!.query).toContain('prev_alt_ref { root_hash } seq_no}')
    const resumed = await client.call('net.resume_block_iterator', { resume_state: first.resume_state })
    for (const iterator of [handle, resumed.handle]) {
      const rest = await client.call('net.iterator_next', { iterator, limit: 10 })
      expect(ids(rest)).toEqual(['b3', 'b4'])
      expect(rest.has_more).toBe(false)
      expect(await client.call('net.iterator_next', { iterator })).toMatchObject({ items: [], has_more: false })
    }
    await client.call('net.remove_iterator', { handle })
    await expect(client.call('net.iterator_next', { iterator: handle })).rejects.toMatchObject({ code: 34 })
    await expect(client.call('net.remove_iterator', { handle })).rejects.toMatchObject({ code: 34 })
  })

  test('return the blocks of chosen shards, and have more without an end', async () => {
    const { client } = await connect(script)
    const { handle } = await client.call('net.create_block_iterator', { shard_filter: ['0:4000000000000000'] })
    const answer = await client.call('net.iterator_next', { iterator: handle, limit: 10 })
    expect(ids(answer)).toEqual(['b0', 'b2', 'b4'])
    expect(answer.has_more).toBe(true)
    expect(await client.call('net.iterator_next', { iterator: handle })).toMatchObject({ items: [], has_more: true })
  })

  test('go over transactions with transfers, by shard and by account', async () => {
    const { client, peer } = await connect(script)
    const { handle } = await client.call('net.create_transaction_iterator', {
      start_time: 102,
      include_transfers: true,
    })
    const answer = await client.call('net.iterator_next', { iterator: handle, limit: 10 })
    expect(ids(answer)).toEqual(['tb2', 'tb3', 'tb4', 'tb5'])
    expect(answer.items[3].transfers).toEqual([
      { message: 'in', isBounced: true, isDeposit: true, counterparty: 'S', value: '5' },
      { message: 'out2', isBounced: true, isDeposit: false, counterparty: 'D', value: '7' },
    ])
    expect(peer.queries[0]!.query).toContain('master_seq_no_range:{end:102}')
    const next = async (params: object) => {
      const { handle } = await client.call('net.create_transaction_iterator', params)
      return client.call('net.iterator_next', { iterator: handle, limit: 10, return_resume_state: true })
    }
    expect(ids(await next({ shard_filter: ['c000000000000000'] }))).toEqual(['tb1', 'tb3', 'tb5'])
    const ofAccount = { accounts_filter: [`0:2${'0'.repeat(63)}`], end_time: 103 }
    const { items, has_more, resume_state } = await next(ofAccount)
    expect(ids({ items })).toEqual(['tb0', 'tb2'])
    expect(has_more).toBe(false)
    const resumed = await client.call('net.resume_transaction_iterator', { resume_state, accounts_filter: null })
    expect(await client.call('net.iterator_next', { iterator: resumed.handle })).toMatchObject({ has_more: false })
  })

  test('refuse shards and states that cannot be read', async () => {
    const { client } = await connect()
    const bad = client.call('net.create_block_iterator', { shard_filter: ['0:0'] })
    await expect(bad).rejects.toMatchObject({ code: 23 })
    for (const resume_state of [null, {}, { kind: 'transactions' }]) {
      await expect(client.call('net.resume_block_iterator', { resume_state })).rejects.toMatchObject({ code: 33 })
    }
  })
})
