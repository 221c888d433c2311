import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createDaemonHome, type DaemonHome, type DaemonOptions, daemonCommand } from './daemonProgram.ts'
import { Host } from './Host.ts'

/** A daemon on real pipes and the only host that it has. */
export class StdioHost extends Host {
  readonly kind = 'stdio'
  readonly home: DaemonHome
  readonly process: ChildProcessWithoutNullStreams
  /** Log lines of the daemon so far. */
  log = ''
  #rest: Buffer[] = []

  private constructor(home: DaemonHome, options: DaemonOptions) {
    super()
    this.home = home
    const { file, args } = daemonCommand(['--stdio'], home, options)
    this.process = spawn(file, args, {
      env: { ...home.environment, ...options.environment },
      cwd: home.folder,
    })
    this.process.stdout.on('data', (chunk: Buffer) => this.#read(chunk))
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.log += text
    })
    this.process.stdin.on('error', () => {})
    this.process.on('close', (code, signal) => this.end({ code, signal }))
  }

  static start(options: DaemonOptions = {}, home = createDaemonHome()): StdioHost {
    return new StdioHost(home, options)
  }

  /** Bytes as they are. */
  write(bytes: Buffer | string): void {
    this.process.stdin.write(bytes)
  }

  protected sendTexts(texts: readonly string[]): void {
    this.write(texts.map((text) => `${text}\n`).join(''))
  }

  async sendInPieces(message: unknown, pieceBytes: number): Promise<void> {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    const bytes = Buffer.from(`${text}\n`)
    for (let start = 0; start < bytes.length; start += pieceBytes) {
      this.write(bytes.subarray(start, start + pieceBytes))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  close(): void {
    this.process.stdin.end()
  }

  /** Ends the daemon whatever it does and removes its files. */
  async dispose(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.ended()
    this.home.remove()
  }

  /** The host stops reading: the pipe fills up. */
  pause(): void {
    this.process.stdout.pause()
  }

  resume(): void {
    this.process.stdout.resume()
  }

  #read(chunk: Buffer): void {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      this.#rest.push(chunk.subarray(start, end))
      this.deliver(Buffer.concat(this.#rest).toString('utf8'))
      this.#rest = []
      start = end + 1
    }
    if (start < chunk.length) this.#rest.push(chunk.subarray(start))
  }
}
