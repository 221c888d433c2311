/** A wallet of a development node whose client reaches it through a proxy, so that a test can count what was executed. */
import type { TestContext } from 'vitest'
import type { Clock } from '../../../src/ports/Clock.ts'
import type { DevNode } from '../devnode/DevNode.ts'
import { type CallbackMessage, LocalClient } from '../LocalClient.ts'
import { HelloWallet } from './HelloWallet.ts'
import { NodeProxy, type ProxyScript } from './NodeProxy.ts'

/** Short lives of messages, so that their end can be waited for. */
export const shortLives = {
  network: { expiration_margin: 0, message_processing_timeout: 2000, max_reconnect_timeout: 2000 },
  abi: { message_expiration_timeout: 2000, message_expiration_timeout_grow_factor: 1 },
}

export interface ProxiedWalletOptions {
  readonly script?: ProxyScript
  readonly network?: object
  readonly abi?: object
  /** Of the client behind the proxy. */
  readonly clock?: Clock
}

export class ProxiedWallet {
  readonly proxy: NodeProxy
  /** Behind the proxy. */
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
    const { script, network = {}, abi = {}, clock } = options
    const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    const wallet = await HelloWallet.deploy(direct, node)
    const proxy = await NodeProxy.start(node.url, onTestFinished, script)
    const client = await LocalClient.open({
      config: {
        network: { ...shortLives.network, ...network, endpoints: [proxy.url] },
        abi: { ...shortLives.abi, ...abi },
      },
      ...(clock && { clock }),
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
