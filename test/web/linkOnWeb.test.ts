/** GraphQL over a WebSocket that sends no headers and no pings, as in a browser. */
import { expect, test } from 'vitest'
import { openWebNetwork } from '../../src/web/webNetwork.ts'
import { HeldClock } from '../support/HeldClock.ts'
import { GraphqlPeer, type PeerScript } from '../support/net/GraphqlPeer.ts'
import { openNetwork } from '../support/net/openNetwork.ts'

/** Time without a sign of life after which a connection is probed, ms. */
const SILENCE_MS = 30_000

async function overWs(script: PeerScript = {}, network: object = {}) {
  const peer = await GraphqlPeer.start(script)
  const clock = new HeldClock(SILENCE_MS)
  const config = { endpoints: [peer.endpoint], queries_protocol: 'WS', query_timeout: 20_000, ...network }
  return { peer, clock, network: openNetwork(config, { platform: openWebNetwork(), clock }) }
}

test('the access key travels in connection_init and in no header', async () => {
  const { peer, network } = await overWs({}, { access_key: 'secret' })
  await network.query({ query: '{a}' })
  expect(peer.upgrades[0]!.headers.authorization).toBeUndefined()
  expect(peer.messages[0]!.payload).toEqual({ Authorization: 'Basic OnNlY3JldA==', cursors: true })
  expect(peer.infoRequests[0]!.headers.authorization).toBe('Basic OnNlY3JldA==')
})

test('a silent connection is kept if the server answers a small query', async () => {
  const { peer, clock, network } = await overWs()
  await network.query({ query: '{a}' })
  for (let round = 1; round <= 3; round++) {
    clock.end(SILENCE_MS)
    await expect.poll(() => probes(peer)).toBe(round)
    // Its answer follows the one to the probe.
    await network.query({ query: '{a}' })
  }
  expect(peer.upgrades).toHaveLength(1)
})

test('a silent connection is opened again if the server does not answer', async () => {
  let isSilent = false
  const { peer, clock, network } = await overWs({
    message: (socket, message) => void (isSilent || peer.answerMessage(socket, message)),
  })
  await network.query({ query: '{a}' })
  const events: unknown[] = []
  const notices = { onData: () => {}, onError: (error: unknown) => void events.push(error), onEnd: () => {} }
  await network.subscribe({ query: 'subscription{a}' }, notices)
  isSilent = true
  clock.end(SILENCE_MS)
  await expect.poll(() => probes(peer)).toBe(1)
  clock.end(SILENCE_MS)
  isSilent = false
  await expect.poll(() => peer.upgrades.length).toBe(2)
  await expect.poll(() => events).toMatchObject([{ code: 610 }, { code: 614 }])
})

function probes({ messages }: GraphqlPeer): number {
  return messages.filter(({ type, id }) => type === 'start' && id === '0').length
}
