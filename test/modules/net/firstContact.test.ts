/** Calls of a client whose endpoints never answered: each ends by itself, whatever makes the endpoint unreachable. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { api } from '../../../src/api/wholeApi.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'

/** Functions that need a network, with parameters that are right: without endpoints they fail with 14. */
const examples = api
  .flatMap(({ functions }) => functions)
  .filter(
    ({ example, callback }) =>
      (example.result as { $error?: number })?.$error === 14 && callback?.lifetime !== 'handle',
  )
  // Excludes functions that only change this client, or that read a position which their example makes up.
  .filter(
    ({ name }) => !/^net\.(suspend|resume|set_endpoints|(create|resume)_(block|transaction)_iterator)$/.test(name),
  )

const sockets = new Set<Socket>()
/** Takes connections and says nothing. */
const silent = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => {}).on('close', () => sockets.delete(socket))
})

let silentPort: number
let deadPort: number

beforeAll(async () => {
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  silentPort = (silent.address() as AddressInfo).port
  const gone = createServer()
  await once(gone.listen(0, '127.0.0.1'), 'listening')
  deadPort = (gone.address() as AddressInfo).port
  gone.close()
  await once(gone, 'close')
})

afterAll(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

test('the last attempt, which had no time left, does not hide why the others failed', async () => {
  let connections = 0
  const changing = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (++connections === 1) socket.destroy()
  })
  await once(changing.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void changing.close())
  const client = await openClient([`http://127.0.0.1:${(changing.address() as AddressInfo).port}`])
  expect(await endOf(client.call('net.query', { query: '{info{version}}' }))).toBe('unreachable')
  expect(connections).toBeGreaterThan(1)
})

/** With the defaults of everything else: two minutes of reconnecting, a minute for an answer. */
async function openClient(endpoints: readonly string[], network: object = {}): Promise<LocalClient> {
  const client = await LocalClient.open({ config: { network: { endpoints, first_contact_timeout: 300, ...network } } })
  onTestFinished(() => client.close())
  return client
}

const places = {
  'refuses connections': () => [`http://127.0.0.1:${deadPort}`],
  'says nothing': () => [`http://127.0.0.1:${silentPort}`],
  'is several of both': () => [
    `http://127.0.0.1:${deadPort}`,
    `http://127.0.0.1:${silentPort}`,
    `http://localhost:${silentPort}`,
  ],
}

for (const [place, endpoints] of Object.entries(places)) {
  describe(`an endpoint that ${place}`, () => {
    // A message that a silent server received may have been executed: its outcome is looked for until it expires.
    const mayEnd = ({ name }: { name: string }) =>
      place === 'refuses connections' || name !== 'processing.process_message'

    test('ends every function that needs a network', async () => {
      const ends = await Promise.all(
        examples.filter(mayEnd).map(async ({ name, example }) => {
          const client = await openClient(endpoints())
          return [name, await endOf(client.call(name, example.params as object))] as const
        }),
      )
      expect(examples.length).toBeGreaterThan(15)
      expect(ends.filter(([, end]) => end !== 'unreachable' && end !== 'timeout')).toEqual([])
    })

    test.for(['HTTP', 'WS'])('ends subscriptions, and queries over %s', async (queries_protocol) => {
      const client = await openClient(endpoints(), { queries_protocol })
      const callback = () => {}
      const ends = await Promise.all(
        [
          client.call('net.subscribe', { subscription: 'subscription{blocks{id}}' }, { callback }),
          client.call('net.subscribe_collection', { collection: 'transactions', result: 'id' }, { callback }),
          client.call('net.query', { query: '{info{version}}' }),
        ].map(endOf),
      )
      expect(ends.filter((end) => end !== 'unreachable' && end !== 'timeout')).toEqual([])
    })
  })
}

/** Longer than a label may be, so no name server has to be asked, which could take longer than the attempts. */
const UNRESOLVABLE = `${'x'.repeat(64)}.invalid`

test('reports an unresolvable host name even if the last attempt timed out', async () => {
  const ends = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const client = await openClient([`http://${UNRESOLVABLE}`], { first_contact_timeout: 1200 + index })
      return endOf(client.call('net.query', { query: '{info{version}}' }))
    }),
  )
  expect(new Set(ends)).toEqual(new Set(['unreachable']))
})

/** Why a call failed: `data.reason` of its error. */
async function endOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (result) => ({ result }),
    (error) => error.data?.reason ?? error,
  )
}

test('an endpoint that has answered once is waited for longer, until others take its place', async () => {
  const peer = await GraphqlPeer.start({ query: () => ({ data: { ok: true } }) })
  const client = await openClient([peer.endpoint])
  await client.call('net.query', { query: '{a}' })
  await peer.stop()
  const waiting = client.call('net.query', { query: '{a}' })
  setTimeout(() => void peer.restart(), 600)
  expect(await waiting).toEqual({ result: { data: { ok: true } } })
  await client.call('net.set_endpoints', { endpoints: [`http://127.0.0.1:${deadPort}`] })
  await expect(client.call('net.query', { query: '{a}' })).rejects.toMatchObject({ data: { reason: 'unreachable' } })
})
