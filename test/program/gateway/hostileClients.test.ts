/** What one client can do to a gateway, its nodes and the other clients: nothing. */
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Upstreams } from '../../../src/program/gateway/Upstreams.ts'
import { nodeNetwork } from '../../../src/system/nodeNetwork.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import type { Json } from '../../support/devnode/DevNode.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'
import { GraphqlSocket } from '../../support/gateway/GraphqlSocket.ts'
import { ScriptedNode } from '../../support/gateway/ScriptedNode.ts'

const nodes = [new ScriptedNode(), new ScriptedNode()] as const
let urls: string[]
let gateway: Gateway
beforeAll(async () => {
  urls = await Promise.all(nodes.map((node) => node.open()))
  const limits = ['--socket-operations', '3', '--client-operations', '5', '--client-operation-bytes', '60000']
  const args = [...limits, '--stall-timeout', '0.5', '--client-connections', '40', '--metrics-listen', '0']
  gateway = await Gateway.start({ upstreams: urls, args })
})
beforeEach(() => {
  for (const node of nodes) {
    node.answer = (_, response) => void response.end('{"data":{"x":1}}')
    node.receive = ({ type, id }, socket) => {
      if (type === 'connection_init') socket.send('{"type":"connection_ack"}')
      // Answers the question of the gateway for the head, where a subscription begins.
      if (id?.startsWith('gateway-')) socket.send(JSON.stringify({ type: 'data', id, payload: { data: { head: [] } } }))
    }
  }
})
afterAll(async () => {
  await gateway.dispose()
  for (const node of nodes) node.close()
})

function post(body: string): Promise<Response> {
  return fetch(gateway.ready.graphql, { method: 'POST', body })
}

/** Checks that all nodes are still considered well. */
async function expectNodesUp(): Promise<void> {
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
  const metrics = await gateway.metrics()
  const states = [...metrics].filter(([name]) => name.startsWith('vendorclient_upstream_up')).map(([, value]) => value)
  expect(states).toEqual([1, 1])
}

function objects(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
}
function lists(depth: number): string {
  return `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`
}

describe('requests that are too deep', () => {
  test.each([
    ['objects', objects(5000)],
    ['very deep objects', objects(15_000)],
    ['lists', lists(15_000)],
    ['objects just too deep', objects(101)],
  ])('are refused with 400 as the node does: variables that are %s', async (_, variables) => {
    const before = nodes.map(({ requests }) => requests.length)
    const answer = await post(`{"query":"{info{time}}","variables":${variables}}`)
    expect(answer.status).toBe(400)
    const message = 'The variables are nested deeper than 100 levels'
    expect(await answer.json()).toEqual({ data: null, errors: [{ message }] })
    expect(nodes.map(({ requests }) => requests.length)).toEqual(before)
    await expectNodesUp()
  })

  test('are refused with 400: documents, tokens, and bodies of messages', async () => {
    const document = await post(JSON.stringify({ query: `${'{a'.repeat(3000)}${'}'.repeat(3000)}` }))
    expect([document.status, ((await document.json()) as Json).errors[0].message]).toEqual([
      400,
      'The document is nested deeper than 200 levels',
    ])
    const tokens = await post(JSON.stringify({ query: `mutation{${'a '.repeat(30_000)}}` }))
    expect([tokens.status, ((await tokens.json()) as Json).errors[0].message]).toEqual([
      400,
      'The document has more than 20000 tokens',
    ])
    const body = `[{"id":"1","body":"","ext_message_token":${objects(5000)}}]`
    const messages = await fetch(`${gateway.url}/v2/messages`, { method: 'POST', body })
    expect(messages.status).toBe(400)
    await expectNodesUp()
  })

  test('pass where they are within the limits, and what the gateway does not know is not passed on', async () => {
    const extensions = objects(5000)
    expect((await post(`{"query":"{a}","variables":${objects(100)}}`)).status).toBe(200)
    expect((await post(`{"query":"{a}","extensions":${extensions}}`)).status).toBe(200)
  })

  test.each(['graphql-ws', 'graphql-transport-ws'])('end operations of %s, not connections', async (protocol) => {
    const socket = await GraphqlSocket.open(gateway.ready.ws, protocol)
    const type = protocol === 'graphql-ws' ? 'start' : 'subscribe'
    const query = 'subscription{blocks{id}}'
    socket.socket.send(`{"type":"${type}","id":"1","payload":{"query":"${query}","variables":${objects(5000)}}}`)
    const { payload } = await socket.next((frame) => frame.type === 'error' && frame.id === '1')
    expect([payload].flat()[0].message).toBe('The variables are nested deeper than 100 levels')
    // A deeply nested message that belongs to no operation closes its connection and nothing else.
    socket.socket.send(`{"type":"ping","payload":${objects(5000)}}`)
    expect(await socket.closed).toBe(4400)
    const other = await GraphqlSocket.open(gateway.ready.ws, protocol)
    other.socket.send(`{"type":"${type}","id":${'['.repeat(9000)}${']'.repeat(9000)},"payload":{"query":"{a}"}}`)
    expect(await other.closed).toBe(4400)
    await expectNodesUp()
  })
})

describe('a node stays well', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['answered with 503', (response) => void response.writeHead(503).end()],
    ['cut off', (response) => void response.destroy()],
    ['answered with far too much', (response) => void response.writeHead(504).end('x'.repeat(1000))],
  ])('when requests of a client are %s', async (_, answer) => {
    for (const node of nodes) node.answer = (__, response) => answer(response)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('{"query":"{x}"}')))
    expect(answers.every(({ status }) => status >= 502)).toBe(true)
    await expectNodesUp()
    expect(gateway.log).not.toContain('upstream failed')
  })

  test('when it closes a WebSocket because of its client', async () => {
    for (const [code, closesAs] of [
      [1009, 1009],
      [4400, 4400],
      [1008, 1008],
    ] as const) {
      for (const node of nodes)
        node.receive = ({ type }, socket) => {
          if (type === 'connection_init') socket.send('{"type":"connection_ack"}')
          else socket.close(code)
        }
      const socket = await GraphqlSocket.open(gateway.ready.ws)
      socket.start('1', '{info{time}}')
      expect(await socket.closed).toBe(closesAs)
    }
    await expectNodesUp()
  })

  test('when clients leave early, and their requests to the node are aborted', async () => {
    let ended = 0
    let begun = 0
    for (const node of nodes)
      node.answer = (_, response) => {
        begun += 1
        response.once('close', () => {
          ended += 1
        })
      }
    const leave = new AbortController()
    const asked = Array.from({ length: 30 }, () =>
      fetch(gateway.ready.graphql, { method: 'POST', body: '{"query":"{x}"}', signal: leave.signal }).catch(() => {}),
    )
    await expect.poll(() => begun).toBeGreaterThanOrEqual(30)
    leave.abort()
    await Promise.all(asked)
    await expect.poll(() => ended).toBe(begun)
    await expect.poll(async () => (await gateway.metrics()).get('vendorclient_http_in_flight')).toBe(0)
    await expectNodesUp()
  })
})

test('queries of the gateway itself have connections that clients cannot occupy', async () => {
  const node = new ScriptedNode()
  const url = await node.open()
  const held: ServerResponse[] = []
  node.answer = (_, response) => void held.push(response)
  const log = { level: 'error', error() {}, warn() {}, info() {}, debug() {} } as const
  const upstreams = new Upstreams({
    ...{ upstreams: [url], network: nodeNetwork, clock: systemClock, log, connections: 1 },
    ...{ answerLimit: 1 << 20, timeoutMs: 100, onNewEpoch: () => {} },
  })
  await upstreams.checked
  const sender = { authorization: undefined }
  const asked = Array.from({ length: 3 }, () => upstreams.fetch('/x', sender).catch((error: Error) => error))
  await expect.poll(() => held.length).toBe(1)
  const [one] = upstreams.nodes
  expect(await upstreams.inspect(one!)).toBeUndefined()
  // All three requests time out, one at the node and two while waiting for its connection; the node still passes its
  // checks.
  for (const outcome of await Promise.all(asked)) expect(outcome).toMatchObject({ name: 'TimeoutError' })
  const checkedAtMs = one!.checkedAtMs
  await expect.poll(() => one!.checkedAtMs).toBeGreaterThan(checkedAtMs)
  expect(upstreams.hasOneUp).toBe(true)
  upstreams.close()
  node.close()
})

describe('operations on WebSockets', () => {
  const QUERY = 'subscription{blocks{id}}'
  const refusalOf = async (socket: GraphqlSocket, id: string) => {
    const { payload } = await socket.next((frame) => frame.type === 'error' && frame.id === id)
    return payload
  }
  const operations = async () => (await gateway.metrics()).get('vendorclient_websocket_operations')

  test('are limited per connection, per client, and by memory, until they end', async () => {
    const first = await GraphqlSocket.open(gateway.ready.ws)
    for (const id of ['1', '2', '3', '4']) first.start(id, QUERY)
    expect(await refusalOf(first, '4')).toEqual({
      message: 'More than 3 operations of one WebSocket',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    })
    const second = await GraphqlSocket.open(gateway.ready.ws)
    for (const id of ['1', '2', '3']) second.start(id, QUERY)
    expect((await refusalOf(second, '3')).message).toBe('More than 5 operations of one client')
    expect(await operations()).toBe(5)
    first.send({ type: 'stop', id: '1' })
    first.start('5', QUERY)
    first.send({ type: 'stop', id: '2' })
    first.start('large', `${QUERY}#${'x'.repeat(4000)}`)
    expect((await refusalOf(first, 'large')).message).toBe('The operations of one client take more than 60000 bytes')
    first.start('1', 'subscription{account(address:"1"){id}}')
    expect((await refusalOf(first, '1')).message).toContain('address')
    expect(await operations()).toBe(4)
    first.close()
    second.close()
    await expect.poll(operations).toBe(0)
  })

  test('end when the client does not read, also if it keeps sending', async () => {
    const payload = { data: 'x'.repeat(1 << 20) }
    for (const node of nodes)
      node.receive = ({ type, id }, socket) => {
        if (type === 'connection_init') socket.send('{"type":"connection_ack"}')
        if (type === 'start') for (let n = 0; n < 20; n++) socket.send(JSON.stringify({ type: 'data', id, payload }))
      }
    const idle = await GraphqlSocket.open(gateway.ready.ws)
    idle.socket.pause()
    idle.start('1', '{x}')
    const busy = await GraphqlSocket.open(gateway.ready.ws)
    busy.socket.pause()
    const text = 'x'.repeat(100_000)
    for (let n = 0; n < 300; n++) busy.send({ type: 'ping', payload: { text } })
    await expect.poll(async () => (await gateway.metrics()).get('vendorclient_websockets'), { timeout: 15_000 }).toBe(0)
    expect(gateway.log).toContain('does not read')
    idle.socket.terminate()
    busy.socket.terminate()
    await expectNodesUp()
  })
})

test('one client cannot use up the connections', async () => {
  const sockets = Array.from({ length: 60 }, () => connect(gateway.ready.port, '127.0.0.1').on('error', () => {}))
  const answers: string[] = []
  for (const socket of sockets) socket.on('data', (data) => answers.push(String(data)))
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(20)
  expect(answers[0]).toMatch(/^HTTP\/1\.1 429 /)
  for (const socket of sockets) socket.destroy()
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')))
  await expect.poll(async () => (await fetch(`${gateway.url}/readyz`).catch(() => undefined))?.status).toBe(200)
})
