/**
 * Newline-delimited messages over a pair of byte streams: stdio, Unix sockets, named pipes.
 *
 * Output is gathered and written once per turn of the event loop, which doubles the throughput of small messages and
 * costs a single call nothing. While more than the allowed output waits, reading stops too: a host that does not listen
 * gets no further calls accepted. On stdio this lasts as long as it takes (the host owns the process and may be halted
 * in a debugger); on sockets a host that takes nothing for a while is disconnected.
 */
import type { Readable, Writable } from 'node:stream'
import type { Clock, Timer } from '../../src/ports/Clock.ts'
import { LineReader } from './LineReader.ts'
import { type Receiver, roughBytes, TAKES_NO_OUTPUT, type Transport } from './Transport.ts'

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

export class StreamTransport implements Transport {
  readonly kind: 'stdio' | 'socket'
  readonly #options: StreamTransportOptions
  readonly #receiver: Receiver
  #queue: string[] = []
  #queuedBytes = 0
  #unconfirmedBytes = 0
  #scheduled = false
  #congested = false
  #isInputWanted = true
  #gone = false
  #reason: string | undefined
  #stall: Timer | undefined
  #waiters: (() => void)[] = []

  constructor(options: StreamTransportOptions, connect: (transport: Transport) => Receiver) {
    this.kind = options.kind
    this.#options = options
    this.#receiver = connect(this)
    const lines = new LineReader(this.#receiver, options.messageInBytes)
    options.input.on('data', (chunk: Buffer) => lines.push(chunk))
    options.input.once('end', () => {
      lines.end()
      options.onInputEnd()
    })
    options.input.once('error', () => this.#lose())
    options.output.once('error', () => this.#lose())
    options.output.once('close', () => this.#lose())
  }

  get congested(): boolean {
    return this.#congested
  }

  get bufferedBytes(): number {
    return this.#queuedBytes + this.#unconfirmedBytes
  }

  send(text: string): void {
    if (this.#gone) return
    this.#queue.push(text)
    this.#queuedBytes += roughBytes(text) + 1
    if (!this.#scheduled) {
      this.#scheduled = true
      setImmediate(this.#write)
    }
    if (!this.#congested && this.bufferedBytes > this.#options.sendBufferBytes) this.#congest()
  }

  wantInput(isWanted: boolean): void {
    this.#isInputWanted = isWanted
    this.#readOrPause()
  }

  cutOff(reason: string): void {
    if (this.kind === 'stdio') return
    this.#reason = reason
    this.#options.output.destroy()
  }

  flushed(): Promise<void> {
    if (this.#gone || this.bufferedBytes === 0) return Promise.resolve()
    return new Promise((resolve) => this.#waiters.push(resolve))
  }

  async end(_code: number, _reason: string, patienceMs: number): Promise<void> {
    const impatience = this.#options.clock.setTimer(patienceMs, () => this.#giveUp())
    await this.flushed()
    impatience.cancel()
    if (this.#gone) return
    this.#gone = true
    this.#stall?.cancel()
    if (this.kind === 'socket') this.#options.output.end()
  }

  #giveUp(): void {
    if (this.kind === 'socket') this.#options.output.destroy()
    this.#lose()
  }

  readonly #write = (): void => {
    this.#scheduled = false
    const { output } = this.#options
    const queue = this.#queue
    const isOnePiece = this.#queuedBytes <= pieceLength
    this.#queue = []
    this.#queuedBytes = 0
    for (const piece of isOnePiece ? [queue] : intoPieces(queue)) this.#writePiece(output, piece)
  }

  #writePiece(output: Writable, piece: string[]): void {
    // The last line needs a line feed too; appending it after joining would copy the text once more.
    piece.push('')
    const text = piece.join('\n')
    // The stream encodes a text faster than `Buffer` does, but a long one would be one piece.
    if (text.length <= pieceLength) this.#writePart(output, text, roughBytes(text))
    else {
      const bytes = Buffer.from(text)
      for (let start = 0; start < bytes.length; start += pieceLength) {
        const part = bytes.subarray(start, start + pieceLength)
        this.#writePart(output, part, part.length)
      }
    }
  }

  #writePart(output: Writable, part: string | Buffer, bytes: number): void {
    this.#unconfirmedBytes += bytes
    output.write(part, (error) => {
      if (error) return
      this.#unconfirmedBytes -= bytes
      this.#progress()
    })
  }

  #progress(): void {
    if (this.bufferedBytes === 0) {
      const waiters = this.#waiters
      this.#waiters = []
      for (const waiter of waiters) waiter()
    }
    if (!this.#congested) return
    if (this.bufferedBytes > this.#options.sendBufferBytes / 2) {
      this.#watchStall()
      return
    }
    this.#stall?.cancel()
    this.#congested = false
    // Data that was already read is handled before new data, and may exceed the limit again.
    this.#receiver.drained()
    this.#readOrPause()
  }

  #congest(): void {
    this.#congested = true
    this.#readOrPause()
    this.#watchStall()
  }

  #readOrPause(): void {
    if (this.#congested || !this.#isInputWanted) this.#options.input.pause()
    else this.#options.input.resume()
  }

  #watchStall(): void {
    this.#stall?.cancel()
    const { sendStallMs, clock } = this.#options
    if (sendStallMs === undefined) return
    this.#stall = clock.setTimer(sendStallMs, () => this.cutOff(TAKES_NO_OUTPUT))
  }

  #lose(): void {
    if (this.#gone) return
    this.#gone = true
    this.#congested = false
    this.#stall?.cancel()
    this.#queue = []
    this.#queuedBytes = 0
    this.#unconfirmedBytes = 0
    for (const waiter of this.#waiters) waiter()
    this.#waiters = []
    this.#receiver.disconnected(this.#reason)
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
