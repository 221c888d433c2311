import { once } from 'node:events'
import { connect } from 'node:net'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { residentBytes, tellsMemory } from '../../../support/daemon/processMemory.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'

const MIB = 2 ** 20
/** The answer has a few hundred kilobytes, with or without a chain. */
const query = getIntrospectionQuery()
const REQUESTS = 1000

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ deprecatedApi: true })
})
afterAll(() => node.dispose())

function expectBoundedMemory(): void {
  if (tellsMemory) expect(residentBytes(node.ready.pid, 'peak')).toBeLessThan(600 * MIB)
}

test('a client on WebSocket that reads nothing at first gets every answer, in bounded memory', async () => {
  const socket = new WebSocket(node.ready.ws!, 'graphql-transport-ws')
  const answered = new Set<string>()
  let bytes = 0
  socket.on('message', (data) => {
    const text = data.toString()
    bytes += text.length
    const { type, id } = JSON.parse(text)
    if (type === 'complete') answered.add(id)
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  socket.pause()
  for (let id = 0; id < REQUESTS; id++) {
    socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }))
  }
  await node.query('{info{version}}')
  socket.resume()
  await expect.poll(() => answered.size, { timeout: 50_000 }).toBe(REQUESTS)
  expect(bytes).toBeGreaterThan(150 * MIB)
  expectBoundedMemory()
  socket.close()
})

test('a client that sends many requests together and reads nothing at first gets every answer, one made at a time', async () => {
  const socket = connect(node.ready.port, '127.0.0.1')
  const body = JSON.stringify({ query })
  const request = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  socket.pause()
  socket.write(request.repeat(100))
  await node.query('{info{version}}')
  let answers = 0
  let rest = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    rest += text
    answers += rest.split('HTTP/1.1 200 OK').length - 1
    rest = rest.slice(-10)
  })
  socket.resume()
  await expect.poll(() => answers, { timeout: 50_000 }).toBe(100)
  expectBoundedMemory()
  socket.destroy()
})
