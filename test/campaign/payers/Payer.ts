/**
 * A program of each language that pays through its binding, one payment for each line that it reads: the account to pay. It
 * prints `ready` when it waits for a line, and how each payment ended. After a failure it starts another daemon.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { goModulePath } from '../../../bindings/generator/go/generateGo.ts'
import { buildInfo } from '../../../src/config/buildInfo.ts'
import { wallet } from '../../../src/program/contracts/generated/wallet.ts'
import { javaSources } from '../../support/bindings/javaSources.ts'
import type { KeyPair } from '../../support/processing/HelloWallet.ts'
import { childrenOf } from '../../support/processTree.ts'
import { build } from '../../support/startBuild.ts'
import { environmentOutsideOfTests } from '../../support/typescriptSuite.ts'

const root = join(import.meta.dirname, '../../..')

/** How a payment ended for the program. */
export interface PaymentEnd {
  /** `executed` when the call returned, otherwise the outcome of the error; `none` for an error without one. */
  readonly outcome: string
  /** Hash of the message in the error. */
  readonly hash?: string
  /** Text of the error. */
  readonly message?: string
}

export interface PayerLanguage {
  readonly name: string
  /** Programs that must be on the path. */
  readonly tools: readonly string[]
  /** Puts the program into the folder, and returns the command that runs it. */
  build(folder: string): {
    readonly command: string
    readonly args: readonly string[]
    readonly env?: NodeJS.ProcessEnv
  }
}

export const PAYER_LANGUAGES: readonly PayerLanguage[] = [
  {
    ...{ name: 'TypeScript', tools: [] },
    build: (folder) => {
      bind('ts', join(folder, 'wallet.ts'))
      mkdirSync(join(folder, 'node_modules'))
      symlinkSync(root, join(folder, 'node_modules/vendorclient'))
      return { command: process.execPath, args: [place('payer.mjs', folder)] }
    },
  },
  {
    ...{ name: 'Python', tools: ['python3'] },
    build: (folder) => {
      bind('python', join(folder, 'wallet.py'))
      const env = { PYTHONPATH: join(root, 'bindings/python/src') }
      return { command: 'python3', args: [place('payer.py', folder)], env }
    },
  },
  {
    ...{ name: 'Go', tools: ['go'] },
    build: (folder) => {
      mkdirSync(join(folder, 'wallet'))
      bind('go', join(folder, 'wallet/wallet.go'))
      place('payer.go', folder)
      const library = `require ${goModulePath} v${buildInfo.version}\nreplace ${goModulePath} => ${join(root, 'bindings/go')}`
      writeFileSync(join(folder, 'go.mod'), `module payer\n\ngo 1.23\n\n${library}\n`)
      const env = { ...process.env, GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod' }
      execFileSync('go', ['build', '-o', 'payer', '.'], { cwd: folder, env })
      return { command: join(folder, 'payer'), args: [] }
    },
  },
  {
    ...{ name: 'Rust', tools: ['cargo'] },
    build: (folder) => {
      mkdirSync(join(folder, 'src'))
      bind('rust', join(folder, 'src/wallet.rs'))
      place('payer.rs', folder, 'src/main.rs')
      const library = `vendorclient = { path = ${JSON.stringify(join(root, 'bindings/rust'))} }`
      const runtime = 'tokio = { version = "1", features = ["macros", "rt-multi-thread"] }\nserde_json = "1"'
      const manifest = '[package]\nname = "payer"\nversion = "0.0.0"\nedition = "2021"\n\n[workspace]\n\n[dependencies]'
      writeFileSync(join(folder, 'Cargo.toml'), `${manifest}\n${library}\n${runtime}\n`)
      // Kept from run to run, so that only what has changed is compiled.
      const target = join(tmpdir(), 'vendorclient-rust', 'payer-target')
      const env = { ...process.env, CARGO_TARGET_DIR: target, CARGO_PROFILE_DEV_DEBUG: '0' }
      execFileSync('cargo', ['build', '--quiet'], { cwd: folder, env })
      cpSync(join(target, 'debug/payer'), join(folder, 'payer'))
      return { command: join(folder, 'payer'), args: [] }
    },
  },
  {
    ...{ name: 'Java', tools: ['javac'] },
    build: (folder) => {
      bind('java', join(folder, 'Wallet.java'))
      const sources = [...javaSources(folder), join(folder, 'Wallet.java'), place('Payer.java', folder)]
      const classes = join(folder, 'classes')
      execFileSync('javac', ['--release', '17', '-encoding', 'UTF-8', '-nowarn', '-d', classes, ...sources])
      return { command: 'java', args: ['-cp', classes, 'Payer'] }
    },
  },
  {
    ...{ name: 'Kotlin', tools: ['java', 'mvn'] },
    build: (folder) => {
      const [source, built] = [join(folder, 'source'), join(folder, 'built')]
      mkdirSync(source)
      bind('kotlin', join(source, 'Wallet.kt'))
      place('Payer.kt', folder, 'source/Payer.kt')
      const java = join(folder, 'java')
      const folders = [`-DbuildFolder=${java}`, `-DkotlinBuildFolder=${built}`, `-DtestFolder=${source}`]
      const args = ['-q', '-B', '-f', join(root, 'bindings/kotlin/reactor.xml'), ...folders, '-DskipTests', 'package']
      execFileSync('mvn', args, { stdio: ['ignore', 'inherit', 'inherit'] })
      const classes = ['classes', 'test-classes', 'lib/*'].map((name) => join(built, name))
      return { command: 'java', args: ['-cp', [...classes, join(java, 'classes')].join(delimiter), 'PayerKt'] }
    },
  },
  {
    ...{ name: 'C', tools: ['make', 'cc'] },
    build: (folder) => {
      const prefix = join(folder, 'installed')
      const places = [`OUT=${join(folder, 'build')}`, `PREFIX=${prefix}`]
      execFileSync('make', ['-C', join(root, 'bindings/c'), 'install', ...places], { stdio: 'pipe' })
      const flags = [`-I${join(prefix, 'include')}`, `-L${join(prefix, 'lib')}`, '-ltvm_client', '-pthread']
      const program = join(folder, 'payer')
      execFileSync('cc', ['-Wall', '-Werror', '-o', program, place('payer.c', folder), ...flags])
      const env = { LD_LIBRARY_PATH: join(prefix, 'lib'), PAYER_ABI: JSON.stringify(wallet.abi) }
      return { command: program, args: [], env }
    },
  },
]

export interface PayerOptions {
  readonly endpoint: string
  readonly account: { readonly address: string; readonly keys: KeyPair }
}

export class Payer {
  readonly #process: ChildProcess
  readonly #lines: AsyncIterator<string>
  readonly #folder: string
  #log = ''

  private constructor(child: ChildProcess, folder: string) {
    this.#process = child
    this.#folder = folder
    this.#lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text
    })
  }

  static start(language: PayerLanguage, { endpoint, account }: PayerOptions): Payer {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-payer-'))
    try {
      const { command, args, env } = language.build(folder)
      // `exec` makes the daemon itself the child process of the program, so that the binding or the campaign kills the
      // daemon and not a shell.
      const program = join(folder, 'vendorclient')
      writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${build}" "$@"\n`, { mode: 0o755 })
      const child = spawn(command, args, {
        cwd: folder,
        env: {
          ...environmentOutsideOfTests(),
          PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
          VENDORCLIENT_BINARY: program,
          VENDORCLIENT_DAEMON_DATA_FOLDER: join(folder, 'data'),
          ...{ PAYER_NODE: endpoint, PAYER_WALLET: account.address },
          ...{ PAYER_PUBLIC: account.keys.public, PAYER_SECRET: account.keys.secret },
          ...env,
        },
      })
      return new Payer(child, folder)
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }

  /** Resolves when the program has a client and waits for an account to pay. */
  async untilReady(): Promise<void> {
    const line = await this.#read()
    if (line !== 'ready') throw new Error(`The payer printed ${line}`)
  }

  /** Pays `0:<account_id>`. */
  async pay(dest: string): Promise<PaymentEnd> {
    this.#process.stdin!.write(`${dest}\n`)
    return JSON.parse(await this.#read()) as PaymentEnd
  }

  /** Kills the daemon of the program. Returns false without a daemon. */
  killDaemon(): boolean {
    const daemon = childrenOf(this.#process.pid!).find((pid) => readFileSync(`/proc/${pid}/cmdline`).includes(build))
    if (daemon === undefined) return false
    process.kill(daemon, 'SIGKILL')
    return true
  }

  dispose(): void {
    this.#process.kill('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  async #read(): Promise<string> {
    const { value, done } = await this.#lines.next()
    if (done === true) throw new Error(`The payer has ended: ${this.#log}`)
    return value
  }
}

function place(file: string, folder: string, name = file): string {
  const copy = join(folder, name)
  cpSync(join(import.meta.dirname, file), copy)
  return copy
}

function bind(language: string, file: string): void {
  execFileSync(process.execPath, [build, 'bind', 'Wallet', '--lang', language, '--output', file])
}
