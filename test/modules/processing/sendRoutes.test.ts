/**
 * Producers and tokens that answers name: when their use stops, so that messages return to the configured endpoints.
 */
import { describe, expect, onTestFinished, test } from 'vitest'
import { exampleDappId, exampleMessage } from '../../../src/modules/abi/examples/exampleMessage.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { ManualClock } from '../../support/ManualClock.ts'
import type { PeerAnswer } from '../../support/net/GraphqlPeer.ts'
import { ProcessingPeer, type ProcessingScript, refusal } from '../../support/processing/ProcessingPeer.ts'

const params = { message: exampleMessage, dapp_id: exampleDappId, send_events: false }
const patient = { query_timeout: 1_000_000_000, wait_for_timeout: 1_000_000_000 }

/** A node whose results name a producer, and that producer. */
async function open(producing: ProcessingScript = {}, config: { clock?: ManualClock } = {}) {
  const producer = await ProcessingPeer.start(producing)
  const peer: ProcessingPeer = await ProcessingPeer.start({ message: (message) => naming(peer, message, producer) })
  const client = await LocalClient.open({ ...config, config: { network: { endpoints: [peer.endpoint], ...patient } } })
  onTestFinished(() => client.close())
  const send = () => client.call('processing.send_message', params)
  return { client, peer, producer, send, counts: () => [peer.sent.length, producer.sent.length] }
}

function naming(peer: ProcessingPeer, message: Parameters<ProcessingPeer['resultOf']>[0], producer: ProcessingPeer) {
  const result = { ...peer.resultOf(message, 'None'), producers: [producer.endpoint] }
  return { json: { result, error: null } }
}

describe('messages return from a producer', () => {
  test.each<[string, PeerAnswer]>([
    ['with another web server', { status: 404, text: '<html>not found</html>' }],
    ['with a page', { status: 200, text: '<html>welcome</html>' }],
    ['with 403', { status: 403, text: 'forbidden' }],
    ['with 500', { status: 500, text: '' }],
  ])('%s, at once and later', async (_, answer) => {
    const { send, counts } = await open({ message: () => answer })
    await send()
    expect(counts()).toEqual([1, 0])
    await send()
    expect(counts()).toEqual([2, 1])
  })

  test('messages return from a wrong producer that names no other one', async () => {
    const { send, counts } = await open({ message: () => refusal('WRONG_PRODUCER', {}) })
    await send()
    await send()
    expect(counts()).toEqual([2, 1])
  })

  test('the next message leaves a producer that refuses for its own reasons', async () => {
    const { send, counts } = await open({ message: () => refusal('INTERNAL_ERROR', {}) })
    await send()
    await expect(send()).rejects.toMatchObject({ code: 621 })
    await send()
    expect(counts()).toEqual([2, 1])
  })

  test('a minute after an endpoint named it, although it names itself', async () => {
    const clock = new ManualClock()
    const opened = await open({ message: (message) => naming(opened.producer, message, opened.producer) }, { clock })
    const { send, counts } = opened
    for (let sent = 0; sent < 3; sent++) await send()
    expect(counts()).toEqual([1, 2])
    clock.advance(60_000)
    await send()
    await send()
    expect(counts()).toEqual([2, 3])
  })

  test('when the client gets other endpoints', async () => {
    const { client, send, counts } = await open()
    const other = await ProcessingPeer.start()
    await send()
    await client.call('net.set_endpoints', { endpoints: [other.endpoint] })
    await send()
    expect([counts(), other.sent.length]).toEqual([[1, 0], 1])
  })
})

test('a producer that wanted a key is asked again after ten minutes', async () => {
  const clock = new ManualClock()
  let answer: PeerAnswer | undefined = { status: 401, text: 'Unauthorized' }
  const { send, counts } = await open({ message: () => answer ?? { transaction: {} } }, { clock })
  for (let sent = 0; sent < 3; sent++) await send()
  expect(counts()).toEqual([3, 1])
  clock.advance(600_000)
  answer = undefined
  await send()
  await send()
  expect(counts()).toEqual([4, 2])
})

test('a token that a node does not take is not sent again', async () => {
  const token = { unsigned: '1', signature: 'ab' }
  let answer: PeerAnswer | undefined
  const peer: ProcessingPeer = await ProcessingPeer.start({
    message: (message) =>
      answer ?? { json: { result: peer.resultOf(message, 'None'), error: null, ext_message_token: token } },
  })
  const client = await LocalClient.open({ config: { network: { endpoints: [peer.endpoint] } } })
  onTestFinished(() => client.close())
  await client.call('processing.send_message', params)
  answer = refusal('BAD_TOKEN', null)
  await expect(client.call('processing.send_message', params)).rejects.toMatchObject({ code: 621 })
  answer = undefined
  await client.call('processing.send_message', params)
  expect(peer.sent.map(({ ext_message_token }) => ext_message_token)).toEqual([null, token, null])
})

test('the rules of a chain belong to the endpoints that reported them', async () => {
  const reporting = async (rules: string) => {
    const schema = { __schema: { queryType: { fields: [{ name: 'info', type: { fields: [{ name: 'rules' }] } }] } } }
    const peer = await ProcessingPeer.start()
    peer.peer.script.info = ({ query }) =>
      query.includes('__schema') ? { data: schema } : { version: '1.0.0', time: Date.now(), rules }
    const answer = peer.peer.script.query!
    peer.peer.script.query = (request) =>
      request.query.includes('rules') ? { data: { info: { rules } } } : answer(request)
    return peer
  }
  const [classic, current] = [await reporting('classic'), await reporting('current')]
  const client = await LocalClient.open({ config: { network: { endpoints: [classic.endpoint] } } })
  onTestFinished(() => client.close())
  await expect(client.call('processing.send_message', params)).rejects.toMatchObject({ code: 520 })
  await client.call('net.set_endpoints', { endpoints: [current.endpoint] })
  await client.call('processing.send_message', params)
  expect([classic.sent.length, current.sent.length]).toEqual([0, 1])
})
