/** The functions of the library that read the chain, against the GraphQL of the node. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { startGraphql } from '../../../support/devnode/GraphqlServer.ts'
import { alice, bob, bobId, sampleBlock, sampleIds, timeOf } from '../../../support/devnode/sampleChain.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

async function open(blocks: number, network: object = {}) {
  const { store, url } = await startGraphql({ blocks })
  const client = await LocalClient.open({ config: { network: { endpoints: [url], ...network } } })
  onTestFinished(() => client.close())
  return { store, client }
}

describe.each(['HTTP', 'WS'])('functions of the library over %s', (queries_protocol) => {
  test('query collections, wait, aggregate and batch', async () => {
    const { client, store } = await open(3, { queries_protocol })
    const filter = { account_addr: { eq: bob } }
    const { result } = await client.call('net.query_collection', {
      ...{ collection: 'transactions', filter, result: 'id now aborted compute { gas_used(format: DEC) }', limit: 2 },
      order: [{ path: 'now', direction: 'DESC' }],
    })
    const compute = { gas_used: '1234' }
    expect(result).toEqual([
      { id: sampleIds(3).ofBob, now: timeOf(3), aborted: true, compute },
      { id: sampleIds(2).ofBob, now: timeOf(2), aborted: false, compute },
    ])
    const waiting = client.call('net.wait_for_collection', {
      ...{
        collection: 'blocks',
        filter: { seq_no: { eq: 4 }, workchain_id: { eq: 0 } },
        result: 'id',
        timeout: 20_000,
      },
    })
    store.commitBlock(sampleBlock(4))
    expect((await waiting).result).toEqual({ id: sampleIds(4).block })
    const fields = [
      { field: 'balance_delta', fn: 'SUM' },
      { field: 'id', fn: 'COUNT' },
    ]
    const aggregate = { collection: 'transactions', filter, fields }
    expect((await client.call('net.aggregate_collection', aggregate)).values).toEqual(['9999999600', '4'])
    const { results } = await client.call('net.batch_query', {
      operations: [
        { type: 'QueryCollection', collection: 'accounts', filter: { id: { eq: bobId } }, result: 'id' },
        { type: 'AggregateCollection', ...aggregate },
        { type: 'QueryCounterparties', account: bob, result: 'counterparty' },
        { type: 'WaitForCollection', collection: 'messages', filter: { msg_type: { eq: 1 } }, result: 'dst' },
      ],
    })
    expect(results).toEqual([[{ id: bob }], ['9999999600', '4'], [{ counterparty: alice }], { dst: alice }])
  })

  test('query freely, and fail with the message of the server', async () => {
    const { client } = await open(1, { queries_protocol })
    const query = 'query($h: String!) { blockchain { transaction(hash: $h) { out_messages { id } } } }'
    const { result } = await client.call('net.query', { query, variables: { h: sampleIds(1).ofBob } })
    expect(result).toEqual({ data: { blockchain: { transaction: { out_messages: [] } } } })
    await expect(client.call('net.query', { query: '{ nothing }' })).rejects.toMatchObject({
      code: 601,
      message: expect.stringContaining('Cannot query field "nothing"'),
    })
    const none = { collection: 'blocks', filter: { seq_no: { eq: 9 } }, result: 'id', timeout: 10 }
    await expect(client.call('net.wait_for_collection', none)).rejects.toMatchObject({ code: 607 })
  })
})

describe('functions of the library that walk and follow', () => {
  test('walk through all blocks and transactions', async () => {
    const { client } = await open(5)
    const all = async (method: string, params: object) => {
      const { handle } = await client.call(method, params)
      const found: { id: string }[] = []
      for (let rounds = 0; rounds < 20; rounds++) {
        const { items, has_more } = await client.call('net.iterator_next', { iterator: handle, limit: 3 })
        found.push(...items)
        if (!has_more) break
      }
      await client.call('net.remove_iterator', { handle })
      return found
    }
    const range = { start_time: timeOf(2), end_time: timeOf(5) }
    const blocks = await all('net.create_block_iterator', { ...range, result: 'seq_no' })
    expect(blocks).toMatchObject([2, 3, 4].map((height) => ({ id: sampleIds(height).block, seq_no: height })))
    const transactions = await all('net.create_transaction_iterator', {
      ...{ ...range, accounts_filter: [bob], include_transfers: true },
    })
    expect(transactions).toMatchObject(
      [2, 3, 4].map((height) => ({
        id: sampleIds(height).ofBob,
        transfers: [{ counterparty: alice, value: `${height}000000000`, isDeposit: true }],
      })),
    )
  })

  test('find the last block of a shard', async () => {
    const { client } = await open(3)
    const { block_id } = await client.call('net.find_last_shard_block', { address: bob })
    expect(block_id).toBe(sampleIds(3).block)
  })

  test('collect the transactions that a message caused', async () => {
    const { client } = await open(2)
    const ids = sampleIds(2)
    const tree = await client.call('net.query_transaction_tree', { in_msg: ids.externalIn, timeout: 2000 })
    expect(tree.transactions.map(({ id }: { id: string }) => id)).toEqual([ids.ofAlice, ids.ofBob])
    const byId = new Map(tree.messages.map((message: { id: string }) => [message.id, message]))
    expect([...byId.keys()].sort()).toEqual([ids.externalIn, ids.transfer, ids.event].sort())
    expect(byId.get(ids.externalIn)).toMatchObject({ dst_transaction_id: ids.ofAlice })
    expect(byId.get(ids.transfer)).toMatchObject({ value: '0x77359400', src: alice, dst: bob })
    expect(byId.get(ids.event)).toMatchObject({ src: alice, src_transaction_id: ids.ofAlice })
  })

  test('follow a collection', async () => {
    const { client, store } = await open(1)
    const received = Promise.withResolvers<unknown>()
    const { handle } = await client.call(
      'net.subscribe_collection',
      { collection: 'messages', filter: { msg_type: { eq: 0 } }, result: 'id value(format: DEC)' },
      { callback: (message) => received.resolve(message) },
    )
    // The subscription begins a moment after the call has settled.
    let height = 2
    const timer = setInterval(() => store.commitBlock(sampleBlock(height++)), 20)
    const message = await received.promise
    clearInterval(timer)
    expect(JSON.stringify(message)).toContain('000000000')
    await client.call('net.unsubscribe', { handle })
  })

  test('learn the signature id from the node', async () => {
    const { client } = await open(1)
    expect(await client.call('net.get_signature_id', {})).toEqual({ signature_id: null })
  })
})
