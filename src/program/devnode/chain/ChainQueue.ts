/**
 * Gathers the messages that arrive while a round runs, so that they share the next block and wait for the disk once. The
 * next round is executed while this one is stored; outcomes are reported only after they are stored. Other changes of
 * the chain are made between two rounds, after all rounds are stored.
 */
import { AdminError } from '../controls/AdminError.ts'
import type { TimeState } from './ChainTime.ts'
import type { ControlRequest, ControlResult } from './controlChain.ts'
import type { ChainRequest, MessageOutcome, RefusedMessage } from './MessageOutcome.ts'
import { refused } from './outcomes.ts'
import type { RoundResult } from './RunningChain.ts'

/** Result of an executed round. */
interface ExecutedRound extends Omit<RoundResult, 'storedWith'> {
  /**
   * Settles when the blocks of the result are stored. Rejects if the store fails: then neither this round nor those executed
   * meanwhile have changed anything. Absent: the blocks are stored, or will be after `lagMs`.
   */
  readonly stored?: Promise<void>
}

/** Runs rounds and the controls between them, one at a time, on this or another thread. */
export interface BlockMaker {
  /**
   * Settles when the next round can be executed. With `isForced` there is a block even when nothing happens. Rejects when the
   * store fails; nothing has changed then.
   */
  produce(requests: readonly ChainRequest[], lagMs: number, isForced: boolean): Promise<ExecutedRound>
  /** Rejects with AdminError; nothing has changed then. */
  control(request: ControlRequest): Promise<ControlResult>
  close(): Promise<void>
}

/** Followers of the rounds. */
export interface QueueEvents {
  /** Called with the state of time after a round or a control. */
  readonly onTime?: (time: TimeState) => void
  /** Called when messages wait for accounts that were not fetched yet. */
  readonly onMissing?: (accountIds: readonly string[]) => void
  /** Called when a message was refused; the chain does not contain it. */
  readonly onRefused?: (request: ChainRequest, outcome: RefusedMessage) => void
}

/** A message that waits for its block. */
export interface QueuedMessage {
  readonly id: string
  readonly kind: ChainRequest['kind']
  readonly account_id: string
}

interface Waiting<Request, Result> {
  readonly request: Request
  readonly settled: PromiseWithResolvers<Result>
}

interface Mining {
  /** Number of blocks that are still to be made. */
  left: number
  /** Seconds between the blocks. */
  readonly interval: number | undefined
  isFirst: boolean
  readonly settled: PromiseWithResolvers<void>
}

/** Maximum number of messages of a round; further messages wait for the next round. */
const ROUND_SIZE = 128
/** Maximum number of waiting messages. */
const QUEUE_SIZE = 10_000
/** Maximum number of rounds that are being stored while the next one is executed. */
const MAX_UNSTORED = 4

export class ChainQueue {
  readonly #maker: BlockMaker
  readonly #known = new Set<string>()
  #jobs: Waiting<ChainRequest, MessageOutcome>[] = []
  readonly #controls: Waiting<ControlRequest, ControlResult>[] = []
  readonly #minings: Mining[] = []
  #running: Promise<void> | undefined
  /** One promise for each round that is being stored; none of them rejects. */
  readonly #unstored = new Set<Promise<void>>()
  #hasPending: boolean
  readonly #lagMs: () => number
  readonly #events: QueueEvents
  /** Settles when the block that `makeBlock` requested is stored. */
  #wanted: PromiseWithResolvers<void> | undefined
  #isManual = false
  #isClosed = false

  /**
   * `hasPending`: the chain was stopped with internal messages waiting. `lagMs`: simulated delay of storing blocks, ms,
   * a fault for tests.
   */
  constructor(maker: BlockMaker, hasPending: boolean, lagMs: () => number, events: QueueEvents = {}) {
    this.#maker = maker
    this.#lagMs = lagMs
    this.#events = events
    this.#hasPending = hasPending
    if (hasPending) this.#run()
  }

  /** Whether only `mine` makes blocks, for which messages wait. */
  get isManual(): boolean {
    return this.#isManual
  }

  set isManual(isManual: boolean) {
    this.#isManual = isManual
    this.#run()
  }

  /** Settles when the message is executed and stored, or refused. */
  async execute(request: ChainRequest): Promise<MessageOutcome> {
    const outcome = await this.#enqueue(request)
    if (outcome.kind === 'refused') this.#events.onRefused?.(request, outcome)
    return outcome
  }

  async #enqueue(request: ChainRequest): Promise<MessageOutcome> {
    const { hash } = request
    if (this.#isClosed) throw new Error('The node is stopping')
    if (this.#known.has(hash)) return refused('DUPLICATE_MESSAGE', 'Unknown error')
    if (this.#known.size >= QUEUE_SIZE) return refused('QUEUE_OVERFLOW', 'The message queue is full')
    this.#known.add(hash)
    const settled = Promise.withResolvers<MessageOutcome>()
    this.#jobs.push({ request, settled })
    this.#run()
    return settled.promise.finally(() => this.#known.delete(hash))
  }

  /** Whether no round runs or waits to be stored. */
  get isIdle(): boolean {
    return this.#running === undefined && this.#unstored.size === 0
  }

  /** Makes a block, if necessary without transactions. Settles when it is stored. */
  makeBlock(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#wanted ??= Promise.withResolvers()
    this.#run()
    return this.#wanted.promise
  }

  /** Runs a control between two rounds. Rejects with AdminError; nothing has changed then. */
  control(request: ControlRequest): Promise<ControlResult> {
    return this.#enter((settled) => this.#controls.push({ request, settled }))
  }

  /**
   * Creates `blocks` blocks at least `interval` seconds apart, including waiting messages. Settles when they are
   * stored.
   */
  mine(blocks: number, interval: number | undefined): Promise<void> {
    return this.#enter((settled) => this.#minings.push({ left: blocks, interval, isFirst: true, settled }))
  }

  #enter<T>(push: (settled: PromiseWithResolvers<T>) => void): Promise<T> {
    const settled = Promise.withResolvers<T>()
    if (this.#isClosed) settled.reject(new AdminError('stopping', 'The node is stopping'))
    else push(settled)
    this.#run()
    return settled.promise
  }

  /** Messages that wait, in the order of their execution. */
  list(): QueuedMessage[] {
    return this.#jobs.map(({ request: { hash, kind, accountId } }) => ({ id: hash, kind, account_id: accountId }))
  }

  /** Refuses a waiting message; `false` if no message with this id is waiting. */
  drop(id: string): boolean {
    const job = this.#jobs.find(({ request }) => request.hash === id)
    if (job === undefined) return false
    this.#jobs = this.#jobs.filter((other) => other !== job)
    job.settled.resolve(refused('INTERNAL_ERROR', 'The message was dropped from the queue'))
    return true
  }

  /** Moves these messages to the front, in this order. Returns the first id that is not waiting; nothing has changed then. */
  order(ids: readonly string[]): string | undefined {
    const byId = new Map(this.#jobs.map((job) => [job.request.hash, job]))
    const unknown = ids.find((id) => !byId.has(id))
    if (unknown !== undefined) return unknown
    const first = new Set(ids.map((id) => byId.get(id)!))
    this.#jobs = [...first, ...this.#jobs.filter((job) => !first.has(job))]
    return undefined
  }

  /** Settles when the current round is stored. Waiting messages are not executed and reject. */
  async close(): Promise<void> {
    const jobs = this.#jobs
    this.#jobs = []
    this.#isClosed = true
    for (const { settled } of jobs) settled.reject(new Error('The node is stopping'))
    const stopping = new AdminError('stopping', 'The node is stopping')
    for (const { settled } of [...this.#controls.splice(0), ...this.#minings.splice(0)]) settled.reject(stopping)
    this.#wanted?.resolve()
    await this.#running
    await Promise.all(this.#unstored)
    await this.#maker.close()
  }

  #run(): void {
    this.#running ??= this.#runRounds().finally(() => {
      this.#running = undefined
    })
  }

  get #hasWork(): boolean {
    if (this.#isClosed) return false
    if (this.#controls.length > 0 || this.#minings.length > 0) return true
    return !this.#isManual && (this.#jobs.length > 0 || this.#hasPending || this.#wanted !== undefined)
  }

  async #runRounds(): Promise<void> {
    // Requests that are being read at the moment join the first round.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#hasWork) {
      const control = this.#controls.shift()
      if (control !== undefined) await this.#control(control)
      else if (this.#minings.length > 0) await this.#mineOne(this.#minings[0]!)
      else await this.#round(this.#wanted !== undefined)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  async #control({ request, settled }: Waiting<ControlRequest, ControlResult>): Promise<void> {
    // Readers must see every block before they are notified of later changes.
    await Promise.all(this.#unstored)
    try {
      const result = await this.#maker.control(request)
      this.#hasPending = result.hasPending
      this.#events.onTime?.(result.time)
      settled.resolve(result)
    } catch (error) {
      settled.reject(error)
    }
  }

  async #mineOne(mining: Mining): Promise<void> {
    try {
      if (mining.interval !== undefined && !mining.isFirst) {
        await this.#maker.control({ order: { kind: 'interval', seconds: mining.interval } })
      }
      mining.isFirst = false
      const { stored } = await this.#round(true)
      await stored
    } catch (error) {
      mining.left = 0
      mining.settled.reject(error)
    }
    mining.left -= 1
    if (mining.left > 0) return
    if (this.#minings[0] === mining) this.#minings.shift()
    mining.settled.resolve()
  }

  /**
   * Executes a round. While `mine` makes blocks, throws errors of the store. `stored` rejects if storing fails later.
   */
  async #round(isForced: boolean): Promise<{ readonly stored: Promise<void> | undefined }> {
    while (this.#unstored.size >= MAX_UNSTORED) await Promise.race(this.#unstored)
    const jobs = this.#jobs.splice(0, ROUND_SIZE)
    const wanted = this.#wanted
    this.#wanted = undefined
    const fail = (error: unknown) => {
      this.#hasPending = false
      for (const { settled } of jobs) settled.reject(error)
      wanted?.reject(error)
    }
    try {
      const requests = jobs.map(({ request }) => request)
      const round = await this.#maker.produce(requests, this.#lagMs(), isForced)
      const { outcomes, hasPending, time, missing = [], stored } = round
      this.#hasPending = hasPending
      const tell = () => {
        if (time !== undefined) this.#events.onTime?.(time)
        if (missing.length > 0) this.#events.onMissing?.(missing)
        for (const [index, { settled }] of jobs.entries()) settled.resolve(outcomes[index]!)
        wanted?.resolve()
      }
      if (stored === undefined) tell()
      else {
        const told = stored.then(tell, fail)
        this.#unstored.add(told)
        void told.finally(() => this.#unstored.delete(told))
      }
      return { stored }
    } catch (error) {
      fail(error)
      if (this.#minings.length > 0) throw error
      return { stored: undefined }
    }
  }
}
