import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

/** First line of the answer to raw text, empty when there is none. */
async function sendRaw(text: string, hangUp = false): Promise<string> {
  const socket = connect(node.ready.port, '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part
  })
  socket.write(text)
  if (hangUp) setTimeout(() => socket.resetAndDestroy(), 20)
  else setTimeout(() => socket.end(), 50)
  await once(socket, 'close')
  return answer.split('\r\n')[0]!
}

const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'

test.each([
  ['a path of two slashes', 'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['a path that is no URL', 'GET //[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['a URL in place of a path', 'GET http://[/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['no HTTP', '\x16\x03\x01\x00\x00\r\n\r\n'],
  ['an upgrade of a path that is no URL', `GET //[ HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`],
  ['an upgrade without a key', `GET /graphql HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`],
  ['an upgrade elsewhere', `GET /v2/account HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`],
  ['a bad percent sign', 'GET /v2/account?account_id=%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
])('%s is answered and survived', async (_, text) => {
  await sendRaw(text)
  expect((await node.get('readiness')).status).toBe(200)
})

test.each(['/readiness', '/v2/nothing'])('an offer of HTTP/2 on %s is ignored', async (path) => {
  const answer = (headers: string) => sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${headers}\r\n\r\n`)
  expect(await answer('close, Upgrade\r\nUpgrade: h2c')).toBe(await answer('close'))
})

test.each([
  ['in the middle of a body', 'POST /v2/messages HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n[{'],
  ['in the middle of a head', 'POST /v2/mess'],
  [
    'in the middle of a handshake',
    `GET /graphql HTTP/1.1\r\nHost: x\r\n${upgrade}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  ],
])('a peer that leaves %s is survived', async (_, text) => {
  await sendRaw(text, true)
  expect((await node.get('readiness')).status).toBe(200)
})

test.each([
  ['deeply nested JSON', '['.repeat(500_000)],
  ['numbers', '[1,2,3]'],
  ['invalid UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]).toString('latin1')],
  ['a prototype', '[{"__proto__":{"id":"x"},"constructor":1}]'],
  [
    'a BOC that says it is huge',
    `[{"id":"x","account_id":"${'a'.repeat(64)}","dapp_id":"${'a'.repeat(64)}","body":"te6ccgT/////////////"}]`,
  ],
])('%s instead of messages is refused', async (_, body) => {
  expect((await node.post('messages', body)).status).toBe(400)
})

test('nothing of it was a bug', () => {
  expect(node.log).toBe('')
})
