import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import type { WebSocketHost } from '../../support/daemon/WebSocketHost.ts'
import { FollowedChain } from '../../support/net/FollowedChain.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'

function delay(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

interface CallbackMessage {
  readonly callback: string
  readonly data: { readonly index: number }
  readonly lost?: number
}

function callbacks(received: readonly string[], callback: string): CallbackMessage[] {
  const messages = received.map((text) => JSON.parse(text))
  return messages
    .filter(({ method, params }) => method === 'client.callback' && params.callback === callback)
    .map(({ params }) => params)
}

/** Order and count are right if every gap is announced by the message after it. */
function expectGapsAnnounced(messages: readonly CallbackMessage[]): number {
  let next = 0
  for (const { data, lost = 0 } of messages) {
    expect(data.index).toBe(next + lost)
    next = data.index + 1
  }
  return next
}

describe('a slow host on stdio', () => {
  let host: StdioHost
  let client: TestClient
  beforeAll(async () => {
    host = StdioHost.start({
      settings: { 'limits.send_buffer_bytes': 65536, 'limits.callback_ring': 16, 'limits.send_stall_ms': 100 },
    })
    client = await TestClient.initialize(host)
  })
  afterAll(() => host.dispose())

  test('loses only callback messages, the oldest first, and learns their number', async () => {
    host.pause()
    const flood = client.start('test.flood', { count: 5000, size: 1000 }, { callback: 'c' })
    await delay(300)
    host.resume()
    expect(await flood.result).toStrictEqual({ count: 5000 })
    const messages = callbacks(host.received, 'c')
    expect(expectGapsAnnounced(messages)).toBe(5000)
    expect(messages.length).toBeLessThan(5000)
    expect(messages.at(-1)?.data.index).toBe(4999)
  })

  test('gets the rest of a subscription after the gap, and its end', async () => {
    const { handle } = await client.call('test.subscribe', { interval_ms: 1, size: 20_000 }, { callback: 's' })
    await host.notification('client.callback')
    host.pause()
    await delay(400)
    host.resume()
    await host.next(({ params }) => params?.callback === 's' && params.lost > 0)
    await client.call('test.unsubscribe', { handle })
    await host.next(({ method, params }) => method === 'client.closed' && params.callback === 's')
    expectGapsAnnounced(callbacks(host.received, 's'))
  })

  test('gets every answer, however many wait', async () => {
    const value = 'x'.repeat(20_000)
    host.pause()
    const calls = Array.from({ length: 200 }, () => client.start('test.echo', { value }))
    await delay(300)
    host.resume()
    for (const { result } of calls) expect((await result).value).toBe(value)
  })

  test('gets every app notification in order, while the library waits before it raises more', async () => {
    host.pause()
    const { result } = client.start('test.app_call', { value: 0, times: 0, notify: 20_000 }, { app_object: 'o' })
    await delay(300)
    host.resume()
    await result
    const notes = host.received.map((text) => JSON.parse(text)).filter(({ method }) => method === 'client.app_notify')
    expect(notes.map(({ params }) => params.notify_data.value)).toStrictEqual(
      Array.from({ length: 20_000 }, (_, index) => index),
    )
  })

  test('is waited for because it owns the daemon', async () => {
    host.pause()
    const { result } = client.start('crypto.generate_random_bytes', { length: 2_000_000 })
    await delay(500)
    host.resume()
    expect((await result).bytes.length).toBeGreaterThan(2_000_000)
  })
})

describe('a slow host that follows accounts', () => {
  test('loses nothing, because changes are queried later when it reads again', async () => {
    const host = StdioHost.start({ settings: { 'limits.send_buffer_bytes': 65536, 'limits.callback_ring': 4 } })
    const chain = new FollowedChain()
    const peer = await GraphqlPeer.start(chain.script)
    try {
      const client = await TestClient.initialize(host, { network: { endpoints: [peer.endpoint], follow_interval: 10 } })
      const account = 'ab'.repeat(32)
      const params = { collection: 'transactions', filter: { account_addr: { eq: account } }, result: 'id text' }
      await client.call('net.subscribe_collection', params, { callback: 'f' })
      host.pause()
      const text = 'x'.repeat(20_000)
      const expected = Array.from({ length: 200 }, () => chain.append(account, 'transactions', { text }))
      const took = () => chain.pages.at(-1)?.after
      await expect.poll(took).toBeTruthy()
      host.resume()
      const seen = () =>
        host.received
          .map((message) => JSON.parse(message).params)
          .filter((message) => message?.callback === 'f')
          .map(({ data, lost = 0 }) => [data.result.id, lost])
      await expect.poll(() => seen().length, { timeout: 20_000 }).toBe(expected.length)
      expect(seen()).toEqual(expected.map((id) => [id, 0]))
    } finally {
      await host.dispose()
    }
  })
})

describe('a slow host on WebSocket', () => {
  let daemon: ServingDaemon
  beforeAll(async () => {
    daemon = await ServingDaemon.start({
      settings: { 'limits.send_buffer_bytes': 65536, 'limits.callback_ring': 16, 'limits.send_stall_ms': 700 },
    })
  })
  afterAll(() => daemon.dispose())

  test('loses only callback messages, and they are counted for the whole daemon', async () => {
    const hosts = await Promise.all([daemon.connect(), daemon.connect()])
    let lost = 0
    for (const host of hosts) {
      const client = await TestClient.initialize(host)
      host.pause()
      const flood = client.start('test.flood', { count: 20_000, size: 1000 }, { callback: 'c' })
      await delay(200)
      host.resume()
      await flood.result
      const messages = callbacks(host.received, 'c')
      expect(expectGapsAnnounced(messages)).toBe(20_000)
      lost += 20_000 - messages.length
    }
    expect((await daemon.metrics()).get('vendorclient_dropped_callbacks_total')).toBe(lost)
    for (const host of hosts) host.close()
  })

  test('is disconnected when it reads nothing for a while, which others do not notice', async () => {
    const slow = await daemon.connect()
    const other = await TestClient.initialize(await daemon.connect())
    const client = await TestClient.initialize(slow)
    slow.pause()
    client.start('crypto.generate_random_bytes', { length: 20_000_000 })
    const connections = async () => (await other.call('daemon.status')).connections
    await expect.poll(connections, { timeout: 10_000, interval: 50 }).toBe(1)
    slow.resume()
    expect([1006, 4008]).toContain((await slow.ended()).code)
    other.host.close()
  })

  test('stays connected as long as it reads a little from time to time', async () => {
    const slow = await daemon.connect()
    const client = await TestClient.initialize(slow)
    const stopDripping = drip(slow)
    const { bytes } = await client.call('crypto.generate_random_bytes', { length: 12_000_000 })
    stopDripping()
    expect(bytes.length).toBeGreaterThan(12_000_000)
    expect(slow.hasEnded).toBe(false)
    slow.close()
  })
})

/** Alternately lets one chunk through and pauses for a while. */
function drip(host: WebSocketHost): () => void {
  const stream = (host.socket as unknown as { _socket: Socket })._socket
  const onData = () => {
    host.pause()
    timer = setTimeout(() => host.resume(), 8)
  }
  let timer = setTimeout(() => {}, 0)
  stream.on('data', onData)
  return () => {
    stream.off('data', onData)
    clearTimeout(timer)
    host.resume()
  }
}
