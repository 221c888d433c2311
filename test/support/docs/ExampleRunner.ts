/** A node of one kind, and what an example needs to run beside it as its reader would run it. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DevNode, getContract, keysSigner, spawnClient, type VendorClient } from 'vendorclient'
import { onTestFinished } from 'vitest'
import { contracts, contractTvcText } from '../../../src/program/contracts/index.ts'
import { type NetworkKind, nodeOptions } from '../cli/ExampleNetwork.ts'
import type { Json } from '../devnode/DevNode.ts'
import { build } from '../startBuild.ts'
import { environmentOutsideOfTests } from '../typescriptSuite.ts'

const root = join(import.meta.dirname, '../../..')
const examples = join(root, 'docs/examples')
export const SHELL = 2
/** What each wallet begins with, nano. */
export const SHELL_GIVEN = 50_000_000_000n

export class ExampleRunner {
  readonly kind: NetworkKind
  readonly node: DevNode
  /** Client of the suite, beside the programs. */
  readonly client: VendorClient
  readonly folder: string

  private constructor(kind: NetworkKind, node: DevNode, client: VendorClient, folder: string) {
    this.kind = kind
    this.node = node
    this.client = client
    this.folder = folder
  }

  static async start(kind: NetworkKind): Promise<ExampleRunner> {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-examples-'))
    const node = await DevNode.start({ program: build, args: optionsOf(kind) })
    const abi = { rules: rulesOf(kind) } as const
    const client = await spawnClient({ program: build, config: { network: { endpoints: [node.url] }, abi } })
    // A program that starts a node of its own gets one of the same kind.
    const options = optionsOf(kind).join(' ')
    const program = `"${process.execPath}" "${build}"`
    const asNode = `if [ "$1" = node ]; then shift; exec ${program} node ${options} "$@"; fi`
    writeFileSync(join(folder, 'vendorclient'), `#!/bin/sh\n${asNode}\nexec ${program} "$@"\n`, { mode: 0o755 })
    return new ExampleRunner(kind, node, client, folder)
  }

  async dispose(): Promise<void> {
    await this.client.close()
    await this.node.stop()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 })
  }

  /** The example in its own folder, with the package beside it. */
  copyOf(name: string): string {
    const place = mkdtempSync(join(this.folder, 'example-'))
    cpSync(join(examples, name), place, { recursive: true })
    mkdirSync(join(place, 'node_modules'))
    symlinkSync(root, join(place, 'node_modules/vendorclient'))
    symlinkSync(join(root, 'node_modules/vitest'), join(place, 'node_modules/vitest'))
    writeFileSync(join(place, 'package.json'), '{"type":"module"}')
    return place
  }

  /** Writes the contract object of a wallet. */
  bind(language: string, file: string): void {
    execFileSync(process.execPath, [build, 'bind', 'Wallet', '--lang', language, '--output', file])
  }

  /** Environment of the programs: what the page of the examples says, and where the suite has the packages. */
  environment(): NodeJS.ProcessEnv {
    return {
      ...environmentOutsideOfTests(),
      ...{ GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod' },
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      PYTHONPATH: join(root, 'bindings/python/src'),
      PYTHONDONTWRITEBYTECODE: '1',
      VENDORCLIENT_BINARY: join(this.folder, 'vendorclient'),
      VENDORCLIENT_DAEMON_DATA_FOLDER: join(this.folder, 'data'),
      ...(this.kind === 'classic' && { VENDORCLIENT_ABI_RULES: 'classic' }),
    }
  }

  /** Runs a program to its end; rejects with its `code`, `stdout` and `stderr` if it fails. */
  run(command: string, args: readonly string[], cwd: string) {
    return promisify(execFile)(command, args, { cwd, env: this.environment() })
  }

  /** Starts a program that is killed at the end of the test. */
  start(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): RunningExample {
    const child = spawn(command, args, { cwd, env: { ...this.environment(), ...env } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
    }
    onTestFinished(() => void child.kill('SIGKILL'))
    return { process: child, printed: () => text, kill: () => child.kill('SIGKILL') }
  }

  /** A wallet with tokens and SHELL, and its keys. */
  async deployWallet() {
    const { client } = this
    const keys = await client.crypto.generateRandomSignKeys()
    const signer = keysSigner(keys)
    const image = contracts['Wallet']!
    const contract = getContract({ client, abi: JSON.parse(image.abi), tvc: contractTvcText(image), signer })
    const address = await contract.address()
    await this.node.fund(address, 100_000_000_000n, { [SHELL]: SHELL_GIVEN })
    const owners = { owners_pubkey: [signer.publicKey], owners_address: [] }
    await contract.deploy({ ...owners, reqConfirms: 1, reqConfirmsData: 1, value: 0 } as never)
    return { contract, address, accountId: address.slice(-64), keys }
  }

  async fundedAccount(): Promise<string> {
    const { public: id } = await this.client.crypto.generateRandomSignKeys()
    await this.node.fund(id)
    return id
  }

  /** SHELL of an account, nano. */
  async shellOf(id: string): Promise<bigint> {
    const { boc } = await this.client.account.getAccount({ account_id: id, dapp_id: id })
    const { balance_other } = (await this.client.boc.parseAccount({ boc })).parsed
    return BigInt(balance_other?.find(({ currency }) => currency === SHELL)?.value ?? 0)
  }

  /** Recipients of the internal messages that an account has sent. */
  async paidBy(id: string): Promise<string[]> {
    const wanted = { account_id: id, dapp_id: id, kind: 'Transactions', after: '' } as const
    const { items } = await this.client.net.followAccount({ ...wanted, result: 'out_messages{dst msg_type_name}' })
    const messages = items.flatMap(({ object }) => object.out_messages as Json[])
    return messages.filter((each) => each.msg_type_name === 'Internal').map((each) => each.dst)
  }
}

interface RunningExample {
  readonly process: ChildProcess
  /** Everything so far. */
  readonly printed: () => string
  readonly kill: () => void
}

/** Options of `vendorclient node` for a kind. */
function optionsOf(kind: NetworkKind): readonly string[] {
  const { args = [], deprecatedApi = false } = nodeOptions[kind]
  return [...args, ...(deprecatedApi ? ['--deprecated-api'] : [])]
}

function rulesOf(kind: NetworkKind): 'classic' | 'current' {
  return kind === 'classic' ? 'classic' : 'current'
}
