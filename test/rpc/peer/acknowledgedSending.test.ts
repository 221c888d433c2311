/** Hosts that ask for `acknowledged_sending`: no message is sent before they have acknowledged it. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { counterAbi, exampleAddress, exampleKeys } from '../../../src/modules/abi/examples/exampleAbi.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { ProcessingPeer, type ProcessingScript, refusal } from '../../support/processing/ProcessingPeer.ts'

const params = {
  message_encode_params: {
    abi: counterAbi,
    address: exampleAddress,
    call_set: { function_name: 'add', input: { amount: 7 } },
    signer: { type: 'Keys', keys: exampleKeys },
  },
  dapp_id: 'b2'.repeat(32),
}
const asking = { required: ['acknowledged_sending'] }

async function start(script: ProcessingScript = {}, initialize: object = asking, settings = {}) {
  const peer = await ProcessingPeer.start(script)
  const host = StdioHost.start({ settings })
  onTestFinished(() => host.dispose())
  const config = { network: { endpoints: [peer.endpoint], message_processing_timeout: 300, message_retries_count: 1 } }
  const client = await TestClient.initialize(host, config, initialize)
  const willSend = () => host.notification('daemon.will_send')
  const acknowledge = (told: { id: unknown; message_hash: string }) =>
    client.notify('daemon.acknowledge_send', { id: told.id, message_hash: told.message_hash })
  return { peer, host, client, willSend, acknowledge }
}

describe('a message of a host that wants to know it first', () => {
  test('leaves when the host has acknowledged its hash, and no earlier', async () => {
    const { peer, client, willSend, acknowledge } = await start()
    const { id, result } = client.start('processing.process_message', params)
    const told = await willSend()
    expect(told).toEqual({ id, message_hash: expect.stringMatching(/^[0-9a-f]{64}$/), expire_at: expect.any(Number) })
    // The daemon answers other calls, but does not send the message yet.
    await client.call('daemon.ping')
    expect(peer.sent).toEqual([])
    acknowledge(told)
    await result
    expect(peer.sent.map((message) => message.id)).toEqual([told.message_hash])
  })

  test('is announced again when it is replaced, with the hash that is proven not to have been executed', async () => {
    const { peer, client, willSend, acknowledge } = await start({
      chainTimeSec: () => Math.floor(Date.now() / 1000) + 3600,
      message: (_, attempt) => (attempt === 0 ? refusal('TVM_ERROR', { exit_code: 57 }) : { transaction: {} }),
    })
    const { result } = client.start('processing.process_message', params)
    const first = await willSend()
    acknowledge(first)
    const second = await willSend()
    expect(second.replaces).toBe(first.message_hash)
    acknowledge(second)
    await result
    expect(peer.sent.map((message) => message.id)).toEqual([first.message_hash, second.message_hash])
  })

  test('is never sent once the host is gone', async () => {
    const { peer, host, client, willSend } = await start()
    client.start('processing.process_message', params)
    await willSend()
    host.close()
    await host.ended()
    expect(peer.sent).toEqual([])
  })

  test('can be acknowledged while the host has as many calls in flight as it may', async () => {
    const { client, willSend, acknowledge } = await start({}, asking, { 'limits.in_flight': '1' })
    const { result } = client.start('processing.process_message', params)
    acknowledge(await willSend())
    await result
  })
})

test('a host that does not ask is not asked', async () => {
  const { host, client } = await start({}, {})
  await client.call('processing.process_message', params)
  expect(host.received.filter((text) => text.includes('daemon.will_send'))).toEqual([])
})
