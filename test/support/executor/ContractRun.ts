import { readFileSync } from 'node:fs'
import { type Cell, parseBocBase64 } from '../../../src/core/cells/index.ts'
import type { BlockchainConfig, Executed } from '../../../src/core/executor/index.ts'
import { accountCell, currencies, parseAccount } from '../../../src/core/tlb/index.ts'
import type { LocalClient } from '../LocalClient.ts'
import { BLOCK_TIME, executeBoth } from './executeBoth.ts'

const FIXTURES = new URL('../../fixtures/everdev/', import.meta.url)

/** Keys of the first test of RFC 8032, 7.1. */
const KEYS = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}

/** A compiled contract that is deployed and called here and elsewhere, with the same messages, under classic rules. */
export class ContractRun {
  static readonly ownerKey = KEYS.public
  /** `<workchain>:<hex>`. */
  address = ''
  account: Cell = accountCell(undefined)
  readonly abi: { readonly type: 'Json'; readonly value: string }
  readonly #client: LocalClient
  readonly #tvc: string
  readonly #config: BlockchainConfig | undefined
  /** Unix time of the last block, s. */
  #time = BLOCK_TIME

  constructor(client: LocalClient, name: string, config?: BlockchainConfig) {
    this.#client = client
    this.#config = config
    this.abi = { type: 'Json', value: readFileSync(new URL(`${name}.abi.json`, FIXTURES), 'utf8') }
    this.#tvc = readFileSync(new URL(`${name}.tvc`, FIXTURES)).toString('base64')
  }

  /** Deploys to an account that has money already. */
  async deploy(input: object, grams = 100_000_000_000n): Promise<Executed> {
    const message = await this.message('constructor', input, { deploys: true })
    this.account = accountCell({
      address: { type: 'std', workchain: 0, account: Buffer.from(this.address.slice(2), 'hex') },
      storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: BLOCK_TIME - 1000 },
      lastTransLt: 100n,
      balance: currencies(grams),
      state: { type: 'uninit' },
    })
    return this.execute(message)
  }

  /** Calls a function with a signed external message some seconds later. */
  async call(name: string, input: object, laterSec = 7): Promise<Executed> {
    this.#time += laterSec
    return this.execute(await this.message(name, input))
  }

  /** Executes any message and keeps the account. */
  execute(message: Cell): Executed {
    const options = { time: this.#time, ...(this.#config && { config: this.#config }) }
    const executed = executeBoth(this.account, message, options)
    this.account = executed.accountCell
    return executed
  }

  /** Lets seconds pass before the next block. */
  wait(seconds: number): void {
    this.#time += seconds
  }

  get balance(): bigint {
    return parseAccount(this.account)?.balance.grams ?? 0n
  }

  async message(name: string, input: object, { deploys = false, expire = this.#time + 60 } = {}): Promise<Cell> {
    const encoded = await this.#client.call('abi.encode_message', {
      abi: this.abi,
      ...(deploys ? { deploy_set: { tvc: this.#tvc } } : { address: this.address }),
      call_set: { function_name: name, input, header: { time: this.#time * 1000, expire, pubkey: KEYS.public } },
      signer: { type: 'Keys', keys: KEYS },
      rules: 'classic',
    })
    this.address = encoded.address
    return parseBocBase64(encoded.message)
  }
}
