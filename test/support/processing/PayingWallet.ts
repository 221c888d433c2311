import { wallet as image } from '../../../src/program/contracts/generated/wallet.ts'
import type { DevNode, Json } from '../devnode/DevNode.ts'
import type { LocalClient } from '../LocalClient.ts'
import type { KeyPair } from './HelloWallet.ts'

export const payingWalletAbi = { type: 'Json', value: image.abi } as const

export interface Payment {
  /** `0:<account_id>` or `<dapp_id>::<account_id>`. */
  readonly dest: string
  /** Nanotokens. */
  readonly value?: bigint
  /** Other currencies by id. */
  readonly cc?: Readonly<Record<string, bigint>>
  readonly bounce?: boolean
  readonly flags?: number
  /** Body, base64. Default: none. */
  readonly payload?: string
}

/** A wallet that pays in every currency, with 100 tokens and 100 SHELL. */
export class PayingWallet {
  readonly client: LocalClient
  readonly keys: KeyPair
  readonly id: string

  private constructor(client: LocalClient, keys: KeyPair, id: string) {
    this.client = client
    this.keys = keys
    this.id = id
  }

  static async deploy(client: LocalClient, node: DevNode): Promise<PayingWallet> {
    const wallet = await PayingWallet.prepare(client)
    await wallet.deployOn(node)
    return wallet
  }

  /** A wallet that does not exist yet. */
  static async prepare(client: LocalClient): Promise<PayingWallet> {
    const keys = await client.call('crypto.generate_random_sign_keys')
    const { address } = await client.call('abi.encode_message', deployment(keys))
    return new PayingWallet(client, keys, address.slice(2))
  }

  async deployOn(node: DevNode): Promise<void> {
    await node.fund(this.id, 100_000_000_000n, { 2: '100000000000' })
    const message_encode_params = deployment(this.keys)
    await this.client.call('processing.process_message', { message_encode_params, dapp_id: this.id })
  }

  get address(): string {
    return `0:${this.id}`
  }

  /** Parameters of `abi.encode_message` for a payment. */
  payment({ dest, value = 0n, cc = {}, bounce = false, flags = 1, payload = EMPTY }: Payment): object {
    const amounts = Object.fromEntries(Object.entries(cc).map(([id, amount]) => [id, String(amount)]))
    const input = { dest, value: String(value), cc: amounts, bounce, flags, payload }
    return {
      abi: payingWalletAbi,
      address: this.address,
      call_set: { function_name: 'sendTransaction', input },
      signer: { type: 'Keys', keys: this.keys },
    }
  }

  /** Result of `processing.find_losses`. */
  findLosses(payment: Payment): Promise<Json> {
    const message_encode_params = this.payment(payment)
    return this.client.call('processing.find_losses', { message_encode_params, dapp_id: this.id })
  }

  /** Result of `processing.process_message`; `more` are further parameters. */
  pay(payment: Payment, more: object = {}): Promise<Json> {
    const message_encode_params = this.payment(payment)
    return this.client.call('processing.process_message', { message_encode_params, dapp_id: this.id, ...more })
  }
}

function deployment(keys: KeyPair): object {
  const input = {
    ...{ owners_pubkey: [`0x${keys.public}`], owners_address: [] },
    ...{ reqConfirms: 1, reqConfirmsData: 1, value: 0 },
  }
  return {
    abi: payingWalletAbi,
    deploy_set: { code: image.code, initial_data: { _pubkey: `0x${keys.public}` } },
    call_set: { function_name: 'constructor', input },
    signer: { type: 'Keys', keys },
  }
}

const EMPTY = 'te6ccgEBAQEAAgAAAA=='

/** Body of a call that the wallet accepts from anybody, base64. */
export async function callBody(client: LocalClient): Promise<string> {
  const { body } = await client.call('abi.encode_message_body', {
    abi: payingWalletAbi,
    call_set: { function_name: 'acceptTransfer', input: { payload: '' } },
    ...{ is_internal: true, signer: { type: 'None' } },
  })
  return body
}

/** Balances of an account by currency, 0 being the main currency; empty for an account that does not exist. */
export async function balancesOf(node: DevNode, accountId: string): Promise<Readonly<Record<string, bigint>>> {
  const query =
    'query($a: String!){blockchain{account(account_id:$a,dapp_id:$a){info{balance(format:DEC) balance_other{currency value(format:DEC)}}}}}'
  const { data } = await node.query(query, { a: accountId })
  const { info } = data.blockchain.account
  if (info === null) return {}
  const others = (info.balance_other ?? []) as { currency: number; value: string }[]
  return Object.fromEntries([
    ['0', BigInt(info.balance)],
    ...others.map(({ currency, value }) => [String(currency), BigInt(value)]),
  ])
}
