import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../startBuild.ts'
import { startCommand } from '../suitePrograms.ts'

/** Answer of a node; tests check the members that they need. */
// biome-ignore lint/suspicious/noExplicitAny: every member would have to be narrowed before it is compared
export type Json = any

/** Report of the node when it is ready. */
export interface NodeReady {
  readonly url: string
  readonly port: number
  readonly graphql: string
  /** Link that opens the console once, or null. */
  readonly console: string | null
  /** `null` where WebSockets are not accepted. */
  readonly ws: string | null
  readonly rest: string
  readonly node_version: string
  /** The deprecated interface is switched off. */
  readonly strict: boolean
  /** Identifies the history of the chain, 32 hex digits; null with an upstream. */
  readonly epoch: string | null
  /** Number of the first block under the chain rules of this program. */
  readonly rules_from: number | null
  /** Who signs the blocks; `keeper` where it is only one. */
  readonly keepers: readonly { readonly signer: number; readonly key: string }[]
  readonly keeper: { readonly signer: number; readonly key: string } | null
  /** For the section `proofs` of a configuration. */
  readonly trusted_keepers: Json
  readonly pid: number
  readonly folder: string | null
  /** The funded contract, which is its own Dapp ID, and its keys; null under classic rules. */
  readonly giver: { readonly account_id: string; readonly public: string; readonly secret: string } | null
  /** The giver with the interface of networks, and the public part of keys that were given. */
  readonly network_giver: {
    readonly account_id: string
    readonly dapp_id: string
    readonly public: string
    readonly secret?: string
  } | null
  /** Givers with the interface of networks before Dapp IDs; empty on a fork. */
  readonly classic_givers: readonly { readonly account_id: string; readonly public: string; readonly secret: string }[]
  /** Wallets that the chain began with. */
  readonly accounts: readonly {
    readonly name: string
    /** Nano, decimal. */
    readonly balance: string
    readonly account_id: string
    readonly dapp_id: string
    readonly address: string
    readonly public: string
  }[]
  /** The phrase of their keys, where it is the public one. */
  readonly mnemonic: string | null
  readonly global_id: number
  /** Endpoint that the chain was forked from. */
  readonly fork: string | null
}

export interface DevNodeOptions {
  /** Options of `vendorclient node` besides the port. */
  readonly args?: readonly string[]
  /** Offers collections, subscriptions and mutations, too. Default: as the chain was made, and not on a new one. */
  readonly deprecatedApi?: boolean
  /** Data folder to keep the chain in. Default: in memory. */
  readonly dataFolder?: string
  /** Options that say where the chain is kept. Default: as `dataFolder` says. */
  readonly place?: readonly string[]
  /** Default 0, a free one. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  /** Program that is the node. Default: the built one. */
  readonly program?: string
}

/** A development node in its own process, on a free port of the loopback. The caller disposes of it. */
export class DevNode {
  readonly process: ChildProcessWithoutNullStreams
  readonly ready: NodeReady
  /** Settles with the exit code, `null` after a signal. */
  readonly ended: Promise<number | null>
  readonly #home: string
  readonly #log: () => string

  private constructor(start: Started, ready: NodeReady) {
    this.process = start.process
    this.ended = start.ended
    this.#home = start.home
    this.#log = start.log
    this.ready = ready
  }

  /** Rejects with what the node has logged, and with its `exitCode`, when it does not start. */
  static async start(options: DevNodeOptions = {}): Promise<DevNode> {
    const start = spawnNode(options)
    const line = await Promise.race([firstLine(start.process), start.ended.then(() => undefined)])
    if (line !== undefined) return new DevNode(start, JSON.parse(line) as NodeReady)
    rmSync(start.home, { recursive: true, force: true })
    const exitCode = await start.ended
    throw Object.assign(new Error(`The node ended with ${exitCode}: ${start.log()}`), { exitCode })
  }

  /** Endpoint for clients, `http://127.0.0.1:<port>`. */
  get url(): string {
    return this.ready.url
  }

  /** Log lines so far. */
  get log(): string {
    return this.#log()
  }

  /** Answer of a REST route below `/v2/`. */
  async get(path: string): Promise<{ status: number; text: string; json: () => Json }> {
    return answerOf(await fetch(`${this.url}/v2/${path}`))
  }

  /** Answer to a JSON body below `/v2/`. */
  async post(path: string, body: unknown): Promise<{ status: number; text: string; json: () => Json }> {
    const headers = { 'content-type': 'application/json' }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return answerOf(await fetch(`${this.url}/v2/${path}`, { method: 'POST', headers, body: text }))
  }

  /** Answer of GraphQL, `{data, errors}`. */
  async query(query: string, variables?: object): Promise<Json> {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(this.ready.graphql, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    return await response.json()
  }

  /** Transfers nanotokens to an account; 100 tokens by default. Rejects when the node refuses. */
  async fund(accountId: string, amount?: bigint, currencies?: Readonly<Record<string, string>>): Promise<void> {
    const answer = await this.post('faucet', { account_id: accountId, amount: amount?.toString(), currencies })
    if (answer.json().result === null) throw new Error(`The faucet refused: ${answer.text}`)
  }

  /** Answer of an administrative method. Rejects with AdminRefusal. */
  async admin(method: string, params: object = {}): Promise<Json> {
    const response = await fetch(`${this.url}/admin/${method}`, { method: 'POST', body: JSON.stringify(params) })
    const answer = (await response.json()) as Json
    if (response.ok) return answer
    throw new AdminRefusal(response.status, answer.error)
  }

  /** Changes the faults of the running node; `null` switches all off. */
  async setFaults(faults: object | null): Promise<void> {
    await this.admin('faults', faults ?? { clear: true })
  }

  /** Ends the node as a crash would. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.ended
  }

  /** Ends the node whatever it does and removes its home; a data folder that was given stays. */
  async dispose(): Promise<void> {
    await this.kill()
    rmSync(this.#home, { recursive: true, force: true })
  }
}

/** The error of an administrative method. */
export class AdminRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly exitCode: number | undefined

  constructor(status: number, { code, message, exit_code }: { code: string; message: string; exit_code?: number }) {
    super(message)
    this.status = status
    this.code = code
    this.exitCode = exit_code
  }
}

interface Started {
  readonly process: ChildProcessWithoutNullStreams
  readonly ended: Promise<number | null>
  readonly home: string
  readonly log: () => string
}

function spawnNode({
  args = [],
  deprecatedApi = false,
  dataFolder,
  place = dataFolder === undefined ? ['--in-memory'] : ['--data', dataFolder],
  port = 0,
  environment = {},
  program = build,
}: DevNodeOptions): Started {
  const home = mkdtempSync(join(tmpdir(), 'vendorclient-node-'))
  const command = startCommand(program)
  const api = deprecatedApi ? ['--deprecated-api'] : []
  const child = spawn(command.file, [...command.args, 'node', '--port', String(port), ...place, ...api, ...args], {
    cwd: home,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, ...environment },
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { process: child, ended, home, log: () => log }
}

async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  let output = ''
  child.stdout.setEncoding('utf8')
  while (!output.includes('\n')) {
    const [text] = (await once(child.stdout, 'data')) as [string]
    output += text
  }
  return output
}

async function answerOf(response: Response) {
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) }
}
