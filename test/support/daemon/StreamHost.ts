import type { Readable, Writable } from 'node:stream'
import { Host } from './Host.ts'

/** A host on a pair of byte streams, one message in a line: pipes, a Unix socket. */
export class StreamHost extends Host {
  readonly kind = 'stdio'
  readonly #output: Writable
  #rest: Buffer[] = []

  protected constructor(input: Readable, output: Writable) {
    super()
    this.#output = output
    input.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  /** A host on the given streams; it ends when the input is closed. */
  static on(input: Readable, output: Writable): StreamHost {
    const host = new StreamHost(input, output)
    input.on('close', () => host.end({ code: null }))
    return host
  }

  /** Writes bytes unchanged. */
  write(bytes: Buffer | string): void {
    this.#output.write(bytes)
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
    this.#output.end()
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
