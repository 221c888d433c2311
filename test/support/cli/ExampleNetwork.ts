/** A network of one kind and a folder in which the examples of the documentation can be run unchanged. */
import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { DevNode, type DevNodeOptions, type Json } from '../devnode/DevNode.ts'
import { build } from '../startBuild.ts'
import { Tool } from './Tool.ts'

export const networkKinds = ['strict', 'deprecated', 'legacy', 'classic'] as const
export type NetworkKind = (typeof networkKinds)[number]

export const nodeOptions: Readonly<Record<NetworkKind, DevNodeOptions>> = {
  strict: {},
  deprecated: { deprecatedApi: true },
  legacy: { args: ['--legacy'] },
  classic: { args: ['--rules', 'classic'] },
}

/** Configuration for a network of that kind: the setting without which nothing is sent to a chain with classic rules. */
function configFor(kind: NetworkKind, cli: object): string {
  return JSON.stringify({ cli, ...(kind === 'classic' && { abi: { rules: 'classic' } }) })
}

/** Nano that accounts get before their deployment. */
const FUNDS = 50_000_000_000n

export class ExampleNetwork {
  readonly kind: NetworkKind
  readonly node: DevNode
  /** Its folder has the files of the examples, and its configuration has their aliases. */
  readonly tool = new Tool()
  /** Values of placeholders; `wallet` has two owners. */
  readonly values: Record<string, string> = {}
  #daemon: ChildProcess | undefined

  private constructor(kind: NetworkKind, node: DevNode) {
    this.kind = kind
    this.node = node
  }

  static async open(kind: NetworkKind): Promise<ExampleNetwork> {
    const network = new ExampleNetwork(kind, await DevNode.start(nodeOptions[kind]))
    await network.#startDaemon()
    await network.#prepare()
    return network
  }

  async dispose(): Promise<void> {
    this.#daemon?.kill('SIGKILL')
    this.tool.dispose()
    await this.node.dispose()
  }

  /** The document of a command line in the folder. */
  run(...words: string[]): Promise<Json> {
    return this.tool.json(words)
  }

  /** A proposal of the wallet that its second owner has not confirmed yet. */
  async propose(): Promise<{ proposal_id: string }> {
    const created = await this.run('proposal', 'create', 'wallet', this.values['address']!, 'pay the hosting')
    return { proposal_id: created.proposal_id }
  }

  /** Another folder and home with the same networks; the caller disposes of it. */
  elsewhere(section: object = {}): Tool {
    const tool = new Tool()
    tool.write('home/.vendorclient/config.json', configFor(this.kind, { ...networksOf(this.node), ...section }))
    for (const name of ['Wallet.tvc', 'Wallet.abi.json']) tool.write(name, this.tool.bytes(name))
    return tool
  }

  /** Another folder, in which a wallet with funds is about to be deployed. */
  async beforeDeployment(): Promise<{ tool: Tool; values: Record<string, string> }> {
    const tool = this.elsewhere()
    const keys = newKeys()
    tool.write('wallet.keys.json', JSON.stringify(keys))
    tool.write('params.json', JSON.stringify(walletOf([keys.public])))
    const { account_id } = await tool.json(['address', 'compute', 'Wallet.tvc', '--keys', 'wallet.keys.json'])
    await this.node.fund(account_id, FUNDS)
    return { tool, values: { public: keys.public } }
  }

  /** A daemon for the commands, which would otherwise spend most of their time loading the library. */
  async #startDaemon(): Promise<void> {
    const env = { PATH: process.env['PATH'] ?? '', HOME: this.tool.home }
    this.#daemon = spawn(process.execPath, [build, 'daemon', '--port', '0'], { cwd: this.tool.folder, env })
    await once(this.#daemon.stdout!, 'data')
  }

  async #prepare(): Promise<void> {
    const { kind, node, tool, values } = this
    tool.write('home/.vendorclient/config.json', configFor(kind, networksOf(node)))
    for (const name of ['Wallet', 'HelloWallet']) await this.run('contract', 'save', name)
    const [first, second, single] = ['wallet', 'second', 'single'].map((name) => {
      const keys = newKeys()
      tool.write(`${name}.keys.json`, JSON.stringify(keys))
      return keys.public
    }) as [string, string, string]
    const wallet = await this.#deploy('Wallet', 'wallet', walletOf([first, second]), 'wallet')
    for (const [name, contract, constructor] of [
      ['single', 'Wallet', walletOf([single])],
      ['hello', 'HelloWallet', {}],
    ] as const) {
      values[name] = (await this.#deploy(contract, 'single', constructor, name)).deployed_at
    }
    // Chains with classic rules have no giver: the other wallet takes its place.
    const giver = node.ready.giver?.account_id
    await this.run('alias', 'add', 'giver', '--address', giver === undefined ? values['single']! : `${giver}::${giver}`)
    const [dapp_id, account_id] = wallet.deployed_at.split('::')
    const { data } = await node.query('{blockchain{blocks(last:1){edges{node{id}}}}}')
    Object.assign(values, {
      dapp_id,
      account_id,
      address: wallet.deployed_at,
      public: first,
      endpoint: node.url,
      message_id: wallet.message_hash,
      transaction_id: wallet.tx_hash,
      block_id: data.blockchain.blocks.edges[0].node.id,
    })
    await this.run('account', 'save', 'wallet')
    tool.write('account.boc', tool.bytes(`${account_id}.boc`))
  }

  async #deploy(contract: string, keys: string, constructor: object, alias: string): Promise<Json> {
    const image = [`${contract}.tvc`, '--keys', `${keys}.keys.json`]
    const { account_id } = await this.run('address', 'compute', ...image)
    await this.node.fund(account_id, FUNDS)
    const options = ['--dst-dapp-id', 'self', '--alias', alias]
    return this.run('deploy', ...image, JSON.stringify(constructor), ...options)
  }
}

function networksOf({ url }: DevNode) {
  return { url: 'local', networks: { local: [url], test: [url] } }
}

function newKeys(): { public: string; secret: string } {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const hex = (text: string) => Buffer.from(text, 'base64url').toString('hex')
  return { public: hex(x!), secret: hex(d!) }
}

/** Arguments of the constructor of the wallet that comes with the program; every owner has to confirm. */
export function walletOf(owners: readonly string[]) {
  return {
    owners_pubkey: owners.map((key) => `0x${key}`),
    owners_address: [],
    reqConfirms: owners.length,
    reqConfirmsData: owners.length,
    value: 0,
  }
}
