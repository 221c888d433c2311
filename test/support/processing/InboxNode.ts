/** Payments to accounts of a development node, and clients that follow them with one storage. */
import { randomBytes } from 'node:crypto'
import type { TestContext } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import type { DevNode, Json } from '../devnode/DevNode.ts'
import { LocalClient } from '../LocalClient.ts'
import { lasting } from './OutboxWallet.ts'

export interface Payment {
  readonly value?: bigint
  readonly currencies?: Readonly<Record<string, string>>
  readonly bounce?: boolean
  readonly body?: string
  readonly state_init?: string
  /** Dapp ID of the sender. Default: that of the receiver if it has one, so that the value arrives. */
  readonly dappId?: string
}

/** Sender of other messages; it has no account. */
const PAYER = 'ab'.repeat(32)

/** Sends an internal message to an account. Returns what `admin/impersonate` answers. */
export function pay(
  node: DevNode,
  accountId: string,
  { value = 1_000_000_000n, dappId, ...rest }: Payment = {},
): Promise<Json> {
  return node.admin('impersonate', {
    source: { account_id: PAYER, ...(dappId && { dapp_id: dappId }) },
    message: { account_id: accountId, value: String(value), bounce: false, ...rest },
  })
}

/** An account without contract. */
export function newAccount(): string {
  return randomBytes(32).toString('hex')
}

export class InboxClients {
  readonly storage: Storage = lasting(new MemoryStorage())
  readonly #endpoints: readonly string[]
  readonly #context: Pick<TestContext, 'onTestFinished'>

  constructor(endpoints: readonly string[], context: Pick<TestContext, 'onTestFinished'>) {
    this.#endpoints = endpoints
    this.#context = context
  }

  async open(network: object = {}): Promise<LocalClient> {
    const settings = { follow_interval: 50, max_reconnect_timeout: 2000, ...network }
    const client = await LocalClient.open({
      config: { network: { ...settings, endpoints: this.#endpoints } },
      storage: this.storage,
    })
    this.#context.onTestFinished(() => client.close())
    return client
  }
}

/** Waits for a number of deposits of a name without acknowledging them. */
export async function depositsOf(
  client: LocalClient,
  count: number,
  params: { name?: string; after?: string } = {},
): Promise<Json[]> {
  const found: Json[] = []
  let { after } = params
  while (found.length < count) {
    const { deposits } = await client.call('inbox.deposits', { ...params, wait_ms: 20_000, ...(after && { after }) })
    if (deposits.length === 0) throw new Error(`${found.length} deposits instead of ${count}`)
    found.push(...deposits)
    after = found.at(-1).number
  }
  return found.map(({ deposit }) => deposit)
}
