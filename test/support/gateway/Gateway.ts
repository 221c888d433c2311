import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Json } from '../devnode/DevNode.ts'
import { build } from '../startBuild.ts'

/** What a gateway says when it is ready. */
export interface GatewayReady {
  readonly url: string
  readonly port: number
  readonly graphql: string
  readonly ws: string
  readonly pid: number
  readonly upstreams: readonly { readonly url: string; readonly up: boolean }[]
  /** URL of the metrics, or `null`. */
  readonly metrics: string | null
}

export interface GatewayStart {
  readonly upstreams: readonly string[]
  readonly args?: readonly string[]
  /** Default 0, a free one. */
  readonly port?: number
  /** Program that is the gateway. Default: the built one. */
  readonly program?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** A gateway in its own process. The caller disposes of it. */
export class Gateway {
  readonly process: ChildProcessWithoutNullStreams
  readonly ready: GatewayReady
  /** Settles with the exit code, `null` after a signal. */
  readonly ended: Promise<number | null>
  readonly #log: () => string

  private constructor(
    child: ChildProcessWithoutNullStreams,
    ready: GatewayReady,
    ended: Promise<number | null>,
    log: () => string,
  ) {
    this.process = child
    this.ready = ready
    this.ended = ended
    this.#log = log
  }

  /** Rejects with what it has logged, and with its `exitCode`, when it does not start. */
  static async start({
    upstreams,
    args = [],
    port = 0,
    environment = {},
    program = build,
  }: GatewayStart): Promise<Gateway> {
    const nodes = upstreams.flatMap((url) => ['--upstream', url])
    const child = spawn(process.execPath, [program, 'gateway', '--port', String(port), ...nodes, ...args], {
      env: { PATH: process.env['PATH'] ?? '', ...environment },
    })
    let log = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
    const ended = once(child, 'close').then(([code]) => code as number | null)
    let output = ''
    child.stdout.setEncoding('utf8')
    const ready = new Promise<string>((resolve) => {
      child.stdout.on('data', (text: string) => {
        output += text
        if (output.includes('\n')) resolve(output)
      })
    })
    const line = await Promise.race([ready, ended.then(() => undefined)])
    if (line !== undefined) return new Gateway(child, JSON.parse(line) as GatewayReady, ended, () => log)
    const exitCode = await ended
    throw Object.assign(new Error(`The gateway ended with ${exitCode}: ${log}`), { exitCode })
  }

  get url(): string {
    return this.ready.url
  }

  get log(): string {
    return this.#log()
  }

  /** Answer of a REST route below `/v2/`. */
  async get(path: string): Promise<{ status: number; text: string; json: () => Json }> {
    return answerOf(await fetch(`${this.url}/v2/${path}`))
  }

  /** Answer to a JSON body below `/v2/`. */
  async post(path: string, body: unknown): Promise<{ status: number; text: string; json: () => Json }> {
    return answerOf(await fetch(`${this.url}/v2/${path}`, { method: 'POST', body: JSON.stringify(body) }))
  }

  /** Answer of GraphQL, `{data, errors}`. */
  async query(query: string, variables?: object): Promise<Json> {
    // A connection that stayed open may end while a busy test does not look.
    const headers = { connection: 'close' }
    const body = JSON.stringify({ query, variables })
    const response = await fetch(this.ready.graphql, { method: 'POST', headers, body })
    return await response.json()
  }

  /** Values of the metrics by name and labels, as they are written. */
  async metrics(): Promise<ReadonlyMap<string, number>> {
    const text = await (await fetch(this.ready.metrics!)).text()
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      lines.map((line) => {
        const at = line.lastIndexOf(' ')
        return [line.slice(0, at), Number(line.slice(at + 1))]
      }),
    )
  }

  /** Asks it to end in an orderly way. */
  stop(): void {
    this.process.kill('SIGTERM')
  }

  /** Ends it whatever it does. */
  async dispose(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.ended
  }
}

async function answerOf(response: Response) {
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) }
}
