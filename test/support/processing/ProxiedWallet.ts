/** A wallet of a development node whose client reaches it through a proxy, so that a test can count what was executed. */
import type { TestContext } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import type { DevNode } from '../devnode/DevNode.ts'
import { type CallbackMessage, LocalClient } from '../LocalClient.ts'
import { SkippingClock } from '../SkippingClock.ts'
import { HelloWallet } from './HelloWallet.ts'
import { NodeProxy, type ProxyScript } from './NodeProxy.ts'
import { later, type View } from './views.ts'

/** Half the times of the default, so that less is asked while they pass. */
const fewLooks = {
  network: { expiration_margin: 15_000, message_processing_timeout: 20_000 },
  abi: { message_expiration_timeout: 20_000 },
}

export interface ProxiedWalletOptions {
  /** Treatment of messages. Default: forwarded to the node. */
  readonly post?: ProxyScript['post']
  /** Filter of what the client sees of the chain. Default: everything. */
  readonly view?: View
  /** Settings of the client behind the proxy. */
  readonly network?: object
  readonly abi?: object
  /** How wrong the clock of that client is, ms. */
  readonly aheadMs?: number
  /**
   * Messages live in real time. Default: pauses are skipped, and the chain shows times that are later by the skipped
   * time.
   */
  readonly inRealTime?: boolean
  /** Storage of that client. Default: a separate one. */
  readonly storage?: Storage
}

export class ProxiedWallet {
  readonly proxy: NodeProxy
  /** The client that connects through the proxy. */
  readonly client: LocalClient
  readonly wallet: HelloWallet
  readonly events: CallbackMessage[] = []
  readonly #callsBefore: number

  private constructor(proxy: NodeProxy, client: LocalClient, wallet: HelloWallet, callsBefore: number) {
    this.proxy = proxy
    this.client = client
    this.wallet = wallet
    this.#callsBefore = callsBefore
  }

  /** Everything is closed when the test is over, which may run beside others; the node stays. */
  static async open(
    node: DevNode,
    onTestFinished: TestContext['onTestFinished'],
    options: ProxiedWalletOptions = {},
  ): Promise<ProxiedWallet> {
    const { post, view, network = {}, abi = {}, aheadMs = 0, inRealTime = false, storage } = options
    const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    const wallet = await HelloWallet.deploy(direct, node)
    const clock = new SkippingClock(aheadMs)
    const read = inRealTime ? view : later(() => clock.skippedMs, view)
    const proxy = await NodeProxy.start(node.url, onTestFinished, { ...(post && { post }), ...(read && { read }) })
    const client = await LocalClient.open({
      config: {
        network: { ...fewLooks.network, ...network, endpoints: [proxy.url] },
        abi: { ...fewLooks.abi, ...abi },
      },
      clock: inRealTime ? systemClock : clock,
      ...(storage && { storage }),
    })
    onTestFinished(() => {
      direct.close()
      client.close()
    })
    return new ProxiedWallet(proxy, client, wallet, await wallet.calls())
  }

  /** `process_message` with a call that changes the state. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  touch(change: object = {}, signal?: AbortSignal): Promise<any> {
    const { wallet, client, events } = this
    return client.call(
      'processing.process_message',
      {
        message_encode_params: wallet.callParams('touch', {}, change),
        dapp_id: wallet.accountId,
        send_events: true,
      },
      { callback: (event) => events.push(event), ...(signal && { signal }) },
    )
  }

  /** How often the contract has run since the wallet was opened, by what the node itself says. */
  async executions(): Promise<number> {
    const direct = await LocalClient.open({ config: { network: { endpoints: [this.proxy.upstream] } } })
    try {
      return (await this.wallet.calls(direct)) - this.#callsBefore
    } finally {
      direct.close()
    }
  }
}
