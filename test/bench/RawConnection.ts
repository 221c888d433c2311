import type { Readable, Writable } from 'node:stream'
import type { Framing } from './framings.ts'

/** A connection that sends prepared bytes and counts the messages that come back. */
export class RawConnection {
  readonly #output: Writable
  readonly #framing: Framing
  #bodies: Buffer[] = []
  #wanted = 0
  /** Whether messages that the server announces are acknowledged; such announcements do not count as answers. */
  acknowledges = false
  #resolve: (bodies: Buffer[]) => void = () => {}
  #reject: (error: Error) => void = () => {}

  constructor(input: Readable, output: Writable, framing: Framing) {
    this.#output = output
    this.#framing = framing
    const read = framing.read((body) => this.#take(body))
    input.on('data', read)
    input.on('close', () => this.#reject(new Error('The server ended')))
    output.on('error', (error) => this.#reject(error))
  }

  encode(texts: readonly string[]): Buffer {
    return Buffer.concat(texts.map((text) => this.#framing.encode(text)))
  }

  /** Sends bytes and waits for `count` messages. Rejects if the server exits. */
  exchange(bytes: Buffer, count: number): Promise<readonly Buffer[]> {
    this.#bodies = []
    this.#wanted = count
    return new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
      this.#output.write(bytes)
    })
  }

  /** One request and its answer. */
  async call(method: string, params: unknown = {}): Promise<{ readonly result?: unknown; readonly error?: unknown }> {
    const request = { jsonrpc: '2.0', id: 'call', method, params }
    const [answer] = await this.exchange(this.encode([JSON.stringify(request)]), 1)
    return JSON.parse(answer!.toString())
  }

  #take(body: Buffer): void {
    if (this.acknowledges && body.includes('"method":"daemon.will_send"')) {
      const { params } = JSON.parse(body.toString()) as { params: { id: unknown; message_hash: string } }
      const { id, message_hash } = params
      const answer = { jsonrpc: '2.0', method: 'daemon.acknowledge_send', params: { id, message_hash } }
      this.#output.write(this.#framing.encode(JSON.stringify(answer)))
      return
    }
    if (this.#wanted === 0) return
    this.#bodies.push(body)
    if (this.#bodies.length < this.#wanted) return
    this.#wanted = 0
    this.#resolve(this.#bodies)
  }
}
