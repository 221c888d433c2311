/** One JSON text per text frame. Source: daemon sections 1, 7, 8. */
import { isUtf8 } from 'node:buffer'
import type { RawData, WebSocket } from 'ws'
import type { Clock, Timer } from '../../src/ports/Clock.ts'
import type { Limits } from '../limits.ts'
import { closeCodes, type Receiver, TAKES_NO_OUTPUT, type Transport } from '../peer/Transport.ts'
import { QueuedTransport } from './QueuedTransport.ts'
import { MAX_FRAMED_LENGTH, textFrames } from './textFrames.ts'

/** Parts of the socket below that the WebSocket library does not offer. */
interface WebSocketStream {
  cork(): void
  uncork(): void
  write(bytes: Buffer, written: () => void): void
  /** Bytes that the system has not taken yet. */
  readonly _handle?: { readonly writeQueueSize: number } | null
}

/** Short messages are written in pieces of about this size, in characters, so that progress of a slow host can be seen. */
const PIECE_LENGTH = 1 << 18

/** WebSocket of the daemon, whose frames are not masked. */
export class WebSocketTransport extends QueuedTransport {
  readonly #socket: WebSocket
  readonly #clock: Clock
  readonly #limits: Limits
  #closing = false
  #ping: Timer | undefined
  #unansweredPings = 0

  constructor(socket: WebSocket, clock: Clock, limits: Limits, connect: (transport: Transport) => Receiver) {
    super({ kind: 'websocket', clock, sendBufferBytes: limits.send_buffer_bytes, overheadBytes: 0 }, connect)
    this.#socket = socket
    this.#clock = clock
    this.#limits = limits
    socket.on('message', (data: RawData, isBinary: boolean) => this.#receive(data as Buffer, isBinary))
    socket.on('pong', () => {
      this.#unansweredPings = 0
    })
    socket.on('close', () => this.lose())
    socket.on('error', () => {})
    this.#schedulePing()
  }

  protected get unwrittenBytes(): number {
    return this.isGone ? 0 : this.#socket.bufferedAmount
  }

  override send(text: string): void {
    if (!this.#closing) super.send(text)
  }

  /** The close frame is queued after the unsent output; a host that reads nothing only sees the connection close. */
  cutOff(reason: string): void {
    this.reason = reason
    this.dropQueue()
    this.#close(closeCodes.slowHost, reason)
  }

  async end(code: number, reason: string, patienceMs: number): Promise<void> {
    await this.flushedWithin(patienceMs, () => this.#socket.terminate())
    if (this.isGone) return
    const closed = new Promise<void>((resolve) => this.#socket.once('close', () => resolve()))
    this.#close(code, reason)
    await closed
  }

  /** A host that does not answer the close frame within a second is cut off. */
  #close(code: number, reason: string): void {
    if (this.#closing) return
    this.#closing = true
    this.stall?.cancel()
    this.#socket.close(code, reason)
    // The host's close frame must be read; whatever else it sends is ignored.
    this.#socket.resume()
    this.stall = this.#clock.setTimer(1000, () => this.#socket.terminate())
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#closing) return
    if (isBinary) {
      this.#close(closeCodes.unsupportedData, 'text frames only')
    } else if (data.length > this.#limits.message_in_bytes) {
      this.receiver.receiveBroken({ problem: 'too large', actualBytes: data.length })
    } else if (!isUtf8(data)) {
      this.receiver.receiveBroken({ problem: 'utf8' })
    } else {
      this.receiver.receive(data.toString('utf8'))
    }
  }

  /** All frames of one turn of the event loop are sent in one system call. */
  protected write(texts: readonly string[]): void {
    if (this.#closing) return
    const stream = this.#stream
    if (stream === null || this.#socket.readyState !== this.#socket.OPEN) return
    stream.cork()
    let short: string[] = []
    let length = 0
    for (const text of texts) {
      const isShort = text.length <= MAX_FRAMED_LENGTH
      if (isShort) {
        short.push(text)
        length += text.length
      }
      if (!isShort || length > PIECE_LENGTH) {
        this.#sendShort(short, stream)
        short = []
        length = 0
      }
      if (!isShort) this.#socket.send(text, this.#sent)
    }
    this.#sendShort(short, stream)
    stream.uncork()
  }

  /** Frames of a server only need a header, so they are assembled here, all at once. */
  #sendShort(texts: readonly string[], stream: WebSocketStream): void {
    if (texts.length === 0) return
    const frames = textFrames(texts)
    if (frames !== undefined) stream.write(frames, this.#sent)
    else for (const text of texts) this.#socket.send(text, this.#sent)
  }

  get #stream(): WebSocketStream | null {
    return (this.#socket as unknown as { _socket: WebSocketStream | null })._socket
  }

  readonly #sent = (): void => {
    if (!this.isGone && !this.#closing) this.progress()
  }

  protected read(isReading: boolean): void {
    if (this.#closing) return
    if (isReading) this.#socket.resume()
    else this.#socket.pause()
  }

  protected watchStall(): void {
    this.stall?.cancel()
    const unsentBytes = this.#stream?._handle?.writeQueueSize
    this.stall = this.#clock.setTimer(this.#limits.send_stall_ms, () => {
      // A large frame reports no progress until it was sent completely; the system knows how much was sent.
      if (this.#stream?._handle?.writeQueueSize !== unsentBytes) this.watchStall()
      else this.cutOff(TAKES_NO_OUTPUT)
    })
  }

  #schedulePing(): void {
    this.#ping = this.#clock.setTimer(this.#limits.ping_ms, () => {
      if (this.isGone || this.#closing) return
      if (this.#unansweredPings >= 2) {
        this.#close(closeCodes.goingAway, 'no answer to pings')
        return
      }
      // A paused socket does not see its pongs.
      if (this.isReading) {
        this.#unansweredPings++
        this.#socket.ping()
      }
      this.#schedulePing()
    })
  }

  protected override lose(): void {
    this.#ping?.cancel()
    super.lose()
  }
}
