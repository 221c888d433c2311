/** A wallet of two custodians, called as an application calls it. */
import { readFileSync } from 'node:fs'
import { ClientError, type DevNode, SendFlags, type VendorClient } from 'vendorclient'

const abi = {
  type: 'Json',
  value: readFileSync(new URL('../../../src/program/contracts/Wallet.abi.json', import.meta.url), 'utf8'),
} as const

export interface Keys {
  readonly public: string
  readonly secret: string
}

/** The currency that arrives in every Dapp ID; main currency burns on the way to another one. */
const SHELL = 2

/** Exit code of the contract: there is no such proposal, or no more. */
export const NO_TRANSACTION = 102

export class SharedWallet {
  readonly accountId: string
  readonly #node: DevNode
  readonly #client: VendorClient

  private constructor(node: DevNode, client: VendorClient, accountId: string) {
    this.accountId = accountId
    this.#node = node
    this.#client = client
  }

  /** Deploys a wallet that two keys have to agree in; the code is that of the wallets that the node began with. */
  static async deploy(node: DevNode, client: VendorClient, owners: readonly [Keys, Keys]): Promise<SharedWallet> {
    const [first] = node.accounts
    const { boc } = await client.account.getAccount({ account_id: first!.account_id, dapp_id: first!.account_id })
    const { parsed } = await client.boc.parseAccount({ boc })
    const deploy = {
      abi,
      deploy_set: { code: parsed.code, initial_data: { _pubkey: `0x${owners[0].public}` } },
      signer: { type: 'Keys', keys: owners[0] },
    } as const
    const { address } = await client.abi.encodeMessage(deploy)
    const wallet = new SharedWallet(node, client, address.slice(2))
    await node.fund(wallet.accountId, 100_000_000_000n, { [SHELL]: 100_000_000_000n })
    const input = {
      owners_pubkey: owners.map((keys) => `0x${keys.public}`),
      owners_address: [],
      reqConfirms: 2,
      reqConfirmsData: 2,
      value: 0n,
    }
    await client.processing.processMessage({
      message_encode_params: {
        ...deploy,
        call_set: { function_name: 'constructor', input },
      },
      dapp_id: wallet.accountId,
      send_events: false,
    })
    return wallet
  }

  /** The same wallet on another node. */
  on(node: DevNode, client: VendorClient): SharedWallet {
    return new SharedWallet(node, client, this.accountId)
  }

  /** Proposes a transfer; returns the id of the proposal. */
  async submit(keys: Keys, to: string, value: bigint): Promise<string> {
    const output = await this.#call(keys, 'submitTransaction', transfer(to, value))
    return output['transId'] as string
  }

  async confirm(keys: Keys, transactionId: string): Promise<void> {
    await this.#call(keys, 'confirmTransaction', { transactionId })
  }

  /** The proposal of the wallet when it is called without a valid key. */
  async submitAs(publicKey: string, to: string, value: bigint): Promise<void> {
    const call = {
      abi: abi.value,
      function_name: 'submitTransaction',
      input: transfer(to, value),
      public_key: publicKey,
    }
    await this.#node.impersonate({ source: { account_id: this.accountId }, call })
  }

  /** Makes the contract known to the node, so that traces name its functions. With a debug map they name lines, too. */
  async register(name: string): Promise<void> {
    const { boc } = await this.#client.account.getAccount({ account_id: this.accountId, dapp_id: this.accountId })
    const { parsed } = await this.#client.boc.parseAccount({ boc })
    await this.#node.registerAbi({ abi: abi.value, code: parsed.code, name })
  }

  /** Id of the last transaction of the wallet. */
  async lastTransaction(): Promise<string> {
    const query =
      'query($id: String!) { blockchain { account(account_id: $id, dapp_id: $id) { transactions(last: 1) { nodes { id } } } } }'
    const { result } = await this.#client.net.query({ query, variables: { id: this.accountId } })
    return result.data.blockchain.account.transactions.nodes[0].id
  }

  async balance(): Promise<bigint> {
    return balanceOf(this.#client, this.accountId)
  }

  async #call(keys: Keys, name: string, input: object): Promise<Record<string, unknown>> {
    const { decoded } = await this.#client.processing.processMessage({
      message_encode_params: {
        abi,
        address: `0:${this.accountId}`,
        call_set: { function_name: name, input },
        signer: { type: 'Keys', keys },
      },
      dapp_id: this.accountId,
      send_events: false,
    })
    return (decoded?.output ?? {}) as Record<string, unknown>
  }
}

function transfer(to: string, value: bigint): object {
  const flag = SendFlags.PayFees | SendFlags.Exchange
  return { dest: `0:${to}`, value: 0n, cc: { [SHELL]: value.toString() }, bounce: false, flag, payload: '' }
}

/** Main currency of an account, nano. */
export async function balanceOf(client: VendorClient, accountId: string): Promise<bigint> {
  const { boc } = await client.account.getAccount({ account_id: accountId, dapp_id: accountId })
  const { parsed } = await client.boc.parseAccount({ boc })
  return BigInt(parsed.balance)
}

/** Exit code of the contract that refused a call. */
export function exitCodeOf(error: unknown): number | undefined {
  return error instanceof ClientError ? error.data?.node_error?.extensions?.details?.exit_code : undefined
}
