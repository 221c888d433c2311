import { describe, expect, onTestFinished, test } from 'vitest'
import { counterAbi, exampleAddress, exampleKeys } from '../../../src/modules/abi/exampleAbi.ts'
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

const start = async (script: ProcessingScript) => {
  const peer = await ProcessingPeer.start(script)
  const host = StdioHost.start()
  onTestFinished(() => host.dispose())
  const client = await TestClient.initialize(host, { network: { endpoints: [peer.endpoint] } })
  return { peer, host, client }
}

describe('a cancelled call of the daemon', () => {
  test('tells the hash of the message that is on its way', async () => {
    const { peer, client } = await start({ message: () => 'silence' })
    const { id, result } = client.start('processing.process_message', params)
    const failure = expect(result).rejects.toMatchObject({ code: -32800, data: { sent: true } })
    while (peer.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    client.notify('daemon.cancel', { id })
    await failure
    await expect(result).rejects.toMatchObject({ data: { message_hash: peer.sent[0]!.id } })
  })

  test('tells that nothing was sent while the signature is waited for', async () => {
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
