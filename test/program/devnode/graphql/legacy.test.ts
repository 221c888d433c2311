import { describe, expect, test } from 'vitest'
import { startGraphql } from '../../../support/devnode/GraphqlServer.ts'
import { alice, aliceId, sampleIds } from '../../../support/devnode/sampleChain.ts'

describe('a legacy node', () => {
  test('reports a version below 1.0.0', async () => {
    const { query } = await startGraphql({ mode: 'legacy' })
    expect(await query('{ info { version } }')).toEqual({ info: { version: '0.8.0' } })
  })

  test('takes the address of an account, with or without workchain, and no Dapp ID', async () => {
    const { query, post } = await startGraphql({ mode: 'legacy', blocks: 1 })
    const text = `query account($address: String!) {
      blockchain { account(address: $address) { info { id address boc last_paid acc_type dapp_id } messages { nodes { id } } } } }`
    const { account } = (await query(text, { address: alice })).blockchain
    expect(account.info).toMatchObject({ id: alice, address: alice, acc_type: 1 })
    expect(account.messages.nodes).toHaveLength(3)
    expect((await query(text, { address: aliceId })).blockchain.account).toEqual(account)
    expect((await query(text, { address: `0:${'00'.repeat(32)}` })).blockchain.account.info).toBeNull()
    expect((await post(text, { address: '0:12' })).errors![0].message).toContain('Invalid address')
    const current = `{ blockchain { account(account_id: "${aliceId}", dapp_id: "${aliceId}") { info { boc } } } }`
    expect((await post(current)).errors![0].message).toContain('Unknown argument "account_id"')
  })

  test('names accounts with their workchain in collections', async () => {
    const { query } = await startGraphql({ mode: 'legacy', blocks: 1 })
    const find = async (id: string) => (await query(`{ accounts(filter: { id: { eq: "${id}" } }) { id } }`)).accounts
    expect(await find(alice)).toEqual([{ id: alice }])
    expect(await find(aliceId)).toEqual([{ id: alice }])
    const { ofAlice } = sampleIds(1)
    const { blockchain } = await query(
      `{ blockchain { transaction(hash: "${ofAlice}") { boc out_messages { boc } } } }`,
    )
    expect(blockchain.transaction.out_messages).toHaveLength(2)
  })
})

describe.each(['legacy', 'current'] as const)('programs of older clients on a node of the kind %s', (mode) => {
  test('find blocks by their number, and those of a workchain', async () => {
    const { query } = await startGraphql({ mode, blocks: 3 })
    const find = async (workchain: number, thread: string, seqNo: number) => {
      const field = `block_by_seq_no(workchain: ${workchain}, thread: "${thread}", seq_no: ${seqNo}) { id hash seq_no }`
      return (await query(`{ blockchain { ${field} } }`)).blockchain.block_by_seq_no
    }
    const found = await find(0, '8000000000000000', 2)
    expect(found).toEqual({ id: found.hash, hash: expect.stringMatching(/^[0-9a-f]{64}$/), seq_no: 2 })
    expect(await find(0, '8000000000000000', 99)).toBeNull()
    expect(await find(0, '4000000000000000', 2)).toBeNull()
    const blocks = async (workchain: number) =>
      (await query(`{ blockchain { blocks(last: 2, workchain: ${workchain}) { edges { node { seq_no } } } } }`))
        .blockchain.blocks.edges
    expect(await blocks(0)).toEqual([{ node: { seq_no: 2 } }, { node: { seq_no: 3 } }])
    expect(await blocks(5)).toEqual([])
  })

  test('find no signatures of validators', async () => {
    const { query } = await startGraphql({ mode, blocks: 1 })
    const fields = 'fields: [{ field: "id", fn: COUNT }, { field: "seq_no", fn: MAX }]'
    expect(
      await query(`{
        block_signatures { id } blocks_signatures(filter: { seq_no: { gt: 1 } }, limit: 1) { id }
        aggregateBlockSignatures aggregateBlocksSignatures(${fields})
      }`),
    ).toEqual({
      ...{ block_signatures: [], blocks_signatures: [] },
      ...{ aggregateBlockSignatures: ['0'], aggregateBlocksSignatures: ['0', null] },
    })
  })
})
