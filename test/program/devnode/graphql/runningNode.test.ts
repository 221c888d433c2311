import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { DevNode } from '../../../support/devnode/DevNode.ts'

const receiver = 'ab'.repeat(32)

describe('GraphQL of a running node with its threads', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  let node: DevNode
  beforeAll(async () => {
    node = await DevNode.start({ dataFolder, deprecatedApi: true })
  })
  afterAll(async () => {
    await node.dispose()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  test('shows what the producer has stored to queries that run on the other thread', async () => {
    await node.fund(receiver, 5_000_000_000n)
    const { data, errors } = await node.query(
      `query($id: String) { accounts(filter: { id: { eq: $id } }) { id balance(format: DEC) }
        transactions(filter: { account_addr: { eq: "0:${receiver}" } }) { id in_message { dst } }
        blocks(filter: { workchain_id: { eq: 0 } }) { tr_count account_blocks { account_addr } } }`,
      { id: receiver },
    )
    expect(errors).toBeUndefined()
    expect(data.accounts).toEqual([{ id: `0:${receiver}`, balance: '5000000000' }])
    expect(data.transactions).toMatchObject([{ in_message: { dst: `0:${receiver}` } }])
    expect(data.blocks).toMatchObject([{ tr_count: 2 }])
    expect(data.blocks[0].account_blocks).toContainEqual({ account_addr: `0:${receiver}` })
  })

  test('notifies subscribers of a commit of the producer', async () => {
    const socket = new WebSocket(node.ready.ws!, 'graphql-ws')
    const received = Promise.withResolvers<unknown>()
    socket.on('message', (text) => {
      const message = JSON.parse(text.toString())
      if (message.type === 'data') received.resolve(message.payload)
      // The answer to a later operation shows that the subscription has begun.
      if (message.type === 'complete') void node.fund(receiver, 7_000_000_000n)
    })
    socket.on('open', () => {
      const query = `subscription { transactions(filter: { account_addr: { eq: "0:${receiver}" } }) { account_addr } }`
      socket.send(JSON.stringify({ type: 'connection_init' }))
      socket.send(JSON.stringify({ id: '1', type: 'start', payload: { query } }))
      socket.send(JSON.stringify({ id: '2', type: 'start', payload: { query: '{ nothing: __typename }' } }))
    })
    const first = await received.promise
    const second = Promise.withResolvers<unknown>()
    socket.on('message', (text) => {
      const message = JSON.parse(text.toString())
      if (message.id === '1') second.resolve(message.payload)
    })
    expect([first, await second.promise]).toEqual([
      { data: { nothing: 'Query' } },
      { data: { transactions: { account_addr: `0:${receiver}` } } },
    ])
    socket.close()
  })
})
