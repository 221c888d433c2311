import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

describe('cancellation', () => {
  let host: StdioHost
  let client: TestClient
  beforeAll(async () => {
    host = StdioHost.start()
    client = await TestClient.initialize(host)
  })
  afterAll(() => host.dispose())

  test('ends heavy calls that run and heavy calls that wait for a thread', async () => {
    const calls = Array.from({ length: 12 }, () => client.start('test.busy', { ms: 600000 }))
    await client.call('client.version')
    for (const { id } of calls) client.notify('daemon.cancel', { id })
    for (const { result } of calls) await expect(result).rejects.toMatchObject({ code: -32800, data: { sent: false } })
    await client.call('test.busy', { ms: 1 })
    expect((await client.call('daemon.status')).calls).toStrictEqual([])
  })

  test('reports error 28 for a crossing answer and 27 for a later one', async () => {
    const { id, result } = client.start('test.app_call', { value: 1 }, { app_object: 'o' })
    const { app_request_id } = await host.notification('client.app_request')
    const answer = { app_request_id, result: { type: 'Error', text: 'too late' } }
    host.sendTogether([
      { jsonrpc: '2.0', method: 'daemon.cancel', params: { id } },
      { jsonrpc: '2.0', id: 'crossing', method: 'client.resolve_app_request', params: answer },
    ])
    expect(await host.answer('crossing')).toMatchObject({ error: { code: 28, data: { app_request_id } } })
    await expect(result).rejects.toMatchObject({ code: -32800 })
    await expect(client.call('client.resolve_app_request', answer)).rejects.toMatchObject({ code: 27 })
  })

  test('ends the callback of the call, also when the function continues', async () => {
    const { id, result } = client.start('test.flood', { count: 5_000_000 }, { callback: 'c' })
    await host.notification('client.callback')
    client.notify('daemon.cancel', { id })
    await expect(result).rejects.toMatchObject({ code: -32800 })
    const answer = host.received.findIndex((text) => text.includes(`"id":${id},"error"`))
    await client.call('test.flood', { count: 1 }, { callback: 'd' })
    const after = host.received.slice(answer + 1).filter((text) => text.includes('"callback":"c"'))
    expect(after).toStrictEqual([])
  })

  test('answers every call once in a storm of calls and cancellations', async () => {
    const calls = Array.from({ length: 300 }, (_, index) => {
      const call = client.start('test.sleep', { ms: index % 7 }, index % 3 === 0 ? { timeout_ms: 2 } : {})
      if (index % 2 === 0) client.notify('daemon.cancel', { id: call.id })
      return call
    })
    await Promise.allSettled(calls.map(({ result }) => result))
    await client.call('test.sleep', { ms: 20 })
    const ids = new Set(calls.map(({ id }) => id))
    const answers = host.received.map((text) => JSON.parse(text)).filter(({ id }) => ids.has(id))
    expect(answers.length).toBe(300)
  })

  test('frees the ids that the call had registered at once', async () => {
    const first = client.start('test.app_call', { value: 1 }, { app_object: 'same' })
    await host.notification('client.app_request')
    client.notify('daemon.cancel', { id: first.id })
    const second = client.start('test.app_call', { value: 2, times: 0 }, { app_object: 'same' })
    await expect(second.result).resolves.toMatchObject({ values: [] })
    await expect(first.result).rejects.toMatchObject({ code: -32800 })
  })
})
