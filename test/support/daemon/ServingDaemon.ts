import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientOptions } from 'ws'
import { createDaemonHome, type DaemonHome, type DaemonOptions, daemonCommand } from './daemonProgram.ts'
import { WebSocketHost } from './WebSocketHost.ts'

/** A daemon that serves WebSockets on a free port of the loopback. */
export class ServingDaemon {
  readonly home: DaemonHome
  readonly process: ChildProcessWithoutNullStreams
  /** Settles with the exit code, `null` after a signal. */
  readonly ended: Promise<number | null>
  /** Log lines of the daemon so far. */
  log = ''
  /** Everything on standard output; one line when all is well. */
  output = ''
  url = ''
  token = ''

  private constructor(home: DaemonHome, options: DaemonOptions) {
    this.home = home
    const { file, args } = daemonCommand(['--port', '0'], home, options)
    this.process = spawn(file, args, {
      env: { ...home.environment, ...options.environment },
      cwd: home.folder,
    })
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.log += text
    })
    this.process.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.output += text
    })
    this.ended = once(this.process, 'close').then(([code]) => code as number | null)
  }

  static async start(options: DaemonOptions = {}, home = createDaemonHome()): Promise<ServingDaemon> {
    const daemon = new ServingDaemon(home, options)
    while (!daemon.output.includes('\n')) {
      const event = await Promise.race([once(daemon.process.stdout, 'data'), daemon.ended.then(() => 'ended')])
      if (event === 'ended') throw new Error(`The daemon ended: ${daemon.log}`)
    }
    const discovery = JSON.parse(daemon.output) as { ws: string; token_file: string }
    daemon.url = discovery.ws
    daemon.token = readFileSync(join(home.dataFolder, discovery.token_file), 'utf8').trim()
    return daemon
  }

  connect(options?: ClientOptions): Promise<WebSocketHost> {
    return WebSocketHost.open(this.url, this.token, options)
  }

  /** Counters of the daemon by their name with labels. */
  async metrics(): Promise<ReadonlyMap<string, number>> {
    const url = this.url.replace('ws:', 'http:').replace('/rpc', '/metrics')
    const response = await fetch(url, { headers: { authorization: `Bearer ${this.token}` } })
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    )
  }

  /** Ends the daemon whatever it does and removes its files. */
  async dispose(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.ended
    this.home.remove()
  }
}
