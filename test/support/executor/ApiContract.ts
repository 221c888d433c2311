import { readFileSync } from 'node:fs'
import type { ChainRules } from '../../../src/core/chainRules.ts'
import type { LocalClient } from '../LocalClient.ts'

const FIXTURES = new URL('../../fixtures/everdev/', import.meta.url)

export interface ApiKeys {
  readonly public: string
  readonly secret: string
}

/** Code and description of a contract. */
export interface ApiImage {
  readonly abi: string
  /** A TVC, or code, as base64. */
  readonly deploySet: { readonly tvc: string } | { readonly code: string; readonly initial_data?: object }
  readonly rules: ChainRules
}

/** A compiled contract of the fixtures, for classic rules. */
export function classicImage(name: string): ApiImage {
  return {
    abi: readFileSync(new URL(`${name}.abi.json`, FIXTURES), 'utf8'),
    deploySet: { tvc: readFileSync(new URL(`${name}.tvc`, FIXTURES)).toString('base64') },
    rules: 'classic',
  }
}

// biome-ignore lint/suspicious/noExplicitAny: results of every shape
type Json = any

/** A contract whose account goes from one call of the module tvm to the next. */
export class ApiContract {
  address = ''
  /** BOC; empty before the deployment. */
  account = ''
  /** Unix time of the next block, s. */
  time = 1_700_000_100
  readonly abi: { readonly type: 'Json'; readonly value: string }
  readonly #client: LocalClient
  readonly #image: ApiImage

  constructor(client: LocalClient, image: ApiImage) {
    this.#client = client
    this.#image = image
    this.abi = { type: 'Json', value: image.abi }
  }

  /** Deploys to an account with unlimited money. Result of `tvm.run_executor`. */
  async deploy(keys: ApiKeys, input: object = {}, options: object = {}): Promise<Json> {
    const { message, address } = await this.#encode('constructor', input, keys, { deploy_set: this.#image.deploySet })
    this.address = address
    return this.execute(message, { type: 'Uninit' }, options)
  }

  /** Calls a function with a signed message some seconds later. Result of `tvm.run_executor`. */
  async call(name: string, input: object, keys?: ApiKeys, options: object = {}): Promise<Json> {
    this.time += 7
    const { message } = await this.#encode(name, input, keys, { address: this.address })
    return this.execute(message, { type: 'Account', boc: this.account }, options)
  }

  /** Output of a function by `tvm.run_tvm`; signed for contracts that ask who asks. */
  async get(name: string, keys?: ApiKeys): Promise<Json> {
    this.time += 1
    const { message } = await this.#encode(name, {}, keys, { address: this.address })
    const { decoded } = await this.#client.call('tvm.run_tvm', {
      message,
      account: this.account,
      abi: this.abi,
      execution_options: { rules: this.#image.rules, block_time: this.time },
    })
    return decoded.output
  }

  async execute(message: string, account: object, options: object = {}): Promise<Json> {
    const result = await this.#client.call('tvm.run_executor', {
      message,
      account,
      abi: this.abi,
      return_updated_account: true,
      execution_options: { rules: this.#image.rules, block_time: this.time },
      ...options,
    })
    this.account = result.account
    return result
  }

  #encode(name: string, input: object, keys: ApiKeys | undefined, target: object): Promise<Json> {
    const header = { time: this.time * 1000, expire: this.time + 60 }
    return this.#client.call('abi.encode_message', {
      abi: this.abi,
      ...target,
      call_set: { function_name: name, input, header },
      signer: keys === undefined ? { type: 'None' } : { type: 'Keys', keys },
      rules: this.#image.rules,
    })
  }
}
