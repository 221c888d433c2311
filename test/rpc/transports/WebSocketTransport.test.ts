import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { defaultLimits } from '../../../rpc/limits.ts'
import type { Receiver } from '../../../rpc/transports/Transport.ts'
import { WebSocketTransport } from '../../../rpc/transports/WebSocketTransport.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { ManualClock } from '../../support/ManualClock.ts'

const limit = 1_000_000
const ping = (id: string, bytes: number) => {
  const text = JSON.stringify({ jsonrpc: '2.0', id, method: 'daemon.ping', params: { ignored: '$' } })
  return text.replace('$', 'x'.repeat(bytes - text.length + 1))
}

describe('WebSocketTransport', () => {
  let daemon: ServingDaemon
  beforeAll(async () => {
    daemon = await ServingDaemon.start({ settings: { 'limits.message_in_bytes': limit, 'limits.ping_ms': 60 } })
  })
  afterAll(() => daemon.dispose())

  it('takes a message of the limit, whole or in fragments', async () => {
    const host = await daemon.connect()
    host.send(ping('whole', limit))
    expect(await host.answer('whole')).toMatchObject({ result: null })
    await host.sendInPieces(ping('pieces', limit), 9_999)
    expect(await host.answer('pieces')).toMatchObject({ result: null })
    host.close()
  })

  it('answers -32004 up to twice the limit and closes with 1009 beyond', async () => {
    const host = await daemon.connect()
    for (const bytes of [limit + 1, 2 * limit - 1]) {
      host.send(ping('large', bytes))
      expect((await host.next()).json).toMatchObject({
        id: null,
        error: { code: -32004, data: { limit, actual: bytes } },
      })
    }
    host.send(ping('after', 100))
    expect(await host.answer('after')).toMatchObject({ result: null })
    host.send(ping('huge', 2 * limit + 1))
    expect((await host.ended()).code).toBe(1009)
  })

  it('closes with 1003 on a binary frame and takes nothing behind it', async () => {
    const host = await daemon.connect()
    host.socket.send(Buffer.from(ping('binary', 100)), { binary: true })
    host.send(ping('behind', 100))
    expect((await host.ended()).code).toBe(1003)
    expect(host.received).toStrictEqual([])
  })

  it('answers a frame that is no UTF-8, blank or no JSON, and stays open', async () => {
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

  it('sends every message as one text frame without line ends and without compression', async () => {
    const host = await daemon.connect({ perMessageDeflate: true })
    expect(host.socket.extensions).toBe('')
    host.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'rpc.discover' }))
    expect((await host.next()).text).not.toMatch(/[\n\r\ufeff]/)
    host.close()
  })

  it('keeps a host that answers pings and closes one that does not with 1001', async () => {
    const [alive, dead] = [await daemon.connect(), await daemon.connect({ autoPong: false })]
    expect((await dead.ended()).code).toBe(1001)
    alive.send(ping('alive', 100))
    expect(await alive.answer('alive')).toMatchObject({ result: null })
    alive.close()
  })
})

describe('WebSocketTransport with a host that takes nothing', () => {
  it('closes with 4008, which the host reads when it wakes up', async () => {
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
    // Until the buffers of the system are full there is progress, and the time starts anew.
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
