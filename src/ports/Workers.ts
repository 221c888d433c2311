/** Work for another thread. Parameters and result travel as text (`packedJson.ts`, `rawParams.ts`): exact numerals survive. */
export interface WorkerJob {
  readonly functionName: string
  readonly paramsJson: string
  readonly configJson: string
  /** Aborting ends the computation at once, running or not. */
  readonly signal: AbortSignal
  /** The client that the work belongs to; clients take turns. */
  readonly owner: object
  /** Estimated time of the computation, in ms. Absent: unknown. */
  readonly costMs?: number
  /** Native work in one piece, for example scrypt: only terminating its process ends it. */
  readonly isUninterruptible?: boolean
  /**
   * Computes the same on the calling thread and returns the same text. It occupies that thread only briefly, so it may
   * take over work for which no other thread is free. Absent: the work must not run there.
   */
  readonly computeHere?: () => Promise<string>
}

/** Present and past work of the workers of a process, as seen by one owner. */
export interface WorkersStatus {
  /** Existing threads, including those that are ending. */
  readonly threads: number
  /** Processes for work that a thread cannot interrupt. */
  readonly processes: number
  /** Computations that run, and those that wait for a thread or a process. */
  readonly running: number
  readonly waiting: number
  /** Number of times that work was ended in favour of another owner's and restarted. */
  readonly restarted: number
  /** Computations of this owner that run, and those that wait. */
  readonly ownRunning: number
  readonly ownWaiting: number
  /** Parameters of this owner that wait, in characters. */
  readonly ownWaitingLength: number
  /** Computations of all owners that were refused because too much work of their owner was waiting. */
  readonly refused: number
}

/** Threads for work that would stop the event loop. */
export interface Workers {
  /**
   * Computes a function of the API on another thread and returns its result as JSON text. Throws the errors of the
   * function, and WorkersBusy when too much work of the owner is waiting.
   */
  compute(job: WorkerJob): Promise<string>
  status(owner: object): WorkersStatus
  close(): Promise<void>
}

/** Too many parameters of one owner wait for a worker. */
export class WorkersBusy extends Error {
  override readonly name = 'WorkersBusy'
  /** Limit of waiting parameters, in characters. */
  readonly limit: number

  constructor(limit: number) {
    super(`Parameters of more than ${limit} characters wait for a worker`)
    this.limit = limit
  }
}
