import { describe, expect, test } from 'vitest'
import { startGraphql } from '../../../support/devnode/GraphqlServer.ts'
import { alice, aliceId, bob, dappId, sampleBlock, sampleIds, timeOf } from '../../../support/devnode/sampleChain.ts'

async function collections(blocks: number) {
  const server = await startGraphql({ blocks })
  const ask = async (type: string, filter: object, result = 'id', more: object = {}) => {
    const name = `${type.toLowerCase()}s`
    const text = `query ${name}($p1: ${type}Filter,$p2: [QueryOrderBy],$p3: Int, $p4: Float) {
      ${name}(filter: $p1,orderBy: $p2,limit: $p3, timeout: $p4) { ${result} }\n}`
    const { orderBy, limit, timeout } = more as { orderBy?: object; limit?: number; timeout?: number }
    return (await server.query(text, { p1: filter, p2: orderBy, p3: limit, p4: timeout }))[name] as { id: string }[]
  }
  const ids = async (type: string, filter: object, more?: object) =>
    (await ask(type, filter, 'id', more)).map(({ id }) => id).sort()
  return { ...server, ask, ids }
}

describe('filters of collections', () => {
  test('compare columns, parts of documents and big integers', async () => {
    const { ids } = await collections(3)
    const bobs = [1, 2, 3].map((height) => sampleIds(height).ofBob)
    const some = (...heights: number[]) => heights.map((height) => bobs[height - 1]!).sort()
    const find = (filter: object) => ids('Transaction', { account_addr: { eq: bob }, ...filter })
    expect(await find({})).toEqual(some(1, 2, 3))
    expect(await find({ aborted: { eq: true } })).toEqual(some(3))
    expect(await find({ aborted: { ne: true } })).toEqual(some(1, 2))
    expect(await find({ now: { gt: timeOf(1), le: timeOf(2) } })).toEqual(some(2))
    expect(await find({ now: { lt: timeOf(1) } })).toEqual([])
    expect(await find({ id: { in: [bobs[0], bobs[2], 'none'] } })).toEqual(some(1, 3))
    expect(await find({ id: { notIn: [bobs[0]] } })).toEqual(some(2, 3))
    expect(await find({ compute: { gas_used: { ge: '0x4d2' }, exit_code: { eq: 0 } } })).toEqual(some(1, 2, 3))
    expect(await find({ compute: { gas_used: { gt: 1234 } } })).toEqual([])
    expect(await find({ balance_delta: { ge: '1999999900' } })).toEqual(some(2, 3))
    expect(await find({ total_fees: { in: ['0x64'] } })).toEqual(some(1, 2, 3))
    expect(await find({ action: { success: { eq: null } } })).toEqual(some(1, 2, 3))
    expect(await find({ code_hash: { ne: null } })).toEqual([])
    expect(await find({ out_msgs: { any: { eq: 'x' } } })).toEqual([])
    expect(await find({ out_msgs: { all: { eq: 'x' } } })).toEqual(some(1, 2, 3))
  })

  test('can be joined with OR, in both spellings and nested', async () => {
    const { ids } = await collections(3)
    const find = (filter: object) => ids('Block', { workchain_id: { eq: 0 }, ...filter })
    const blocks = (...heights: number[]) => heights.map((height) => sampleIds(height).block)
    const or = { seq_no: { eq: 1 }, OR: { workchain_id: { eq: 0 }, seq_no: { eq: 3 } } }
    expect(await find(or)).toEqual(blocks(1, 3))
    expect(await ids('Message', { src: { eq: bob }, or: { msg_type: { eq: 1 }, created_at: { eq: null } } })).toEqual(
      [1, 2, 3].map((height) => sampleIds(height).externalIn).sort(),
    )
    const previous = { root_hash: { in: blocks(1, 2) } }
    expect(await ids('Block', { prev_ref: previous, OR: { prev_alt_ref: previous } })).toEqual(blocks(2, 3))
    expect(await find({ block_height: { height: { eq: 2 }, thread_id: { eq: '0'.repeat(68) } } })).toEqual(blocks(2))
  })

  test('can refer to fields of joined objects', async () => {
    const { ids } = await collections(3)
    const transfers = [1, 2, 3].map((height) => sampleIds(height).transfer)
    expect(await ids('Message', { dst_transaction: { aborted: { eq: true } } })).toEqual([transfers[2]])
    expect(await ids('Transaction', { in_message: { value: { gt: '2000000000' } } })).toEqual([sampleIds(3).ofBob])
    const sent = { out_messages: { any: { value: { eq: '0x3b9aca00' } } } }
    expect(await ids('Transaction', sent)).toEqual([sampleIds(1).ofAlice])
    expect(await ids('Transaction', { out_messages: { all: { msg_type: { eq: 0 } } } })).toHaveLength(3)
    const inBlock = {
      account_blocks: { any: { transactions: { any: { transaction_id: { eq: sampleIds(2).ofBob } } } } },
    }
    expect(await ids('Block', inBlock)).toEqual([sampleIds(2).block])
  })

  test('find accounts by their id in every form', async () => {
    const { ids } = await collections(1)
    expect(await ids('Account', { id: { eq: alice } })).toEqual([alice])
    expect(await ids('Account', { id: { in: [aliceId, bob] } })).toEqual([alice, bob])
    expect(await ids('Account', { dapp_id: { eq: dappId }, balance: { gt: '0xffffffffffffffffffff' } })).toEqual([
      alice,
    ])
  })

  test('sort and limit', async () => {
    const { ask } = await collections(4)
    const order = (path: string, direction?: string) => ({ orderBy: [{ path, direction }] })
    const seqNos = async (more: object) =>
      (await ask('Block', { workchain_id: { eq: 0 } }, 'seq_no', more)).map(
        (block) => (block as { seq_no?: number }).seq_no,
      )
    expect(await seqNos({ ...order('seq_no', 'DESC'), limit: 2 })).toEqual([4, 3])
    expect(await seqNos({ ...order('prev_ref.root_hash'), limit: 3 })).toEqual([1, 2, 3])
    expect(await seqNos({ limit: 0 })).toEqual([])
    const byValue = await ask('Message', { msg_type: { eq: 0 } }, 'value(format: DEC)', order('value', 'DESC'))
    expect(byValue).toEqual([4, 3, 2, 1].map((n) => ({ value: `${n}000000000` })))
  })

  test('let a client walk from the masterchain to the blocks of the shard', async () => {
    const { query } = await collections(3)
    const { blocks } =
      await query(`{ blocks(filter: { workchain_id: { eq: -1 } }, orderBy: [{ path: "seq_no", direction: DESC }], limit: 1) {
      id master { shard_hashes { workchain_id shard descr { root_hash seq_no gen_utime } } } prev_ref { root_hash } thread_id } }`)
    const [{ workchain_id, shard, descr }] = blocks[0].master.shard_hashes
    expect([workchain_id, shard, descr]).toEqual([
      0,
      '8000000000000000',
      { root_hash: sampleIds(3).block, seq_no: 3, gen_utime: timeOf(3) },
    ])
    expect(blocks[0].thread_id).toBeNull()
    const { blockchain } = await query(`{ blockchain { block(hash: "${blocks[0].id}") { id } } }`)
    expect(blockchain.block).toBeNull()
  })

  test('answer a batch as one document with aliases', async () => {
    const { query } = await collections(1)
    const text = `query batch($p1: BlockFilter,$p2: Int,$p3: AccountFilter,$p4: [FieldAggregation],$p5: String!) {
      q1: blocks(filter: $p1,limit: $p2) { id }
      q2: aggregateAccounts(filter: $p3,fields: $p4)
      q3: counterparties(account: $p5) { counterparty }
      q4: info { version time latency rempEnabled }
      q5: block_signatures(filter: { id: { eq: "x" } }) { id }
      q6: zerostates(limit: 1) { boc }
    }`
    const variables = { p1: { seq_no: { eq: 1 } }, p2: 5, p3: {}, p4: [{ field: 'id', fn: 'COUNT' }], p5: alice }
    expect(await query(text, variables)).toMatchObject({
      q1: [{}, {}],
      q2: ['2'],
      q3: [{ counterparty: bob }],
      q4: { version: '1.0.0' },
      q5: [],
      q6: [],
    })
  })

  test('wait for the first object up to the given timeout', async () => {
    const { ask, store } = await collections(1)
    const waiting = ask('Block', { seq_no: { eq: 2 }, workchain_id: { eq: 0 } }, 'seq_no', { timeout: 30_000 })
    await ask('Block', {})
    store.commitBlock(sampleBlock(2))
    expect(await waiting).toEqual([{ seq_no: 2 }])
    expect(await ask('Block', { seq_no: { eq: 9 } }, 'id', { timeout: 20 })).toEqual([])
  })
})

describe('aggregates', () => {
  test('count, compare and add up values of every size', async () => {
    const { query } = await collections(4)
    const text =
      'query($f: TransactionFilter, $a: [FieldAggregation]) { aggregateTransactions(filter: $f, fields: $a) }'
    const aggregate = async (filter: object, ...fields: [string, string][]) => {
      const a = fields.map(([field, fn]) => ({ field, fn }))
      return (await query(text, { f: filter, a })).aggregateTransactions
    }
    const ofBob = { account_addr: { eq: bob } }
    expect(await aggregate({})).toEqual(['8'])
    expect(await aggregate(ofBob, ['id', 'COUNT'], ['now', 'MIN'], ['now', 'MAX'], ['now', 'AVERAGE'])).toEqual([
      '4',
      `${timeOf(1)}`,
      `${timeOf(4)}`,
      `${timeOf(1) + 15}`,
    ])
    const big = ['MIN', 'MAX', 'SUM', 'AVERAGE'].map((fn): [string, string] => ['balance_delta', fn])
    expect(await aggregate(ofBob, ...big)).toEqual(['999999900', '3999999900', '9999999600', '2499999900'])
    expect(await aggregate({ id: { eq: 'x' } }, ['now', 'MAX'], ['balance_delta', 'AVERAGE'], ['lt', 'SUM'])).toEqual([
      null,
      null,
      '0',
    ])
    expect(await aggregate({}, ['compute.gas_used', 'SUM'], ['outmsg_cnt', 'SUM'])).toEqual(['9872', '8'])
    expect((await query(text, { a: [{ fn: 'COUNT' }] })).aggregateTransactions).toEqual(['8'])
    await expect(query(text, { a: [{ fn: 'SUM' }] })).rejects.toThrow('SUM needs a field')
  })

  test('list counterparties, the most recent first', async () => {
    const { query } = await collections(3)
    const text =
      '{ counterparties(account: "$") { counterparty cursor last_message_id last_message_at last_message_is_reverse last_message_value(format: DEC) } }'
    const [party, ...others] = (await query(text.replace('$', bob))).counterparties
    expect(others).toEqual([])
    expect(party).toMatchObject({
      ...{ counterparty: alice, last_message_id: sampleIds(3).transfer, last_message_at: timeOf(3) },
      ...{ last_message_is_reverse: true, last_message_value: '3000000000' },
    })
    const after = `{ counterparties(account: "${bob}", after: "${party.cursor}") { counterparty } }`
    expect(await query(after)).toEqual({ counterparties: [] })
  })
})
