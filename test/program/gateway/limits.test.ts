/** Limits, cache, failover and health of a gateway. */
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'
import { ScriptedNode } from '../../support/gateway/ScriptedNode.ts'

function ask(gateway: Gateway, query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(gateway.ready.graphql, { method: 'POST', headers, body: JSON.stringify({ query }) })
}

describe('limits', () => {
  let node: ScriptedNode
  let url: string
  beforeAll(async () => {
    node = new ScriptedNode()
    url = await node.open()
  })
  afterAll(() => node.close())
  beforeEach(() => {
    node.answer = (_, response) => void response.end('{"data":{"x":1}}')
  })

  test('a body and an answer that are too large are 413, each in the form of its interface', async () => {
    const gateway = await Gateway.start({ upstreams: [url], args: ['--body-limit', '1024', '--answer-limit', '2048'] })
    const large = await ask(gateway, `{${'x'.repeat(2000)}}`)
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ errors: [{ extensions: { code: 'REQUEST_TOO_LARGE' } }] })
    const messages = await gateway.post('messages', [{ body: 'x'.repeat(2000) }])
    expect([messages.status, messages.json().error.code]).toEqual([413, '413 Payload Too Large'])
    node.answer = (_, response) => void response.end(JSON.stringify({ data: 'y'.repeat(5000) }))
    const answer = await ask(gateway, '{blocks{id}}')
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'ANSWER_TOO_LARGE' } }] })
    await gateway.dispose()
  })

  test('a client that asks too often gets 429 with Retry-After, others do not', async () => {
    const args = ['--client-rate', '3', '--trust-proxy', '127.0.0.1']
    const gateway = await Gateway.start({ upstreams: [url], args })
    const from = (client: string) => ask(gateway, '{x}', { 'x-forwarded-for': `10.9.9.9, ${client}` })
    const answers = await Promise.all(Array.from({ length: 20 }, () => from('192.0.2.1')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3)
    expect(refused[0]!.headers.get('retry-after')).toBe('1')
    expect(await refused[0]!.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', exception: { code: 429 } } }],
    })
    expect((await from('192.0.2.2')).status).toBe(200)
    // One network of IPv6 is one client.
    const hosts = Array.from({ length: 20 }, (_, index) => from(`2001:db8:1:2::${index}`))
    expect((await Promise.all(hosts)).some(({ status }) => status === 429)).toBe(true)
    await gateway.dispose()
  })

  test('requests and WebSockets beyond the limit are 429 for one client and 503 for all', async () => {
    const held: ServerResponse[] = []
    node.answer = (_, response) => void held.push(response)
    const args = [
      '--client-requests',
      '2',
      '--total-requests',
      '3',
      '--client-sockets',
      '1',
      '--trust-proxy',
      '127.0.0.1',
    ]
    const gateway = await Gateway.start({ upstreams: [url], args })
    const from = (client: string) => ask(gateway, '{x}', { 'x-forwarded-for': client })
    const running = [from('192.0.2.1'), from('192.0.2.1'), from('192.0.2.2')]
    await expect.poll(() => held.length).toBe(3)
    const own = await from('192.0.2.1')
    expect([own.status, own.headers.get('retry-after')]).toEqual([429, '1'])
    const all = await from('192.0.2.3')
    expect(all.status).toBe(503)
    expect(all.headers.get('retry-after')).toBe('1')
    for (const response of held) response.end('{"data":null}')
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200])
    node.answer = (_, response) => void response.end('{"data":{"x":1}}')
    await expect.poll(async () => (await from('192.0.2.1')).status).toBe(200)
    const first = new WebSocket(gateway.ready.ws, 'graphql-ws')
    await new Promise((resolve) => first.once('open', resolve))
    const second = new WebSocket(gateway.ready.ws, 'graphql-ws')
    const status = await new Promise((resolve) => {
      second.on('unexpected-response', (_, response) => resolve(response.statusCode)).on('error', () => {})
    })
    expect(status).toBe(429)
    first.terminate()
    await gateway.dispose()
  })

  test('a wrong metrics address and missing nodes are usage errors', async () => {
    await expect(Gateway.start({ upstreams: [] })).rejects.toMatchObject({ exitCode: 2 })
    await expect(Gateway.start({ upstreams: ['x'] })).rejects.toMatchObject({ exitCode: 2 })
    for (const address of ['x:y', '127.0.0.1:99999', '[1.2.3.4]:1', '']) {
      const start = Gateway.start({ upstreams: [url], args: [`--metrics-listen=${address}`] })
      await expect(start).rejects.toMatchObject({ exitCode: 2 })
    }
  })
})

describe('failover', () => {
  test('reads go to another node when one fails, messages only if nothing of them was sent', async () => {
    const [bad, good] = [new ScriptedNode(), new ScriptedNode()]
    const gateway = await Gateway.start({ upstreams: [await bad.open(), await good.open()] })
    good.answer = (_, response) => void response.end('{"data":{"x":"good"}}')
    bad.answer = (_, response) => void response.writeHead(503).end('no')
    expect(await (await ask(gateway, '{x}')).json()).toEqual({ data: { x: 'good' } })
    // The other one is asked from now on.
    bad.answer = (_, response) => void response.end('{"data":{"x":"bad"}}')
    expect(await (await ask(gateway, '{y}')).json()).toEqual({ data: { x: 'good' } })
    good.answer = (request) => void request.socket.destroy()
    const mutation = await ask(gateway, 'mutation{postRequests(requests:[]){id}}')
    expect(mutation.status).toBe(502)
    expect(bad.requests.filter((path) => path === '/graphql')).toHaveLength(1)
    bad.close()
    good.close()
    await gateway.dispose()
  })

  test('is ready while a node answers, otherwise reports the reason, and is always alive', async () => {
    const node = new ScriptedNode()
    const gateway = await Gateway.start({ upstreams: [await node.open()], args: ['--metrics-listen', '0'] })
    const probe = async (path: string) => {
      const response = await fetch(`${gateway.url}${path}`)
      return [response.status, await response.text()]
    }
    expect(await probe('/healthz')).toEqual([200, 'ok\n'])
    expect(await probe('/readyz')).toEqual([200, 'ok\n'])
    node.close()
    expect((await ask(gateway, '{x}')).status).toBe(502)
    expect(await probe('/readyz')).toEqual([503, 'not ready: no upstream answers\n'])
    expect(await probe('/healthz')).toEqual([200, 'ok\n'])
    const metrics = await gateway.metrics()
    expect(metrics.get('vendorclient_ready')).toBe(0)
    expect([...metrics].find(([name]) => name.startsWith('vendorclient_upstream_up'))?.[1]).toBe(0)
    expect(metrics.get('vendorclient_http_requests_total{path="/graphql",status="502"}')).toBe(1)
    expect(metrics.has('process_cpu_seconds_total')).toBe(true)
    expect(metrics.has('nodejs_eventloop_lag_seconds')).toBe(true)
    await gateway.dispose()
  })
})

describe('cache', () => {
  let node: DevNode
  let gateway: Gateway
  let transaction: string
  beforeAll(async () => {
    node = await DevNode.start()
    gateway = await Gateway.start({ upstreams: [node.url], args: ['--metrics-listen', '0'] })
    await node.fund('3c'.repeat(32))
    const { data } = await node.query('{blockchain{transactions(last:1){edges{node{id}}}}}')
    transaction = data.blockchain.transactions.edges[0].node.id
  })
  afterAll(() => Promise.all([gateway.dispose(), node.dispose()]))

  const hits = async () => (await gateway.metrics()).get('vendorclient_cache_hits_total')!
  /** Whether the second of two equal questions was answered from memory. */
  async function isKept(query: string): Promise<boolean> {
    const before = await hits()
    const first = await gateway.query(query)
    expect(await gateway.query(query)).toEqual(first)
    expect(first.errors).toBeUndefined()
    return (await hits()) > before
  }

  test.each([
    'id boc now aborted account_addr compute{exit_code} total_fees(format:DEC)',
    'in_message{id boc src dst value(format:DEC)} out_messages{id}',
  ])('a transaction by its hash is kept: %s', async (fields) => {
    expect(await isKept(`{blockchain{transaction(hash:"${transaction}"){${fields}}}}`)).toBe(true)
  })

  test.each([
    ['its place in the chain', `transaction(hash:"HASH"){id block_id}`],
    ['its status', `transaction(hash:"HASH"){id status}`],
    ['what became of a message', `transaction(hash:"HASH"){id in_message{id dst_transaction{id}}}`],
    ['a message under another name', `transaction(hash:"HASH"){m:in_message{id}}`],
    ['something that is not there', `transaction(hash:"${'0'.repeat(64)}"){id}`],
    ['the state of an account', `account(account_id:"${'3c'.repeat(32)}",dapp_id:"${'3c'.repeat(32)}"){info{boc}}`],
    ['the end of the chain', `blocks(last:1){edges{node{id}}}`],
  ])('%s is asked for each time', async (_, field) => {
    expect(await isKept(`{blockchain{${field.replace('HASH', transaction)}}}`)).toBe(false)
  })

  test('answers are cached separately for each authorization', async () => {
    const query = `{blockchain{transaction(hash:"${transaction}"){id lt}}}`
    await ask(gateway, query, { authorization: 'Bearer a' })
    const before = await hits()
    await ask(gateway, query, { authorization: 'Bearer b' })
    expect(await hits()).toBe(before)
  })
})
