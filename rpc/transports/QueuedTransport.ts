/**
 * The output of a transport over a socket or a pipe. Output is gathered and written once per turn of the event loop,
 * which doubles the throughput of small messages and costs a single call nothing. While more than the allowed output
 * waits, reading stops too: no more calls are accepted from a host that does not read.
 */
import type { Clock, Timer } from '../../src/ports/Clock.ts'
import { type Receiver, roughBytes, type Transport } from '../peer/Transport.ts'

export interface QueueOptions {
  readonly kind: Transport['kind']
  readonly clock: Clock
  readonly sendBufferBytes: number
  /** Bytes that each message has besides its text. */
  readonly overheadBytes: number
}

export abstract class QueuedTransport implements Transport {
  readonly kind: Transport['kind']
  protected readonly receiver: Receiver
  /** Runs out when the host takes too long. */
  protected stall: Timer | undefined
  /** Nothing can be sent any more. */
  protected isGone = false
  /** Why this side gave up on the host. */
  protected reason: string | undefined
  readonly #options: QueueOptions
  #queue: string[] = []
  #queuedBytes = 0
  #isScheduled = false
  #isCongested = false
  #isInputWanted = true
  #waiters: (() => void)[] = []

  constructor(options: QueueOptions, connect: (transport: Transport) => Receiver) {
    this.#options = options
    this.kind = options.kind
    this.receiver = connect(this)
  }

  /** Bytes that were written and not yet handed to the system. */
  protected abstract get unwrittenBytes(): number
  protected abstract write(texts: string[], bytes: number): void
  /** Reads from the host, or pauses. */
  protected abstract read(isReading: boolean): void
  /** Starts the time limit of a host that takes its output too slowly, again after each progress. */
  protected abstract watchStall(): void
  abstract cutOff(reason: string): void
  abstract end(code: number, reason: string, patienceMs: number): Promise<void>

  get congested(): boolean {
    return this.#isCongested
  }

  get bufferedBytes(): number {
    return this.#queuedBytes + this.unwrittenBytes
  }

  /** Whether messages from the host are read now. */
  protected get isReading(): boolean {
    return !this.#isCongested && this.#isInputWanted
  }

  send(text: string): void {
    if (this.isGone) return
    this.#queue.push(text)
    this.#queuedBytes += roughBytes(text) + this.#options.overheadBytes
    if (!this.#isScheduled) {
      this.#isScheduled = true
      setImmediate(this.#write)
    }
    if (this.#isCongested || this.bufferedBytes <= this.#options.sendBufferBytes) return
    this.#isCongested = true
    this.read(false)
    this.watchStall()
  }

  wantInput(isWanted: boolean): void {
    this.#isInputWanted = isWanted
    this.read(this.isReading)
  }

  flushed(): Promise<void> {
    if (this.isGone || this.bufferedBytes === 0) return Promise.resolve()
    return new Promise((resolve) => this.#waiters.push(resolve))
  }

  /** Settles as `flushed`; calls `giveUp` if the host has not taken everything in time. */
  protected async flushedWithin(patienceMs: number, giveUp: () => void): Promise<void> {
    const impatience = this.#options.clock.setTimer(patienceMs, giveUp)
    await this.flushed()
    impatience.cancel()
  }

  /** Some output was handed to the system. */
  protected progress(): void {
    if (this.bufferedBytes === 0) this.#resumeWaiters()
    if (!this.#isCongested) return
    if (this.bufferedBytes > this.#options.sendBufferBytes / 2) {
      this.watchStall()
      return
    }
    this.stall?.cancel()
    this.#isCongested = false
    // Data that was already read is handled before new data, and may exceed the limit again.
    this.receiver.drained()
    this.read(this.isReading)
  }

  /** Drops the output that was not written yet. */
  protected dropQueue(): void {
    this.#queue = []
    this.#queuedBytes = 0
  }

  /** The host is gone. */
  protected lose(): void {
    if (this.isGone) return
    this.isGone = true
    this.#isCongested = false
    this.stall?.cancel()
    this.dropQueue()
    this.#resumeWaiters()
    this.receiver.disconnected(this.reason)
  }

  readonly #write = (): void => {
    this.#isScheduled = false
    const texts = this.#queue
    const bytes = this.#queuedBytes
    this.dropQueue()
    this.write(texts, bytes)
  }

  #resumeWaiters(): void {
    for (const resume of this.#waiters.splice(0)) resume()
  }
}
