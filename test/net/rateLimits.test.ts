/** Requests to a server that limits the rate: status 429, with and without `Retry-After`. */
import { describe, expect, test } from 'vitest'
import { retryAfterMs } from '../../src/net/RateLimits.ts'
import { ManualClock } from '../support/ManualClock.ts'
import { GraphqlPeer, type PeerAnswer, type PeerScript } from '../support/net/GraphqlPeer.ts'
import { openNetwork } from '../support/net/openNetwork.ts'
import { runClock } from '../support/runClock.ts'

/** No exchange times out by the manual clock, which runs much faster than the exchanges. */
const patient = { query_timeout: 1_000_000_000, wait_for_timeout: 1_000_000_000 }
const ok: PeerAnswer = { data: { ok: true } }

/** A peer that answers the first requests with `limited` and notes when each request came. */
async function open(limited: readonly PeerAnswer[], kind: 'query' | 'rest' | 'info', network: object = {}) {
  const clock = new ManualClock()
  const cameAtMs: number[] = []
  const answer = () => {
    cameAtMs.push(clock.elapsed())
    return limited[cameAtMs.length - 1] ?? (kind === 'info' ? { version: '1.0.0', time: 1 } : ok)
  }
  const script: PeerScript = { query: () => ok, rest: () => ok, [kind]: answer }
  const peer = await GraphqlPeer.start(script)
  const opened = openNetwork({ endpoints: [peer.endpoint], ...patient, ...network }, { clock })
  const gaps = () => cameAtMs.slice(1).map((ms, index) => ms - cameAtMs[index]!)
  return { clock, peer, network: opened, cameAtMs, gaps }
}

function limit(retryAfter?: string): PeerAnswer {
  return {
    status: 429,
    text: 'slow down',
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  }
}

/** Where the request may be limited: the query itself, the first question to the endpoint, REST. */
const places = [
  ['a query', 'query', (network) => network.query({ query: '{a}' })],
  ['the question for the version', 'info', (network) => network.query({ query: '{a}' })],
  ['an account', 'rest', (network) => network.rest({ method: 'GET', path: '/v2/account' })],
  ['a message', 'rest', (network) => network.rest({ method: 'POST', path: '/v2/messages', body: [] })],
] as const satisfies readonly (readonly [
  string,
  'query' | 'rest' | 'info',
  (network: ReturnType<typeof openNetwork>) => Promise<unknown>,
])[]

describe.each(places)('%s that meets 429', (_, kind, ask) => {
  test('is repeated with growing pauses', async () => {
    const { clock, network, gaps } = await open([limit(), limit(), limit()], kind)
    await runClock<unknown>(clock, ask(network))
    expect(gaps()).toHaveLength(3)
    for (const gap of gaps()) expect(gap).toBeGreaterThanOrEqual(500)
    expect(gaps()[2]).toBeGreaterThanOrEqual(1000)
  })

  test('is repeated after Retry-After, not before', async () => {
    const { clock, network, gaps } = await open([limit('7')], kind)
    await runClock<unknown>(clock, ask(network))
    expect(gaps()).toHaveLength(1)
    expect(gaps()[0]).toBeGreaterThanOrEqual(7000)
  })

  test('is repeated at the date in Retry-After by the clock of the server', async () => {
    const headers = { date: 'Tue, 01 Jan 2030 00:00:00 GMT', 'retry-after': 'Tue, 01 Jan 2030 00:00:09 GMT' }
    const { clock, network, gaps } = await open([{ status: 429, text: '', headers }], kind)
    await runClock<unknown>(clock, ask(network))
    expect(gaps()[0]).toBeGreaterThanOrEqual(9000)
  })

  test('ends immediately if Retry-After is longer than max_reconnect_timeout', async () => {
    const { clock, network, cameAtMs } = await open([limit('31')], kind, { max_reconnect_timeout: 30_000 })
    const outcome = await runClock(
      clock,
      ask(network).then(
        (answer) => answer as object,
        (error) => error.data as object,
      ),
    )
    expect(outcome).toMatchObject({ status: 429 })
    expect(Object.values(outcome)).toContain(31_000)
    expect(cameAtMs).toHaveLength(1)
  })

  test('ends when it is limited for longer than max_reconnect_timeout', async () => {
    const { clock, network, cameAtMs } = await open(Array(100).fill(limit()), kind, { max_reconnect_timeout: 10_000 })
    const outcome = await runClock(
      clock,
      ask(network).then(
        (answer) => answer as object,
        (error) => error.data as object,
      ),
    )
    expect(outcome).toMatchObject({ status: 429 })
    expect(cameAtMs.length).toBeGreaterThan(3)
    expect(cameAtMs.at(-1)! - cameAtMs[0]!).toBeLessThanOrEqual(20_000)
  })
})

test('429 counts also when its body is a list of GraphQL errors', async () => {
  const errors = { json: { errors: [{ message: 'slow down', extensions: { code: 429 } }] }, status: 429 }
  const { clock, network, gaps } = await open([errors], 'query')
  expect(await runClock(clock, network.query({ query: '{a}' }))).toEqual({ ok: true })
  expect(gaps()).toHaveLength(1)
})

test('other requests to the same server keep the pause as well', async () => {
  const { clock, network, peer, cameAtMs } = await open([limit('5')], 'query')
  const restAtMs: number[] = []
  peer.script.rest = () => {
    restAtMs.push(clock.elapsed())
    return ok
  }
  const query = network.query({ query: '{a}' })
  await expect.poll(() => peer.queries.length).toBe(1)
  await runClock(clock, Promise.all([query, network.rest({ method: 'GET', path: '/v2/account' })]))
  expect(restAtMs[0]! - cameAtMs[0]!).toBeGreaterThanOrEqual(5000)
})

test('another endpoint is queried immediately', async () => {
  const limited = await GraphqlPeer.start({ query: () => limit('3600'), rest: () => limit('3600') })
  const free = await GraphqlPeer.start({ query: () => ok, rest: () => ok, info: () => 'silence' })
  const network = openNetwork({ endpoints: [limited.endpoint, free.endpoint] })
  await network.info()
  free.script.info = () => ({ version: '1.0.0', time: Date.now() })
  expect(await network.query({ query: '{a}' })).toEqual({ ok: true })
  expect((await network.rest({ method: 'GET', path: '/v2/account' })).status).toBe(200)
  expect(limited.queries).toHaveLength(1)
})

test('a WebSocket handshake is repeated after Retry-After', async () => {
  const clock = new ManualClock()
  const cameAtMs: number[] = []
  const peer = await GraphqlPeer.start({ query: () => ok })
  peer.script.upgrade = () => {
    cameAtMs.push(clock.elapsed())
    return cameAtMs.length === 1 ? 429 : undefined
  }
  peer.script.upgradeHeaders = { 'retry-after': '4' }
  const network = openNetwork({ endpoints: [peer.endpoint], queries_protocol: 'WS', ...patient }, { clock })
  expect(await runClock(clock, network.query({ query: '{a}' }))).toEqual({ ok: true })
  expect(cameAtMs[1]! - cameAtMs[0]!).toBeGreaterThanOrEqual(4000)
})

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 3 ', 3000],
    ['0.2', 200],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 9000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['', undefined],
    ['-5', undefined],
    ['soon', undefined],
    ['2030', 2_030_000],
    ['2030-01-01', undefined],
    ['Thu, nonsense', undefined],
  ])('%j is %j ms', (value, expected) => {
    expect(retryAfterMs({ 'retry-after': value }, 1000)).toBe(expected)
  })

  test('a missing Retry-After is ignored', () => expect(retryAfterMs({}, 0)).toBeUndefined())
})
