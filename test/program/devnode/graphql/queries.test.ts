import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../src/system/systemClock.ts'
import { type Answer, startGraphql } from '../../../support/devnode/GraphqlServer.ts'
import { alice, aliceId, bob, bobId, dappId, sampleIds, timeOf } from '../../../support/devnode/sampleChain.ts'

const BLOCK_FIELDS = `id in_msg_descr { msg_id msg_type_name transaction_id fwd_fee in_msg { msg_id fwd_fee_remaining } }
  out_msg_descr { msg_id msg_type_name out_msg { next_addr } reimport { msg_id } imported { ihr_fee } import_block_lt next_addr_pfx }
  prev_vert_alt_ref { root_hash } account_blocks { transactions { total_fees_other { currency value } } }
  value_flow { from_prev_blk(format: DEC) to_next_blk from_prev_blk_other { currency } to_next_blk_other { value }
    created_other { currency } exported_other { currency } fees_collected_other { currency } fees_imported_other { value }
    imported_other { currency } minted_other { currency } }`

describe('an array of requests', () => {
  const send = async (rules: 'current' | 'classic', body: unknown) => {
    const { url } = await startGraphql({ blocks: 1, node: { postMessage: async () => {}, rules } })
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, text: await response.text() }
  }
  const request = { query: '{info{version}}' }

  test('is refused by networks with Dapp IDs', async () => {
    expect(await send('current', [request])).toEqual({ status: 400, text: 'Batch requests are not supported' })
  })

  test('is answered with an array under classic rules, with one answer per request', async () => {
    const broken = { query: '{nothing}' }
    const { status, text } = await send('classic', [request, broken, { query: 'subscription { blocks { id } }' }])
    const answers = JSON.parse(text)
    expect(status).toBe(200)
    expect(answers).toHaveLength(3)
    expect(answers[0]).toEqual({ data: { info: { version: '1.0.0' } } })
    expect(answers[1].errors[0].message).toContain('nothing')
    expect(answers[2]).toMatchObject({ data: null, errors: [{ message: 'Subscriptions require a WebSocket' }] })
    expect(await send('classic', [])).toEqual({ status: 200, text: '[]' })
    expect((await send('classic', [request, 5])).status).toBe(400)
    expect((await send('classic', Array(101).fill(request))).status).toBe(400)
  })
})

describe('queries that clients send', () => {
  test('may select every field of the public schema', async () => {
    const { query } = await startGraphql({ blocks: 1 })
    const { blocks, transactions } = await query(`{
      blocks(limit: 1) { ${BLOCK_FIELDS} }
      transactions(limit: 1) { id split_info { acc_split_depth cur_shard_pfx_len sibling_addr this_addr } }
    }`)
    expect(blocks[0]).toMatchObject({ prev_vert_alt_ref: null })
    expect(transactions[0]).toMatchObject({ split_info: null })
  })

  test('answer the info request with whole numbers', async () => {
    const { url, query } = await startGraphql({ blocks: 2, clock: { ...systemClock, now: () => 1234.5 } })
    const text = '%7Binfo%7Bversion%20time%20latency%20rempEnabled%7D%7D'
    const answer = await (await fetch(`${url}?query=${text}`)).json()
    expect(answer).toEqual({ data: { info: { version: '1.0.0', time: 1234, latency: 0, rempEnabled: false } } })
    expect(await query('{info{endpoints lastBlockTime batchSize}}')).toEqual({
      info: { endpoints: [], lastBlockTime: timeOf(2), batchSize: 50 },
    })
  })

  test('return the state of an account under its Dapp ID and under its account id only', async () => {
    const { query } = await startGraphql({ blocks: 1 })
    const text = `query($a: String!, $d: String!) {
      blockchain { account(account_id: $a, dapp_id: $d) { info {
        id address acc_type acc_type_name balance(format: DEC) last_paid dapp_id code_hash workchain_id last_trans_lt boc code
      } } }
    }`
    const info = async (d: string) => (await query(text, { a: bobId.toUpperCase(), d })).blockchain.account.info
    const found = await info(dappId)
    expect(found).toMatchObject({ id: bobId, address: bobId, acc_type: 1, acc_type_name: 'Active', dapp_id: dappId })
    expect(found).toMatchObject({ balance: '1000000', workchain_id: 0, last_trans_lt: '0xf4245' })
    expect(found.boc).toMatch(/^te6cc/)
    expect(await info(bobId)).toEqual(found)
    expect(await info('00'.repeat(32))).toBeNull()
  })

  test('return the state of an account under any Dapp ID on a chain without them', async () => {
    const { query } = await startGraphql({ blocks: 1, node: { postMessage: async () => {}, hasDappIds: false } })
    const other = '00'.repeat(32)
    const text = `{ blockchain { account(account_id: "${bobId}", dapp_id: "${other}") { info { id } } } }`
    expect((await query(text)).blockchain.account.info).toEqual({ id: bobId })
  })

  test('refuse ids that are not 64 hex digits, and the removed argument', async () => {
    const { post } = await startGraphql()
    const account = (args: string) => post(`{ blockchain { account(${args}) { info { boc } } } }`)
    const { data, errors } = await account(`account_id: "0:${aliceId}", dapp_id: "${dappId}"`)
    expect([data, errors![0].message]).toEqual([null, 'Invalid account_id: expected 64 hex characters without prefix'])
    expect((await account(`account_id: "${aliceId}", dapp_id: "x"`)).errors![0].message).toBe(
      'Invalid dapp_id: expected 64 hex characters without prefix',
    )
    expect((await account(`address: "${alice}"`)).errors![0].message).toContain('Unknown argument "address"')
  })

  test('find a transaction with its outgoing messages once it exists', async () => {
    const { query, store } = await startGraphql({ blocks: 1 })
    const text =
      'query transaction($hash: String!) { blockchain { transaction(hash: $hash) { boc out_messages { id boc } } } }'
    const { ofAlice, transfer, event } = sampleIds(1)
    const { transaction } = (await query(text, { hash: ofAlice })).blockchain
    expect(transaction.boc).toBe(Buffer.from(store.readTransaction(ofAlice)!.boc).toString('base64'))
    expect(transaction.out_messages.map((message: { id: string }) => message.id)).toEqual([transfer, event])
    expect(await query(text, { hash: '00'.repeat(32) })).toEqual({ blockchain: { transaction: null } })
  })

  test('show a transaction field by field', async () => {
    const { query } = await startGraphql({ blocks: 3 })
    const { ofBob, transfer } = sampleIds(3)
    const { transaction } = (
      await query(`{ blockchain { transaction(hash: "${ofBob}") {
        id aborted account_addr balance_delta balance_delta_dec: balance_delta(format: DEC) now now_string tr_type_name
        in_msg in_message { value(format: DEC) src msg_type_name src_transaction { account_addr } }
        compute { gas_used(format: DEC) gas_fees exit_code compute_type_name } action { success } total_fees status_name
        code_hash block_id outmsg_cnt orig_status_name dapp_id
      } } }`)
    ).blockchain
    expect(transaction).toEqual({
      ...{
        id: ofBob,
        aborted: true,
        account_addr: bob,
        in_msg: transfer,
        total_fees: '0x64',
        status_name: 'Finalized',
      },
      ...{ balance_delta: '0xb2d05d9c', balance_delta_dec: '2999999900', now: timeOf(3), tr_type_name: 'Ordinary' },
      ...{ now_string: '2023-11-14 22:13:50.000', action: null, code_hash: null, outmsg_cnt: 0, dapp_id: dappId },
      ...{ orig_status_name: 'Active', block_id: sampleIds(3).block },
      in_message: {
        ...{ value: '3000000000', src: alice, msg_type_name: 'Internal', src_transaction: { account_addr: alice } },
      },
      compute: { gas_used: '1234', gas_fees: '0x50', exit_code: 0, compute_type_name: 'Vm' },
    })
  })

  test('find messages and blocks', async () => {
    const { query } = await startGraphql({ blocks: 2 })
    const ids = sampleIds(2)
    const { blockchain } = await query(`{ blockchain {
      message(hash: "${ids.event}") { id boc body dst src msg_type msg_type_name src_dapp_id transaction_id dst_transaction { id } }
      block(hash: "${ids.block}") { id hash height thread_id tr_count gen_utime prev_ref { root_hash } shard workchain_id global_id
        gen_software_capabilities(format: DEC) account_blocks { account_addr transactions { transaction_id } } }
      blockByHeight(thread_id: "00", height: 2) { id }
      none: blockByHeight(thread_id: "01", height: 2) { id }
      finalizedTimestamp
    } }`)
    expect(blockchain.message).toMatchObject({ msg_type: 4, msg_type_name: 'ExtOutV2', src: alice, dst: '' })
    expect(blockchain.message).toMatchObject({
      src_dapp_id: dappId,
      transaction_id: ids.ofAlice,
      dst_transaction: null,
    })
    expect(blockchain.block).toMatchObject({
      ...{ id: ids.block, hash: ids.block, height: 2, thread_id: '0'.repeat(68), tr_count: 2, global_id: 100 },
      ...{ prev_ref: { root_hash: sampleIds(1).block }, workchain_id: 0, gen_software_capabilities: '1508654' },
    })
    expect(blockchain.block.account_blocks[1].transactions).toEqual([{ transaction_id: ids.ofBob }])
    expect([blockchain.blockByHeight, blockchain.none]).toEqual([{ id: ids.block }, null])
    expect(blockchain.finalizedTimestamp).toBeLessThan(Date.now() / 1000 - 299)
  })
})

describe('pages', () => {
  const pageOf =
    'edges { cursor node { height } } nodes { height } pageInfo { hasPreviousPage hasNextPage startCursor endCursor }'

  test('go forward and backward through the blocks without a gap', async () => {
    const { query } = await startGraphql({ blocks: 7 })
    const page = async (args: string) =>
      (await query(`{ blockchain { blocks(${args}) { ${pageOf} } } }`)).blockchain.blocks
    const heights = (blocks: Answer) => blocks.nodes.map(({ height }: { height: number }) => height)
    const first = await page('first: 3')
    expect([heights(first), first.pageInfo.hasNextPage, first.pageInfo.hasPreviousPage]).toEqual([
      [1, 2, 3],
      true,
      false,
    ])
    expect(first.edges.map(({ node }: Answer) => node)).toEqual(first.nodes)
    const second = await page(`first: 10, after: "${first.pageInfo.endCursor}"`)
    expect([heights(second), second.pageInfo.hasNextPage, second.pageInfo.hasPreviousPage]).toEqual([
      [4, 5, 6, 7],
      false,
      true,
    ])
    const last = await page('last: 2')
    expect([heights(last), last.pageInfo.hasNextPage, last.pageInfo.hasPreviousPage]).toEqual([[6, 7], false, true])
    const back = await page(`last: 3, before: "${last.pageInfo.startCursor}"`)
    expect([heights(back), back.pageInfo.hasNextPage, back.pageInfo.hasPreviousPage]).toEqual([[3, 4, 5], true, true])
    expect(heights(await page('first: 0'))).toEqual([])
    await expect(page('after: "no cursor"')).rejects.toThrow('Invalid after')
    await expect(page('last: 1, before: "%"')).rejects.toThrow('Invalid before')
    expect((await page('first: 0')).pageInfo).toMatchObject({ startCursor: '', endCursor: '' })
  })

  test('are limited to a time range, a number of items and a thread', async () => {
    const { query } = await startGraphql({ blocks: 5 })
    const count = async (args: string) =>
      (await query(`{ blockchain { blocks(${args}) { nodes { id } } } }`)).blockchain.blocks.nodes.length
    expect(await count(`master_seq_no_range: { start: ${timeOf(2)}, end: ${timeOf(4)} }`)).toBe(2)
    expect(await count('min_tr_count: 3')).toBe(0)
    expect(await count('max_tr_count: 2')).toBe(5)
    expect(await count('thread_id: "00"')).toBe(5)
    expect(await count('thread_id: "01"')).toBe(0)
  })

  test('refuse both ends at once and negative sizes', async () => {
    const { post } = await startGraphql()
    const message = async (args: string) =>
      (await post(`{ blockchain { events(${args}) { nodes { msg_id } } } }`)).errors![0].message
    expect(await message('first: 1, last: 1')).toContain('Only one')
    expect(await message('first: -1')).toContain('Invalid first')
    expect(await message('last: -5')).toContain('Invalid last')
  })

  test('show the messages, transactions and events of an account', async () => {
    const { query } = await startGraphql({ blocks: 3 })
    const account = async (id: string, fields: string) =>
      (await query(`{ blockchain { account(account_id: "${id}", dapp_id: "${dappId}") { ${fields} } } }`)).blockchain
        .account
    const messages = async (id: string, types: string) =>
      (await account(id, `messages(msg_type: ${types}) { edges { cursor node { id } } }`)).messages.edges
    const { messages: mixed } = await account(aliceId, 'messages(first: 4) { nodes { id } pageInfo { hasNextPage } }')
    expect(mixed.nodes.map(({ id }: Answer) => id)).toEqual([
      sampleIds(1).externalIn,
      sampleIds(1).event,
      sampleIds(1).transfer,
      sampleIds(2).externalIn,
    ])
    expect(mixed.pageInfo.hasNextPage).toBe(true)
    expect((await messages(aliceId, '[ExtIn]')).length).toBe(3)
    expect((await messages(aliceId, '[IntIn]')).length).toBe(0)
    expect((await messages(aliceId, 'ExtOut')).map(({ node }: Answer) => node.id)).toEqual(
      [1, 2, 3].map((n) => sampleIds(n).event),
    )
    const [outbound] = await messages(aliceId, '[IntOut]')
    const [inbound] = await messages(bobId, '[IntIn]')
    expect(outbound.node).toEqual(inbound.node)
    expect(outbound.cursor < inbound.cursor).toBe(true)
    const bobs = await account(
      bobId,
      'transactions(aborted: false, min_balance_delta: "1000000000") { nodes { id } } events { nodes { msg_id } }',
    )
    expect(bobs.transactions.nodes).toEqual([{ id: sampleIds(2).ofBob }])
    expect(bobs.events.nodes).toEqual([])
    const { events } = await account(
      aliceId,
      'events(last: 1) { nodes { msg_id src src_dapp_id created_at body msg_chain_order } }',
    )
    expect(events.nodes).toMatchObject([
      { msg_id: sampleIds(3).event, src: alice, src_dapp_id: dappId, created_at: timeOf(3) },
    ])
  })

  test('list all transactions, accounts by code, and events', async () => {
    const { query } = await startGraphql({ blocks: 2 })
    const { blockchain } = await query(`{ blockchain {
      transactions(min_balance_delta: "-100", max_balance_delta: 1000000000) { nodes { id } }
      accounts(first: 1) { nodes { info { id address code_hash } transactions { nodes { id } } } pageInfo { hasNextPage } }
      events { edges { cursor node { msg_chain_order } } }
      bkSetUpdates { nodes { height } }
    } }`)
    expect(blockchain.transactions.nodes).toEqual([{ id: sampleIds(1).ofBob }])
    expect(blockchain.accounts).toMatchObject({
      nodes: [{ info: { id: alice, address: alice }, transactions: { nodes: [{}, {}] } }],
      pageInfo: { hasNextPage: true },
    })
    const hash = blockchain.accounts.nodes[0].info.code_hash
    const byCode = await query(`{ blockchain { accounts(code_hash: "${hash}") { nodes { info { id } } } } }`)
    expect(byCode.blockchain.accounts.nodes).toHaveLength(2)
    expect(blockchain.events.edges).toHaveLength(2)
    expect(blockchain.events.edges[0].cursor).toBe(blockchain.events.edges[0].node.msg_chain_order)
    expect(blockchain.bkSetUpdates.nodes).toEqual([])
  })
})
