/**
 * Threads for functions that would stop the event loop. They start when the first heavy call comes and stay. Work that is
 * cancelled while it runs ends with its thread: a computation cannot be asked to stop.
 */
import type { Worker } from 'node:worker_threads'
import { CannotCreateRuntime, CannotReceiveSpawnedResult } from '../errors/client.ts'
import type { WorkerJob, Workers } from '../ports/Workers.ts'
import { type ComputeAnswer, type ComputeTask, resultOfAnswer } from './computeTask.ts'

/** The first thing that a thread says: it can compute. */
export const COMPUTE_READY = 'ready'

/** What it answers. */
export type ThreadAnswer = ComputeAnswer & {
  /** The thread used up its memory and is to be replaced. */
  readonly isLast?: boolean
}

interface Job {
  readonly task: ComputeTask
  readonly signal: AbortSignal
  readonly resolve: (json: string) => void
  readonly reject: (error: unknown) => void
  readonly onAbort: () => void
}

interface Thread {
  readonly worker: Worker
  job: Job | undefined
  isReady: boolean
}

export class WorkerPool implements Workers {
  readonly #startWorker: () => Worker
  readonly #size: number
  readonly #threads = new Set<Thread>()
  readonly #queue = new Set<Job>()
  #closed = false

  constructor(startWorker: () => Worker, size: number) {
    this.#startWorker = startWorker
    this.#size = size
  }

  compute({ functionName, paramsJson, configJson, signal }: WorkerJob): Promise<string> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (this.#closed) return Promise.reject(CannotReceiveSpawnedResult.error('The worker threads were stopped'))
    return new Promise((resolve, reject) => {
      const job: Job = {
        task: { functionName, paramsJson, configJson },
        signal,
        resolve,
        reject,
        onAbort: () => this.#abort(job),
      }
      signal.addEventListener('abort', job.onAbort, { once: true })
      this.#queue.add(job)
      this.#dispatch()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const jobs = [...this.#queue, ...[...this.#threads].flatMap(({ job }) => job ?? [])]
    this.#queue.clear()
    const threads = [...this.#threads]
    this.#threads.clear()
    for (const job of jobs)
      this.#settle(job, () => job.reject(CannotReceiveSpawnedResult.error('The worker threads were stopped')))
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  #dispatch(): void {
    for (const job of this.#queue) {
      const thread = this.#idleThread()
      if (thread === undefined) return
      this.#queue.delete(job)
      if (thread instanceof Error) {
        this.#settle(job, () => job.reject(thread))
        continue
      }
      thread.job = job
      thread.worker.ref()
      thread.worker.postMessage(job.task)
    }
  }

  /** `undefined` when all are busy; an error when no thread can be started and none is there to wait for. */
  #idleThread(): Thread | Error | undefined {
    for (const thread of this.#threads) if (thread.job === undefined) return thread
    if (this.#threads.size >= this.#size) return undefined
    try {
      return this.#addThread()
    } catch (cause) {
      if (this.#threads.size > 0) return undefined
      return CannotCreateRuntime.error('A worker thread cannot be started', {}, cause)
    }
  }

  #addThread(): Thread {
    const thread: Thread = { worker: this.#startWorker(), job: undefined, isReady: false }
    this.#threads.add(thread)
    thread.worker.unref()
    thread.worker.on('message', (message: ThreadAnswer | typeof COMPUTE_READY) => {
      if (message === COMPUTE_READY) thread.isReady = true
      else this.#finish(thread, message)
    })
    thread.worker.on('error', (cause) => this.#lose(thread, cause))
    thread.worker.on('exit', () => this.#lose(thread, undefined))
    return thread
  }

  #finish(thread: Thread, answer: ThreadAnswer): void {
    const { job } = thread
    thread.job = undefined
    thread.worker.unref()
    if (answer.isLast === true) {
      this.#threads.delete(thread)
      void thread.worker.terminate()
    }
    if (job !== undefined) {
      this.#settle(job, () => {
        try {
          job.resolve(resultOfAnswer(answer))
        } catch (error) {
          job.reject(error)
        }
      })
    }
    this.#dispatch()
  }

  #lose(thread: Thread, cause: unknown): void {
    if (!this.#threads.delete(thread)) return
    const { job } = thread
    if (job !== undefined) {
      const { functionName } = job.task
      const error = thread.isReady
        ? CannotReceiveSpawnedResult.error(
            isOutOfMemory(cause)
              ? `${functionName} needs more memory than a worker thread has`
              : `The worker thread of ${functionName} ended without a result`,
            {},
            cause,
          )
        : CannotCreateRuntime.error(`The worker thread for ${functionName} cannot be started`, {}, cause)
      this.#settle(job, () => job.reject(error))
    }
    if (!this.#closed) this.#dispatch()
  }

  #abort(job: Job): void {
    if (!this.#queue.delete(job)) {
      for (const thread of this.#threads) {
        if (thread.job !== job) continue
        this.#threads.delete(thread)
        void thread.worker.terminate()
      }
    }
    job.reject(job.signal.reason)
    this.#dispatch()
  }

  #settle(job: Job, action: () => void): void {
    job.signal.removeEventListener('abort', job.onAbort)
    action()
  }
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
}
