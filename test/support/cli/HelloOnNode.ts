import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DevNode, type Json } from '../devnode/DevNode.ts'
import { runCommandLine } from './runCommandLine.ts'

/** A node with the contract HelloWallet, deployed by the tool, and a folder with its files and keys. */
export class HelloOnNode {
  readonly node: DevNode
  readonly address: string
  readonly #folder: string

  private constructor(node: DevNode, folder: string, address: string) {
    this.node = node
    this.#folder = folder
    this.address = address
  }

  static async start(): Promise<HelloOnNode> {
    const node = await DevNode.start()
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
    const run = async (...words: string[]): Promise<Json> =>
      (await runCommandLine(['--url', node.url, ...words], folder)).json
    const keys = join(folder, 'keys.json')
    await run('contract', 'save', 'HelloWallet', '-o', folder)
    await run('keys', 'phrase', '--dump', keys)
    const image = [join(folder, 'HelloWallet.tvc'), '--keys', keys]
    const { address } = await run('address', 'compute', ...image)
    await node.fund(address.split('::')[1]!)
    await run('deploy', ...image, '--dst-dapp-id', 'self')
    return new HelloOnNode(node, folder, address)
  }

  /** Creates a key file; returns its path. */
  async newKeys(name: string): Promise<string> {
    const file = join(this.#folder, name)
    await runCommandLine(['--url', this.node.url, 'keys', 'phrase', '--dump', file], this.#folder)
    return file
  }

  /** Words of a command that calls the contract. */
  get touch(): readonly string[] {
    const files = ['--abi', join(this.#folder, 'HelloWallet.abi.json'), '--keys', join(this.#folder, 'keys.json')]
    return ['call', this.address, 'touch', ...files]
  }

  /** Number of transactions of the contract. */
  async executions(): Promise<number> {
    const [dappId, accountId] = this.address.split('::')
    const query = `{ blockchain { account(account_id: "${accountId}", dapp_id: "${dappId}") { transactions(first: 100) { edges { cursor } } } } }`
    return (await this.node.query(query)).data.blockchain.account.transactions.edges.length
  }

  async dispose(): Promise<void> {
    await this.node.dispose()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
