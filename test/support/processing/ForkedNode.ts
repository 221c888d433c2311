/** Two development nodes that share the history of one chain up to a point, and then continue separately. */
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { DevNode } from '../devnode/DevNode.ts'
import { LocalClient } from '../LocalClient.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { HelloWallet } from './HelloWallet.ts'
import { NodeProxy, type ProxyScript } from './NodeProxy.ts'

export class ForkedNode {
  /** The chain that counts. */
  readonly node: DevNode
  /** Node of the fork. */
  readonly fork: DevNode
  /** Wallets that were deployed before the fork. */
  readonly wallets: readonly HelloWallet[]
  readonly #onTestFinished: TestContext['onTestFinished']

  private constructor(
    nodes: { readonly node: DevNode; readonly fork: DevNode },
    wallets: readonly HelloWallet[],
    onTestFinished: TestContext['onTestFinished'],
  ) {
    this.node = nodes.node
    this.fork = nodes.fork
    this.wallets = wallets
    this.#onTestFinished = onTestFinished
  }

  static async start({ onTestFinished }: TestContext, wallets = 1): Promise<ForkedNode> {
    const folders = ['node', 'fork'].map((name) => join(temporaryFolder(), name))
    const [own, other] = folders as [string, string]
    mkdirSync(own, { mode: 0o700 })
    const first = await DevNode.start({ dataFolder: own })
    const client = await LocalClient.open({ config: { network: { endpoints: [first.url] } } })
    const deployed: HelloWallet[] = []
    for (let count = 0; count < wallets; count++) deployed.push(await HelloWallet.deploy(client, first))
    client.close()
    await first.dispose()
    cpSync(own, other, { recursive: true })
    const [node, fork] = await Promise.all(folders.map((dataFolder) => DevNode.start({ dataFolder })))
    onTestFinished(async () => {
      await Promise.all([node!.dispose(), fork!.dispose()])
    })
    return new ForkedNode({ node: node!, fork: fork! }, deployed, onTestFinished)
  }

  /** An endpoint that sends messages to the chain that counts. */
  honest(script: ProxyScript = {}): Promise<NodeProxy> {
    return NodeProxy.start(this.node.url, this.#onTestFinished, script)
  }

  /** An endpoint that takes messages as an honest one and shows the history of the fork. */
  lying(post?: ProxyScript['post']): Promise<NodeProxy> {
    const read: ProxyScript['read'] = async ({ path, body }) => {
      const answer = await fetch(new URL(path, this.fork.url), {
        method: body === '' ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
        ...(body !== '' && { body }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    return NodeProxy.start(this.node.url, this.#onTestFinished, { read, ...(post && { post }) })
  }

  /** How often a wallet has executed a call on the chain that counts, besides its constructor. */
  async executions(wallet: HelloWallet): Promise<number> {
    const client = await LocalClient.open({ config: { network: { endpoints: [this.node.url] } } })
    try {
      return (await wallet.calls(client)) - 1
    } finally {
      client.close()
    }
  }
}
