/**
 * Main-thread end of the worker. One batch is under way at a time; all operations requested meanwhile form the
 * next one, so the group commit grows with the load and an idle storage answers at once.
 *
 * The queue itself is not limited. Each entry belongs to a caller that waits for its promise, so the limits of calls in
 * flight and of message size bound it; a second limit here could only turn an accepted call into an error. A batch is
 * limited, because its transaction keeps other processes out.
 *
 * The worker keeps the process alive only while a caller waits for it.
 */
import type { Worker } from 'node:worker_threads'
import { StorageError } from '../../src/ports/Storage.ts'
import { type ItemOperation, type ItemResults, valuesOf } from '../common/ItemOperation.ts'
import type { MessageFromStorageWorker, MessageToStorageWorker, StorageAnswer } from './StorageMessages.ts'
import { restoreError } from './storageErrors.ts'

const MAX_BATCH_OPERATIONS = 1024
const MAX_BATCH_BYTES = 8 * 1024 * 1024

interface Call {
  readonly operation: ItemOperation
  readonly resolve: (value: unknown) => void
  readonly reject: (error: StorageError) => void
}

export class StorageWorker {
  readonly #worker: Worker
  readonly #path: string
  readonly #opened = Promise.withResolvers<void>()
  readonly #ended = Promise.withResolvers<void>()
  #queue: Call[] = []
  #underWay: Call[] = []
  #isOpen = false
  #isClosing = false
  #failure: StorageError | undefined
  #foundDamage = false

  /** @param path storage file, for messages */
  constructor(worker: Worker, path: string) {
    this.#worker = worker
    this.#path = path
    // The opening may not be awaited, for example after close.
    this.#opened.promise.catch(() => {})
    worker.on('message', (message: MessageFromStorageWorker) => this.#receive(message))
    worker.on('messageerror', (error) => {
      this.#endUnexpectedly(error.message, error)
      void worker.terminate()
    })
    worker.on('error', (error) => this.#endUnexpectedly(error instanceof Error ? error.message : String(error), error))
    worker.on('exit', (code) => {
      if (!this.#isClosing) this.#endUnexpectedly(`exit code ${code}`)
      this.#ended.resolve()
    })
  }

  /** Settles when the file is open and checked. Rejects with a StorageError of any kind except `key` and `closed`. */
  get opened(): Promise<void> {
    return this.#opened.promise
  }

  /** Settles when the thread has ended, for any reason. */
  get ended(): Promise<void> {
    return this.#ended.promise
  }

  /** Whether the thread has failed or ended; calls are refused then. */
  get hasEnded(): boolean {
    return this.#failure !== undefined
  }

  /** Whether the file was opened, and neither it nor the thread has failed. */
  get isSound(): boolean {
    return this.#isOpen && this.#failure === undefined && !this.#foundDamage
  }

  /** Queues one operation. Values are taken over: the caller must not use their buffers again. */
  run<T extends ItemOperation>(operation: T): Promise<ItemResults[T['type']]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    if (this.#failure) reject(this.#failure)
    else {
      if (this.#isIdle()) this.#worker.ref()
      this.#queue.push({ operation, resolve, reject })
      // Deferred by a microtask, so that all operations requested in the same step join the batch.
      if (this.#queue.length === 1) queueMicrotask(() => this.#sendBatch())
    }
    return promise as Promise<ItemResults[T['type']]>
  }

  /** Ends the thread; nothing may be queued any more. Settles when the file is released. */
  async close(): Promise<void> {
    if (!this.#failure && !this.#isClosing) {
      this.#isClosing = true
      this.#worker.ref()
      this.#post({ type: 'close' })
    }
    await this.#ended.promise
  }

  #receive(message: MessageFromStorageWorker): void {
    switch (message.type) {
      case 'opened':
        this.#isOpen = true
        this.#opened.resolve()
        break
      case 'failed':
        this.#rejectAll(restoreError(message.error))
        break
      case 'answers': {
        const calls = this.#underWay
        this.#underWay = []
        message.answers.forEach((answer, index) => {
          if ('error' in answer && answer.error.kind === 'corrupt') this.#foundDamage = true
          settle(calls[index]!, answer)
        })
      }
    }
    this.#sendBatch()
    // After a failure the thread ends by itself, and the opener of the storage waits for that.
    if (this.#isIdle() && !this.#isClosing && !this.#failure) this.#worker.unref()
  }

  #sendBatch(): void {
    if (!this.#isOpen || this.#failure || this.#underWay.length > 0 || this.#queue.length === 0) return
    this.#underWay = this.#queue.splice(0, sizeOfNextBatch(this.#queue))
    const operations = this.#underWay.map(({ operation }) => operation)
    this.#post({ type: 'batch', operations }, operations.flatMap(buffersOf))
  }

  #post(message: MessageToStorageWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer)
  }

  #isIdle(): boolean {
    return this.#queue.length + this.#underWay.length === 0
  }

  #endUnexpectedly(reason: string, cause?: unknown): void {
    const message = `The storage worker of ${this.#path} ended unexpectedly (${reason}); the storage must be opened again`
    this.#rejectAll(new StorageError('io', message, this.#path, cause))
  }

  #rejectAll(error: StorageError): void {
    if (this.#failure) return
    this.#failure = error
    this.#opened.reject(error)
    for (const { reject } of [...this.#underWay, ...this.#queue]) reject(error)
    this.#underWay = []
    this.#queue = []
  }
}

function settle({ resolve, reject }: Call, answer: StorageAnswer): void {
  if ('error' in answer) reject(restoreError(answer.error))
  else resolve(answer.value)
}

function sizeOfNextBatch(queue: readonly Call[]): number {
  let bytes = 0
  for (const [index, { operation }] of queue.entries()) {
    bytes += buffersOf(operation).reduce((sum, { byteLength }) => sum + byteLength, 0)
    if (index > 0 && (index === MAX_BATCH_OPERATIONS || bytes > MAX_BATCH_BYTES)) return index
  }
  return queue.length
}

/** Buffers of the values to be written, which move to the worker instead of being copied. */
function buffersOf(operation: ItemOperation): ArrayBuffer[] {
  return valuesOf(operation).map((value) => value.buffer as ArrayBuffer)
}
