import { afterEach, describe, expect, test } from 'vitest'
import { StdioHost } from '../../support/daemon/StdioHost.ts'

let host: StdioHost

async function start(limitMs: number) {
  host = StdioHost.start({ settings: { 'limits.call_timeout_ms': limitMs } })
  await host.result('daemon.initialize', { config: { network: { endpoints: ['http://127.0.0.1:9'] } } })
  return host
}

afterEach(() => host.dispose())

describe('the time limit of all calls', () => {
  test('ends computing and waiting calls, with the limit in the error', async () => {
    await start(800)
    const calls = [host.call('test.busy', { ms: 600_000 }), host.call('test.sleep', { ms: 600_000, sent: 'ab' })]
    const data = { limit: 'call_timeout_ms', limit_ms: 800 }
    expect(await calls[0]).toMatchObject({ error: { code: -32008, data: { ...data, sent: false } } })
    expect(await calls[1]).toMatchObject({ error: { code: -32008, data: { ...data, sent: true, message_hash: 'ab' } } })
    expect((await host.result('daemon.status')).work).toMatchObject({ timeouts: 2, own_running: 0 })
  })

  test('applies to a call with a longer limit or without one', async () => {
    await start(800)
    const own = [600_000, 0].map((timeout_ms) => host.call('test.sleep', { ms: 600_000, _call: { timeout_ms } }))
    for (const call of own) expect(await call).toMatchObject({ error: { data: { limit: 'call_timeout_ms' } } })
  })

  test('does not count the time in which the application has to answer', async () => {
    await start(800)
    const asking = host.call('test.app_call', { value: 1, _call: { app_object: 'o' } }, 7)
    const { app_request_id } = await host.notification('client.app_request')
    expect(await host.call('test.sleep', { ms: 600_000 })).toMatchObject({ error: { code: -32008 } })
    expect(await host.call('test.sleep', { ms: 600_000 })).toMatchObject({ error: { code: -32008 } })
    await host.result('client.resolve_app_request', {
      app_request_id,
      result: { type: 'Ok', result: { type: 'Echo', value: 5 } },
    })
    expect(await asking).toMatchObject({ result: { values: [5] } })
  })

  test('does not apply to functions that wait by design', async () => {
    await start(800)
    const waiting = host.call('processing.fetch_next_monitor_results', { queue: 'q', wait_mode: 'AtLeastOne' }, 99)
    const other = await host.call('test.sleep', { ms: 600_000 })
    expect(other).toMatchObject({ error: { code: -32008 } })
    expect(await host.call('test.sleep', { ms: 600_000 })).toMatchObject({ error: { code: -32008 } })
    const { calls } = await host.result('daemon.status')
    if (calls.length > 0) expect(calls).toMatchObject([{ id: 99 }])
    host.send({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id: 99 } })
    expect((await waiting).error?.code).not.toBe(-32008)
  })

  test('does not count while the host has suspended the network', async () => {
    await start(800)
    await host.result('net.suspend')
    const waiting = host.call('net.query', { query: '{info{version}}' })
    const sleeping = host.call('test.sleep', { ms: 3000 })
    expect(await sleeping).toMatchObject({ result: null })
    host.send({ jsonrpc: '2.0', id: 'r', method: 'net.resume' })
    expect((await waiting).error).toBeDefined()
  })

  test('is disabled by 0', async () => {
    await start(0)
    expect(await host.call('test.sleep', { ms: 1500 })).toMatchObject({ result: null })
  })
})
