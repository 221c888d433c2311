import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import type { LocalClient } from '../LocalClient.ts'
import type { DevNode, Json } from './DevNode.ts'

export interface TouchedWallet {
  readonly id: string
  /** Result of `processing.process_message` for the deployment. */
  readonly deployed: Json
  /** Sends a call of `touch`; the result waits for its transaction with more parameters of `processing.wait_for_transaction`. */
  send(): Promise<(client: LocalClient, params?: object) => Promise<Json>>
  /** Calls `touch` with more parameters of `processing.process_message`. */
  touch(params?: object): Promise<Json>
}

/** Deploys a contract with money of the faucet, through the library; `params` are more of `processing.process_message`. */
export async function deployTouched(node: DevNode, client: LocalClient, params: object = {}): Promise<TouchedWallet> {
  const abi = { type: 'Json', value: helloWallet.abi }
  const keys = await client.call('crypto.generate_random_sign_keys')
  const signer = { type: 'Keys', keys }
  const initial = { code: helloWallet.code, initial_data: { _pubkey: `0x${keys.public}` } }
  const encode = { abi, deploy_set: initial, call_set: { function_name: 'constructor' }, signer }
  const { address } = await client.call('abi.encode_message', encode)
  const id = address.slice(2)
  await node.fund(id)
  const process = (message_encode_params: object, more: object) =>
    client.call('processing.process_message', { message_encode_params, dapp_id: id, ...more })
  const deployed = await process(encode, params)
  const call = { abi, address, call_set: { function_name: 'touch' }, signer }
  const send: TouchedWallet['send'] = async () => {
    const { message } = await client.call('abi.encode_message', call)
    const { tx_hash } = await client.call('processing.send_message', { message, dapp_id: id })
    const sent = { abi, message, tx_hash }
    return (waiting, more = {}) => waiting.call('processing.wait_for_transaction', { ...sent, ...more })
  }
  return { id, deployed, send, touch: (more = {}) => process(call, more) }
}
