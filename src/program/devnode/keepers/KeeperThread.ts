/** Runs jobs of block keepers beside everything else: no message waits for a signature. */
import { setPriority } from 'node:os'
import type { MessagePort, Worker } from 'node:worker_threads'
import { RestartedThread } from '../store/RestartedThread.ts'
import { type KeeperJobs, keeperJobs } from './keeperJobs.ts'

interface JobMessage {
  readonly number: number
  readonly name: keyof KeeperJobs
  readonly input: unknown
}

type AnswerMessage = { readonly number: number } & ({ readonly answer: unknown } | { readonly failure: string })

/** Lower than that of the process: requests and messages come first. */
const PRIORITY = 5

/** The side of the node. The thread starts with the first job, and again with the next one after it was lost. */
export class KeeperThread {
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
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
        for (const { reject } of this.#waiting.values())
          reject(new Error(`The thread of the block keepers failed: ${reason}`))
        this.#waiting.clear()
      },
    })
  }

  /** Runs the jobs there. Each rejects when it cannot be run any more. */
  readonly jobs = Object.fromEntries(
    Object.keys(keeperJobs).map((name) => [name, (input: unknown) => this.#run(name as keyof KeeperJobs, input)]),
  ) as unknown as KeeperJobs

  async #run(name: keyof KeeperJobs, input: unknown): Promise<unknown> {
    const worker = this.#thread.use()
    const number = ++this.#count
    const answered = Promise.withResolvers<unknown>()
    this.#waiting.set(number, answered)
    worker.postMessage({ number, name, input } satisfies JobMessage)
    return answered.promise
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}

/** The side of the thread. */
export function runKeeperThread(port: MessagePort): void {
  // Elsewhere the priority of a thread is that of its process.
  if (process.platform === 'linux') setPriority(PRIORITY)
  port.on('message', ({ number, name, input }: JobMessage) => {
    const job = keeperJobs[name] as (input: unknown) => Promise<unknown>
    job(input).then(
      (answer) => port.postMessage({ number, answer } satisfies AnswerMessage),
      (error: Error) => port.postMessage({ number, failure: error.message } satisfies AnswerMessage),
    )
  })
}
