/**
 * Starts a thread of this program. The program is one file or one folder of sources, so every thread runs the same entry
 * and learns from its data what to do.
 */
import { Worker } from 'node:worker_threads'

/** The entry of the running program: the URL of its file, or the source text where there is none. */
export type ProgramEntry = { readonly url: string } | { readonly source: string }

/**
 * `library` is the whole library, started by a host that loads it into its own process; `producer` makes the blocks of the
 * development node, `scanner` answers its long queries.
 */
export type WorkerRole = 'compute' | 'storage' | 'library' | 'producer' | 'scanner'

/** What a thread finds in `workerData`. */
export interface WorkerStart {
  readonly role: WorkerRole
  readonly data: unknown
}

/** Tells a thread that it is one: asking the module for threads would cost every start milliseconds. */
export const THREAD_ARGUMENT = '--thread'

/** Tells a process that it computes for the one that started it. */
export const PROCESS_ARGUMENT = '--compute-process'

/** A computation that wants more memory than this ends with an error, and the program goes on. */
const COMPUTE_MEMORY_MB = 1024

const threads = new Set<Worker>()

/** Threads that were started here and have not ended. */
export function liveThreads(): Worker[] {
  return [...threads]
}

export function startWorker(entry: ProgramEntry, role: WorkerRole, data: unknown): Worker {
  const workerData: WorkerStart = { role, data }
  // Standard output carries the protocol; what a thread prints must not get there.
  const options = {
    workerData,
    argv: [THREAD_ARGUMENT],
    stdout: true,
    stderr: false,
    ...(role === 'compute' && { resourceLimits: { maxOldGenerationSizeMb: COMPUTE_MEMORY_MB } }),
  }
  const worker =
    'url' in entry ? new Worker(new URL(entry.url), options) : new Worker(entry.source, { ...options, eval: true })
  threads.add(worker)
  worker.once('exit', () => threads.delete(worker))
  worker.stdout.on('data', (chunk) => process.stderr.write(chunk))
  return worker
}

export function isWorkerStart(value: unknown): value is WorkerStart {
  return typeof value === 'object' && value !== null && 'role' in value && 'data' in value
}
