import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createDaemonHome, type DaemonHome, type DaemonOptions, daemonCommand } from './daemonProgram.ts'
import { StreamHost } from './StreamHost.ts'

/** A daemon on real pipes and the only host that it has. */
export class StdioHost extends StreamHost {
  readonly home: DaemonHome
  readonly process: ChildProcessWithoutNullStreams
  /** Log lines of the daemon so far. */
  log = ''

  private constructor(home: DaemonHome, process: ChildProcessWithoutNullStreams) {
    super(process.stdout, process.stdin)
    this.home = home
    this.process = process
    process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.log += text
    })
    process.stdin.on('error', () => {})
    process.on('close', (code, signal) => this.end({ code, signal }))
  }

  static start(options: DaemonOptions = {}, home = createDaemonHome()): StdioHost {
    const { file, args } = daemonCommand(['--stdio'], home, options)
    const env = { ...home.environment, ...options.environment }
    return new StdioHost(home, spawn(file, args, { env, cwd: home.folder }))
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
}
