import { describe, expect, test } from 'vitest'
import { ManualClock } from '../support/ManualClock.ts'
import { GraphqlPeer } from '../support/net/GraphqlPeer.ts'
import { openNetwork } from '../support/net/openNetwork.ts'

function ok() {
  return { data: { ok: true } }
}
const failure = { data: { ok: true } }

describe('queries over HTTP', () => {
  test('return the data of the answer', async () => {
    const peer = await GraphqlPeer.start({ query: ({ variables }) => ({ data: { variables } }) })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    expect(await network.query({ query: 'query{a}', variables: { a: 1 } })).toEqual({ variables: { a: 1 } })
    expect(peer.infoRequests[0]!.query).toBe('{info{version time latency rempEnabled}}')
    expect(JSON.parse(peer.queries[0]!.body)).toEqual({ query: 'query{a}', variables: { a: 1 } })
  })

  test('send variables as null if there are no variables', async () => {
    const peer = await GraphqlPeer.start({ query: ok })
    await openNetwork({ endpoints: [peer.endpoint] }).query({ query: '{a}' })
    expect(JSON.parse(peer.queries[0]!.body)).toEqual({ query: '{a}', variables: null })
  })

  test('carry the headers of the library, a new trace each time, and the binding', async () => {
    const peer = await GraphqlPeer.start({ query: ok })
    const network = openNetwork({ endpoints: [peer.endpoint] }, { binding: { library: 'web', version: '7' } })
    await network.query({ query: '{a}' })
    await network.query({ query: '{a}' })
    const [first, second] = peer.queries.map(({ headers }) => headers)
    expect(first).toMatchObject({
      'content-type': 'application/json',
      'tvmclient-core-version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      'x-ackinacki-expected-account-boc-version': '2',
      'tvmclient-binding-library': 'web',
      'tvmclient-binding-version': '7',
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    })
    expect(first!['authorization']).toBeUndefined()
    expect(second!['traceparent']).not.toBe(first!['traceparent'])
  })

  test.each([
    [{ access_key: 'secret' }, 'Basic OnNlY3JldA=='],
    [{ access_key: 'aa.bb.cc' }, 'Bearer aa.bb.cc'],
    [{ access_key: 'secret', api_token: 'token' }, 'Bearer token'],
  ])('authorize with %j', async (keys, expected) => {
    const peer = await GraphqlPeer.start({ query: ok })
    await openNetwork({ endpoints: [peer.endpoint], ...keys }).query({ query: '{a}' })
    expect(peer.requests.map(({ headers }) => headers.authorization)).toEqual([expected, expected])
  })

  test.each([['HTTP'], ['WS']])('end with 10 over %s when a header cannot be sent', async (queries_protocol) => {
    const peer = await GraphqlPeer.start({ query: ok })
    const network = openNetwork({ endpoints: [peer.endpoint], queries_protocol }, { binding: { library: '\u043a' } })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 10 })
  })

  test('use the deprecated server_address when endpoints is absent', async () => {
    const peer = await GraphqlPeer.start({ query: ok })
    expect(await openNetwork({ server_address: peer.endpoint }).query({ query: '{a}' })).toEqual({ ok: true })
    const other = openNetwork({ endpoints: ['127.0.0.1:1'], server_address: peer.endpoint, max_reconnect_timeout: 0 })
    await expect(other.query({ query: '{a}' })).rejects.toMatchObject({ code: 11 })
  })

  test('fail with 14 without endpoints', async () => {
    await expect(openNetwork({}).query({ query: '{a}' })).rejects.toMatchObject({ code: 14 })
  })

  test('report GraphQL errors with 608, the code of the server and the node error', async () => {
    const errors = [
      { message: 'no', path: ['a'], extensions: { code: 'X', details: { a: 1 }, exception: { code: 404 } } },
    ]
    const peer = await GraphqlPeer.start({ query: () => ({ errors }) })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({
      code: 608,
      message: 'Graphql server returned error: no.',
      data: { server_code: 404, node_error: { message: 'no' }, query_url: `http://${peer.endpoint}/graphql` },
    })
    expect(peer.queries).toHaveLength(1)
  })

  test('report 401 as 615 immediately, without the key that the server repeats', async () => {
    const peer = await GraphqlPeer.start({ info: () => ({ status: 401, text: 'bad key k3y-secret' }) })
    const network = openNetwork({ endpoints: [peer.endpoint], access_key: 'k3y-secret' })
    const error = await network.query({ query: '{a}' }).catch((error) => error)
    expect(error).toMatchObject({ code: 615, message: 'Unauthorized: bad key ***' })
    expect(JSON.stringify(error.data)).not.toContain('k3y-secret')
  })

  test.each([400, 413, 422])('report immediately with %i that the request itself is refused', async (status) => {
    const peer = await GraphqlPeer.start({ query: () => ({ status, text: 'Malformed request' }) })
    const network = openNetwork({ endpoints: [peer.endpoint, peer.endpoint.replace('127.0.0.1', 'localhost')] })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({
      code: 11,
      message: `Server responded with code ${status}: Malformed request`,
      data: { status },
    })
    expect(peer.queries).toHaveLength(1)
  })

  test('show neither user nor query string of an endpoint in errors and logs', async () => {
    const peer = await GraphqlPeer.start({ query: () => ({ status: 400, text: 'pass-word' }) })
    const network = openNetwork({
      endpoints: [`http://user:pass-word@${peer.endpoint}/?key=hidden`],
      max_reconnect_timeout: 0,
    })
    const error = await network.query({ query: '{a}' }).catch((error) => error)
    expect(error).toMatchObject({ code: 11, message: 'Server responded with code 400: ***' })
    expect(peer.queries[0]!.headers.authorization).toBe(`Basic ${Buffer.from('user:pass-word').toString('base64')}`)
    for (const secret of ['user', 'pass-word', 'hidden']) {
      expect(JSON.stringify([error.message, error.data, network.log, network.endpoints])).not.toContain(secret)
    }
  })

  test.each([
    ['a broken connection', 'drop', 11],
    ['a body that breaks off', 'drop in the middle', 11],
    ['502 with HTML', { status: 502, text: '<html>' }, 11],
    ['a GraphQL error of 500', { errors: [{ message: 'x', extensions: { code: 503 } }] }, 608],
  ] as const)('are repeated after %s', async (_, answer, code) => {
    let failures = 2
    const peer = await GraphqlPeer.start({ query: () => (failures-- > 0 ? answer : failure) })
    expect(await openNetwork({ endpoints: [peer.endpoint] }).query({ query: '{a}' })).toEqual({ ok: true })
    expect(peer.queries).toHaveLength(3)
    failures = 1
    const impatient = openNetwork({ endpoints: [peer.endpoint], max_reconnect_timeout: 0 })
    await expect(impatient.query({ query: '{a}' })).rejects.toMatchObject({ code })
  })

  test('end with 12 when the answer is not JSON', async () => {
    const peer = await GraphqlPeer.start({ query: () => ({ status: 200, text: '<html>' }) })
    await expect(openNetwork({ endpoints: [peer.endpoint] }).query({ query: '{a}' })).rejects.toMatchObject({
      code: 12,
    })
  })

  test.each([['query_timeout'], ['wait_for_timeout']])(
    'end with 11 when no answer comes within %s',
    async (setting) => {
      const peer = await GraphqlPeer.start({ query: () => 'silence' })
      const network = openNetwork({ endpoints: [peer.endpoint], [setting]: 100 })
      await expect(network.query({ query: '{a}' })).rejects.toMatchObject({
        code: 11,
        message: 'No answer within 100 ms',
      })
    },
  )

  test('end when no endpoint answers the first question in time', async () => {
    const peer = await GraphqlPeer.start({ info: () => 'silence' })
    const network = openNetwork({ endpoints: [peer.endpoint], query_timeout: 100 })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 11 })
  })

  test('continue if the server recovers within max_reconnect_timeout', async () => {
    const peer = await GraphqlPeer.start({ query: ok })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    await network.query({ query: '{a}' })
    await peer.stop()
    const waiting = network.query({ query: '{a}' })
    setTimeout(() => void peer.restart(), 300)
    expect(await waiting).toEqual({ ok: true })
  })

  test('end with the network error when max_reconnect_timeout is over', async () => {
    const peer = await GraphqlPeer.start()
    await peer.stop()
    const network = openNetwork({ endpoints: [peer.endpoint], max_reconnect_timeout: 600 })
    const startMs = performance.now()
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 11, data: { reason: 'unreachable' } })
    expect(performance.now() - startMs).toBeGreaterThan(500)
  })

  test('end with the reason of their signal', async () => {
    const peer = await GraphqlPeer.start({ query: () => 'silence' })
    const controller = new AbortController()
    const waiting = openNetwork({ endpoints: [peer.endpoint] }).query({ query: '{a}', signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 50)
    await expect(waiting).rejects.toThrow('enough')
  })

  test('end with 17 when the context closes', async () => {
    const peer = await GraphqlPeer.start({ query: () => 'silence' })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    const waiting = network.query({ query: '{a}' })
    setTimeout(() => network.close(), 50)
    await expect(waiting).rejects.toMatchObject({ code: 17 })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 17 })
  })

  test('wait while the network is suspended', async () => {
    const peer = await GraphqlPeer.start({ query: ok })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    network.suspend()
    const waiting = network.query({ query: '{a}' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(peer.requests).toHaveLength(0)
    network.resume()
    expect(await waiting).toEqual({ ok: true })
  })

  test('keep cookies', async () => {
    const peer = await GraphqlPeer.start({
      query: () => ({ json: { data: {} }, headers: { 'set-cookie': 'a=1; Path=/' } }),
    })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    await network.query({ query: '{a}' })
    await network.query({ query: '{a}' })
    expect(peer.queries.map(({ headers }) => headers.cookie)).toEqual([undefined, 'a=1'])
  })
})

describe('facts about the node', () => {
  test.each([
    ['0.8.0', false],
    ['0.99.999', false],
    ['1.0.0', true],
    ['1.2', true],
    ['1.0.0-rc', true],
  ])('version %s', async (version, isDappIdAware) => {
    const peer = await GraphqlPeer.start({
      info: () => ({ version, time: Date.now() + 5000, latency: -7, rempEnabled: true }),
    })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    expect(await network.info()).toMatchObject({ version, isDappIdAware, rempEnabled: true, latencyMs: 7 })
    expect(network.time.difference?.ms).toBeGreaterThan(4000)
  })

  test('default to a legacy node when it reports nothing', async () => {
    const peer = await GraphqlPeer.start({ info: () => ({ data: { info: null } }) })
    expect(await openNetwork({ endpoints: [peer.endpoint] }).info()).toMatchObject({
      version: '',
      isDappIdAware: false,
    })
  })

  test('fail with 605 for a version that cannot be read', async () => {
    const peer = await GraphqlPeer.start({ info: () => ({ version: 'new' }) })
    const network = openNetwork({ endpoints: [peer.endpoint], max_reconnect_timeout: 0 })
    await expect(network.info()).rejects.toMatchObject({ code: 605 })
  })

  test('are read after redirects, without a key for another host', async () => {
    const target = await GraphqlPeer.start({ query: ok })
    const url = `http://localhost:${target.endpoint.split(':')[1]}/graphql`
    const peer = await GraphqlPeer.start({ info: () => ({ status: 307, headers: { location: `${url}?query=x` } }) })
    const network = openNetwork({ endpoints: [peer.endpoint], access_key: 'secret' })
    expect((await network.info()).queryUrl).toBe(url)
    expect(target.requests[0]!.headers.authorization).toBeUndefined()
    expect(await network.query({ query: '{a}' })).toEqual({ ok: true })
  })

  test('are unknown if a probe gets no answer', async () => {
    const network = openNetwork({ endpoints: ['127.0.0.1:1', '127.0.0.1:2'] })
    expect(await network.probe()).toBeUndefined()
  })
})

describe('several endpoints', () => {
  test('the first fresh one is used', async () => {
    const lagging = await GraphqlPeer.start({ info: () => ({ version: '1.0.0', time: Date.now(), latency: 90_000 }) })
    const fresh = await GraphqlPeer.start({ query: () => ({ data: { from: 'fresh' } }) })
    const network = openNetwork({ endpoints: [lagging.endpoint, fresh.endpoint, '127.0.0.1:1'] })
    expect(await network.query({ query: '{a}' })).toEqual({ from: 'fresh' })
  })

  test('max_latency decides which ones are fresh; if there are none, the one with the smallest lag is used', async () => {
    const peers = await Promise.all(
      [50, 20, 30].map((latency) =>
        GraphqlPeer.start({ info: () => ({ version: '1.0.0', time: Date.now(), latency }) }),
      ),
    )
    const network = openNetwork({ endpoints: peers.map(({ endpoint }) => endpoint), max_latency: 10 })
    expect((await network.info()).latencyMs).toBe(20)
  })

  test('an endpoint that reports no latency is judged by the age of its last block', async () => {
    const old = (ageSec: number) => (request: { query: string }) =>
      request.query.includes('lastBlockTime')
        ? { lastBlockTime: Math.floor(Date.now() / 1000) - ageSec }
        : { version: '1.0.0', time: Date.now(), latency: null }
    const stuck = await GraphqlPeer.start({ info: old(3600) })
    const live = await GraphqlPeer.start({ info: old(1) })
    const network = openNetwork({ endpoints: [stuck.endpoint, live.endpoint] })
    expect((await network.info()).queryUrl).toContain(live.endpoint)
  })

  test('another one is used when the current one fails', async () => {
    const first = await GraphqlPeer.start({ query: () => ({ data: { from: 1 } }) })
    const second = await GraphqlPeer.start({ query: () => ({ data: { from: 2 } }) })
    const network = openNetwork({ endpoints: [first.endpoint, second.endpoint] })
    const { from } = (await network.query({ query: '{a}' })) as { from: number }
    await [first, second][from - 1]!.stop()
    expect(await network.query({ query: '{a}' })).toEqual({ from: 3 - from })
  })

  test('one that answers info but fails queries is replaced by another', async () => {
    const broken = await GraphqlPeer.start({ query: () => ({ status: 502 }) })
    const good = await GraphqlPeer.start({
      info: () => ({ version: '1.0.0', time: Date.now(), latency: 100 }),
      query: ok,
    })
    const network = openNetwork({ endpoints: [broken.endpoint, good.endpoint] })
    expect(await network.query({ query: '{a}' })).toEqual({ ok: true })
  })

  test('the current one is checked every latency_detection_interval and replaced when it lags', async () => {
    let latency = 0
    const first = await GraphqlPeer.start({
      info: () => ({ version: '1.0.0', time: Date.now(), latency }),
      query: () => ({ data: { from: 1 } }),
    })
    const second = await GraphqlPeer.start({
      info: () => ({ version: '1.0.0', time: Date.now(), latency: 50_000 }),
      query: () => ({ data: { from: 2 } }),
    })
    const network = openNetwork({
      endpoints: [first.endpoint, second.endpoint],
      latency_detection_interval: 50,
      max_latency: 1000,
    })
    expect(await network.query({ query: '{a}' })).toEqual({ from: 1 })
    latency = 100_000
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await network.query({ query: '{a}' })).toEqual({ from: 2 })
  })

  test('are the same if they differ only in scheme and slashes', () => {
    expect(openNetwork({ endpoints: ['a.example', 'https://a.example/', 'b.example'] }).endpoints).toEqual([
      'a.example',
      'b.example',
    ])
  })

  test('can be replaced', async () => {
    const first = await GraphqlPeer.start({ query: () => ({ data: { from: 1 } }) })
    const second = await GraphqlPeer.start({ query: () => ({ data: { from: 2 } }) })
    const network = openNetwork({ endpoints: [first.endpoint] })
    await network.query({ query: '{a}' })
    network.setEndpoints([second.endpoint])
    expect(await network.query({ query: '{a}' })).toEqual({ from: 2 })
    expect(() => network.setEndpoints([])).toThrow('No endpoints provided')
    expect(() => network.setEndpoints(['ftp://x'])).toThrow(expect.objectContaining({ code: 619 }))
  })
})

describe('REST', () => {
  test('returns any status with text, JSON and trace', async () => {
    const peer = await GraphqlPeer.start({ rest: ({ path }) => ({ json: { path }, status: 404 }) })
    const network = openNetwork({ endpoints: [`http://${peer.endpoint}/graphql`], access_key: 'secret' })
    const answer = await network.rest({
      method: 'GET',
      path: '/v2/account',
      query: { account_id: 'aa', dapp_id: undefined },
    })
    expect(answer).toMatchObject({ status: 404, json: { path: '/v2/account' }, baseUrl: `http://${peer.endpoint}` })
    expect(peer.requests[0]!.headers).toMatchObject({
      authorization: 'Basic OnNlY3JldA==',
      traceparent: answer.traceparent,
    })
    expect(peer.requests[0]!.headers['content-type']).toBeUndefined()
  })

  test('posts JSON and skips endpoints that cannot be reached', async () => {
    const peer = await GraphqlPeer.start({ rest: ({ body }) => ({ status: 200, text: body }) })
    const network = openNetwork({ endpoints: ['127.0.0.1:1', peer.endpoint] })
    const answer = await network.rest({ method: 'POST', path: '/v2/messages', body: [1] })
    expect(answer).toMatchObject({ text: '[1]', json: [1] })
    expect(peer.requests[0]!.headers['content-type']).toBe('application/json')
  })

  test('is bounded by query_timeout', async () => {
    const peer = await GraphqlPeer.start({ rest: () => 'silence' })
    const network = openNetwork({ endpoints: [peer.endpoint], query_timeout: 100 })
    await expect(network.rest({ method: 'GET', path: '/v2/account' })).rejects.toMatchObject({ code: 11 })
  })

  test('returns as many targets for a message as sending_endpoint_count says', async () => {
    const endpoints = ['a.example', 'b.example', 'c.example:8600', 'http://d.example/x']
    expect(await openNetwork({ endpoints }).sendTargets()).toEqual(['https://a.example'])
    expect(await openNetwork({ endpoints, sending_endpoint_count: 3 }).sendTargets()).toHaveLength(3)
    const all = await openNetwork({ endpoints, sending_endpoint_count: 9 }).sendTargets()
    expect(all.toSorted()).toEqual([
      'http://d.example',
      'https://a.example',
      'https://b.example',
      'https://c.example:8600',
    ])
  })

  test('takes the scheme for a producer from the first endpoint', () => {
    expect(openNetwork({ endpoints: ['127.0.0.1:1'] }).producerBaseUrl('10.0.0.5:8600')).toBe('http://10.0.0.5:8600')
    expect(openNetwork({ endpoints: ['a.example'] }).producerBaseUrl('10.0.0.5:8600')).toBe('https://10.0.0.5:8600')
    expect(() => openNetwork({ endpoints: ['a.example'] }).producerBaseUrl('a b')).toThrow(
      expect.objectContaining({ code: 619 }),
    )
  })
})

describe('the signature id', () => {
  test('is requested again if the chain had no block before', async () => {
    const edges: object[] = []
    const peer = await GraphqlPeer.start({ query: () => ({ data: { blockchain: { blocks: { edges } } } }) })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    expect(await network.signatureId()).toBeUndefined()
    edges.push({ node: { global_id: 42, gen_software_capabilities: '0x4000000' } })
    expect(await network.signatureId()).toBe(42)
  })

  const chain = (node: object) =>
    GraphqlPeer.start({ query: () => ({ data: { blockchain: { blocks: { edges: [{ node }] } } } }) })

  test('is the global id when the capabilities ask for it', async () => {
    const peer = await chain({ global_id: -239, gen_software_capabilities: '0x4000001' })
    const network = openNetwork({ endpoints: [peer.endpoint] })
    expect(await network.signatureId()).toBe(-239)
    expect(await network.signatureIdIfReachable()).toBe(-239)
    expect(peer.queries).toHaveLength(1)
  })

  test('is undefined if they do not', async () => {
    const peer = await chain({ global_id: 42, gen_software_capabilities: '0x1' })
    expect(await openNetwork({ endpoints: [peer.endpoint] }).signatureId()).toBeUndefined()
  })

  test('the signature id of the configuration takes precedence, without a request', async () => {
    const network = openNetwork({ endpoints: ['127.0.0.1:1'], signature_id: 5 })
    expect(await network.signatureId()).toBe(5)
  })

  test('for encoding is the last one that was known, without waiting for a network that is gone', async () => {
    const peer = await chain({ global_id: 42, gen_software_capabilities: '0x4000000' })
    const clock = new ManualClock()
    const network = openNetwork({ endpoints: [peer.endpoint] }, { clock })
    expect(await network.signatureIdIfReachable()).toBe(42)
    await peer.stop()
    clock.advance(61_000)
    // Nothing repeats: the clock stands still.
    expect(await network.signatureIdIfReachable()).toBe(42)
    expect(network.log.join()).not.toContain('signature_id_unknown')
    await peer.restart()
    clock.advance(11_000)
    expect(await network.signatureIdIfReachable()).toBe(42)
    expect(peer.queries).toHaveLength(2)
  })

  test('for encoding is undefined if a network goes away before it has reported one, and is asked for again later', async () => {
    const peer = await chain({ global_id: 42, gen_software_capabilities: '0x4000000' })
    const clock = new ManualClock()
    const network = openNetwork({ endpoints: [peer.endpoint] }, { clock })
    await network.info()
    await peer.stop()
    expect(await network.signatureIdIfReachable()).toBeUndefined()
    await peer.restart()
    expect(await network.signatureIdIfReachable()).toBeUndefined()
    clock.advance(11_000)
    expect(await network.signatureIdIfReachable()).toBe(42)
  })

  test('is undefined for encoding if the network cannot be asked', async () => {
    expect(await openNetwork({}).signatureIdIfReachable()).toBeUndefined()
    expect(await openNetwork({ endpoints: ['127.0.0.1:1'] }).signatureIdIfReachable()).toBeUndefined()
  })
})
