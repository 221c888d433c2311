/** The port that REST requests use, and what makes a client change it. Source: network 1.4. */
import { describe, expect, test } from 'vitest'
import { postMessage, readAccount, requestAccount } from '../../src/net/rest/index.ts'
import { forwardedNetwork } from '../support/net/forwardedNetwork.ts'
import { GraphqlPeer, type PeerAnswer, type PeerRequest } from '../support/net/GraphqlPeer.ts'
import { openNetwork } from '../support/net/openNetwork.ts'

const CONFIGURED = 'https://node.example:8033'
const DEFAULT_PORT = 'https://node.example'
const ID = '7a1f'.padEnd(64, '0')
const account = { json: { boc: 'te6c', account_id: ID, dapp_id: ID } }
const envelope = { json: { result: { message_hash: ID }, error: null } }
const page = { status: 404, text: '<html>not found</html>' }
const asked = { accountId: ID, dappId: ID }
const message = {
  id: ID,
  body: 'te6c',
  accountId: ID,
  dappId: ID,
  isDappIdAware: true,
  threadId: undefined,
  token: null,
}

type Rest = PeerAnswer | ((request: PeerRequest) => PeerAnswer)

function node(request: PeerRequest): PeerAnswer {
  return request.method === 'GET' ? account : envelope
}

function answering(rest: Rest) {
  return { rest: (request: PeerRequest) => (typeof rest === 'function' ? rest(request) : rest) }
}

/** An endpoint with a port, and another server at the default port of its host. */
async function open(configured: Rest, atDefaultPort: Rest, network: object = {}) {
  const [first, other] = [
    await GraphqlPeer.start(answering(configured)),
    await GraphqlPeer.start(answering(atDefaultPort)),
  ]
  const platform = forwardedNetwork({ [CONFIGURED]: first.endpoint, [DEFAULT_PORT]: other.endpoint })
  const opened = openNetwork({ endpoints: [CONFIGURED], access_key: 'secret', ...network }, { platform })
  const get = async () => readAccount(await requestAccount(opened, asked), asked)
  const post = (options = {}) => postMessage(opened, message, options)
  return { first, other, network: opened, get, post }
}

function told({ requests }: GraphqlPeer): string[] {
  return requests.map(({ method, path }) => `${method} ${path}`)
}

const GET = 'GET /v2/account'
const POST = 'POST /v2/messages'

describe('a GET finds a node at the default port', () => {
  test.each<[string, PeerAnswer]>([
    ['404', page],
    ['2xx with a page', { status: 200, text: '<html>welcome</html>' }],
    ['2xx with other JSON', { json: { hello: 'world' } }],
  ])('after %s at the configured one', async (_, answer) => {
    const { first, other, get, post } = await open(answer, node)
    expect(await get()).toMatchObject({ boc: 'te6c' })
    expect(await get()).toMatchObject({ boc: 'te6c' })
    expect(await post()).toMatchObject({ type: 'result' })
    expect([told(first), told(other)]).toEqual([[GET], [GET, GET, POST]])
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined])
  })
})

describe('the default port is not asked', () => {
  test.each<[string, PeerAnswer]>([
    ['a state', account],
    [
      'an account that a node does not have',
      { status: 404, text: "Original error: Can't find account in shard state" },
    ],
    ['400', { status: 400, text: 'dapp_id parameter required' }],
    ['401', { status: 401, text: 'Unauthorized' }],
    ['403', { status: 403, text: '<html>forbidden</html>' }],
    ['500', { status: 500, text: '' }],
    ['502 of a proxy', { status: 502, text: '<html>bad gateway</html>' }],
    ['503', { status: 503, text: '' }],
  ])('after %s', async (_, answer) => {
    const { other, network } = await open(answer, node)
    await requestAccount(network, asked)
    expect(other.requests).toEqual([])
  })

  test('after 429', async () => {
    const { other, network } = await open({ status: 429, text: '' }, node, { max_reconnect_timeout: 0 })
    expect((await requestAccount(network, asked)).status).toBe(429)
    expect(other.requests).toEqual([])
  })

  test('when the configured one cannot be reached, and the error says what to configure', async () => {
    const { first, other, get, post } = await open(node, node)
    await first.stop()
    for (const request of [get(), post()]) {
      await expect(request).rejects.toMatchObject({
        code: 11,
        message: `The request to ${CONFIGURED} failed: the connection was refused, no server listens there. If the node serves REST at ${DEFAULT_PORT}, set that as the endpoint`,
      })
    }
    expect(other.requests).toEqual([])
  })

  test('when the connection breaks', async () => {
    const { other, get } = await open('drop', node)
    await expect(get()).rejects.toMatchObject({ code: 11 })
    expect(other.requests).toEqual([])
  })

  test('the default port is not asked without encryption', async () => {
    const first = await GraphqlPeer.start(answering(page))
    const other = await GraphqlPeer.start(answering(node))
    const platform = forwardedNetwork({
      'http://node.example:8033': first.endpoint,
      'http://node.example': other.endpoint,
    })
    const network = openNetwork({ endpoints: ['http://node.example:8033'] }, { platform })
    expect(await requestAccount(network, asked)).toMatchObject({ status: 404 })
    expect(other.requests).toEqual([])
  })
})

describe('an answer at the default port does not count', () => {
  test.each<[string, PeerAnswer]>([
    ['that is a page', { status: 200, text: '<html>company portal</html>' }],
    ['that is 404', page],
    ['with other JSON', { json: { status: 'ok' } }],
    ['that is 500', { status: 500, text: '' }],
    ['that never comes whole', 'drop in the middle'],
  ])('%s', async (_, answer) => {
    const { first, other, get, post } = await open(page, answer)
    await expect(get()).rejects.toMatchObject({ code: 622, message: expect.stringContaining(CONFIGURED) })
    await expect(post()).rejects.toMatchObject({ code: 622, message: expect.stringContaining(CONFIGURED) })
    expect(told(other)).not.toContain(POST)
    expect(told(first)).toContain(POST)
  })

  test('an answer of the default port that asks for a key is not used, and the error says how to trust that port', async () => {
    const { get } = await open(page, { status: 401, text: 'Unauthorized' })
    await expect(get()).rejects.toMatchObject({
      code: 622,
      message: expect.stringContaining(
        `${DEFAULT_PORT} answered 401. It does not receive the credentials of ${CONFIGURED}`,
      ),
    })
  })
})

describe('a message', () => {
  test('goes to a port that a GET has confirmed, also when it is the first request', async () => {
    const { first, other, post } = await open(page, node)
    expect(await post({ isSentOnce: true })).toMatchObject({ type: 'result', baseUrl: DEFAULT_PORT })
    expect([told(first), told(other)]).toEqual([[GET], [GET, POST]])
  })

  test('goes to the configured port without a question where that is the default one', async () => {
    const peer = await GraphqlPeer.start(answering(node))
    const network = openNetwork(
      { endpoints: [DEFAULT_PORT] },
      { platform: forwardedNetwork({ [DEFAULT_PORT]: peer.endpoint }) },
    )
    await postMessage(network, message, {})
    expect(told(peer)).toEqual([POST])
  })

  test.each<[string, PeerAnswer]>([
    ['404', page],
    ['no answer', 'drop'],
  ])('a message that got %s does not move to another port', async (_, answer) => {
    const { other, post } = await open(({ method }) => (method === 'GET' ? account : answer), node)
    await expect(post({ isSentOnce: true })).rejects.toMatchObject({ code: answer === 'drop' ? 11 : 622 })
    expect(other.requests).toEqual([])
  })

  test('goes to the configured port when the question before it is not answered in time', async () => {
    const { first, other, post } = await open(({ method }) => (method === 'GET' ? 'silence' : envelope), node)
    expect(await post({ timeoutMs: 200 })).toMatchObject({ type: 'result' })
    expect([told(first), told(other)]).toEqual([[GET, POST], []])
  })
})

describe('the discovered port is forgotten', () => {
  test('when the configured port serves a node again and the other fails', async () => {
    const { first, other, get, post } = await open(page, node)
    await get()
    first.script = answering(node)
    other.script = answering({ status: 404, text: '<html>company portal: not found</html>' })
    expect(await get()).toMatchObject({ boc: 'te6c' })
    expect(await post()).toMatchObject({ baseUrl: CONFIGURED })
    expect(told(other)).toEqual([GET, GET])
  })

  test.each<[string, PeerAnswer]>([
    ['a page', page],
    ['502', { status: 502, text: '' }],
    ['a broken connection', 'drop'],
  ])('when a message meets %s', async (_, answer) => {
    const { first, other, get, post } = await open(page, ({ method }) => (method === 'GET' ? account : answer))
    await get()
    await post().catch(() => {})
    first.script = answering(node)
    expect(await post()).toMatchObject({ type: 'result', baseUrl: CONFIGURED })
    expect(told(other)).toEqual([GET, POST])
  })

  test('only if it was confirmed before: a broken gateway there does not mean an absent account', async () => {
    const { other, network, get } = await open(page, node)
    await get()
    other.script = answering({ status: 502, text: '' })
    expect(await requestAccount(network, asked)).toMatchObject({ status: 502, baseUrl: DEFAULT_PORT })
    await other.stop()
    other.script = answering(node)
    await other.restart()
    expect(await get()).toMatchObject({ boc: 'te6c' })
  })
})

test('a short failure of the configured port changes nothing', async () => {
  const { first, other, get } = await open(node, page)
  await get()
  await first.stop()
  await expect(get()).rejects.toMatchObject({ code: 11 })
  await first.restart()
  expect(await get()).toMatchObject({ boc: 'te6c' })
  expect(other.requests).toEqual([])
})

test('a producer is only contacted at its own port', async () => {
  const [first, producer, other] = await Promise.all(
    [node, page, node].map((rest) => GraphqlPeer.start(answering(rest))),
  )
  const platform = forwardedNetwork({
    [CONFIGURED]: first!.endpoint,
    'https://producer.example:8600': producer!.endpoint,
    'https://producer.example': other!.endpoint,
  })
  const network = openNetwork({ endpoints: [CONFIGURED] }, { platform })
  const baseUrl = 'https://producer.example:8600'
  await expect(postMessage(network, message, { baseUrl })).rejects.toMatchObject({ code: 622 })
  expect(other!.requests).toEqual([])
})
