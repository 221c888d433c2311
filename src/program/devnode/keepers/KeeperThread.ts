/** Runs jobs of block keepers beside everything else: no message waits for a signature. */
import { setPriority } from 'node:os'
import type { MessagePort, Worker } from 'node:worker_threads'
import { RestartedThread } from '../store/RestartedThread.ts'
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
  readonly #waiting = new Map<number, PromiseWithResolvers<KeeperAnswer>>()
  readonly #thread: RestartedThread<AnswerMessage>
  #count = 0

  constructor(start: () => Worker) {
    this.#thread = new RestartedThread(start, {
      hear: (message) => {
        const waiting = this.#waiting.get(message.number)
        this.#waiting.delete(message.number)
        if ('answer' in message) waiting?.resolve(message.answer)
        else waiting?.reject(new Error(message.failure))
      },
      lost: (reason) => {
        for (const { reject } of this.#waiting.values()) reject(failure(reason))
        this.#waiting.clear()
      },
    })
  }

  readonly run: RunKeeperJob = async <Job extends KeeperJob>(job: Job) => {
    const worker = this.#thread.use()
    const number = ++this.#count
    const answered = Promise.withResolvers<KeeperAnswer>()
    this.#waiting.set(number, answered)
    worker.postMessage({ number, job } satisfies JobMessage)
    return (await answered.promise) as KeeperAnswers[Job['kind']]
  }

  close(): Promise<void> {
    return this.#thread.close()
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
