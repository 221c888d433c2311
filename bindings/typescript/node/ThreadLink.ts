import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker, type WorkerOptions } from 'node:worker_threads'
import type { Loss } from '../common/ConnectionLost.ts'
import type { BlockingLink, LinkEvents } from '../common/Link.ts'
import type { FromThread, LinkThreadStart, ToThread } from './threadMessages.ts'

export interface ThreadOptions {
  /** File of the thread, or its source text. */
  readonly entry: { readonly url: URL } | { readonly source: string }
  /** Arguments of the thread. */
  readonly argv?: readonly string[]
  /** Contents of `workerData`, with the port and the signal. */
  readonly data: (ends: Pick<LinkThreadStart, 'port' | 'signal'>) => object
  /** Environment of the thread; absent: a copy of this one's. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly onLog: ((text: string) => void) | undefined
}

/** Messages are confirmed to the thread in portions of this many characters. */
const confirmedLength = 1 << 20
/** The thread itself gives up a daemon after 8 s. */
const STOP_MS = 10_000
const STDERR_LENGTH = 4096

/** A connection that its own thread holds. The thread keeps the process alive only while a caller waits. */
export class ThreadLink implements BlockingLink {
  readonly #events: LinkEvents
  readonly #onLog: ((text: string) => void) | undefined
  readonly #worker: Worker
  readonly #port: MessagePort
  readonly #signal = new Int32Array(new SharedArrayBuffer(8))
  readonly #ended: Promise<void>
  #takenLength = 0
  #stderr = ''
  #isLost = false
  #isHeld = true

  constructor({ entry, argv = [], data, env, onLog }: ThreadOptions, events: LinkEvents) {
    this.#events = events
    this.#onLog = onLog
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    const options: WorkerOptions = {
      workerData: data({ port: port2, signal: this.#signal }),
      transferList: [port2],
      argv: [...argv],
      execArgv: [],
      ...(env === undefined ? {} : { env }),
    }
    this.#worker =
      'url' in entry ? new Worker(entry.url, options) : new Worker(entry.source, { ...options, eval: true })
    this.#port.on('message', (message: FromThread) => this.#take(message))
    this.#worker.once('error', (error) => this.#lose({ message: `The library failed: ${error.message}`, exitCode: 1 }))
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', (exitCode) => {
        this.#takeAll()
        this.#lose({ message: `The library ended with exit code ${exitCode}`, exitCode })
        resolve()
      })
    })
    this.hold(false)
  }

  send(text: string): void {
    if (!this.#isLost) this.#post(text)
  }

  hold(isBusy: boolean): void {
    if (isBusy === this.#isHeld) return
    this.#isHeld = isBusy
    if (isBusy) {
      this.#worker.ref()
      this.#port.ref()
    } else {
      this.#worker.unref()
      this.#port.unref()
    }
  }

  async close(): Promise<void> {
    this.#worker.ref()
    if (!this.#isLost) this.#post(null)
    const patience = setTimeout(() => void this.#worker.terminate(), STOP_MS)
    await this.#ended
    clearTimeout(patience)
  }

  wait(timeoutMs: number): void {
    const end = performance.now() + timeoutMs
    for (;;) {
      const count = Atomics.load(this.#signal, 0)
      const hasEnded = Atomics.load(this.#signal, 1) === 1
      if (this.#takeOne()) return
      if (hasEnded) {
        this.#lose({ message: 'The thread of the connection ended' })
        return
      }
      const restMs = end - performance.now()
      if (restMs <= 0) return
      Atomics.wait(this.#signal, 0, count, restMs)
    }
  }

  #post(message: ToThread): void {
    this.#port.postMessage(message)
  }

  #takeOne(): boolean {
    const received = receiveMessageOnPort(this.#port) as { message: FromThread } | undefined
    if (received !== undefined) this.#take(received.message)
    return received !== undefined
  }

  #takeAll(): void {
    while (this.#takeOne()) {}
  }

  #take(message: FromThread): void {
    if (typeof message === 'string') {
      this.#takenLength += message.length
      if (this.#takenLength >= confirmedLength) {
        this.#post(this.#takenLength)
        this.#takenLength = 0
      }
      this.#events.received(message)
    } else if ('log' in message) this.#log(message.log)
    else this.#lose(message.lost)
  }

  #log(text: string): void {
    this.#stderr = (this.#stderr + text).slice(-STDERR_LENGTH)
    this.#onLog?.(text)
  }

  #lose(loss: Loss): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#events.lost({ ...loss, stderr: loss.stderr ?? this.#stderr })
  }
}
