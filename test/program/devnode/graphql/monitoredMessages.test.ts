import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { HelloWallet } from '../../../support/processing/HelloWallet.ts'

/** What the network's library subscribes with. It sends and reads no data of the user. */
const SUBSCRIPTION = `subscription monitorMessages($messages: [MessageMonitoringParams!]!) {
  recentExtInMessageStatuses(messages: $messages) {
    hash status error transaction { hash aborted compute { exit_code } }
  }
}`

let node: DevNode
let strict: DevNode
beforeAll(async () => {
  ;[node, strict] = await Promise.all([DevNode.start({ deprecatedApi: true }), DevNode.start()])
})
afterAll(() => Promise.all([node.dispose(), strict.dispose()]))

function openClient(where: DevNode) {
  return LocalClient.open({ config: { network: { endpoints: [where.url] } } })
}

function soon() {
  return Math.ceil(Date.now() / 1000) + 60
}

/** Messages for a deployed wallet that are not sent yet. */
async function prepareMessages(client: LocalClient, wallet: HelloWallet, count: number) {
  const messages: { message: string; message_id: string }[] = []
  for (let index = 0; index < count; index++) {
    const header = { time: Date.now() + index }
    messages.push(await client.call('abi.encode_message', wallet.callParams('touch', {}, { header })))
  }
  return messages
}

test('a status has the hash of its message, so that a client can match it', async () => {
  const client = await openClient(node)
  const wallet = await HelloWallet.deploy(client, node)
  const sent = await prepareMessages(client, wallet, 2)
  const events: Json[] = []
  const done = Promise.withResolvers<void>()
  const socket = new WebSocket(node.ready.ws!, 'graphql-ws')
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data))
    if (type === 'data') events.push(payload.data.recentExtInMessageStatuses)
    if (events.length === 2) done.resolve()
  })
  socket.on('open', () => {
    const messages = sent.map(({ message, message_id }, index) =>
      index === 0
        ? { hash: null, address: null, boc: message, waitUntil: soon() }
        : { hash: message_id, address: wallet.address, boc: null, waitUntil: soon() },
    )
    socket.send(JSON.stringify({ type: 'connection_init', payload: {} }))
    const payload = { query: SUBSCRIPTION, variables: { messages } }
    socket.send(JSON.stringify({ id: '1', type: 'start', payload }))
  })
  for (const { message, message_id: id } of sent) {
    const ids = { account_id: wallet.accountId, dapp_id: wallet.accountId }
    await node.post('messages', [{ id, body: message, ...ids }])
  }
  await done.promise
  socket.close()
  client.close()
  const transaction = { hash: expect.stringMatching(/^[0-9a-f]{64}$/), aborted: false, compute: { exit_code: 0 } }
  const byHash = Object.fromEntries(events.map((event) => [event.hash, event]))
  expect(byHash).toEqual(
    Object.fromEntries(
      sent.map(({ message_id: hash }) => [hash, { hash, status: 'FINALIZED', error: null, transaction }]),
    ),
  )
})

describe.each(['strict', 'open'])('on a node that is %s', (kind) => {
  test('results of the monitor have the data of the user', async () => {
    const where = kind === 'strict' ? strict : node
    const client = await openClient(where)
    const wallet = await HelloWallet.deploy(client, where)
    const [first, second, lost] = await prepareMessages(client, wallet, 3)
    const data = { order: 7, lines: ['a', null, { b: 1.5 }] }
    await client.call('processing.monitor_messages', {
      queue: 'orders',
      messages: [
        { message: { type: 'Boc', boc: first!.message }, wait_until: soon(), user_data: data },
        {
          message: { type: 'HashAddress', hash: second!.message_id, address: wallet.address },
          wait_until: soon(),
          user_data: 'second',
        },
        { message: { type: 'Boc', boc: lost!.message }, wait_until: 1, user_data: ['lost'] },
      ],
    })
    for (const { message } of [first!, second!]) {
      await client.call('processing.send_message', { message, dapp_id: wallet.accountId })
    }
    const { results } = await client.call('processing.fetch_next_monitor_results', {
      queue: 'orders',
      wait_mode: 'All',
    })
    client.close()
    const found = results.map(({ hash, status, user_data }: Json) => ({ hash, status, user_data }))
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        { hash: first!.message_id, status: 'Finalized', user_data: data },
        { hash: second!.message_id, status: 'Finalized', user_data: 'second' },
        { hash: lost!.message_id, status: 'Timeout', user_data: ['lost'] },
      ]),
    )
  })
})
