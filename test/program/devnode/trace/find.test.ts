/** Ids by their first digits. */
import { afterAll, expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'

const node = await DevNode.start({ args: ['--accounts', '2'] })
afterAll(() => node.dispose())

test('transactions, messages, blocks and accounts are found by the first digits of their ids', async () => {
  const ids = await Promise.all(
    ['a1', 'a1', 'a2'].map(async (pair, index) => {
      const id = pair.padEnd(64, String(index))
      await node.fund(id)
      return id
    }),
  )
  expect((await node.admin('find', { prefix: 'A1' })).accounts).toEqual(ids.slice(0, 2).sort())
  expect((await node.admin('find', { prefix: 'a1', limit: 1 })).accounts).toHaveLength(1)
  const { data } = await node.query(
    '{ blockchain { transactions(first: 1) { edges { node { id in_msg block_id account_addr } } } } }',
  )
  const { id, in_msg, block_id } = data.blockchain.transactions.edges[0].node
  for (const [kind, whole] of Object.entries({ transactions: id, messages: in_msg, blocks: block_id })) {
    expect(await node.admin('find', { prefix: whole.slice(0, 16) }), kind).toMatchObject({ [kind]: [whole] })
    expect(await node.admin('find', { prefix: whole }), kind).toMatchObject({ [kind]: [whole] })
  }
})

test('a prefix that is not hex is refused', async () => {
  for (const prefix of ['', 'xyz', '0:aa', 'a'.repeat(65)]) {
    await expect(node.admin('find', { prefix })).rejects.toMatchObject({ code: 'invalid_params' })
  }
})
