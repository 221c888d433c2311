/** The access key stays with the configured endpoints while a message follows producers. */
import { expect, onTestFinished, test } from 'vitest'
import { exampleDappId, exampleMessage } from '../../../src/modules/abi/examples/exampleMessage.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import type { PeerAnswer } from '../../support/net/GraphqlPeer.ts'
import { ProcessingPeer, type ProcessingScript, refusal } from '../../support/processing/ProcessingPeer.ts'

const KEY = 'access-key-3c1b'
const AUTHORIZATION = `Basic ${Buffer.from(`:${KEY}`).toString('base64')}`
const TOKEN = { unsigned: '1', signature: 'ab' }
const params = { message: exampleMessage, dapp_id: exampleDappId, send_events: false }

async function open(
  network: object,
  script: (producer: ProcessingPeer) => ProcessingScript,
  producing?: ProcessingScript,
) {
  const producer = await ProcessingPeer.start(producing)
  const peer = await ProcessingPeer.start(script(producer))
  const client = await LocalClient.open({
    config: { network: { endpoints: [peer.endpoint], access_key: KEY, ...network } },
  })
  onTestFinished(() => client.close())
  return { client, peer, producer }
}

function keys({ restRequests }: ProcessingPeer): readonly unknown[] {
  return restRequests.map(({ headers }) => headers.authorization)
}

function redirectTo(producer: ProcessingPeer): ProcessingScript {
  return {
    message: (_message, attempt) =>
      attempt > 0 ? { transaction: {} } : refusal('WRONG_PRODUCER', { producers: [producer.endpoint] }, TOKEN),
  }
}

test('a producer that a node names gets the message and the token of the node, but no key', async () => {
  const { client, peer, producer } = await open({}, redirectTo)
  await client.call('processing.send_message', params)
  expect(keys(peer)[0]).toBe(AUTHORIZATION)
  expect(producer.sent).toMatchObject([{ ext_message_token: TOKEN }])
  expect(keys(producer)).toEqual([undefined])
})

test('a producer that is configured as an origin gets the key', async () => {
  const producer = await ProcessingPeer.start()
  const { client } = await open({ access_key_origins: [`http://${producer.endpoint}`] }, () => redirectTo(producer))
  await client.call('processing.send_message', params)
  expect(keys(producer)).toEqual([AUTHORIZATION])
})

test('after a producer asks for a key, messages go to the endpoint instead', async () => {
  const closed: ProcessingScript = { message: () => ({ status: 401, text: 'Unauthorized' }) }
  const { client, peer, producer } = await open({}, redirectTo, closed)
  await client.call('processing.send_message', params)
  expect([peer.sent.length, producer.sent.length]).toEqual([2, 1])
  await client.call('processing.send_message', params)
  expect([peer.sent.length, producer.sent.length]).toEqual([3, 1])
})

test.each([
  ['a refusal', { json: { result: null, error: { code: 'BAD_REQUEST', message: `no ${KEY}`, data: { seen: KEY } } } }],
  ['a status', { status: 403, text: `who is ${AUTHORIZATION}` }],
])('%s that repeats the key does not get it into the error', async (_, answer) => {
  const { client } = await open({}, () => ({ message: () => answer as PeerAnswer }))
  const error = await client.call('processing.send_message', params).catch((failure) => failure)
  const told = JSON.stringify({ message: error.message, data: error.data })
  expect(told).toContain('***')
  for (const secret of [KEY, AUTHORIZATION.slice(6)]) expect(told).not.toContain(secret)
})
