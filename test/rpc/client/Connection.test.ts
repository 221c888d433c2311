import { expect, test } from 'vitest'
import { Connection, type ConnectionEvents, ConnectionLost } from '../../../rpc/client/Connection.ts'
import type { Json } from '../../support/devnode/DevNode.ts'

/** A connection, and what it has sent. */
function connect(events?: ConnectionEvents) {
  const sent: Json[] = []
  const connection = new Connection((text) => sent.push(JSON.parse(text)), events)
  const receive = (message: object) => connection.receive(JSON.stringify({ jsonrpc: '2.0', ...message }))
  return { connection, sent, receive }
}

test('a signal cancels its call and no other', async () => {
  const { connection, sent, receive } = connect()
  const controller = new AbortController()
  const given = connection.call('net.query', {}, controller.signal)
  const other = connection.call('client.version', {})
  controller.abort()
  const [first, second, ...more] = sent
  expect(more).toEqual([{ jsonrpc: '2.0', method: 'daemon.cancel', params: { id: first.id } }])
  receive({ id: first.id, error: { code: -32800, message: 'cancelled' } })
  receive({ id: second.id, result: 1 })
  expect([await given, await other]).toMatchObject([{ error: { code: -32800 } }, { result: 1 }])
  const late = connection.call('net.query', {}, controller.signal)
  expect(sent.at(-1)).toMatchObject({ method: 'daemon.cancel', params: { id: sent.at(-2).id } })
  receive({ id: sent.at(-2).id, result: null })
  await late
})

test('an answered call is not cancelled any more', async () => {
  const { connection, sent, receive } = connect()
  const controller = new AbortController()
  const call = connection.call('client.version', {}, controller.signal)
  receive({ id: sent[0].id, result: 1 })
  await call
  controller.abort()
  expect(sent).toHaveLength(1)
})

test('a connection that is lost fails what waits, and what is called afterwards', async () => {
  const { connection, sent } = connect()
  const waiting = connection.call('client.version', {})
  connection.close('gone')
  await expect(waiting).rejects.toThrow(new ConnectionLost('gone'))
  await expect(connection.call('client.version', {})).rejects.toThrow(new ConnectionLost('gone'))
  expect(sent).toHaveLength(1)
})

test('requests to app objects are answered, refused with the reason, or refused for unknown objects', async () => {
  const request = { app_object: 'x', app_request_id: 7, request_data: { type: 'Approve' } }
  const ask = async (events?: ConnectionEvents) => {
    const { sent, receive } = connect(events)
    receive({ method: 'client.app_request', params: request })
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toMatchObject({ method: 'client.resolve_app_request', params: { app_request_id: 7 } })
    return sent[0].params.result
  }
  expect(await ask()).toEqual({ type: 'Error', text: 'This client has no app objects' })
  expect(await ask({ onAppRequest: async ({ request_data }) => request_data })).toEqual({
    type: 'Ok',
    result: { type: 'Approve' },
  })
  expect(await ask({ onAppRequest: () => Promise.reject(new Error('no')) })).toEqual({ type: 'Error', text: 'no' })
})
