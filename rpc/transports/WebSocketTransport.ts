/** One JSON text per text frame. Source: daemon sections 1, 7, 8. */
import { isUtf8 } from 'node:buffer'
import type { RawData, WebSocket } from 'ws'
import type { Clock, Timer } from '../../src/ports/Clock.ts'
import type { Limits } from '../limits.ts'
import { closeCodes, type Receiver, roughBytes, TAKES_NO_OUTPUT, type Transport } from './Transport.ts'
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
export class WebSocketTransport implements Transport {
  readonly kind = 'websocket'
  readonly #socket: WebSocket
  readonly #clock: Clock
  readonly #limits: Limits
  readonly #receiver: Receiver
  #queue: string[] = []
  #queuedBytes = 0
  #scheduled = false
  #congested = false
  #isInputWanted = true
  #gone = false
  #reason: string | undefined
  #closing = false
  #stall: Timer | undefined
  #ping: Timer | undefined
  #unansweredPings = 0
  #waiters: (() => void)[] = []

  constructor(socket: WebSocket, clock: Clock, limits: Limits, connect: (transport: Transport) => Receiver) {
    this.#socket = socket
    this.#clock = clock
    this.#limits = limits
    this.#receiver = connect(this)
    socket.on('message', (data: RawData, isBinary: boolean) => this.#receive(data as Buffer, isBinary))
    socket.on('pong', () => {
      this.#unansweredPings = 0
    })
    socket.on('close', () => this.#lose())
    socket.on('error', () => {})
    this.#schedulePing()
  }

  get congested(): boolean {
    return this.#congested
  }

  get bufferedBytes(): number {
    return this.#gone ? 0 : this.#queuedBytes + this.#socket.bufferedAmount
  }

  send(text: string): void {
    if (this.#gone || this.#closing) return
    this.#queue.push(text)
    this.#queuedBytes += roughBytes(text)
    if (!this.#scheduled) {
      this.#scheduled = true
      setImmediate(this.#write)
    }
    if (!this.#congested && this.bufferedBytes > this.#limits.send_buffer_bytes) this.#congest()
  }

  wantInput(isWanted: boolean): void {
    this.#isInputWanted = isWanted
    this.#readOrPause()
  }

  /** The close frame is queued after the unsent output; a host that reads nothing only notices the end. */
  cutOff(reason: string): void {
    this.#reason = reason
    this.#queue = []
    this.#queuedBytes = 0
    this.#close(closeCodes.slowHost, reason)
  }

  flushed(): Promise<void> {
    if (this.#gone || this.bufferedBytes === 0) return Promise.resolve()
    return new Promise((resolve) => this.#waiters.push(resolve))
  }

  async end(code: number, reason: string, patienceMs: number): Promise<void> {
    const impatience = this.#clock.setTimer(patienceMs, () => this.#socket.terminate())
    await this.flushed()
    impatience.cancel()
    if (this.#gone) return
    const closed = new Promise<void>((resolve) => this.#socket.once('close', () => resolve()))
    this.#close(code, reason)
    await closed
  }

  /** A host that does not answer the close frame within a second is cut off. */
  #close(code: number, reason: string): void {
    if (this.#closing) return
    this.#closing = true
    this.#stall?.cancel()
    this.#socket.close(code, reason)
    // The host's close frame must be read; whatever else it sends is ignored.
    this.#socket.resume()
    this.#stall = this.#clock.setTimer(1000, () => this.#socket.terminate())
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#closing) return
    if (isBinary) {
      this.#close(closeCodes.unsupportedData, 'text frames only')
    } else if (data.length > this.#limits.message_in_bytes) {
      this.#receiver.receiveBroken({ problem: 'too large', actualBytes: data.length })
    } else if (!isUtf8(data)) {
      this.#receiver.receiveBroken({ problem: 'utf8' })
    } else {
      this.#receiver.receive(data.toString('utf8'))
    }
  }

  /** All frames of one turn of the event loop leave in one system call. */
  readonly #write = (): void => {
    this.#scheduled = false
    const texts = this.#queue
    this.#queue = []
    this.#queuedBytes = 0
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
    if (this.#gone || this.#closing) return
    if (this.bufferedBytes === 0 && this.#waiters.length > 0) {
      const waiters = this.#waiters
      this.#waiters = []
      for (const waiter of waiters) waiter()
    }
    if (!this.#congested) return
    if (this.bufferedBytes > this.#limits.send_buffer_bytes / 2) {
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
    if (this.#closing) return
    if (this.#congested || !this.#isInputWanted) this.#socket.pause()
    else this.#socket.resume()
  }

  #watchStall(): void {
    this.#stall?.cancel()
    const unsentBytes = this.#stream?._handle?.writeQueueSize
    this.#stall = this.#clock.setTimer(this.#limits.send_stall_ms, () => {
      // A large frame reports no progress until it was sent completely; the system knows how much was sent.
      if (this.#stream?._handle?.writeQueueSize !== unsentBytes) this.#watchStall()
      else this.cutOff(TAKES_NO_OUTPUT)
    })
  }

  #schedulePing(): void {
    this.#ping = this.#clock.setTimer(this.#limits.ping_ms, () => {
      if (this.#gone || this.#closing) return
      if (this.#unansweredPings >= 2) {
        this.#close(closeCodes.goingAway, 'no answer to pings')
        return
      }
      // A paused socket does not see its pongs.
      if (!this.#congested && this.#isInputWanted) {
        this.#unansweredPings++
        this.#socket.ping()
      }
      this.#schedulePing()
    })
  }

  #lose(): void {
    if (this.#gone) return
    this.#gone = true
    this.#congested = false
    this.#stall?.cancel()
    this.#ping?.cancel()
    this.#queue = []
    this.#queuedBytes = 0
    for (const waiter of this.#waiters) waiter()
    this.#waiters = []
    this.#receiver.disconnected(this.#reason)
  }
}
