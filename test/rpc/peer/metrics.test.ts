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
  expect(count('calls_total{method="client.version"}')).toBe(3)
  expect(count('call_seconds_count{method="client.version"}')).toBe(3)
  expect(count('call_seconds_sum{method="client.version"}')).toBeGreaterThanOrEqual(0)
  expect(count('calls_total{method="unknown"}')).toBe(2)
  expect(count('errors_total{code="23"}')).toBe(1)
  expect(count('errors_total{code="-32601"}')).toBe(2)
  expect(count('errors_total{code="-32700"}')).toBe(1)
  expect(count('broken_messages_total')).toBe(1)
  expect(count('ignored_responses_total')).toBe(1)
  expect(count('dropped_callbacks_total')).toBe(0)
  expect(count('calls_in_flight')).toBe(1)
  expect(count('connections')).toBe(1)
  client.notify('daemon.cancel', { id: sleep.id })
  await sleep.result.catch(() => {})
  expect((await daemon.metrics()).get('vendorclient_calls_in_flight')).toBe(0)
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
  })
  expect(await other.call('daemon.status')).toMatchObject({ calls: [], app_requests: [], app_objects: 0 })
})
