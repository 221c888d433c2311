import { describe, expect, onTestFinished, test } from 'vitest'
import { counterAbi, exampleAddress, exampleKeys } from '../../../src/modules/abi/examples/exampleAbi.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { ProcessingPeer, type ProcessingScript } from '../../support/processing/ProcessingPeer.ts'

const params = {
  message_encode_params: {
    abi: counterAbi,
    address: exampleAddress,
    call_set: { function_name: 'add', input: { amount: 7 } },
    signer: { type: 'Keys', keys: exampleKeys },
  },
  dapp_id: 'b2'.repeat(32),
}

async function start(script: ProcessingScript) {
  const peer = await ProcessingPeer.start(script)
  const host = StdioHost.start()
  onTestFinished(() => host.dispose())
  const client = await TestClient.initialize(host, { network: { endpoints: [peer.endpoint] } })
  return { peer, host, client }
}

describe('a cancelled call of the daemon', () => {
  test('reports the hash of the message that is being sent', async () => {
    const { peer, client } = await start({ message: () => 'silence' })
    const { id, result } = client.start('processing.process_message', params)
    const failure = expect(result).rejects.toMatchObject({ code: -32800, data: { sent: true } })
    while (peer.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    client.notify('daemon.cancel', { id })
    await failure
    await expect(result).rejects.toMatchObject({
      data: { message_hash: peer.sent[0]!.id, expire_at: expect.any(Number) },
    })
  })

  test('reports the same when its time limit is over', async () => {
    const { peer, client } = await start({ message: () => 'silence' })
    const { result } = client.start('processing.process_message', { ...params, _call: { timeout_ms: 2000 } })
    await expect(result).rejects.toMatchObject({
      code: -32008,
      data: { sent: true, message_hash: expect.any(String), expire_at: expect.any(Number) },
    })
    await expect(result).rejects.toMatchObject({ data: { message_hash: peer.sent[0]!.id } })
  })

  test('reports that nothing was sent while no connection can be made', async () => {
    const { peer, client } = await start({})
    await peer.peer.stop()
    const { result } = client.start('processing.process_message', { ...params, _call: { timeout_ms: 1000 } })
    await expect(result).rejects.toMatchObject({ code: -32008, data: { sent: false } })
    await peer.peer.restart()
  })

  test('names every message that may have been executed', async () => {
    const { peer, client } = await start({ message: () => 'silence' })
    const encode = async (amount: number) => {
      const call_set = { function_name: 'add', input: { amount } }
      const encoded = await client.call('abi.encode_message', { ...params.message_encode_params, call_set })
      return encoded as { message: string; message_id: string }
    }
    const messages = await Promise.all([1, 2, 3].map(encode))
    const { id, result } = client.start('processing.send_messages', {
      messages: messages.map(({ message }) => ({ boc: message, wait_until: 0 })),
    })
    const failure = expect(result).rejects.toMatchObject({
      data: {
        sent: true,
        message_hashes: expect.arrayContaining(messages.map(({ message_id }) => message_id)),
      },
    })
    while (peer.sent.length < 3) await new Promise((resolve) => setTimeout(resolve, 5))
    client.notify('daemon.cancel', { id })
    await failure
  })

  test('reports that nothing was sent while the signature is waited for', async () => {
    const { host, peer, client } = await start({})
    const registering = { app_object: 'box' }
    const { handle } = (await client.call('crypto.register_signing_box', {}, registering)) as { handle: number }
    const message_encode_params = { ...params.message_encode_params, signer: { type: 'SigningBox', handle } }
    const { id, result } = client.start('processing.process_message', { ...params, message_encode_params })
    const failure = expect(result).rejects.toMatchObject({ code: -32800, data: { sent: false } })
    await host.notification('client.app_request')
    client.notify('daemon.cancel', { id })
    await failure
    expect(peer.sent).toEqual([])
  })
})
