/** Runs a table of slow jobs on a separate thread. The same table can run on the calling thread instead. */
import { setPriority } from 'node:os'
import type { MessagePort, Worker } from 'node:worker_threads'
import { RestartedThread } from './RestartedThread.ts'

/** Jobs by name: functions of plain data. */
type JobTable = Readonly<Record<string, (input: never) => Promise<unknown>>>

interface JobMessage {
  readonly number: number
  readonly name: string
  readonly input: unknown
}

type AnswerMessage = { readonly number: number } & ({ readonly answer: unknown } | { readonly failure: string })

/** Lower than the priority of the process, because requests and messages come first. */
const PRIORITY = 5

/** The thread starts with the first job, and again with the next job after the thread was lost. */
export class JobThread<Jobs extends JobTable> {
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  readonly #thread: RestartedThread<AnswerMessage>
  #count = 0

  /** `name`: name of the thread in errors. */
  constructor(name: string, jobs: Jobs, start: () => Worker) {
    this.#thread = new RestartedThread(start, {
      hear: (message) => {
        const waiting = this.#waiting.get(message.number)
        this.#waiting.delete(message.number)
        if ('answer' in message) waiting?.resolve(message.answer)
        else waiting?.reject(new Error(message.failure))
      },
      lost: (reason) => {
        for (const { reject } of this.#waiting.values())
          reject(new Error(`The thread of the ${name} failed: ${reason}`))
        this.#waiting.clear()
      },
    })
    this.jobs = Object.fromEntries(
      Object.keys(jobs).map((job) => [job, (input: unknown) => this.#run(job, input)]),
    ) as unknown as Jobs
  }

  /** The jobs, each run on the thread. A job rejects with its error, or when the thread is lost. */
  readonly jobs: Jobs

  async #run(name: string, input: unknown): Promise<unknown> {
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

/** Runs in the thread. */
export function runJobs(port: MessagePort, jobs: JobTable): void {
  // On other systems, a thread has the priority of its process.
  if (process.platform === 'linux') setPriority(PRIORITY)
  port.on('message', ({ number, name, input }: JobMessage) => {
    jobs[name]!(input as never).then(
      (answer) => port.postMessage({ number, answer } satisfies AnswerMessage),
      (error: Error) => port.postMessage({ number, failure: error.message } satisfies AnswerMessage),
    )
  })
}
