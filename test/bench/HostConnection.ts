import type { Readable, Writable } from 'node:stream'
import type { Framing } from './framings.ts'

/**
 * A connection as a host program has it: a promise for each call, JSON written and parsed, output gathered into one write
 * per turn of the event loop.
 */
export class HostConnection {
  readonly #output: Writable
  readonly #framing: Framing
  readonly #waiting = new Map<number, () => void>()
  #queue: Buffer[] = []
  #lastId = 0

  constructor(input: Readable, output: Writable, framing: Framing) {
    this.#output = output
    this.#framing = framing
    const read = framing.read((body) => this.#take(body))
    input.on('data', read)
  }

  call(method: string): Promise<void> {
    const id = ++this.#lastId
    if (this.#queue.length === 0) setImmediate(() => this.#write())
    this.#queue.push(this.#framing.encode(JSON.stringify({ jsonrpc: '2.0', id, method })))
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  #write(): void {
    this.#output.write(Buffer.concat(this.#queue))
    this.#queue = []
  }

  #take(body: Buffer): void {
    const { id, error } = JSON.parse(body.toString()) as { id: number; error?: unknown }
    const resolve = this.#waiting.get(id)
    if (resolve === undefined) return
    if (error !== undefined) throw new Error(`Call ${id} failed: ${JSON.stringify(error)}`)
    this.#waiting.delete(id)
    resolve()
  }
}
