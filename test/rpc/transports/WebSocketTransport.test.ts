import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { defaultLimits } from '../../../rpc/limits.ts'
import type { Receiver } from '../../../rpc/peer/Transport.ts'
import { WebSocketTransport } from '../../../rpc/transports/WebSocketTransport.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { ManualClock } from '../../support/ManualClock.ts'

const LIMIT = 1_000_000
function ping(id: string, bytes: number) {
  const text = JSON.stringify({ jsonrpc: '2.0', id, method: 'daemon.ping', params: { ignored: '$' } })
  return text.replace('$', 'x'.repeat(bytes - text.length + 1))
}

describe('WebSocketTransport', () => {
  let daemon: ServingDaemon
  beforeAll(async () => {
    daemon = await ServingDaemon.start({ settings: { 'limits.message_in_bytes': LIMIT, 'limits.ping_ms': 1000 } })
  })
  afterAll(() => daemon.dispose())

  test('takes a message of the limit, whole or in fragments', async () => {
    const host = await daemon.connect()
    host.send(ping('whole', LIMIT))
    expect(await host.answer('whole')).toMatchObject({ result: null })
    await host.sendInPieces(ping('pieces', LIMIT), 9_999)
    expect(await host.answer('pieces')).toMatchObject({ result: null })
    host.close()
  })

  test('answers -32004 up to twice the limit and closes with 1009 beyond', async () => {
    const host = await daemon.connect()
    for (const bytes of [LIMIT + 1, 2 * LIMIT - 1]) {
      host.send(ping('large', bytes))
      expect((await host.next()).json).toMatchObject({
        id: null,
        error: { code: -32004, data: { limit: LIMIT, actual: bytes } },
      })
    }
    host.send(ping('after', 100))
    expect(await host.answer('after')).toMatchObject({ result: null })
    host.send(ping('huge', 2 * LIMIT + 1))
    expect((await host.ended()).code).toBe(1009)
  })

  test('closes with 1003 on a binary frame and ignores what follows', async () => {
    const host = await daemon.connect()
    host.socket.send(Buffer.from(ping('binary', 100)), { binary: true })
    host.send(ping('behind', 100))
    expect((await host.ended()).code).toBe(1003)
    expect(host.received).toStrictEqual([])
  })

  test('answers a frame that is not UTF-8, blank or not JSON, and stays open', async () => {
    const host = await daemon.connect()
    host.socket.send(Buffer.of(0x22, 0xc3, 0x28, 0x22), { binary: false })
    expect((await host.next()).json).toMatchObject({ id: null, error: { code: -32700, data: { reason: 'utf8' } } })
    for (const text of ['', ' ', '{']) {
      host.send(text)
      expect((await host.next()).json).toMatchObject({ id: null, error: { code: -32700, data: { reason: 'json' } } })
    }
    host.send(` ${ping('spaces', 100)}\r\n`)
    expect(await host.answer('spaces')).toMatchObject({ result: null })
    host.close()
  })

  test('sends every message as one text frame without line ends and without compression', async () => {
    const host = await daemon.connect({ perMessageDeflate: true })
    expect(host.socket.extensions).toBe('')
    host.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'rpc.discover' }))
    expect((await host.next()).text).not.toMatch(/[\n\r\ufeff]/)
    host.close()
  })

  test('keeps a host that answers pings and closes one that does not with 1001', async () => {
    const [alive, dead] = [await daemon.connect(), await daemon.connect({ autoPong: false })]
    expect((await dead.ended()).code).toBe(1001)
    alive.send(ping('alive', 100))
    expect(await alive.answer('alive')).toMatchObject({ result: null })
    alive.close()
  })
})

describe('WebSocketTransport with a host that takes nothing', () => {
  test('closes with 4008, which the host reads when it wakes up', async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await once(server, 'listening')
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const clock = new ManualClock()
    const receiver: Receiver = { receive() {}, receiveBroken() {}, drained() {}, disconnected() {} }
    const transport = await new Promise<WebSocketTransport>((resolve) => {
      server.once('connection', (socket) => {
        resolve(new WebSocketTransport(socket, clock, { ...defaultLimits, send_buffer_bytes: 65536 }, () => receiver))
      })
    })
    const received: number[] = []
    client.on('message', (data) => received.push(data.toString().length))
    const closed = new Promise<number>((resolve) => client.once('close', resolve))
    if (client.readyState !== WebSocket.OPEN) await once(client, 'open')
    client.pause()
    transport.send('x'.repeat(40_000_000))
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    expect(transport.congested).toBe(true)
    // Until the buffers of the system are full there is progress, which restarts the time limit.
    await expect
      .poll(() => {
        clock.advance(defaultLimits.send_stall_ms)
        return [...server.clients].every(({ readyState }) => readyState === WebSocket.CLOSING)
      })
      .toBe(true)
    transport.send('never sent')
    client.resume()
    expect(await closed).toBe(4008)
    expect(received).toStrictEqual([40_000_000])
    server.close()
  })
})
