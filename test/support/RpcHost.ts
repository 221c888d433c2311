import WebSocket from 'ws'
import type { Running } from './startBuild.ts'

export interface Answer {
  readonly id: string | number | null
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly result?: any
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly error?: { readonly code: number; readonly message: string; readonly data?: any }
}

export interface Notification {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** The host side of one connection: sends requests, sorts what comes. */
export class RpcHost {
  readonly notifications: Notification[] = []
  readonly #send: (text: string) => void
  readonly #waiting = new Map<string | number, (answer: Answer) => void>()
  #watchers: (() => void)[] = []
  #lastId = 0

  constructor(send: (text: string) => void) {
    this.#send = send
  }

  receive(text: string): void {
    const message = JSON.parse(text) as Answer & Notification
    if (message.method !== undefined) this.notifications.push(message)
    else if (message.id !== null) this.#waiting.get(message.id)?.(message)
    for (const watcher of this.#watchers) watcher()
  }

  send(message: object): void {
    this.#send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }

  call(method: string, params: object = {}, id: number = ++this.#lastId): Promise<Answer> {
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.send({ id, method, params })
    return answer
  }

  /** Settles with the result; rejects with an error answer. */
  async result(method: string, params: object = {}): Promise<NonNullable<Answer['result']>> {
    const { result, error } = await this.call(method, params)
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`)
    return result
  }

  /** The first notification of a method, also an earlier one. */
  async notification(method: string): Promise<Notification['params']> {
    for (;;) {
      const found = this.notifications.find((entry) => entry.method === method)
      if (found !== undefined) return found.params
      await new Promise<void>((resolve) => this.#watchers.push(resolve))
    }
  }
}

/** Talks to a daemon on the pipes of its process. */
export function hostOnStdio({ process: child }: Running): RpcHost {
  const host = new RpcHost((text) => child.stdin!.write(`${text}\n`))
  let rest = ''
  child.stdout!.on('data', (chunk) => {
    // Only what is new is searched: an answer of megabytes comes in hundreds of chunks.
    const parts = String(chunk).split('\n')
    for (const part of parts.slice(0, -1)) {
      host.receive(rest + part)
      rest = ''
    }
    rest += parts.at(-1)!
  })
  return host
}

export interface SocketHost extends RpcHost {
  readonly socket: WebSocket
  readonly closed: Promise<number>
}

/** Connects to a serving daemon. */
export async function hostOnWebSocket(url: string, token: string): Promise<SocketHost> {
  const socket = new WebSocket(url, 'rpc.v1', { headers: { authorization: `Bearer ${token}` } })
  const host = new RpcHost((text) => socket.send(text))
  socket.on('message', (data) => host.receive(data.toString()))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return Object.assign(host, { socket, closed })
}
