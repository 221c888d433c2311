import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { residentBytes, tellsMemory } from '../../support/daemon/processMemory.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'

const MIB = 2 ** 20
const MESSAGES = 300
const payload = 'x'.repeat(MIB)

/**
 * A node that delays its handshake on request, answers `start` with far too much data, and counts the messages it gets.
 */
let server: Server
let sockets: WebSocketServer
let isHeld = false
let hold = Promise.withResolvers<void>()
/** Number of messages received in the current run of the test. */
let received = 0
let awaited = 0
let gateway: Gateway
beforeAll(async () => {
  server = createServer((_, response) => response.end('{"data":{"info":{"version":"1.0.0"}}}'))
  sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', async (request, socket, head) => {
    if (isHeld) await hold.promise
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('message', (data) => {
        const { type, id } = JSON.parse(String(data))
        if (type === 'note' && id === awaited) received += 1
        if (type !== 'start') return
        for (let index = 0; index < MESSAGES; index++) {
          opened.send(JSON.stringify({ type: 'data', id: '1', payload: { data: payload } }))
        }
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gateway = await Gateway.start({ upstreams: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] })
})
afterAll(async () => {
  await gateway.dispose()
  for (const socket of sockets.clients) socket.terminate()
  server.close()
})

function expectBoundedMemory(): void {
  if (tellsMemory) expect(residentBytes(gateway.ready.pid, 'peak')).toBeLessThan(300 * MIB)
}

test('a client that reads nothing at first gets everything, in bounded memory of the gateway', async () => {
  const socket = new WebSocket(gateway.ready.ws, 'graphql-ws')
  await once(socket, 'open')
  let messages = 0
  socket.on('message', () => {
    messages += 1
  })
  socket.send(JSON.stringify({ type: 'start', id: '1', payload: { query: '{info{version}}' } }))
  socket.pause()
  await expect.poll(() => [...sockets.clients][0]?.bufferedAmount ?? 0).toBeGreaterThan(100 * MIB)
  await gateway.query('{info{version}}')
  expectBoundedMemory()
  socket.resume()
  await expect.poll(() => messages, { timeout: 50_000 }).toBe(MESSAGES)
  expectBoundedMemory()
  socket.close()
  await once(socket, 'close')
}, 120_000)

test('messages of a client wait with the client until the upstream is connected', async () => {
  isHeld = true
  hold = Promise.withResolvers()
  received = 0
  awaited += 1
  const socket = new WebSocket(gateway.ready.ws, 'graphql-ws')
  await once(socket, 'open')
  const count = 4 * MESSAGES
  const text = payload.slice(-MIB / 4)
  for (let index = 0; index < count; index++) socket.send(JSON.stringify({ type: 'note', id: awaited, text }))
  await gateway.query('{info{version}}')
  expect(socket.bufferedAmount).toBeGreaterThan(200 * MIB)
  expectBoundedMemory()
  hold.resolve()
  await expect.poll(() => received, { timeout: 50_000 }).toBe(count)
  expectBoundedMemory()
  socket.close()
  await once(socket, 'close')
}, 120_000)

test('a gateway that is stopped while it connects a client to a node ends', async () => {
  isHeld = true
  hold = Promise.withResolvers()
  const { ready } = gateway
  const stopped = await Gateway.start({ upstreams: ready.upstreams.map(({ url }) => url) })
  const socket = new WebSocket(stopped.ready.ws, 'graphql-ws')
  const closed = once(socket, 'close')
  await once(socket, 'open')
  stopped.stop()
  const [code] = await closed
  expect([code, await stopped.ended]).toEqual([1012, 0])
  hold.resolve()
})

test('a gateway that is stopped while a client opens its WebSocket ends', async () => {
  const { ready } = gateway
  const args = ['--drain-timeout', '1']
  const stopped = await Gateway.start({ upstreams: ready.upstreams.map(({ url }) => url), args })
  const client = connect(stopped.ready.port, '127.0.0.1')
  const closed = once(client, 'close')
  client.write('GET /graphql HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: websocket\r\n')
  // The gateway has read the beginning when it has answered a later request.
  await stopped.query('{info{version}}')
  stopped.stop()
  await closed
  expect(await stopped.ended).toBe(0)
})
