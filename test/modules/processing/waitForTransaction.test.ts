import { describe, expect, onTestFinished, test } from 'vitest'
import { counterAbi } from '../../../src/modules/abi/examples/exampleAbi.ts'
import { exampleMessage } from '../../../src/modules/abi/examples/exampleMessage.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { ProcessingPeer, type ProcessingScript } from '../../support/processing/ProcessingPeer.ts'

const id = '3e90dbe29d55166b5439811a7a2c7ed879260c35136287da517d6eae385c9b5a'

async function open(script: ProcessingScript = {}, network: object = {}) {
  const peer = await ProcessingPeer.start(script)
  const config = { network: { endpoints: [peer.endpoint], message_processing_timeout: 200, ...network } }
  const client = await LocalClient.open({ config })
  onTestFinished(() => client.close())
  const tx_hash = peer.execute({ id, body: exampleMessage })
  return { peer, client, params: { message: exampleMessage, tx_hash } }
}

describe('processing.wait_for_transaction', () => {
  test('waits until the transaction is final', async () => {
    let asked = 0
    const { client, params } = await open({ isFinal: () => ++asked > 2 }, { message_processing_timeout: 10_000 })
    const result = await client.call('processing.wait_for_transaction', params)
    expect(result).toMatchObject({ transaction: { id: params.tx_hash }, out_messages: [], decoded: null })
    expect(asked).toBe(3)
  })

  test('takes a message from the cache', async () => {
    const { client, params } = await open()
    const cache_type = { type: 'Pinned', pin: 'x' }
    const { boc_ref } = await client.call('boc.cache_set', { boc: exampleMessage, cache_type })
    const result = await client.call('processing.wait_for_transaction', { ...params, message: boc_ref })
    expect(result.transaction.in_msg).toBe(id)
  })

  test('throws 512 without the hash of the transaction', async () => {
    const { client } = await open()
    await expect(client.call('processing.wait_for_transaction', { message: exampleMessage })).rejects.toMatchObject({
      code: 512,
      message: 'Invalid data: tx_hash is required for wait_for_transaction',
    })
  })

  test('throws 508 without ABI and 507 with an ABI that knows the expiration', async () => {
    const { client, params } = await open({ isFinal: () => false }, { message_processing_timeout: 60 })
    const call = (abi?: object) =>
      client.call('processing.wait_for_transaction', { ...params, abi, sending_endpoints: ['a.example'] })
    await expect(call()).rejects.toMatchObject({
      code: 508,
      data: { sending_endpoints: ['a.example'], sent: true, message_hash: id },
    })
    await expect(call(counterAbi)).rejects.toMatchObject({
      code: 507,
      data: {
        ...{ waiting_expiration_time: 'Tue, 14 Nov 2023 22:14:00 +0000 (1700000040)' },
        ...{ sent: true, message_hash: id, expire_at: 1_700_000_040 },
      },
    })
  })

  test('ends in time even while the network is unreachable', async () => {
    const { client, params, peer } = await open()
    await peer.peer.stop()
    await expect(client.call('processing.wait_for_transaction', params)).rejects.toMatchObject({ code: 508 })
    await peer.peer.restart()
  })

  test('survives an archive that fails for a moment', async () => {
    const { client, params, peer } = await open({}, { message_processing_timeout: 10_000 })
    const { query } = peer.peer.script
    let asked = 0
    peer.peer.script.query = (request) => (++asked < 3 ? { errors: [{ message: 'Request timeout' }] } : query!(request))
    const result = await client.call('processing.wait_for_transaction', params)
    expect(result).toMatchObject({ transaction: { id: params.tx_hash }, finality: 'final' })
  })

  test('reports by an event that the transaction cannot be queried', async () => {
    const { client, params, peer } = await open({}, { message_processing_timeout: 10_000 })
    peer.peer.script.query = () => ({ errors: [{ message: 'broken' }] })
    const types: string[] = []
    const options = { callback: ({ type }: { type: string }) => types.push(type) }
    const call = client.call('processing.wait_for_transaction', { ...params, send_events: true }, options)
    await expect(call).rejects.toMatchObject({ code: 608, data: { config_servers: expect.anything() } })
    expect(types).toEqual(['WillFetchNextBlock', 'FetchNextBlockFailed'])
  })

  test('throws 605 for a transaction that is not a BOC and 401 for a BOC of something else', async () => {
    const { client, params, peer } = await open()
    const answer = (boc: string) => {
      peer.peer.script.query = () => ({ data: { blockchain: { transaction: { boc, out_messages: [] } } } })
      return client.call('processing.wait_for_transaction', params)
    }
    await expect(answer('AAAA')).rejects.toMatchObject({ code: 605 })
    await expect(answer(exampleMessage)).rejects.toMatchObject({ code: 401 })
  })
})
