/** A wallet behind a proxy whose clients share one storage, so that one continues what another has left. */
import type { TestContext } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import type { DevNode } from '../devnode/DevNode.ts'
import { LocalClient } from '../LocalClient.ts'
import type { HelloWallet } from './HelloWallet.ts'
import type { NodeProxy, ProxyScript } from './NodeProxy.ts'
import { ProxiedWallet } from './ProxiedWallet.ts'
import type { View } from './views.ts'

/** Settings for messages that live long enough for any machine; unreachable servers are tried again soon. */
const longLived = { network: { max_reconnect_timeout: 2000 }, abi: { message_expiration_timeout: 300_000 } }

/**
 * Settings for messages whose expiration is awaited in real time. They live long enough to be sent on a busy machine.
 */
const shortLived = {
  network: { expiration_margin: 300, message_processing_timeout: 3000, max_reconnect_timeout: 2000 },
  abi: { message_expiration_timeout: 8000 },
}

export interface OutboxWalletOptions {
  readonly post?: ProxyScript['post']
  readonly view?: View
  /** Default: one in memory. It stays open when its users close it. */
  readonly storage?: Storage
  /** For tests that wait for the end of a message that is not executed. */
  readonly isShortLived?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
type Result = any

export class OutboxWallet {
  readonly storage: Storage
  readonly #proxied: ProxiedWallet
  readonly #config: object
  readonly #onTestFinished: TestContext['onTestFinished']
  /** The newest client. */
  client: LocalClient

  private constructor(
    proxied: ProxiedWallet,
    storage: Storage,
    config: object,
    onTestFinished: TestContext['onTestFinished'],
  ) {
    this.#proxied = proxied
    this.storage = storage
    this.#config = config
    this.#onTestFinished = onTestFinished
    this.client = proxied.client
  }

  static async open(
    node: DevNode,
    { onTestFinished }: TestContext,
    { post, view, storage: given, isShortLived = false }: OutboxWalletOptions = {},
  ): Promise<OutboxWallet> {
    const storage = lasting(given ?? new MemoryStorage())
    const config = isShortLived ? shortLived : longLived
    const proxied = await ProxiedWallet.open(node, onTestFinished, {
      ...{ ...config, inRealTime: true, storage },
      ...(post && { post }),
      ...(view && { view }),
    })
    return new OutboxWallet(proxied, storage, config, onTestFinished)
  }

  get wallet(): HelloWallet {
    return this.#proxied.wallet
  }

  get proxy(): NodeProxy {
    return this.#proxied.proxy
  }

  /** Another client with the same storage, on a machine whose clock is ahead by so much. */
  async another(aheadMs = 0, storage = this.storage): Promise<LocalClient> {
    const config = this.#config as { network: object }
    const client = await LocalClient.open({
      config: { ...config, network: { ...config.network, endpoints: [this.proxy.url] } },
      storage,
      clock: { ...systemClock, now: () => systemClock.now() + aheadMs },
    })
    this.#onTestFinished(() => client.close())
    return client
  }

  /** Closes the client at any point of its work, and opens another one. */
  async restart(): Promise<LocalClient> {
    this.client.close()
    this.client = await this.another()
    return this.client
  }

  /** `outbox.send` with a call that changes the state. */
  async send(change: object = {}, client = this.client): Promise<Result> {
    const { wallet } = this
    const message_encode_params = wallet.callParams('touch')
    return client.call('outbox.send', { message_encode_params, dapp_id: wallet.accountId, ...change })
  }

  /** Sends a message that the signer named `owner` signs when its turn comes. */
  async sendNamed(change: object = {}, client = this.client): Promise<Result> {
    const message_encode_params = { ...this.wallet.callParams('touch'), signer: { type: 'None' } }
    return this.send({ message_encode_params, signer: { type: 'Named', name: 'owner' }, ...change }, client)
  }

  /** Registers the keys of the wallet under the name `owner`. */
  async registerOwner(client = this.client): Promise<void> {
    const { handle } = await client.call('crypto.get_signing_box', this.wallet.keys)
    await client.call('outbox.register_signer', { name: 'owner', handle })
  }

  /** Waits for `count` results, however long they take, and does not acknowledge them. */
  async results(count: number, client = this.client): Promise<Result[]> {
    const found: Result[] = []
    while (found.length < count) {
      const after = found.at(-1)?.number
      const { results } = await client.call('outbox.results', { wait_ms: 30_000, ...(after && { after }) })
      found.push(...results)
    }
    return found.map(({ entry }) => entry)
  }

  executions(): Promise<number> {
    return this.#proxied.executions()
  }
}

/** A storage that stays open when its users close it. */
export function lasting(storage: Storage): Storage {
  return {
    local: storage.local,
    proofs: storage.proofs,
    transaction: (writes, conditions) => storage.transaction(writes, conditions),
    durability: () => storage.durability(),
    close: async () => {},
  }
}
