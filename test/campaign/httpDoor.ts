import { connect } from 'node:net'
import type { Chance } from '../simulation/Chance.ts'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { Bystander } from './Bystander.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

const REQUESTS_PER_ROUND = 50
const QUERIES = [
  '{info{version}}',
  '{blockchain{blocks(last:1){edges{node{id}}}}}',
  'query a($b: Int){info{time}}',
  '{__schema{queryType{name}}}',
]

export const httpDoor: CampaignPart = {
  name: 'http',
  summary:
    'Plain HTTP and handshakes at the door of the daemon, each with the status that the rules of access demand; broken bodies to the node.',
  run: async (options) => {
    const { chance } = options
    const figures = { requests: 0, 'requests to the node': 0, 'worst ms of another client': 0 }
    const failures: string[] = []
    const daemon = await ServingDaemon.start()
    const node = await DevNode.start()
    try {
      const bystander = await Bystander.beside(daemon)
      do {
        for (let index = 0; index < REQUESTS_PER_ROUND; index++) {
          const { text, allowed } = daemonRequest(daemon, chance)
          const status = await statusOf(daemon.url, text)
          figures.requests++
          if (!allowed.includes(status))
            failures.push(`expected ${allowed}, got ${status} to ${JSON.stringify(text.slice(0, 400))}`)
        }
        for (let index = 0; index < REQUESTS_PER_ROUND; index++) {
          const text = nodeRequest(node, chance)
          const status = await statusOf(node.url, text)
          figures['requests to the node']++
          if (status >= 500) failures.push(`the node answered ${status} to ${JSON.stringify(text.slice(0, 400))}`)
        }
      } while (hasTime(options) && failures.length < 20)
      await bystander.leave()
      figures['worst ms of another client'] = bystander.worstMs
      failures.push(...bystander.failures)
      if ((await node.query('{info{version}}')).data?.info?.version === undefined) failures.push('the node is gone')
    } finally {
      await daemon.dispose()
      await node.dispose()
    }
    return { figures, failures }
  },
}

/** Status 0 stands for a connection that was closed without an answer. */
const CLOSED = 0

/** A request and the statuses that it may have. Source: daemon section 9. */
function daemonRequest({ url, token }: ServingDaemon, chance: Chance): { text: string; allowed: readonly number[] } {
  const { host } = new URL(url)
  if (chance.happens(0.2)) return { text: garbage(host, chance), allowed: [400, 414, 431, CLOSED] }
  const isHostWrong = chance.happens(0.2)
  const origin = chance.pick([undefined, undefined, 'https://evil.example', 'null', `http://${host}`])
  const isTokenRight = chance.happens(0.5)
  const isUpgrade = chance.happens(0.4)
  const path = isUpgrade
    ? '/rpc'
    : chance.pick(['/rpc', '/healthz', '/metrics', '/', '/rpc/../x', '/%00', `/${'a'.repeat(500)}`])
  const method = isUpgrade ? 'GET' : chance.pick(['GET', 'GET', 'POST', 'PUT', 'DELETE'])
  const lines = [
    `${method} ${path}?x=${chance.between(0, 9)} HTTP/1.1`,
    `Host: ${isHostWrong ? chance.pick(['evil.example', `evil.example:${host.split(':')[1]}`, '']) : host}`,
    ...(origin === undefined ? [] : [`Origin: ${origin}`]),
    ...(isTokenRight ? [`Authorization: Bearer ${token}`] : chance.happens(0.5) ? ['Authorization: Bearer 00'] : []),
    ...(isUpgrade
      ? [
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
          'Sec-WebSocket-Protocol: rpc.v1',
        ]
      : ['Connection: close', 'Content-Length: 0']),
  ]
  const text = `${lines.join('\r\n')}\r\n\r\n`
  const isReading = method === 'GET'
  if (path === '/healthz') return { text, allowed: [isReading ? 200 : 405] }
  if (isHostWrong) return { text, allowed: [421] }
  if (isUpgrade) return { text, allowed: [origin !== undefined ? 403 : isTokenRight ? 101 : 401] }
  if (path === '/metrics' && !isTokenRight) return { text, allowed: [401] }
  if (path === '/metrics' && isReading) return { text, allowed: [200] }
  return { text, allowed: [path === '/rpc' ? 426 : 404] }
}

/** Text that is not a valid request. */
function garbage(host: string, chance: Chance): string {
  return chance.pick([
    `${Buffer.from(chance.bytes(200)).toString('latin1')}\r\n\r\n`,
    `GET /rpc HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
    `POST /rpc HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nBad Header: 1\r\n\r\n`,
    '{"jsonrpc":"2.0","id":1,"method":"client.version"}\r\n\r\n',
  ])
}

/** Bodies that are broken somewhere. */
function nodeRequest({ url }: DevNode, chance: Chance): string {
  const { host } = new URL(url)
  const path = chance.pick(['/graphql', '/graphql', '/v2/messages', '/v2/faucet', '/v2/account', '/admin/faults', '/x'])
  const good = JSON.stringify(
    path === '/graphql'
      ? { query: chance.pick(QUERIES), variables: chance.pick([null, {}, { b: 1 }, 5, [], { b: {} }]) }
      : [{ id: 'x', body: 'te6ccg==', expire_at: null }],
  )
  const at = chance.between(0, good.length)
  const odd = chance.pick([
    good,
    good.slice(0, at),
    `${good.slice(0, at)}${chance.pick(['{', '"', '\u0000', '\\', '['])}${good.slice(at)}`,
    '['.repeat(chance.spread(1, 5000)),
    JSON.stringify({ query: `${'{a'.repeat(chance.spread(1, 3000))}` }),
    JSON.stringify({ query: '{info{version}}', variables: nested(chance.spread(1, 3000)) }),
  ])
  const method = chance.pick(['POST', 'POST', 'POST', 'PUT', 'GET'])
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(odd)}\r\n\r\n${odd}`
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

/** Sends a request as it is and returns the status of the first line of the answer. */
function statusOf(url: string, text: string): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    const end = (status: number) => {
      resolve(status)
      socket.destroy()
    }
    socket.setTimeout(30_000, () => end(CLOSED))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(answer) ?? []
      if (status !== undefined) end(Number(status))
    })
    socket.on('error', () => end(CLOSED))
    socket.on('close', () => resolve(CLOSED))
    socket.end(Buffer.from(text, 'latin1'))
  })
}
