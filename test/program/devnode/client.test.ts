import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const abi = { type: 'Json', value: helloWallet.abi }

/** The library against the node, as an application uses both. */
describe.each(['the node', 'a gateway before an older node'] as const)('with %s', (kind) => {
  let node: DevNode
  let gateway: Gateway | undefined
  let client: LocalClient
  beforeAll(async () => {
    node = await DevNode.start({ args: kind === 'the node' ? [] : ['--legacy'] })
    if (kind !== 'the node') gateway = await Gateway.start({ upstreams: [node.url] })
    client = await LocalClient.open({ config: { network: { endpoints: [(gateway ?? node).url] } } })
  })
  afterAll(async () => {
    client.close()
    await Promise.all([node.dispose(), gateway?.dispose()])
  })

  test('a contract is deployed, called and read', async () => {
    const keys = await client.call('crypto.generate_random_sign_keys')
    const encode = {
      abi,
      deploy_set: { code: helloWallet.code, initial_data: { _pubkey: `0x${keys.public}` } },
      call_set: { function_name: 'constructor' },
      signer: { type: 'Keys', keys },
    }
    const { address } = await client.call('abi.encode_message', encode)
    const id = address.slice(2)
    await node.fund(id)
    const deployed = await client.call('processing.process_message', { message_encode_params: encode, dapp_id: id })
    expect(deployed.transaction).toMatchObject({ aborted: false, account_addr: address })
    expect(deployed.fees.gas_fee).toBeGreaterThan(0)
    const call = { abi, address, call_set: { function_name: 'touch' }, signer: { type: 'Keys', keys } }
    const called = await client.call('processing.process_message', { message_encode_params: call, dapp_id: id })
    expect(called.decoded.out_messages[0]).toMatchObject({ body_type: 'Event', name: 'Touched' })
    const account = await client.call('account.get_account', { account_id: id, dapp_id: id })
    expect(account).toMatchObject({ dapp_id: id, state_timestamp: expect.any(Number) })
    const { parsed } = await client.call('boc.parse_account', { boc: account.boc })
    expect(parsed).toMatchObject({ acc_type_name: 'Active', id: address })
  })

  test('the reason of a refusal comes with its exit code', async () => {
    const keys = await client.call('crypto.generate_random_sign_keys')
    const call = {
      abi,
      address: `0:${'5c'.repeat(32)}`,
      call_set: { function_name: 'touch' },
      signer: { type: 'Keys', keys },
    }
    const { message } = await client.call('abi.encode_message', call)
    await expect(
      client.call('processing.send_message', { message, abi, dapp_id: '5c'.repeat(32) }),
    ).rejects.toMatchObject({ code: 621, data: { node_error: { extensions: { code: 'COMPUTE_SKIPPED' } } } })
  })

  test('a message is sent to the thread that the node names', async () => {
    const keys = await client.call('crypto.generate_random_sign_keys')
    await node.setFaults({ wrong_thread: 1, wrong_producer: 1, expired_token: 1 })
    const call = {
      abi,
      address: `0:${'5c'.repeat(32)}`,
      call_set: { function_name: 'touch' },
      signer: { type: 'Keys', keys },
    }
    const { message } = await client.call('abi.encode_message', call)
    await expect(client.call('processing.send_message', { message, dapp_id: '5c'.repeat(32) })).rejects.toMatchObject({
      data: { node_error: { extensions: { code: 'COMPUTE_SKIPPED' } } },
    })
  })
})
