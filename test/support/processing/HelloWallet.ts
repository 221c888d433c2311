import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import type { DevNode } from '../devnode/DevNode.ts'
import type { CallbackMessage, LocalClient } from '../LocalClient.ts'

export const helloWalletAbi = { type: 'Json', value: helloWallet.abi } as const

export interface KeyPair {
  readonly public: string
  readonly secret: string
}

/** A wallet contract of the development node, as an application uses it. */
export class HelloWallet {
  readonly client: LocalClient
  readonly keys: KeyPair
  readonly address: string
  readonly accountId: string

  private constructor(client: LocalClient, keys: KeyPair, address: string) {
    this.client = client
    this.keys = keys
    this.address = address
    this.accountId = address.slice(2)
  }

  /** A wallet that is not deployed yet. */
  static async prepare(client: LocalClient): Promise<HelloWallet> {
    const keys = await client.call('crypto.generate_random_sign_keys')
    const { address } = await client.call('abi.encode_message', deployParams(keys))
    return new HelloWallet(client, keys, address)
  }

  /** A wallet with money that is deployed. */
  static async deploy(client: LocalClient, node: DevNode): Promise<HelloWallet> {
    const wallet = await HelloWallet.prepare(client)
    await node.fund(wallet.accountId)
    await wallet.process(deployParams(wallet.keys))
    return wallet
  }

  get deployParams(): object {
    return deployParams(this.keys)
  }

  /** Parameters of `abi.encode_message` for a call. */
  callParams(function_name: string, input: object = {}, change: object = {}): object {
    return {
      abi: helloWalletAbi,
      address: this.address,
      call_set: { function_name, input, ...change },
      signer: { type: 'Keys', keys: this.keys },
    }
  }

  /** Result of `process_message`. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  process(message_encode_params: object, callback?: (event: CallbackMessage) => void): Promise<any> {
    const params = { message_encode_params, dapp_id: this.accountId, send_events: callback !== undefined }
    return this.client.call('processing.process_message', params, callback === undefined ? {} : { callback })
  }

  /** Calls that the contract has accepted, the constructor included. */
  async calls(client = this.client): Promise<number> {
    const { boc } = await client.call('account.get_account', {
      account_id: this.accountId,
      dapp_id: this.accountId,
    })
    const { parsed } = await client.call('boc.parse_account', { boc })
    const { data } = await client.call('abi.decode_account_data', { abi: helloWalletAbi, data: parsed.data })
    return Number(data.calls)
  }
}

function deployParams(keys: KeyPair): object {
  return {
    abi: helloWalletAbi,
    deploy_set: { code: helloWallet.code, initial_data: { _pubkey: `0x${keys.public}` } },
    call_set: { function_name: 'constructor' },
    signer: { type: 'Keys', keys },
  }
}
