/** Work for another thread. Parameters and result travel as text (`packedJson.ts`, `rawParams.ts`): exact numerals survive. */
export interface WorkerJob {
  readonly functionName: string
  readonly paramsJson: string
  readonly configJson: string
  /** Aborting ends the computation at once, running or not. */
  readonly signal: AbortSignal
  /** Whose work it is: one client. Clients take turns. */
  readonly owner: object
  /** The work is one piece of native code: stopping it takes the end of a process. */
  readonly isUninterruptible?: boolean
  /** What the work will cost, in ms, where it is known. */
  readonly costMs?: number
}

/** Threads for work that would stop the event loop. */
export interface Workers {
  /** Computes a function of the API on another thread and gives its result as JSON text. Throws the errors of the function. */
  compute(job: WorkerJob): Promise<string>
  close(): Promise<void>
}
