import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

/** First line of the answer to raw text, or the empty text. */
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
])('the node answers %s and survives', async (_, text) => {
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
])('the node survives a peer that leaves %s', async (_, text) => {
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

test.each<[string, () => { query: string; variables?: string }]>([
  ['selections', () => ({ query: '{a'.repeat(4900) })],
  ['lists', () => ({ query: `{blocks(filter:{id:{in:${'['.repeat(4900)}` })],
  ['filters', () => ({ query: `{blocks(filter:${'{OR:'.repeat(2400)}{}${'}'.repeat(2400)}){id}}` })],
  ['types', () => ({ query: `query($a:${'['.repeat(4900)}Int${']'.repeat(4900)}){info{version}}` })],
  ['variables', () => ({ query: '{info{version}}', variables: `${'{"OR":'.repeat(20_000)}{}${'}'.repeat(20_000)}` })],
  [
    'lists of variables',
    () => ({ query: '{info{version}}', variables: `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}` }),
  ],
])('%s deeper than any use are refused with 400', async (_, make) => {
  const { query, variables = '{}' } = make()
  const response = await fetch(node.ready.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ data: null, errors: [{ message: expect.stringContaining('deeper') }] })
})

test('brackets in comments and strings do not count', async () => {
  const many = '{['.repeat(300)
  expect(await node.query(`{info{version}} # ${many}`)).toMatchObject({ data: { info: { version: '1.0.0' } } })
  for (const text of [`"${many}"`, `"""${many}\\"""${many}"""`]) {
    const { errors } = await node.query(`{__type(name:${text}){name}}`)
    expect(errors).toBeUndefined()
  }
})

test('a gift of more currencies than any account has is refused', async () => {
  const currencies = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [String(index + 1), '1']))
  const answer = await node.post('faucet', { account_id: '7a'.repeat(32), currencies })
  expect([answer.status, answer.json().error.message]).toEqual([400, expect.stringContaining('at most 100')])
})

test('a fault that lasts longer than a timer can is refused', async () => {
  await expect(node.setFaults({ latency_ms: 2 ** 31 })).rejects.toThrow('up to 3600000')
})

test('administration with two Host headers is refused', async () => {
  const text = 'GET /admin/chain HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  expect(await sendRaw(text)).toBe('HTTP/1.1 400 Bad Request')
})

test('no request has caused an internal error', () => {
  expect(node.log).toBe('')
})
