import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '7a'.repeat(32)

test.each(['in memory', 'in a file'])('subscriptions deliver the transactions of a chain %s', async (place) => {
  const node = await DevNode.start({
    deprecatedApi: true,
    ...(place === 'in memory' ? {} : { dataFolder: temporaryFolder() }),
  })
  try {
    const socket = new WebSocket(node.ready.ws!, 'graphql-ws')
    await once(socket, 'open')
    const frames: { type: string; payload?: { data: { transactions: { id: string } } } }[] = []
    socket.on('message', (data) => frames.push(JSON.parse(String(data))))
    const has = (type: string) => expect.poll(() => frames.find((frame) => frame.type === type)).toBeDefined()
    socket.send(JSON.stringify({ type: 'connection_init', payload: {} }))
    await has('connection_ack')
    const query = `subscription{transactions(filter:{account_addr:{eq:"0:${ID}"}}){id}}`
    socket.send(JSON.stringify({ type: 'start', id: '1', payload: { query } }))
    // The answer to a query on the same connection comes after the subscription is there.
    socket.send(JSON.stringify({ type: 'start', id: '2', payload: { query: '{info{version}}' } }))
    await has('complete')
    frames.length = 0
    const { tx_hash } = (await node.post('faucet', { account_id: ID })).json().result
    await has('data')
    // A keep-alive message may come before it.
    expect(frames.find(({ type }) => type === 'data')!.payload!.data.transactions.id).toBe(tx_hash)
    socket.terminate()
  } finally {
    await node.dispose()
  }
})
