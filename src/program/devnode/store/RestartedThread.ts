import type { Worker } from 'node:worker_threads'

interface Listener<Message> {
  hear(message: Message): void
  /** The thread will not answer pending requests. */
  lost(reason: string): void
}

/** A thread that starts when it is first used, and again with the next use after it was lost. It does not keep the process alive. */
export class RestartedThread<Message> {
  readonly #start: () => Worker
  readonly #listener: Listener<Message>
  #worker: Worker | undefined
  #isClosed = false

  constructor(start: () => Worker, listener: Listener<Message>) {
    this.#start = start
    this.#listener = listener
  }

  /** Throws what starting it throws, and an error once it is closed. */
  use(): Worker {
    if (this.#isClosed) throw new Error('it was closed')
    this.#worker ??= this.#open()
    return this.#worker
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const worker = this.#worker
    this.#lose(worker, 'it was closed')
    await worker?.terminate()
  }

  #open(): Worker {
    const worker = this.#start()
    worker.unref()
    worker.on('message', (message: Message) => {
      if (this.#worker === worker) this.#listener.hear(message)
    })
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => this.#lose(worker, 'it has ended'))
    return worker
  }

  #lose(worker: Worker | undefined, reason: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#listener.lost(reason)
  }
}
