import type { ContractImage } from '../../../src/program/contracts/ContractImage.ts'
import { giver } from '../../../src/program/contracts/generated/giver.ts'
import type { LocalClient } from '../LocalClient.ts'
import type { DevNode, Json } from './DevNode.ts'
import { messageId } from './messageId.ts'

export interface Keys {
  readonly public: string
  readonly secret: string
}

/** A contract on a development node, called by its ABI with messages that are posted as a client would. */
export class NodeContract {
  readonly node: DevNode
  readonly client: LocalClient
  readonly image: ContractImage
  readonly keys: Keys
  /** 64 hex digits. */
  readonly id: string
  /** The `dapp_id` that messages name. Default: the id of the contract. */
  dappId: string

  constructor(node: DevNode, client: LocalClient, image: ContractImage, keys: Keys, id: string) {
    this.node = node
    this.client = client
    this.image = image
    this.keys = keys
    this.id = id
    this.dappId = id
  }

  /** The giver that the chain began with. */
  static giver(node: DevNode, client: LocalClient): NodeContract {
    const { account_id, ...keys } = node.ready.giver!
    return new NodeContract(node, client, giver, keys, account_id)
  }

  /** A contract that can be deployed: its address, and the message that does it. */
  static async prepare(
    node: DevNode,
    client: LocalClient,
    image: ContractImage,
    input: object = {},
  ): Promise<{ readonly contract: NodeContract; readonly message: string; readonly hash: string }> {
    const keys = await client.call('crypto.generate_random_sign_keys')
    const { address, message, message_id } = await client.call('abi.encode_message', {
      abi: { type: 'Json', value: image.abi },
      deploy_set: { code: image.code, initial_data: { _pubkey: `0x${keys.public}` } },
      call_set: { function_name: 'constructor', input },
      signer: { type: 'Keys', keys },
    })
    const contract = new NodeContract(node, client, image, keys, address.slice(2))
    return { contract, message, hash: message_id }
  }

  /** Deploys with money of the faucet. */
  static async deploy(node: DevNode, client: LocalClient, image: ContractImage, input: object = {}) {
    const { contract, message } = await NodeContract.prepare(node, client, image, input)
    await node.fund(contract.id)
    const { result, error } = (await contract.post(message)).json()
    if (result === null) throw new Error(`The deployment failed: ${JSON.stringify(error)}`)
    return contract
  }

  async encode(
    name: string,
    input: object = {},
    header: object = {},
  ): Promise<{ message: string; message_id: string }> {
    return this.client.call('abi.encode_message', {
      abi: { type: 'Json', value: this.image.abi },
      address: `0:${this.id}`,
      call_set: { function_name: name, input, header },
      signer: { type: 'Keys', keys: this.keys },
    })
  }

  /** Element of `POST /v2/messages`. */
  element(body: string, dappId = this.dappId): object {
    return { id: messageId(body), body, account_id: this.id, dapp_id: dappId }
  }

  post(body: string, dappId = this.dappId): Promise<{ status: number; text: string; json: () => Json }> {
    return this.node.post('messages', [this.element(body, dappId)])
  }

  /** Envelope of the answer to a call. */
  async call(name: string, input: object = {}, dappId = this.dappId): Promise<Json> {
    const { message } = await this.encode(name, input)
    return (await this.post(message, dappId)).json()
  }

  /** Value that a function or an event said to the outside, from `ext_out_msgs`. */
  async decode(body: string): Promise<Json> {
    const abi = { type: 'Json', value: this.image.abi }
    return this.client.call('abi.decode_message_body', { abi, body, is_internal: false })
  }
}
