/** Gathers what comes in while a round runs, so that all of it shares the next block and waits for the disk once. */
import type { ChainRequest, MessageOutcome } from './MessageOutcome.ts'

/** What a round brought. */
export interface RoundResult {
  readonly outcomes: readonly MessageOutcome[]
  /** Internal messages wait: another round is needed. */
  readonly hasPending: boolean
}

/** Runs rounds, one at a time, on whatever thread. */
export interface BlockMaker {
  /**
   * Everything that the result speaks of is stored, or will be after `lagMs`. With `isForced` there is a block even when
   * nothing happens. Rejects when the store fails; nothing has changed then.
   */
  produce(requests: readonly ChainRequest[], lagMs: number, isForced: boolean): Promise<RoundResult>
  close(): Promise<void>
}

interface Job {
  readonly request: ChainRequest
  readonly resolve: (outcome: MessageOutcome) => void
  readonly reject: (error: unknown) => void
}

/** Most messages of a round; what comes later waits for the next one. */
const ROUND_SIZE = 128
/** Most messages that wait. */
const QUEUE_SIZE = 10_000

export class ChainQueue {
  readonly #maker: BlockMaker
  readonly #known = new Set<string>()
  #jobs: Job[] = []
  #running: Promise<void> | undefined
  #hasPending: boolean
  readonly #lagMs: () => number
  /** Those who wait for a block whatever happens. */
  #wanted: PromiseWithResolvers<void> | undefined
  #isClosed = false

  /**
   * `hasPending` tells that the chain was stopped with internal messages waiting, `lagMs` how late blocks are stored, which
   * is a fault for tests.
   */
  constructor(maker: BlockMaker, hasPending: boolean, lagMs: () => number) {
    this.#maker = maker
    this.#lagMs = lagMs
    this.#hasPending = hasPending
    if (hasPending) this.#run()
  }

  /** Settles when the message is executed and stored, or refused. */
  execute(request: ChainRequest): Promise<MessageOutcome> {
    const { hash } = request
    if (this.#isClosed) return Promise.reject(new Error('The node is stopping'))
    if (this.#known.has(hash)) {
      return Promise.resolve(refusal('DUPLICATE_MESSAGE', 'Unknown error'))
    }
    if (this.#known.size >= QUEUE_SIZE) return Promise.resolve(refusal('QUEUE_OVERFLOW', 'The message queue is full'))
    this.#known.add(hash)
    return new Promise<MessageOutcome>((resolve, reject) => {
      this.#jobs.push({ request, resolve, reject })
      this.#run()
    }).finally(() => this.#known.delete(hash))
  }

  /** Nothing runs and nothing waits. */
  get isIdle(): boolean {
    return this.#running === undefined
  }

  /** Makes a block, without transactions when there is nothing to execute. Settles when it is stored. */
  makeBlock(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#wanted ??= Promise.withResolvers()
    this.#run()
    return this.#wanted.promise
  }

  /** Settles when the current round is stored; what waits is not executed any more and rejects. */
  async close(): Promise<void> {
    const jobs = this.#jobs
    this.#jobs = []
    this.#isClosed = true
    for (const { reject } of jobs) reject(new Error('The node is stopping'))
    this.#wanted?.resolve()
    await this.#running
    await this.#maker.close()
  }

  #run(): void {
    this.#running ??= this.#runRounds().finally(() => {
      this.#running = undefined
    })
  }

  async #runRounds(): Promise<void> {
    // Requests that are being read in this moment join the first round.
    await new Promise((resolve) => setImmediate(resolve))
    while (!this.#isClosed && (this.#jobs.length > 0 || this.#hasPending || this.#wanted !== undefined)) {
      const jobs = this.#jobs.splice(0, ROUND_SIZE)
      const wanted = this.#wanted
      this.#wanted = undefined
      try {
        const { outcomes, hasPending } = await this.#maker.produce(
          jobs.map(({ request }) => request),
          this.#lagMs(),
          wanted !== undefined,
        )
        this.#hasPending = hasPending
        for (const [index, { resolve }] of jobs.entries()) resolve(outcomes[index]!)
        wanted?.resolve()
      } catch (error) {
        this.#hasPending = false
        for (const { reject } of jobs) reject(error)
        wanted?.reject(error)
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

function refusal(code: 'DUPLICATE_MESSAGE' | 'QUEUE_OVERFLOW', message: string): MessageOutcome {
  return {
    kind: 'refused',
    code,
    message,
    exitCode: undefined,
    dappId: undefined,
  }
}
