/**
 * Newline-delimited messages over a pair of byte streams: stdio, Unix sockets, named pipes.
 *
 * A host that takes no output is waited for on stdio as long as it takes (it owns the process and may be halted in a
 * debugger); on sockets it is disconnected after a while.
 */
import type { Readable, Writable } from 'node:stream'
import type { Clock } from '../../src/ports/Clock.ts'
import { type Receiver, roughBytes, TAKES_NO_OUTPUT, type Transport } from '../peer/Transport.ts'
import { LineReader } from './LineReader.ts'
import { QueuedTransport } from './QueuedTransport.ts'

export interface StreamTransportOptions {
  readonly kind: 'stdio' | 'socket'
  readonly input: Readable
  readonly output: Writable
  readonly clock: Clock
  readonly messageInBytes: number
  readonly sendBufferBytes: number
  /** Absent: a slow host has no time limit. */
  readonly sendStallMs?: number
  /** The end of input does not end the connection by itself; the owner decides. */
  readonly onInputEnd: () => void
}

/** Output is written in pieces of about this size, so that progress of a slow host can be seen. */
const pieceLength = 1 << 18

export class StreamTransport extends QueuedTransport {
  readonly #options: StreamTransportOptions
  #unconfirmedBytes = 0

  constructor(options: StreamTransportOptions, connect: (transport: Transport) => Receiver) {
    super({ ...options, overheadBytes: 1 }, connect)
    this.#options = options
    const lines = new LineReader(this.receiver, options.messageInBytes)
    options.input.on('data', (chunk: Buffer) => lines.push(chunk))
    options.input.once('end', () => {
      lines.end()
      options.onInputEnd()
    })
    options.input.once('error', () => this.lose())
    options.output.once('error', () => this.lose())
    options.output.once('close', () => this.lose())
  }

  protected get unwrittenBytes(): number {
    return this.isGone ? 0 : this.#unconfirmedBytes
  }

  cutOff(reason: string): void {
    if (this.kind === 'stdio') return
    this.reason = reason
    this.#options.output.destroy()
  }

  async end(_code: number, _reason: string, patienceMs: number): Promise<void> {
    await this.flushedWithin(patienceMs, () => this.#giveUp())
    if (this.isGone) return
    this.isGone = true
    this.stall?.cancel()
    if (this.kind === 'socket') this.#options.output.end()
  }

  #giveUp(): void {
    if (this.kind === 'socket') this.#options.output.destroy()
    this.lose()
  }

  protected write(texts: string[], bytes: number): void {
    for (const piece of bytes <= pieceLength ? [texts] : intoPieces(texts)) this.#writePiece(piece)
  }

  #writePiece(piece: string[]): void {
    // The last line needs a line feed too; appending it after joining would copy the text once more.
    piece.push('')
    const text = piece.join('\n')
    // The stream encodes a text faster than `Buffer` does, but a long one would be one piece.
    if (text.length <= pieceLength) this.#writePart(text, roughBytes(text))
    else {
      const bytes = Buffer.from(text)
      for (let start = 0; start < bytes.length; start += pieceLength) {
        const part = bytes.subarray(start, start + pieceLength)
        this.#writePart(part, part.length)
      }
    }
  }

  #writePart(part: string | Buffer, bytes: number): void {
    this.#unconfirmedBytes += bytes
    this.#options.output.write(part, (error) => {
      if (error) return
      this.#unconfirmedBytes -= bytes
      this.progress()
    })
  }

  protected read(isReading: boolean): void {
    if (isReading) this.#options.input.resume()
    else this.#options.input.pause()
  }

  protected watchStall(): void {
    this.stall?.cancel()
    const { sendStallMs, clock } = this.#options
    if (sendStallMs === undefined) return
    this.stall = clock.setTimer(sendStallMs, () => this.cutOff(TAKES_NO_OUTPUT))
  }
}

/** Texts in groups of about `pieceLength`; a text is never cut. */
function intoPieces(texts: readonly string[]): string[][] {
  const pieces: string[][] = []
  let length = pieceLength
  for (const text of texts) {
    if (length >= pieceLength) {
      pieces.push([])
      length = 0
    }
    pieces.at(-1)!.push(text)
    length += text.length
  }
  return pieces
}
