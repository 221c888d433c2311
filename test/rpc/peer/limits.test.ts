import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Limits } from '../../../rpc/limits.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth))
}

describe('default limits', () => {
  let host: StdioHost
  let client: TestClient
  beforeAll(async () => {
    host = StdioHost.start()
    client = await TestClient.initialize(host)
  })
  afterAll(() => host.dispose())

  test('are settings, and all of them are reported', async () => {
    const own = StdioHost.start({ settings: { 'limits.callback_ring': 7 } })
    const { limits } = await new TestClient(own).call('daemon.initialize')
    const defaults = Object.entries(Limits.fields).map(([name, field]) => [name, field.default])
    // The default 0 stands for a share of the memory of this machine.
    expect(limits.memory_bytes).toBeGreaterThan(2 ** 20)
    const { memory_bytes } = limits
    expect(limits).toStrictEqual({ ...Object.fromEntries(defaults), callback_ring: 7, memory_bytes })
    await own.dispose()
  })

  test('allow 128 levels of nesting and refuse 129 before parsing', async () => {
    // The message and its parameters are two levels themselves.
    expect(await client.call('test.echo', { value: nested(126) })).toStrictEqual({ value: nested(126) })
    host.send({ jsonrpc: '2.0', id: 'deep', method: 'test.echo', params: { value: nested(127) } })
    expect((await host.next()).json).toMatchObject({ id: null, error: { code: -32600, data: { limit: 128 } } })
    host.send(`${'['.repeat(1_000_000)}`)
    expect((await host.next()).json).toMatchObject({ id: null, error: { code: -32600 } })
  })

  test('allow a batch of 1000 and refuse one of 1001', async () => {
    const batch = (size: number) =>
      Array.from({ length: size }, (_, id) => ({ jsonrpc: '2.0', id, method: 'daemon.ping' }))
    host.send(batch(1000))
    const { json } = await host.next()
    expect(new Set(json.map(({ id }: { id: number }) => id)).size).toBe(1000)
    host.send(batch(1001))
    expect((await host.next()).json).toMatchObject({
      id: null,
      error: { code: -32006, data: { limit: 1000, actual: 1001 } },
    })
  })

  test('allow 16384 calls in flight, refuse more, and answer all', async () => {
    const ids = Array.from({ length: 16384 }, (_, index) => `s${index}`)
    const sleep = (id: string) => ({ jsonrpc: '2.0', id, method: 'test.sleep', params: { ms: 600000 } })
    host.sendTogether(ids.map(sleep))
    host.sendTogether(['x1', 'x2'].map(sleep))
    expect(await host.answer('x1')).toMatchObject({ error: { code: -32003, data: { limit: 16384 } } })
    expect(await host.answer('x2')).toMatchObject({ error: { code: -32003 } })
    await client.call('daemon.ping')
    host.sendTogether(ids.map((id) => ({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id } })))
    const answered = new Set<string>()
    while (answered.size < ids.length) {
      const { json } = await host.next()
      expect(json.error.code).toBe(-32800)
      answered.add(json.id)
    }
    await client.call('client.version')
    expect(host.unread.length).toBe(0)
  })

  test('allow 256 app objects', async () => {
    const register = (index: number) =>
      client.call('test.app_call', { value: 1, times: 0, keep: true }, { app_object: `o${index}` })
    const handles = await Promise.all(Array.from({ length: 256 }, (_, index) => register(index)))
    await expect(register(256)).rejects.toMatchObject({ code: -32007, data: { limit: 256 } })
    expect((await client.call('daemon.status')).app_objects).toBe(256)
    for (const { handle } of handles) await client.call('test.app_close', { handle })
    expect((await client.call('daemon.status')).app_objects).toBe(0)
    await host.notification('client.closed')
  })

  test('are 128 MiB of pinned BOCs, which many small ones and long names of pins reach', async () => {
    const boc = (await client.call('boc.encode_boc', { builder: [] })).boc
    const pin = (name: string, text = boc) =>
      client.call('boc.cache_set', { boc: text, cache_type: { type: 'Pinned', pin: name } })
    const long = (index: number) => `${index}${'x'.repeat(4_000_000)}`
    for (let index = 0; index < 16; index++) await pin(long(index))
    const data = { max_cache_size: 131072 * 1024, limit: 'boc.pinned_max_size' }
    await expect(pin(long(16))).rejects.toMatchObject({ code: 205, data })
    await client.call('boc.cache_unpin', { pin: long(0) })
    await pin(long(16))
    for (let index = 1; index < 17; index++) await client.call('boc.cache_unpin', { pin: long(index) })
  })

  test('allow 1024 callbacks', async () => {
    const register = (index: number) =>
      client.call('test.subscribe', { interval_ms: 600000 }, { callback: `c${index}` })
    const handles = await Promise.all(Array.from({ length: 1024 }, (_, index) => register(index)))
    await expect(register(1024)).rejects.toMatchObject({ code: -32007, data: { limit: 1024 } })
    expect((await client.call('daemon.status')).callbacks).toBe(1024)
    await Promise.all(handles.map(({ handle }) => client.call('test.unsubscribe', { handle })))
    await register(1024)
  })

  test('allow 1024 open app requests; the call that needs one more fails', async () => {
    const { id } = client.start('test.app_call', { value: 1, times: 1024 }, { app_object: 'asked' })
    await expect.poll(async () => (await client.call('daemon.status')).app_requests.length).toBe(1024)
    await expect(client.call('test.app_call', { value: 1 }, { app_object: 'more' })).rejects.toMatchObject({
      code: -32007,
      data: { limit: 1024 },
    })
    client.notify('daemon.cancel', { id })
    await expect.poll(async () => (await client.call('daemon.status')).app_requests.length).toBe(0)
  })

  test('refuse an answer beyond 64 MiB with its size and continue', async () => {
    await expect(client.call('crypto.generate_random_bytes', { length: 33554432 })).resolves.toBeDefined()
    const big = StdioHost.start({ settings: { 'limits.message_out_bytes': 1_000_000 } })
    const other = await TestClient.initialize(big)
    await expect(other.call('crypto.generate_random_bytes', { length: 1_000_000 })).rejects.toMatchObject({
      code: -32005,
      data: { limit: 1_000_000 },
    })
    await expect(other.call('test.flood', { count: 1, size: 1_000_000 }, { callback: 'c' })).rejects.toMatchObject({
      code: 5,
    })
    await other.call('daemon.ping')
    await big.dispose()
  })
})

test('the memory of cached BOCs is shared by all clients: each keeps its part, and the end of a client returns it', async () => {
  const server = await ServingDaemon.start({
    settings: { 'limits.cached_boc_bytes': 1_000_000, 'limits.connections': 10 },
  })
  const connect = async () => {
    const host = await server.connect()
    return { host, client: await TestClient.initialize(host) }
  }
  const [greedy, modest] = [await connect(), await connect()]
  const { boc } = await greedy.client.call('boc.encode_boc', { builder: [] })
  const pin = ({ client }: typeof greedy, index: number) =>
    client.call('boc.cache_set', { boc, cache_type: { type: 'Pinned', pin: `${index}${'x'.repeat(20_000)}` } })
  const fill = async (connection: typeof greedy) => {
    for (let index = 0; ; index++) {
      try {
        await pin(connection, index)
      } catch (error) {
        expect(error).toMatchObject({
          code: 205,
          data: { max_cache_size: 1_000_000, limit: 'limits.cached_boc_bytes' },
        })
        return index
      }
    }
  }
  expect(await fill(greedy)).toBe(24)
  expect(await fill(modest)).toBe(2)
  greedy.host.close()
  await expect.poll(async () => (await modest.client.call('daemon.status')).connections).toBe(1)
  expect(await fill(modest)).toBeGreaterThan(20)
  await server.dispose()
})
