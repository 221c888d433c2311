/** The bookkeeping of a gateway that more clients reach than it remembers. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { answerHealth } from '../../../rpc/observe/answerHealth.ts'
import { startGateway } from '../../../src/program/gateway/startGateway.ts'
import { OutgoingRoutes } from '../../../src/system/proxy/OutgoingRoutes.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { ScriptedNode } from '../../support/gateway/ScriptedNode.ts'

/** One more than the number of clients without open requests or sockets that the gateway remembers. */
const OTHERS = 100_001

const limits = {
  ...{ requestsPerSecond: 0, clientRequests: 1000, totalRequests: 10_000, clientSockets: 1, totalSockets: 10 },
  ...{ socketOperations: 10, clientOperations: 10, totalOperations: 10 },
  ...{ clientOperationBytes: 1 << 20, totalOperationBytes: 1 << 20 },
}

/** One request of each of the clients, one after the other on a connection of their proxy. */
async function sendFromOthers(port: number): Promise<void> {
  const proxy = connect(port, '127.0.0.1').resume()
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
  for (let index = 0; index < OTHERS; index++) {
    const last = index === OTHERS - 1 ? 'connection: close\r\n' : ''
    const hasRoom = proxy.write(`GET /x HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address(index)}\r\n${last}\r\n`)
    if (!hasRoom) await once(proxy, 'drain')
  }
  await once(proxy, 'close')
}

test('a client with an open WebSocket is counted as long as it is open, whatever number of others comes', async () => {
  const node = new ScriptedNode()
  const log = { level: 'error', error() {}, warn() {}, info() {}, debug() {} } as const
  const gateway = await startGateway(
    {
      ...{ host: '127.0.0.1', port: 0, allowRemote: false, upstreams: [await node.open()], limits },
      ...{ routes: new OutgoingRoutes(), trustedProxies: ['127.0.0.1'], clientConnections: 10, bodyLimit: 1 << 20 },
      ...{ answerLimit: 1 << 20, timeoutMs: 10_000, cacheBytes: 0, outputBytes: 1 << 20, stallMs: 10_000 },
      ...{ drainDelayMs: 0, drainTimeoutMs: 1000 },
    },
    // All of them come at the same moment, so that none has been idle for long.
    { clock: { ...systemClock, elapsed: () => 0 }, log, answerHealth },
  )
  const open = (client: string) =>
    new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-ws', {
      headers: { 'x-forwarded-for': client },
    })
  const first = open('192.0.2.1')
  await once(first, 'open')
  await sendFromOthers(gateway.port)
  const second = open('192.0.2.1').on('error', () => {})
  const status = new Promise((resolve) => {
    second.on('open', () => resolve(101)).on('unexpected-response', (_, { statusCode }) => resolve(statusCode))
  })
  expect(await status).toBe(429)
  first.close()
  await expect.poll(() => gateway.limits.total.sockets).toBe(0)
  const again = open('192.0.2.1')
  await once(again, 'open')
  again.terminate()
  await gateway.close()
  node.close()
}, 60_000)
