/** Chains of the classic rules, with and without the setting that says so. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'

describe('a chain of the classic rules', () => {
  let node: DevNode
  beforeAll(async () => {
    node = await DevNode.start({ args: ['--rules', 'classic'] })
  })
  afterAll(() => node.dispose())

  test('gets no message that was made for other rules, and the error names the setting', async () => {
    const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    const keys = await client.call('crypto.generate_random_sign_keys', {})
    // The address by other rules is the same: it depends on the image alone.
    const message_encode_params = deployment(keys)
    await expect(
      client.call('processing.process_message', { message_encode_params, dapp_id: '00'.repeat(32) }),
    ).rejects.toMatchObject({
      code: 520,
      message: expect.stringContaining('set abi.rules to "classic"'),
      data: { node_rules: 'classic', rules: 'current', sent: false },
    })
  })

  test('needs no setting but abi.rules', async () => {
    const client = await LocalClient.open({
      config: { network: { endpoints: [node.url] }, abi: { rules: 'classic' } },
    })
    const keys = await client.call('crypto.generate_random_sign_keys', {})
    const message_encode_params = deployment(keys)
    const { address } = await client.call('abi.encode_message', message_encode_params)
    const explicit = await client.call('abi.encode_message', { ...message_encode_params, rules: 'classic' })
    expect(explicit.address).toBe(address)
    await node.fund(address.slice(2))
    const { transaction } = await client.call('processing.process_message', {
      message_encode_params,
      dapp_id: address.slice(2),
    })
    expect(transaction.aborted).toBe(false)
  })

  test('accepts several messages with abi.rules, and with the parameter', async () => {
    const network = { endpoints: [node.url] }
    const client = await LocalClient.open({ config: { network, abi: { rules: 'classic' } } })
    const other = await LocalClient.open({ config: { network } })
    for (const [sender, options] of [
      [client, {}],
      [other, { rules: 'classic' }],
    ] as const) {
      const keys = await client.call('crypto.generate_random_sign_keys', {})
      const { address, message } = await client.call('abi.encode_message', deployment(keys))
      await node.fund(address.slice(2))
      const messages = [{ boc: message, wait_until: Math.floor(Date.now() / 1000) + 60 }]
      await sender.call('processing.send_messages', { messages, ...options })
      const abi = { type: 'Json', value: fixture('HelloWallet.abi.json').toString('utf8') }
      const sent = { abi, message, tx_hash: 'None', ...options }
      expect((await sender.call('processing.wait_for_transaction', sent)).transaction.aborted).toBe(false)
    }
  })
})

function deployment(keys: { readonly public: string; readonly secret: string }) {
  return {
    abi: { type: 'Json', value: fixture('HelloWallet.abi.json').toString('utf8') },
    deploy_set: { tvc: fixture('HelloWallet.tvc').toString('base64') },
    call_set: { function_name: 'constructor' },
    signer: { type: 'Keys', keys },
  }
}

function fixture(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, '../../fixtures/everdev', name))
}
