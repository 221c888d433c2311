import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

let daemon: ServingDaemon
beforeAll(async () => {
  daemon = await ServingDaemon.start()
})
afterAll(() => daemon.dispose())

test('counts calls by method, errors by code, broken messages and ignored responses', async () => {
  const host = await daemon.connect()
  const client = await TestClient.initialize(host)
  for (let count = 0; count < 3; count++) await client.call('client.version')
  await client.call('crypto.sha256', {}).catch(() => {})
  await client.call('no.such_method').catch(() => {})
  await client.call('invented\n{label="x"}').catch(() => {})
  host.send('{')
  host.send({ jsonrpc: '2.0', id: 1, result: null })
  const sleep = client.start('test.sleep', { ms: 600000 })
  await client.call('daemon.ping')
  const metrics = await daemon.metrics()
  const count = (name: string) => metrics.get(`vendorclient_${name}`)
  expect(count('rpc_requests_total{method="client.version",code="ok"}')).toBe(3)
  expect(count('rpc_requests_total{method="crypto.sha256",code="23"}')).toBe(1)
  expect(count('rpc_requests_total{method="unknown",code="-32601"}')).toBe(2)
  expect([...metrics].find(([name]) => name.includes('code="-32700"'))?.[1]).toBe(1)
  expect(count('broken_messages_total')).toBe(1)
  expect(count('ignored_responses_total')).toBe(1)
  expect(count('dropped_callbacks_total')).toBe(0)
  expect(count('rpc_in_flight')).toBe(1)
  expect(count('connections')).toBe(1)
  client.notify('daemon.cancel', { id: sleep.id })
  await sleep.result.catch(() => {})
  expect((await daemon.metrics()).get('vendorclient_rpc_in_flight')).toBe(0)
  expect([...metrics.keys()].join()).not.toContain('invented')
})

test('reports the calls and open app requests of the own connection with their ages', async () => {
  const host = await daemon.connect()
  const client = await TestClient.initialize(host)
  const other = await TestClient.initialize(await daemon.connect())
  const call = client.start('test.app_call', { value: 1 }, { app_object: 'o', trace: 't' })
  const { app_request_id } = await host.notification('client.app_request')
  expect(await client.call('daemon.status')).toMatchObject({
    calls: [{ id: call.id, method: 'test.app_call', age_ms: expect.any(Number) }],
    app_requests: [{ app_request_id, app_object: 'o', age_ms: expect.any(Number) }],
    app_objects: 1,
    callbacks: 0,
    memory: { unsent_bytes: expect.any(Number), waiting_messages: 0, waiting_jobs: 0, is_used_up: false },
  })
  expect(await other.call('daemon.status')).toMatchObject({ calls: [], app_requests: [], app_objects: 0 })
})

test('shows the bytes of the own connection in the status, those of all in the metrics', async () => {
  const slow = await daemon.connect()
  const client = await TestClient.initialize(slow)
  const watcher = await TestClient.initialize(await daemon.connect())
  slow.pause()
  client.start('crypto.generate_random_bytes', { length: 20_000_000 })
  const memory = async () => (await watcher.call('daemon.status')).memory
  await expect.poll(async () => (await memory()).total_unsent_bytes, { timeout: 10_000 }).toBeGreaterThan(20_000_000)
  expect(await memory()).toMatchObject({ resident_bytes: expect.any(Number), cut_off_connections: 0, refusals: {} })
  expect((await memory()).unsent_bytes).toBeLessThan(10_000)
  const metrics = await daemon.metrics()
  const held = [...metrics].filter(([name]) => name.startsWith('vendorclient_connection_bytes{connection="websocket-'))
  expect(Math.max(...held.map(([, bytes]) => bytes))).toBeGreaterThan(20_000_000)
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(40_000_000)
  expect(metrics.get('vendorclient_memory_used_up')).toBe(0)
  const before = metrics.get('vendorclient_refusals_total{reason="access"}') ?? 0
  const url = daemon.url.replace('ws:', 'http:').replace('/rpc', '/metrics')
  expect((await fetch(url)).status).toBe(401)
  expect((await daemon.metrics()).get('vendorclient_refusals_total{reason="access"}')).toBe(before + 1)
  slow.close()
})

test('serves metrics without the token only if the setting allows it, and never to a web page', async () => {
  const open = await ServingDaemon.start({ settings: { 'daemon.metrics': true } })
  try {
    const url = open.url.replace('ws:', 'http:').replace('/rpc', '/metrics')
    const response = await fetch(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(await response.text()).toContain('process_resident_memory_bytes ')
    expect((await fetch(url, { headers: { origin: 'http://evil.example' } })).status).toBe(401)
  } finally {
    await open.dispose()
  }
})
