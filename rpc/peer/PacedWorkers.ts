/**
 * The worker threads as one connection uses them. Results cannot be refused once a thread has them, so no more jobs are
 * handed over than their results may take: many while results are small, few while they are large, and no job while the
 * host does not read. The first jobs of a connection count as if their results were large.
 */
import type { WorkerJob, Workers, WorkersStatus } from '../../src/ports/Workers.ts'
import type { NextTurn } from './Turns.ts'

/** Jobs that are handed over before the first result is known. */
const FIRST_JOBS = 8

/**
 * Number of jobs that are always handed over, however large results are, so that no thread is idle between two jobs.
 */
const LEAST_JOBS = 2

export class PacedWorkers implements Workers {
  readonly #workers: Workers
  readonly #nextTurn: NextTurn
  readonly #isFull: (running: number) => boolean
  readonly #budgetBytes: number
  /** Estimated size of a result, from the latest ones, bytes. */
  #resultBytes: number
  #running = 0
  readonly #waiting = new Set<() => void>()

  /**
   * `budgetBytes`: what the results of jobs that were handed over may take together. `isFull`: whether to hand over no
   * further job while `running` of them run.
   */
  constructor(workers: Workers, nextTurn: NextTurn, budgetBytes: number, isFull: (running: number) => boolean) {
    this.#nextTurn = nextTurn
    this.#workers = workers
    this.#isFull = isFull
    this.#budgetBytes = budgetBytes
    this.#resultBytes = budgetBytes / FIRST_JOBS
  }

  /** Jobs that were not yet handed over. */
  get waiting(): number {
    return this.#waiting.size
  }

  compute(job: WorkerJob): Promise<string> {
    if (this.#waiting.size === 0 && this.#hasRoom()) return this.#start(job)
    const { signal } = job
    if (signal.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', onAbort)
        this.#start(job).then(resolve, reject)
      }
      const onAbort = () => {
        this.#waiting.delete(start)
        reject(signal.reason)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      this.#waiting.add(start)
    })
  }

  /** Called when there may be room for more jobs. */
  resume(): void {
    for (const start of this.#waiting) {
      if (!this.#hasRoom()) return
      this.#waiting.delete(start)
      start()
    }
  }

  /** Includes the jobs that this connection has not yet handed over. */
  status(owner: object): WorkersStatus {
    const status = this.#workers.status(owner)
    return { ...status, ownWaiting: status.ownWaiting + this.waiting }
  }

  close(): Promise<void> {
    return this.#workers.close()
  }

  #hasRoom(): boolean {
    return this.#running < Math.max(LEAST_JOBS, this.#budgetBytes / this.#resultBytes) && !this.#isFull(this.#running)
  }

  async #start(job: WorkerJob): Promise<string> {
    this.#running++
    let length = 1
    try {
      const json = await this.#workers.compute(job)
      length = json.length
      return json
    } finally {
      this.#running--
      this.#resultBytes = Math.max(length, this.#resultBytes / 2)
      // Resume after the receiver has accounted for this result.
      this.#nextTurn(() => this.resume())
    }
  }
}
