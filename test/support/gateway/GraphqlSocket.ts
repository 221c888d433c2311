import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Json } from '../devnode/DevNode.ts'

/** A client of GraphQL over WebSocket that keeps what it gets. */
export class GraphqlSocket {
  readonly socket: WebSocket
  readonly frames: Json[] = []
  /** Settles with the close code. */
  readonly closed: Promise<number>
  #heard = Promise.withResolvers<void>()

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = once(socket, 'close').then(([code]) => code as number)
    socket.on('error', () => {})
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)))
      this.#heard.resolve()
      this.#heard = Promise.withResolvers()
    })
  }

  /** Connects and waits for the acknowledgement. */
  static async open(url: string, protocol = 'graphql-ws', payload: object = {}): Promise<GraphqlSocket> {
    const client = new GraphqlSocket(new WebSocket(url, protocol))
    await once(client.socket, 'open')
    client.send({ type: 'connection_init', payload })
    await client.next((frame) => frame.type === 'connection_ack')
    return client
  }

  send(frame: object): void {
    this.socket.send(JSON.stringify(frame))
  }

  start(id: string, query: string, variables?: object, extensions?: object): void {
    const type = this.socket.protocol === 'graphql-ws' ? 'start' : 'subscribe'
    this.send({ type, id, payload: { query, variables, extensions } })
  }

  /** Answers of an operation so far. */
  answers(id: string): Json[] {
    return this.frames.filter((frame) => frame.id === id && (frame.type === 'data' || frame.type === 'next'))
  }

  /** The first frame that fits, whenever it comes. */
  async next(fits: (frame: Json) => boolean): Promise<Json> {
    for (;;) {
      const found = this.frames.find(fits)
      if (found !== undefined) return found
      await this.#heard.promise
    }
  }

  close(): void {
    this.socket.close()
  }
}
