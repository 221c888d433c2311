/** Module net as a host sees it: notifications, cancellation, time limits, nothing secret in the log. */
import { expect, onTestFinished, test } from 'vitest'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import { GraphqlPeer, type PeerScript } from '../support/net/GraphqlPeer.ts'

async function connect(script: PeerScript, network: object = {}) {
  const peer = await GraphqlPeer.start(script)
  const host = StdioHost.start({ settings: { log_level: 'debug', 'limits.stop_ms': 300 } })
  onTestFinished(() => host.dispose())
  const client = await TestClient.initialize(host, { network: { endpoints: [peer.endpoint], ...network } })
  return { peer, host, client }
}

test('a subscription sends its messages to a callback, which is closed with it', async () => {
  const { peer, host, client } = await connect({ query: () => 'silence' })
  const params = { collection: 'blocks', result: 'id' }
  const { handle } = await client.call('net.subscribe_collection', params, { callback: 'blocks' })
  await peer.nextMessage(({ type }) => type === 'start')
  peer.broadcast({
    type: 'data',
    id: '1',
    payload: { data: { blocks: { id: 'a', lt: 12345678901234567890n.toString() } } },
  })
  expect(await host.notification('client.callback')).toEqual({
    callback: 'blocks',
    response_type: 100,
    data: { result: { id: 'a', lt: '12345678901234567890' } },
  })
  for (const socket of peer.sockets) socket.terminate()
  expect(await host.notification('client.callback')).toMatchObject({ response_type: 101, data: { code: 610 } })
  expect(await host.notification('client.callback')).toMatchObject({ response_type: 101, data: { code: 614 } })
  await client.call('net.unsubscribe', { handle })
  expect(await host.notification('client.closed')).toEqual({ callback: 'blocks', reason: 'unsubscribed' })
})

test('a subscription that the server ends closes its callback', async () => {
  const { peer, host, client } = await connect({ query: () => 'silence' })
  const params = { subscription: 'subscription{a}' }
  await client.call('net.subscribe', params, { callback: 'a' })
  await peer.nextMessage(({ type }) => type === 'start')
  peer.broadcast({ type: 'error', id: '1', payload: { message: 'no such thing' } })
  expect(await host.notification('client.callback')).toMatchObject({ response_type: 101, data: { code: 608 } })
  expect(await host.notification('client.closed')).toEqual({ callback: 'a', reason: 'failed' })
  await client.call('net.subscribe', params, { callback: 'a' })
})

test('a query ends with its cancellation and with its time limit', async () => {
  const { peer, client } = await connect({ query: () => 'silence' })
  const { id, result } = client.start('net.query', { query: '{a}' })
  await expect.poll(() => peer.queries.length).toBe(1)
  client.notify('daemon.cancel', { id })
  await expect(result).rejects.toMatchObject({ code: -32800 })
  const limited = client.call('net.query', { query: '{a}' }, { timeout_ms: 100 })
  await expect(limited).rejects.toMatchObject({ code: -32008 })
})

test('a daemon stops while queries wait and subscriptions run', async () => {
  const { peer, host, client } = await connect({ query: () => 'silence' })
  await client.call('net.subscribe', { subscription: 'subscription{a}' }, { callback: 'a' })
  client.start('net.query', { query: '{a}' })
  await expect.poll(() => peer.queries.length).toBe(1)
  host.close()
  expect(await host.ended()).toMatchObject({ code: 0 })
})

test('keys and addresses with passwords are neither in errors nor in the log', async () => {
  const secrets = ['k3y-of-the-project', 'pass-w0rd']
  const { peer, host, client } = await connect(
    { query: () => ({ status: 403, text: `no entry for ${secrets[0]}` }) },
    { access_key: secrets[0], max_reconnect_timeout: 0 },
  )
  await expect(client.call('net.query', { query: '{a}' })).rejects.toMatchObject({ code: 601 })
  await client.call('net.set_endpoints', { endpoints: [`http://user:${secrets[1]}@${peer.endpoint}`] })
  await expect(client.call('net.query', { query: '{a}' })).rejects.toMatchObject({ code: 601 })
  await client.call('net.get_endpoints')
  for (const secret of secrets) expect([...host.received, host.log].join('\n')).not.toContain(secret)
})
