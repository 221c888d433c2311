/** A separate PostgreSQL server on loopback, in a temporary folder, that can be killed and started again. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../freePort.ts'
import { childrenOf } from '../processTree.ts'
import { postgres } from './findPostgres.ts'

const USER = 'storage'
/** A killed process leaves its writes with the operating system, and the machine keeps its power. */
const FAST = { fsync: 'off', full_page_writes: 'off' }
const READY = 'database system is ready to accept'

export interface PostgresOptions {
  /** Settings of the server by name. */
  readonly settings?: Readonly<Record<string, string | number>>
}

export class PostgresServer {
  readonly #folder: string
  readonly #settings: Readonly<Record<string, string | number>>
  readonly port: number
  #process: ChildProcess | undefined

  private constructor(folder: string, port: number, settings: Readonly<Record<string, string | number>>) {
    this.#folder = folder
    this.#settings = settings
    this.port = port
  }

  /** Makes a new cluster and starts it. Throws Error where `postgres` of findPostgres.ts is a reason. */
  static async start({ settings = {} }: PostgresOptions = {}): Promise<PostgresServer> {
    const folder = newFolder()
    await run('initdb', '-D', join(folder, 'data'), '-U', USER, '--auth=trust', '-E', 'UTF8', '--no-sync')
    const server = new PostgresServer(folder, await freePort(), settings)
    await server.startAgain()
    return server
  }

  /** A standby that follows this server by a copy of it. */
  async startStandby(): Promise<PostgresServer> {
    const folder = newFolder()
    const data = join(folder, 'data')
    await run(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      `${this.port}`,
      '-U',
      USER,
      '-D',
      data,
      '-R',
      '-c',
      'fast',
      '-N',
    )
    const standby = new PostgresServer(folder, await freePort(), this.#settings)
    await standby.startAgain()
    return standby
  }

  /** URL of a database, by default of the one that always is there. */
  url(database = 'postgres', port = this.port): string {
    return `postgres://${USER}@127.0.0.1:${port}/${database}?sslmode=disable`
  }

  /** Folder of its Unix socket. */
  get socketFolder(): string {
    return this.#folder
  }

  /** Runs one statement. */
  // biome-ignore lint/suspicious/noExplicitAny: rows of any query
  async query(text: string, url = this.url()): Promise<any[]> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }

  /** Makes a key and a certificate of this name, its own root, that the server can read. Returns the path of the certificate. */
  makeCertificate(name: string): string {
    const [key, certificate] = [join(this.#folder, 'server.key'), join(this.#folder, 'server.pem')]
    const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '2']
    const files = ['-keyout', key, '-out', certificate]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
      ...{ ...programs().user, stdio: 'ignore' as const },
    })
    chmodSync(key, 0o600)
    return certificate
  }

  /** Starts the server after `kill` or `stop`, and waits until it takes connections. */
  async startAgain(): Promise<void> {
    for (;;) {
      const refusal = await this.#start()
      if (refusal === undefined) return
      // Killed processes may take a moment to go.
      if (!refusal.includes('shared memory block')) throw new Error(`PostgreSQL does not start:\n${refusal}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Starts the server. Returns its output if it does not start. */
  async #start(): Promise<string | undefined> {
    const { folder, user } = programs()
    const all = { listen_addresses: '127.0.0.1', unix_socket_directories: this.#folder, ...FAST, ...this.#settings }
    const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const args = ['-D', join(this.#folder, 'data'), '-p', `${this.port}`, ...settings]
    const child = spawn(join(folder, 'postgres'), args, {
      ...{ ...user, cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] as const },
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    })
    this.#process = child
    const lines: string[] = []
    const isReady = new Promise<boolean>((resolve) => {
      createInterface(child.stderr!).on('line', (line) => {
        if (lines.length < 100) lines.push(line)
        if (line.includes(READY)) resolve(true)
      })
      child.once('close', () => resolve(false))
    })
    return (await isReady) ? undefined : lines.join('\n')
  }

  /** Ends all its processes at once, as a loss of power would. */
  async kill(): Promise<void> {
    const child = this.#process!
    const ended = once(child, 'exit')
    // The parent first, so that it does not restart the others.
    child.kill('SIGSTOP')
    const children = childrenOf(child.pid!)
    child.kill('SIGKILL')
    for (const pid of children) endProcess(pid)
    await ended
  }

  /** Ends all connections and stops in order. */
  async stop(): Promise<void> {
    const child = this.#process!
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function programs() {
  if (typeof postgres === 'string') throw new Error(postgres)
  return postgres
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-postgres-'))
  const { uid, gid } = programs().user
  chownSync(folder, uid, gid)
  return folder
}

async function run(program: string, ...args: string[]): Promise<void> {
  const { folder, user } = programs()
  await promisify(execFile)(join(folder, program), args, { ...user, cwd: tmpdir(), env: { LC_ALL: 'C' } })
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already exited.
  }
}
