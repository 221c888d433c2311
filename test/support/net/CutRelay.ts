/** A relay of bytes between clients and a server whose connections break when a test says so. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export class CutRelay {
  readonly #upstream: URL
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  #isCut = false

  private constructor(upstream: string) {
    this.#upstream = new URL(upstream)
    this.#server = createServer((client) => this.#relay(client))
  }

  static async start(upstream: string): Promise<CutRelay> {
    const relay = new CutRelay(upstream)
    await new Promise<void>((resolve) => relay.#server.listen(0, '127.0.0.1', resolve))
    return relay
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Ends all connections at once, and those that begin within a time, ms. */
  async cut(forMs: number): Promise<void> {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
    await sleep(forMs)
    this.#isCut = false
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #relay(client: Socket): void {
    if (this.#isCut) {
      client.on('error', () => {}).destroy()
      return
    }
    const server = connect(Number(this.#upstream.port), this.#upstream.hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from)
      from.on('close', () => {
        this.#sockets.delete(from)
        to.destroy()
      })
      // An error is followed by `close`.
      from.on('error', () => {})
      from.pipe(to)
    }
  }
}
