/** Runs jobs of block keepers beside everything else: no message waits for a signature. */
import { setPriority } from 'node:os'
import type { MessagePort, Worker } from 'node:worker_threads'
import { doKeeperJob, type KeeperAnswer, type KeeperAnswers, type KeeperJob } from './keeperJobs.ts'

/** Runs a job. Rejects when it cannot be run any more. */
export type RunKeeperJob = <Job extends KeeperJob>(job: Job) => Promise<KeeperAnswers[Job['kind']]>

interface JobMessage {
  readonly number: number
  readonly job: KeeperJob
}

type AnswerMessage = { readonly number: number } & ({ readonly answer: KeeperAnswer } | { readonly failure: string })

/** Lower than that of the process: requests and messages come first. */
const PRIORITY = 5

/** The side of the node. The thread starts with the first job, and again with the next one after it was lost. */
export class KeeperThread {
  readonly #start: () => Worker
  readonly #waiting = new Map<number, PromiseWithResolvers<KeeperAnswer>>()
  #worker: Worker | undefined
  #count = 0
  #isClosed = false

  constructor(start: () => Worker) {
    this.#start = start
  }

  readonly run: RunKeeperJob = async <Job extends KeeperJob>(job: Job) => {
    if (this.#isClosed) throw failure('it was closed')
    this.#worker ??= this.#open()
    const number = ++this.#count
    const answered = Promise.withResolvers<KeeperAnswer>()
    this.#waiting.set(number, answered)
    this.#worker.postMessage({ number, job } satisfies JobMessage)
    return (await answered.promise) as KeeperAnswers[Job['kind']]
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
    worker.on('message', (message: AnswerMessage) => {
      const waiting = this.#waiting.get(message.number)
      this.#waiting.delete(message.number)
      if ('answer' in message) waiting?.resolve(message.answer)
      else waiting?.reject(new Error(message.failure))
    })
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => this.#lose(worker, 'it has ended'))
    return worker
  }

  #lose(worker: Worker | undefined, reason: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(failure(reason))
    this.#waiting.clear()
  }
}

function failure(reason: string): Error {
  return new Error(`The thread of the block keepers failed: ${reason}`)
}

/** The side of the thread. */
export function runKeeperThread(port: MessagePort): void {
  // Elsewhere the priority of a thread is that of its process.
  if (process.platform === 'linux') setPriority(PRIORITY)
  port.on('message', ({ number, job }: JobMessage) => {
    doKeeperJob(job).then(
      (answer) => port.postMessage({ number, answer } satisfies AnswerMessage),
      (error: Error) => port.postMessage({ number, failure: error.message } satisfies AnswerMessage),
    )
  })
}
