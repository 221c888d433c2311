/** A development node for tests: started, controlled, stopped. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { hideWhenPrinted } from '../common/applyPlan.ts'
import { withoutOwnFrames } from '../common/callerStack.ts'
import { checkOptions, type OptionNames } from '../common/checkOptions.ts'
import { DevNodeMethods } from '../generated/devNode/DevNodeMethods.ts'
import type { NodeAccount } from '../generated/devNode/types.ts'
import type { KeyPair } from '../generated/types/crypto.ts'
import { commandOf, findProgram, type ProgramSearch } from './findProgram.ts'

/** Options for starting a node. */
export interface DevNodeOptions extends ProgramSearch {
  /** Number of funded wallets. Default 10. */
  readonly accounts?: number | undefined
  /** Initial balance of each wallet, in tokens. Default `10000`. */
  readonly balance?: string | undefined
  /** The seed phrase of their keys. Default: a publicly known phrase. */
  readonly mnemonic?: string | undefined
  /** URL of a node whose network the chain is forked from. */
  readonly fork?: string | undefined
  /** File (.jsonl) that the chain begins with and is written to at the end. */
  readonly state?: string | undefined
  /** Folder that keeps the chain. Default: in memory. */
  readonly dataFolder?: string | undefined
  /** Blocks are made by `mine` only. */
  readonly manual?: boolean | undefined
  /** Also offer collections and subscriptions. */
  readonly deprecatedApi?: boolean | undefined
  /** Default: a free one. */
  readonly port?: number | undefined
  /** More options of `vendorclient node`. */
  readonly args?: readonly string[] | undefined
  /** Environment of the node. Default: that of this process. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined
}

/** What a node reports when it is ready; docs/development-node.md describes all fields. A node that was already running reports nothing. */
export interface DevNodeReady {
  readonly url: string
  readonly port: number
  readonly graphql: string
  readonly epoch: string | null
  /** The funded contract that the chain began with, which is its own Dapp ID. */
  readonly giver: { readonly account_id: string; readonly public: string; readonly secret: string } | null
  readonly [member: string]: unknown
}

/** The funded contract that a chain begins with: it pays for deployments (`fundedBy`). */
export interface Giver {
  /** Its account id, which is also its Dapp ID; absent where the node ran already. */
  readonly account_id?: string | undefined
  /** What signs its messages; absent where the node ran already. */
  readonly keys?: KeyPair | undefined
  /** Transfers money to an account, as `DevNode.fund` does. */
  fund(accountId: string, amount?: bigint): Promise<void>
}

/**
 * A control was refused, or the node is gone. Programs decide by `code`.
 *
 *     try {
 *       await node.revert({ id: 17 })
 *     } catch (error) {
 *       if (!(error instanceof DevNodeError) || error.code !== 'not_found') throw error
 *     }
 */
export class DevNodeError extends Error {
  override readonly name = 'DevNodeError'
  /** `invalid_params`, `not_found`, `conflict` and so on; `unreachable` if the node did not respond. */
  readonly code: string
  /** HTTP status. */
  readonly status: number | undefined
  /** Exit code of the contract that refused a message. */
  readonly exitCode: number | undefined

  constructor(code: string, message: string, status?: number, exitCode?: number) {
    super(message)
    this.code = code
    this.status = status
    this.exitCode = exitCode
  }
}

/** Time for an orderly stop, ms. */
const STOP_MS = 10_000
const LOG_LENGTH = 65_536

/**
 * A node in a separate process, on a free port of this machine. It ends with the program that started it.
 *
 *     await using node = await DevNode.start({ accounts: 3 })
 *     const before = await node.snapshot()
 *     await node.increaseTime({ seconds: 3601 })
 *     await node.revert(before)
 */
export class DevNode extends DevNodeMethods {
  /** What the node reported when it was ready: addresses, givers, wallets, settings. */
  readonly ready: DevNodeReady
  readonly #process: ChildProcess | undefined
  readonly #log: { text: string }
  #epoch: string | null
  #accounts: readonly NodeAccount[] = []

  private constructor(process: ChildProcess | undefined, ready: DevNodeReady, log: { text: string }) {
    super()
    this.#process = process
    this.#log = log
    this.#epoch = ready.epoch
    this.ready = ready
  }

  /**
   * Rejects with DevNodeError `not_started`, with ProgramNotFound, and with TypeError for an unknown option.
   *
   *     await using node = await DevNode.start({ accounts: 3 })
   *     await using client = await spawnClient({ network: { endpoints: [node.url] } })
   */
  static async start(options: DevNodeOptions = {}): Promise<DevNode> {
    const { command, args } = checkedCommand(options)
    const child = spawn(command, [...args, 'node', ...argumentsOf(options)], {
      env: options.env ?? process.env,
      stdio: 'pipe',
      windowsHide: true,
    })
    const log = { text: '' }
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log.text = (log.text + text).slice(-LOG_LENGTH)
    })
    child.stdin.on('error', () => {})
    const line = await firstLine(child, log)
    const node = new DevNode(child, JSON.parse(line) as DevNodeReady, log)
    for (const stream of [child, child.stdin, child.stdout, child.stderr]) (stream as { unref?: () => void }).unref?.()
    try {
      node.#accounts = (await node.listAccounts()).accounts
    } catch (error) {
      await node.stop()
      throw error
    }
    return node
  }

  /**
   * A node that runs already, at its URL: `http://127.0.0.1:8600` is that of `vendorclient node`. Nothing is asked
   * before the first control: `ready` has only what the URL contains, `accounts` is empty. `stop` leaves it alone.
   * Throws TypeError for anything that is not a URL.
   *
   *     const node = DevNode.connect('http://127.0.0.1:8600')
   *     const { seq_no } = await node.status()
   */
  static connect(url: string): DevNode {
    const { origin, protocol, port } = new URL(url.includes('://') ? url : `http://${url}`)
    const usual = protocol === 'https:' ? 443 : 80
    const place = { url: origin, port: port === '' ? usual : Number(port), graphql: `${origin}/graphql` }
    return new DevNode(undefined, { ...place, epoch: null, giver: null }, { text: '' })
  }

  /** Endpoint for clients. */
  get url(): string {
    return this.ready.url
  }

  /** Funded wallets that the chain began with. */
  get accounts(): readonly NodeAccount[] {
    return this.#accounts
  }

  /** The contract that the chain started with; it pays for deployments: `fundedBy: node.giver`. */
  get giver(): Giver {
    const fund = (accountId: string, amount?: bigint) => this.fund(accountId, amount)
    if (this.ready.giver === null) return { fund }
    const { account_id, ...keys } = this.ready.giver
    hideWhenPrinted(keys, ['secret'])
    return { account_id, keys, fund }
  }

  /** Random id of the history, as of the last response; `revert`, `reset` and `load` begin another one. */
  get epoch(): string | null {
    return this.#epoch
  }

  /** The end of what the node has logged, as JSON lines; empty for a node that was already running. */
  get log(): string {
    return this.#log.text
  }

  /**
   * Funds an account, by its id or an address: nano, 100 tokens by default, and other currencies by id. Rejects with
   * DevNodeError.
   *
   *     await node.fund(accountId, 5_000_000_000n, { 2: 1_000_000_000n })
   */
  async fund(
    accountId: string,
    amount?: bigint,
    currencies?: Readonly<Record<number, bigint | string>>,
  ): Promise<void> {
    const answer = await this.#post('/v2/faucet', { account_id: accountId, amount, currencies })
    const { error } = answer as { error?: { message: string } | null }
    if (error != null) throw new DevNodeError('refused', error.message)
  }

  /**
   * Stops the node in an orderly way. Does nothing if it has already ended, or was already running before.
   *
   *     const node = await DevNode.start()
   *     await node.stop()
   */
  async stop(): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.ref()
    child.stdin?.end()
    const patience = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(patience)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop()
  }

  protected override async control<Result>(name: string, params: object, fields: readonly string[]): Promise<Result> {
    const given = Object.entries(params).filter(([field]) => fields.includes(field))
    const answer = (await this.#post(`/admin/${name}`, Object.fromEntries(given))) as { epoch?: string }
    this.#epoch = answer.epoch ?? this.#epoch
    return answer as Result
  }

  async #post(path: string, body: object): Promise<unknown> {
    // Amounts are texts on the wire.
    const text = JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
    let response: Response
    try {
      response = await fetch(`${this.url}${path}`, { method: 'POST', body: text })
    } catch (cause) {
      throw new DevNodeError('unreachable', `The node does not answer: ${(cause as Error).message}`)
    }
    const answer = (await response.json().catch(() => ({}))) as { error?: Refusal }
    if (response.ok) return answer
    const { code = 'unreachable', message = `The node answered ${response.status}`, exit_code } = answer.error ?? {}
    throw new DevNodeError(code, message, response.status, exit_code)
  }
}

interface Refusal {
  readonly code?: string
  readonly message?: string
  readonly exit_code?: number
}

const OPTIONS: OptionNames<DevNodeOptions> = {
  accounts: true,
  balance: true,
  mnemonic: true,
  fork: true,
  state: true,
  dataFolder: true,
  manual: true,
  deprecatedApi: true,
  port: true,
  args: true,
  env: true,
  program: true,
  searchPath: true,
}

function checkedCommand(options: DevNodeOptions) {
  try {
    checkOptions('A node', options, OPTIONS)
    return commandOf(findProgram(options))
  } catch (error) {
    throw withoutOwnFrames(error as Error)
  }
}

function argumentsOf(options: DevNodeOptions): string[] {
  const { accounts, balance, mnemonic, fork, state, dataFolder, manual, deprecatedApi, port = 0, args = [] } = options
  const option = (name: string, value: string | number | undefined) =>
    value === undefined ? [] : [`--${name}`, String(value)]
  const place = state !== undefined ? option('state', resolve(state)) : option('data', dataFolder)
  return [
    ...option('port', port),
    '--until-input-ends',
    ...(place.length === 0 ? ['--in-memory'] : place),
    ...option('accounts', accounts),
    ...option('balance', balance),
    ...option('mnemonic', mnemonic),
    ...option('fork', fork),
    ...(manual ? ['--manual'] : []),
    ...(deprecatedApi ? ['--deprecated-api'] : []),
    ...args,
  ]
}

async function firstLine(child: ChildProcess, log: { text: string }): Promise<string> {
  const lines = createInterface({ input: child.stdout! })
  const ended = new Promise<never>((_, reject) => {
    child.once('error', (error) =>
      reject(new DevNodeError('not_started', `The node cannot be started: ${error.message}`)),
    )
    child.once('close', (code, signal) => {
      reject(new DevNodeError('not_started', `The node ended with ${code ?? signal}: ${log.text}`))
    })
  })
  // It ends after its first line as well, which is no failure any more.
  ended.catch(() => {})
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string]
  return line
}
