import { base64ToBytes } from '../../../src/core/bytes/index.ts'
import { Builder, parseBoc, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { crc16 } from '../../../src/core/crypto/crc16.ts'
import type { Executed } from '../../../src/core/executor/index.ts'
import { parseOutActions } from '../../../src/core/executor/outActions.ts'
import { parseMessage } from '../../../src/core/tlb/index.ts'
import type { VmValue } from '../../../src/core/vm/index.ts'
import { integerOf } from '../../../src/core/vm/integers.ts'
import type { ContractImage } from '../../../src/program/contracts/ContractImage.ts'
import type { ContractChain, KeyPairTexts } from './ContractChain.ts'

/** Balance of an account before its contract is deployed. */
export interface Funds {
  /** Nano. */
  readonly grams?: bigint
  /** Other currencies by id. */
  readonly currencies?: readonly (readonly [number, bigint])[]
}

/** One contract of a chain, called by its description. */
export class Contract {
  readonly chain: ContractChain
  /** Account id. */
  readonly id: string
  readonly abi: { readonly type: 'Json'; readonly value: string }

  constructor(chain: ContractChain, image: ContractImage, id: string) {
    this.chain = chain
    this.id = id
    this.abi = { type: 'Json', value: image.abi }
  }

  /** Deploys to an account with an initial balance. */
  static async deploy(
    chain: ContractChain,
    image: ContractImage,
    keys: KeyPairTexts,
    input: object = {},
    { grams = 100_000_000_000n, currencies = [] }: Funds = {},
  ): Promise<{ contract: Contract; deployment: Executed }> {
    const { address, message } = await chain.client.call('abi.encode_message', {
      abi: { type: 'Json', value: image.abi },
      deploy_set: { code: image.code, initial_data: { _pubkey: `0x${keys.public}` } },
      call_set: { function_name: 'constructor', input },
      signer: { type: 'Keys', keys },
    })
    const id = address.slice(2)
    chain.fund(id, grams, currencies)
    return { contract: new Contract(chain, image, id), deployment: chain.send(message) }
  }

  get address(): string {
    return `0:${this.id}`
  }

  /** Message of a call; unsigned without keys. */
  async encode(
    name: string,
    input: object,
    keys?: KeyPairTexts,
    header?: object,
    abi: object = this.abi,
  ): Promise<string> {
    const { message } = await this.chain.client.call('abi.encode_message', {
      abi,
      address: this.address,
      call_set: { function_name: name, input, ...(header && { header }) },
      signer: keys === undefined ? { type: 'None' } : { type: 'Keys', keys },
    })
    return message
  }

  async call(name: string, input: object, keys?: KeyPairTexts): Promise<Executed> {
    return this.chain.send(await this.encode(name, input, keys))
  }

  /** The decoded external messages of a transaction of this contract. */
  async said({ outMessages }: Executed): Promise<{ name: string; value: unknown }[]> {
    const outside = outMessages.filter((message) => parseMessage(message, this.chain.rules).header.type !== 'internal')
    return Promise.all(
      outside.map(async (message) => {
        const decoded = await this.chain.client.call('abi.decode_message', {
          abi: this.abi,
          message: writeBocBase64(message),
        })
        return { name: decoded.name, value: decoded.value }
      }),
    )
  }

  /** Answer of a function that changes nothing, without a transaction. */
  // biome-ignore lint/suspicious/noExplicitAny: answers have the shape of the description
  async ask(name: string, input: object = {}): Promise<any> {
    const message = parseBoc(base64ToBytes(await this.encode(name, input))!)
    const { body } = parseMessage(message)
    const outcome = this.chain.runCode(this.id, [this.#balance, 0, message, body!, -1])
    if (outcome.exitCode !== 0) throw new Error(`${name} ended with exit code ${outcome.exitCode}`)
    const [action] = parseOutActions(outcome.actions, this.chain.rules)
    if (action?.type !== 'send') throw new Error(`${name} gave no answer`)
    const answer = await this.chain.client.call('abi.decode_message_body', {
      abi: this.abi,
      body: writeBocBase64(new Builder().storeSlice(action.message.body!).toCell()),
      is_internal: false,
    })
    return answer.value
  }

  /** Result of a get method by the CRC of its name. */
  get(name: string): VmValue[] {
    return this.chain.runCode(this.id, [crc16(new TextEncoder().encode(name)) | 0x10000]).stack
  }

  /** The data by the fields of the description. */
  // biome-ignore lint/suspicious/noExplicitAny: data have the shape of the description
  async data(): Promise<any> {
    const { account } = this.chain.entry(this.id)
    if (account?.state.type !== 'active') throw new Error(`No contract at ${this.id}`)
    const data = writeBocBase64(account.state.init.data!)
    return (await this.chain.client.call('abi.decode_account_data', { abi: this.abi, data })).data
  }

  get #balance(): VmValue {
    return integerOf(this.chain.grams(this.id))
  }
}
