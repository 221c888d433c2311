/** Everything that the network layer remembers expires: each test shows how it recovers. */
import { describe, expect, test } from 'vitest'
import { ManualClock } from '../support/ManualClock.ts'
import { GraphqlPeer, type PeerScript } from '../support/net/GraphqlPeer.ts'
import { openNetwork } from '../support/net/openNetwork.ts'

const patient = { query_timeout: 1_000_000_000, wait_for_timeout: 1_000_000_000 }
const schema = {
  data: {
    __schema: { queryType: { fields: [{ name: 'blocks' }] }, subscriptionType: { fields: [{ name: 'blocks' }] } },
  },
}

function current() {
  return { version: '1.0.0', time: Date.now() }
}

function ok() {
  return { data: { ok: true } }
}

async function open(script: PeerScript) {
  const clock = new ManualClock()
  const peer = await GraphqlPeer.start(script)
  const network = openNetwork({ endpoints: [peer.endpoint], ...patient, max_reconnect_timeout: 0 }, { clock })
  return { clock, peer, network }
}

describe('of a single endpoint', () => {
  test('a redirect is followed until a failure, then the endpoint is asked again', async () => {
    const target = await GraphqlPeer.start({ query: ok })
    const location = `http://${target.endpoint}/graphql`
    const { peer, network } = await open({ query: ok, info: () => ({ status: 302, headers: { location } }) })
    await network.query({ query: '{a}' })
    peer.script.info = current
    await network.query({ query: '{a}' })
    expect([peer.queries.length, target.queries.length]).toEqual([0, 2])
    target.script.query = () => ({ status: 200, text: '<html>sign in</html>' })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 12 })
    expect(await network.query({ query: '{a}' })).toEqual({ ok: true })
    expect([peer.queries.length, target.queries.length]).toEqual([1, 3])
  })

  test.each<[string, (network: ReturnType<typeof openNetwork>) => Promise<boolean | undefined>]>([
    ['info', async (network) => (await network.info()).isDappIdAware],
    ['probe', async (network) => (await network.probe())?.isDappIdAware],
  ])('a missing version is asked for again after a minute: %s', async (_, ask) => {
    const { clock, peer, network } = await open({ info: () => ({ json: { status: 'maintenance' } }) })
    expect(await ask(network)).toBe(false)
    peer.script.info = current
    expect(await ask(network)).toBe(false)
    clock.advance(60_000)
    expect(await ask(network)).toBe(true)
    clock.advance(600_000)
    await ask(network)
    expect(peer.infoRequests).toHaveLength(2)
  })

  test('an old version is asked for again after a failure', async () => {
    const { peer, network } = await open({ info: () => ({ version: '0.9.0', time: 1 }), query: () => 'drop' })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 11 })
    Object.assign(peer.script, { info: current, query: ok })
    await network.query({ query: '{a}' })
    expect(await network.info()).toMatchObject({ isDappIdAware: true })
  })

  test('the answer of a current node is kept through failures', async () => {
    const { peer, network } = await open({ query: () => 'drop' })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 11 })
    peer.script.query = ok
    await network.query({ query: '{a}' })
    expect(peer.infoRequests).toHaveLength(1)
  })
})

describe('features', () => {
  const isSchema = (query: string) => query.includes('__schema')

  test('are asked for again after a minute when the endpoint did not describe itself', async () => {
    let answer: object = { status: 404, text: '<html>' }
    const { clock, network } = await open({ info: ({ query }) => (isSchema(query) ? answer : current()) })
    expect((await network.features()).queries).toBeUndefined()
    answer = schema
    expect((await network.features()).queries).toBeUndefined()
    clock.advance(60_000)
    expect((await network.features()).queries).toEqual(new Set(['blocks']))
  })

  test('are not considered missing because a server fails', async () => {
    let answer: object = { errors: [{ message: 'overloaded', extensions: { code: 503 } }] }
    const { network } = await open({ info: ({ query }) => (isSchema(query) ? answer : current()) })
    await expect(network.features()).rejects.toMatchObject({ code: 608 })
    answer = schema
    expect((await network.features()).queries).toEqual(new Set(['blocks']))
  })

  test('features of endpoints that were replaced in the meantime are forgotten', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const chain = (id: number) => ({
      data: {
        blockchain: { blocks: { edges: [{ node: { global_id: id, gen_software_capabilities: '0x4000000' } }] } },
      },
    })
    const first = await GraphqlPeer.start({ query: () => held.then(() => chain(1)) })
    const second = await GraphqlPeer.start({ query: () => chain(2) })
    const network = openNetwork({ endpoints: [first.endpoint] })
    const early = network.signatureId()
    await expect.poll(() => first.queries.length).toBe(1)
    network.setEndpoints([second.endpoint])
    release()
    expect(await early).toBe(1)
    expect(await network.signatureId()).toBe(2)
  })
})

test('a configuration that could not be read for a local run does not count as unpublished', async () => {
  const { network, peer } = await open({ query: () => 'drop' })
  expect(await network.publishedConfigIfReachable()).toBeUndefined()
  await expect(network.publishedConfig()).rejects.toMatchObject({ code: 11 })
  peer.script.query = () => ({ data: { blocks: [] } })
  expect(await network.publishedConfig()).toBeUndefined()
})

test('a server that asks for a pause of a day is asked again after two minutes', async () => {
  const { clock, network, peer } = await open({ rest: () => ({ status: 503, headers: { 'retry-after': '86400' } }) })
  const request = { method: 'GET', path: '/v2/account' } as const
  expect(await network.rest(request)).toMatchObject({ status: 503, retryAfterMs: 86_400_000 })
  peer.script.rest = () => ({ json: {} })
  expect(await network.rest(request)).toMatchObject({ status: 429 })
  clock.advance(120_000)
  expect(await network.rest(request)).toMatchObject({ status: 200 })
})

describe('cookies', () => {
  /** An endpoint that sets cookies with its first answer; returns what came with each request after it. */
  async function cookiesAfter(setCookie: string | undefined, passMs = 0, status = 200): Promise<unknown[]> {
    const { clock, network, peer } = await open({
      rest: ({ headers }) => ({
        json: {},
        status: headers.cookie === undefined ? 200 : status,
        headers: headers.cookie === undefined && setCookie !== undefined ? { 'set-cookie': setCookie } : {},
      }),
    })
    const request = { method: 'GET', path: '/v2/account' } as const
    await network.rest(request)
    clock.advance(passMs)
    await network.rest(request)
    await network.rest(request)
    return peer.requests.slice(1).map(({ headers }) => headers.cookie)
  }

  test.each<[string, string, number, unknown[]]>([
    ['without an end are kept', 'a=1', 1e9, ['a=1', 'a=1']],
    ['with Max-Age are kept until then', 'a=1; Max-Age=10', 9_999, ['a=1', 'a=1']],
    ['that are too long are not kept', `a=${'x'.repeat(5000)}`, 0, [undefined, undefined]],
    ['for encrypted connections are not kept without one', 'a=1; Secure', 0, [undefined, undefined]],
  ])('%s', async (_, setCookie, passMs, expected) => {
    expect(await cookiesAfter(setCookie, passMs)).toEqual(expected)
  })

  test('end with Max-Age', async () => {
    expect((await cookiesAfter('a=1; Max-Age=10', 10_000))[0]).toBeUndefined()
  })

  test('are forgotten when the server refuses the headers as too large', async () => {
    expect(await cookiesAfter('a=1', 0, 431)).toEqual(['a=1', undefined])
  })

  test('stay with the port that set them', async () => {
    const first = await GraphqlPeer.start({ rest: () => ({ json: {}, headers: { 'set-cookie': 'session=1' } }) })
    const second = await GraphqlPeer.start({ rest: () => ({ json: {} }) })
    const network = openNetwork({ endpoints: [first.endpoint, second.endpoint] })
    for (const { endpoint } of [first, first, second]) {
      await network.rest({ method: 'GET', path: '/v2/account', baseUrl: `http://${endpoint}` })
    }
    expect(first.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, 'session=1'])
    expect(second.requests.map(({ headers }) => headers.cookie)).toEqual([undefined])
  })
})
