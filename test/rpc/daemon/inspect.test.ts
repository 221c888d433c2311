import { expect, test } from 'vitest'
import WebSocket from 'ws'
import { startServing } from '../../support/startServing.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

interface Answer {
  readonly id: number
  // biome-ignore lint/suspicious/noExplicitAny: what the daemon answers
  readonly result: any
}

async function connect(url: string, token: string) {
  const socket = new WebSocket(url, 'rpc.v1', { headers: { authorization: `Bearer ${token}` } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data) => {
    const answer = JSON.parse(data.toString()) as Answer
    waiting.get(answer.id)?.(answer)
  })
  let lastId = 0
  return {
    socket,
    call: (method: string, params: object = {}) =>
      new Promise<Answer>((resolve) => {
        waiting.set(++lastId, resolve)
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params }))
      }),
  }
}

test('reports every connection, waiting calls, durations and the log, but no parameters', async () => {
  const serving = await startServing({ folder: temporaryFolder() }, '--port', '0', '--log-level', 'debug')
  const [first, second] = await Promise.all([
    connect(serving.discovery.ws, serving.token),
    connect(serving.discovery.ws, serving.token),
  ])
  const secret = 'c0ffee'.repeat(10)
  await second.call('crypto.sha256', { data: Buffer.from(secret).toString('base64') })
  await second.call('crypto.sha256', { data: `!${secret}` })
  await second.call('crypto.register_signing_box', { _call: { app_object: 'vault' } })
  const box = (await second.call('crypto.register_signing_box', { _call: { app_object: 'other' } })).result.handle
  void second.call('crypto.signing_box_sign', { signing_box: box, unsigned: secret })
  await expect
    .poll(async () =>
      (await first.call('daemon.inspect')).result.connections.flatMap(
        ({ app_requests }: Answer['result']) => app_requests,
      ),
    )
    .toMatchObject([{ app_object: 'other' }])
  const { result } = await first.call('daemon.inspect')
  expect(result.connections).toHaveLength(2)
  expect(result.connections[1]).toMatchObject({
    ...{ kind: 'websocket', state: 'open', in_flight: 1, app_objects: 2 },
    calls: [{ method: 'crypto.signing_box_sign' }],
  })
  const sha256 = result.durations.find(({ method }: Answer['result']) => method === 'crypto.sha256')
  expect(sha256.calls).toBe(2)
  expect(Object.keys(result.errors)).toEqual(['3'])
  expect(result.log.lines.map((line: string) => JSON.parse(line).event)).toContain('connected')
  expect(JSON.stringify(result)).not.toContain(secret)
  expect(JSON.stringify(result)).not.toContain(Buffer.from(secret).toString('base64'))
  expect(JSON.stringify(result)).not.toContain(serving.token)
  const later = (await first.call('daemon.inspect', { log_after: result.log.last })).result.log
  expect(later.lines.length).toBe(later.last - result.log.last)
  const all = (await first.call('daemon.inspect', { log_after: 0 })).result.log
  expect(all.lines.length).toBe(Math.min(300, all.last))
  expect((await first.call('daemon.inspect', { log_after: '9'.repeat(15) })).result.log.lines).toEqual([])
})

test('requires the token', async () => {
  const serving = await startServing({ folder: temporaryFolder() }, '--port', '0')
  await expect(connect(serving.discovery.ws, '00'.repeat(32))).rejects.toThrow('401')
})
