import { request } from 'node:http'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '5e'.repeat(32)
const DISABLED = 'Deprecated API is disabled'

let node: DevNode
let block: string
let transaction: string
let message: string
beforeAll(async () => {
  node = await DevNode.start()
  const answer = (await node.post('faucet', { account_id: ID })).json().result
  ;({ block_hash: block, tx_hash: transaction, message_hash: message } = answer)
})
afterAll(() => node.dispose())

describe('what a default network has', () => {
  test('includes a version with Dapp IDs, without REMP', async () => {
    expect(node.ready).toMatchObject({ strict: true, node_version: '1.0.0', ws: null })
    expect((await node.query('{info{version rempEnabled}}')).data.info).toEqual({
      version: '1.0.0',
      rempEnabled: false,
    })
  })

  test('includes objects by their hash', async () => {
    const { data, errors } = await node.query(`{ blockchain {
      block(hash: "${block}") { id hash block_id height thread_id tr_count data status_name global_id attestations { block_id }
        gen_software_capabilities(format: DEC) directives { shareStateResourceAddress } account_blocks { account_addr } }
      transaction(hash: "${transaction}") { id boc in_message { id } out_messages { boc } compute { exit_arg } bounce { bounce_type } }
      message(hash: "${message}") { id boc dst value(format: DEC) dst_transaction { id } }
      account(account_id: "${ID}", dapp_id: "${ID}") { info { id address boc acc_type_name balance data_hash } }
    } }`)
    expect(errors).toBeUndefined()
    const { blockchain } = data
    expect(blockchain.block).toMatchObject({
      id: block,
      hash: block,
      block_id: block,
      tr_count: 2,
      account_blocks: null,
    })
    expect(blockchain.block.data).toMatch(/^KLUv/)
    expect(blockchain.transaction).toMatchObject({ id: transaction, in_message: { id: message }, out_messages: [] })
    expect(blockchain.transaction).toMatchObject({ bounce: null })
    expect(blockchain.message).toMatchObject({ id: message, dst: `0:${ID}`, dst_transaction: { id: transaction } })
    expect(blockchain.account.info).toMatchObject({ id: ID, address: ID, data_hash: null })
  })

  test('includes fields that are declared and never filled', async () => {
    const { data, errors } = await node.query(`{ blockchain {
      block(hash: "${block}") { in_msg_descr { msg_id msg_type_name in_msg { cur_addr } } out_msg_descr { msg_id }
        prev_vert_alt_ref { end_lt } account_blocks { transactions { total_fees_other { value } } }
        value_flow { from_prev_blk to_next_blk_other { currency } } }
      transaction(hash: "${transaction}") { split_info { this_addr } }
    } }`)
    expect(errors).toBeUndefined()
    expect(data.blockchain).toEqual({
      block: {
        ...{ in_msg_descr: [], out_msg_descr: null, prev_vert_alt_ref: null },
        ...{ account_blocks: null, value_flow: null },
      },
      transaction: { split_info: null },
    })
  })

  test('includes lists page by page', async () => {
    const page = 'pageInfo { endCursor hasNextPage }'
    const { data, errors } = await node.query(`{ blockchain {
      blocks(last: 1) { edges { cursor node { id } } ${page} }
      transactions(first: 5, allow_latest_inconsistent_data: true) { nodes { id } }
      events { nodes { msg_id } }
      bkSetUpdates { nodes { height } }
      finalizedTimestamp
      account(account_id: "${ID}", dapp_id: "${ID}") {
        transactions { nodes { id } } messages(msg_type: [IntIn]) { nodes { id } } events { nodes { msg_id } }
      }
    } }`)
    expect(errors).toBeUndefined()
    expect(data.blockchain).toMatchObject({
      blocks: { edges: [{ node: { id: block } }], pageInfo: { hasNextPage: false } },
      transactions: { nodes: [{ id: expect.any(String) }, { id: transaction }] },
      account: { transactions: { nodes: [{ id: transaction }] }, messages: { nodes: [{ id: message }] } },
    })
  })
})

describe('what a default network has not', () => {
  test.each([
    ['{blocks{id}}', ['blocks']],
    ['{accounts(filter:{id:{eq:"1"}}){id}}', ['accounts']],
    ['{other:messages(filter:{dst:{eq:"1"}},orderBy:[{path:"id",direction:ASC}],limit:1,timeout:5){id}}', ['other']],
    ['query($f:TransactionFilter){transactions(filter:$f){id} info{version}}', ['transactions']],
    ['{account(address:"0:1"){info{id}}}', ['account']],
    ['{blockchain{accounts{nodes{info{id}}}}}', ['blockchain', 'accounts']],
    ['{__schema{queryType{name}} blocks{id}}', ['blocks']],
  ])('answers %s with the refusal of its network', async (query, path) => {
    const { data, errors } = await node.query(query)
    expect(data).toBeNull()
    expect(errors).toEqual([{ message: DISABLED, path, locations: [expect.any(Object)] }])
  })

  test.each([
    ['{aggregateBlocks}', 'Unknown field "aggregateBlocks" on type "QueryRoot".'],
    ['{counterparties(account:"0:1"){cursor}}', 'Unknown field "counterparties" on type "QueryRoot".'],
    ['{zerostates{boc}}', 'Unknown field "zerostates" on type "QueryRoot".'],
    ['{block_signatures{id}}', 'Unknown field "block_signatures" on type "QueryRoot".'],
    ['{blocks{boc}}', 'Unknown field "boc" on type "Block".'],
    ['{blockchain{block(hash:"1"){boc}}}', 'Unknown field "boc" on type "Block".'],
    ['{blockchain{message(hash:"1"){created_at_string}}}', 'Unknown field "created_at_string" on type "Message".'],
    ['{blockchain{transaction(hash:"1"){hash}}}', 'Unknown field "hash" on type "Transaction".'],
    ['{blockchain{finalized_timestamp}}', 'Unknown field "finalized_timestamp" on type "BlockchainQuery".'],
    [
      '{blockchain{transactions(master_seq_no_range:{start:1}){nodes{id}}}}',
      'Unknown argument "master_seq_no_range" on field "transactions" of type "BlockchainQuery".',
    ],
    ['{transactions(filter:{now:{gt:1}}){id}}', 'Field "now" is not defined by type "TransactionFilter".'],
    ['mutation{postRequests(requests:[])}', 'Schema is not configured for mutations.'],
    ['subscription{transactions{id}}', 'Schema is not configured for subscriptions.'],
  ])('refuses %s', async (query, message) => {
    const { data, errors } = await node.query(query)
    expect(data).toBeNull()
    expect(errors[0].message).toContain(message)
  })

  test('is absent from its types', async () => {
    const { data } = await node.query(getIntrospectionQuery())
    const { __schema: schema } = data
    const fieldsOf = (name: string) =>
      schema.types.find((type: Json) => type.name === name).fields.map((field: Json) => field.name)
    expect([schema.queryType.name, schema.mutationType, schema.subscriptionType]).toEqual(['QueryRoot', null, null])
    expect(fieldsOf('QueryRoot')).toEqual(['info', 'blockchain'])
    expect(fieldsOf('BlockchainQuery')).not.toContain('accounts')
    expect(schema.types.map((type: Json) => type.name)).not.toContain('BlockFilter')
  })

  test('includes a WebSocket', async () => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'graphql-ws',
    }
    const status = await new Promise((resolve, reject) => {
      const asked = request(node.ready.graphql, { headers })
      asked.on('response', (response) => resolve(response.resume().statusCode))
      asked.on('upgrade', (_response, socket) => {
        socket.destroy()
        reject(new Error('A WebSocket was opened'))
      })
      asked.on('error', reject)
      asked.end()
    })
    expect(status).toBe(200)
  })
})

describe('a chain', () => {
  const collections = '{blocks(limit:1){id}}'

  test('remembers what it was made with', async () => {
    const dataFolder = temporaryFolder()
    for (const args of [[], ['--strict'], []]) {
      const strict = await DevNode.start({ dataFolder, args })
      expect(strict.ready.strict).toBe(true)
      expect((await strict.query(collections)).errors[0].message).toBe(DISABLED)
      await strict.dispose()
    }
    await expect(DevNode.start({ dataFolder, deprecatedApi: true })).rejects.toThrow('created with --strict')
    const open = await DevNode.start({ dataFolder, deprecatedApi: true, args: ['--reset'] })
    await open.dispose()
    const again = await DevNode.start({ dataFolder })
    expect(again.ready.strict).toBe(false)
    expect((await again.query(collections)).errors).toBeUndefined()
    await again.dispose()
    await expect(DevNode.start({ dataFolder, args: ['--strict'] })).rejects.toThrow('created with --deprecated-api')
  })

  test('is not made by a start that fails', async () => {
    const dataFolder = temporaryFolder()
    await expect(DevNode.start({ dataFolder, args: ['--remp'] })).rejects.toThrow('--remp needs --deprecated-api')
    const node = await DevNode.start({ dataFolder, args: ['--remp'], deprecatedApi: true })
    expect((await node.query('{info{rempEnabled}}')).data.info.rempEnabled).toBe(true)
    await node.dispose()
    const lost = DevNode.start({ dataFolder, args: ['--remp', '--reset'] })
    await expect(lost).rejects.toThrow('--remp needs --deprecated-api')
    const kept = await DevNode.start({ dataFolder })
    expect(kept.ready.epoch).toBe(node.ready.epoch)
    await kept.dispose()
    await (await DevNode.start({ dataFolder, args: ['--reset'] })).dispose()
    const refused = DevNode.start({ dataFolder, args: ['--remp'] })
    await expect(refused).rejects.toMatchObject({ exitCode: 2 })
  })

  test('the chain of a legacy node is open', async () => {
    const legacy = await DevNode.start({ args: ['--legacy', '--remp'] })
    expect(legacy.ready).toMatchObject({ strict: false, node_version: '0.8.0' })
    expect((await legacy.query(collections)).errors).toBeUndefined()
    await legacy.dispose()
  })

  test.each([
    [['--remp'], '--remp needs --deprecated-api'],
    [['--remp', '--strict'], '--remp needs --deprecated-api'],
    [['--strict', '--deprecated-api'], 'cannot be combined'],
    [['--strict', '--legacy'], 'cannot be combined'],
  ])('is not started with %j', async (args, text) => {
    const start = DevNode.start({ args })
    await expect(start).rejects.toThrow(text)
    await expect(start).rejects.toMatchObject({ exitCode: 2 })
  })
})
