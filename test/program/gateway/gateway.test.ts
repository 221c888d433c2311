import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { messageCell, NO_ADDRESS, standardAddress } from '../../../src/core/tlb/index.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { messageId } from '../../support/devnode/messageId.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'

const ID = '7a'.repeat(32)
const OTHER = '1b'.repeat(32)
const dest = standardAddress(0, new Uint8Array(32).fill(0x7a))
const body = writeBocBase64(messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n } }))
const element = { id: messageId(body), body, account_id: ID, dapp_id: ID }

describe.each(['legacy', 'current'] as const)('in front of a %s node', (kind) => {
  let upstream: DevNode
  let gateway: Gateway
  beforeAll(async () => {
    upstream = await DevNode.start({ args: [kind === 'legacy' ? '--legacy' : '--deprecated-api'] })
    gateway = await Gateway.start({ upstreams: [`${upstream.url}/graphql`] })
    await upstream.fund(ID, 5_000_000_000n)
  })
  afterAll(() => Promise.all([gateway.dispose(), upstream.dispose()]))

  test('reports the version of the interface', async () => {
    expect(await gateway.query('{info{version}}')).toEqual({ data: { info: { version: '1.0.0' } } })
    const answer = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent('{x:info{y:version}}')}`)
    expect(await answer.json()).toEqual({ data: { x: { y: '1.0.0' } } })
  })

  test('accounts are read with separate ids', async () => {
    const { status, json } = await gateway.get(`account?account_id=${ID}&dapp_id=${ID}`)
    expect(status).toBe(200)
    expect(json()).toEqual({
      boc: expect.stringMatching(/^te6/),
      account_id: ID,
      dapp_id: ID,
      state_timestamp: expect.any(Number),
    })
    expect((await gateway.get(`account?address=0:${ID}`)).text).toBe('account_id parameter required')
    expect((await gateway.get(`account?account_id=${ID}&dapp_id=${OTHER}`)).status).toBe(404)
    expect((await gateway.get(`account?account_id=${OTHER}&dapp_id=${OTHER}`)).status).toBe(404)
  })

  test('messages are forwarded and come back with the ids', async () => {
    const { status, json } = await gateway.post('messages', [element])
    expect(status).toBe(200)
    expect(json().error).toMatchObject({
      code: 'COMPUTE_SKIPPED',
      data: { account_id: ID, dapp_id: ID, producers: [], thread_id: '0'.repeat(68) },
    })
  })

  test('a redirect is followed by the gateway', async () => {
    await upstream.setFaults({ wrong_thread: 2 })
    expect((await gateway.post('messages', [element])).json().error.code).toBe('COMPUTE_SKIPPED')
  })

  test('a thread without a producer is reported', async () => {
    const thread_id = `${'0'.repeat(67)}1`
    const { status, json } = await gateway.post('messages', [{ ...element, thread_id }])
    expect(status).toBe(400)
    expect(json().error).toMatchObject({ code: 'WRONG_PRODUCER', data: { thread_id, account_id: ID, dapp_id: ID } })
  })

  test('GraphQL takes the separate ids, as texts and as variables', async () => {
    const info = { data: { blockchain: { account: { info: { balance: expect.any(String) } } } } }
    const text = `{blockchain{account(account_id:"${ID}",dapp_id:"${ID}"){info{balance}}}}`
    expect(await gateway.query(text)).toMatchObject(info)
    const query = 'query($a:String!,$d:String!){blockchain{account(account_id:$a,dapp_id:$d){info{balance}}}}'
    expect(await gateway.query(query, { a: ID, d: ID })).toMatchObject(info)
  })

  test('GraphQL refuses the address', async () => {
    const { data, errors } = await gateway.query(`{blockchain{account(address:"0:${ID}"){info{balance}}}}`)
    expect(data).toBeNull()
    expect(errors[0].message).toContain('address')
  })

  test('GraphQL reports wrong ids with status 200 and requests without query with a text', async () => {
    const post = (body: unknown) => fetch(gateway.ready.graphql, { method: 'POST', body: JSON.stringify(body) })
    const wrong = await post({ query: `{blockchain{account(account_id:"0:${ID}",dapp_id:"${ID}"){info{boc}}}}` })
    expect(wrong.status).toBe(200)
    expect(await wrong.json()).toMatchObject({
      data: null,
      errors: [{ message: 'Invalid account_id: expected 64 hex characters without prefix' }],
    })
    const malformed = await post({})
    expect(malformed.status).toBe(400)
    expect(await malformed.text()).toContain('Malformed request')
  })

  test('ids of accounts come without workchain', async () => {
    const text = `{blockchain{account(account_id:"${ID}",dapp_id:"${ID}"){info{id address}}}}`
    const expected = { data: { blockchain: { account: { info: { id: ID, address: ID } } } } }
    expect(await gateway.query(text)).toEqual(expected)
  })

  test('operations pass over a WebSocket', async () => {
    const socket = new WebSocket(gateway.ready.ws, 'graphql-ws')
    const frames: { type: string; payload?: unknown }[] = []
    const done = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data))
        frames.push(frame)
        if (frame.type === 'complete') resolve()
      })
    })
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: {} }))
      socket.send(JSON.stringify({ type: 'start', id: '1', payload: { query: '{info{version}}' } }))
    })
    await done
    socket.close()
    const data = frames.find(({ type }) => type === 'data')
    expect(data).toMatchObject({ id: '1', payload: { data: { info: { version: '1.0.0' } } } })
  })
})

describe('in front of something that misbehaves', () => {
  let server: Server
  let gateway: Gateway
  let answer: { status: number; body: string } = { status: 200, body: '' }
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    gateway = await Gateway.start({
      upstreams: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
    })
  })
  afterAll(async () => {
    server.close()
    await gateway.dispose()
  })

  test.each([
    [{ status: 503, body: 'no' }, 503],
    [{ status: 200, body: '<html>' }, 502],
  ])('%j instead of an account', async (given, status) => {
    answer = given
    expect((await gateway.get(`account?account_id=${ID}&dapp_id=${ID}`)).status).toBe(status)
  })

  test.each([
    { status: 500, body: 'no' },
    { status: 200, body: '[]' },
  ])('%j instead of an envelope', async (given) => {
    answer = given
    const { result, error } = (await gateway.post('messages', [element])).json()
    expect(result).toBeNull()
    expect(error).toMatchObject({ code: 'INTERNAL_ERROR', data: { account_id: ID, dapp_id: ID } })
  })
})

test('an unreachable upstream is reported', async () => {
  const gateway = await Gateway.start({ upstreams: ['http://127.0.0.1:1'] })
  expect((await gateway.get(`account?account_id=${ID}&dapp_id=${ID}`)).status).toBe(502)
  expect((await gateway.post('messages', [element])).json().error.code).toBe('INTERNAL_ERROR')
  const query = await fetch(gateway.ready.graphql, { method: 'POST', body: '{"query":"{info{version}}"}' })
  expect(query.status).toBe(502)
  await gateway.dispose()
})
