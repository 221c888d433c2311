/** Starts a thread of this program. Its `workerData` defines what it does. */
import { type MessagePort, Worker } from 'node:worker_threads'

/** Code of a thread: the file of a URL, or a source text if there is no file. */
export type ThreadCode = { readonly url: string } | { readonly source: string }

/** Code of the threads of the running program. */
export interface ProgramEntry {
  /** The entry of the program, which knows every role. */
  readonly program: ThreadCode
  /** Only the storage, so that its thread does not take the memory of the whole program. */
  readonly storage: ThreadCode
  /** Folder of the built program. Absent in the single executable, which holds what would be there. */
  readonly folder?: string
  /** How to run another process of the program that has this many descriptors before the ones that it needs. */
  readonly process: (descriptorsBefore: number) => ProcessCode
  /** Whether a file of the program was replaced, so that parts that were not yet loaded are no longer available. */
  readonly isReplaced?: () => boolean
}

/** How another process runs the program. */
export interface ProcessCode {
  readonly args: readonly string[]
  /** Text for its standard input. */
  readonly input?: string
  /** Open files that it needs. */
  readonly descriptors: readonly number[]
}

/**
 * `library` is the whole library, started by a host that loads it into its own process; `producer` makes the blocks of the
 * development node, `committer` stores them, `scanner` answers its long queries, `keepers` sign its blocks.
 */
export type WorkerRole = 'compute' | 'storage' | 'library' | 'producer' | 'committer' | 'scanner' | 'keepers' | 'reruns'

/** Contents of `workerData` of a thread. */
export interface WorkerStart {
  readonly role: WorkerRole
  readonly data: unknown
}

/** Marks a thread as such: loading `node:worker_threads` to find out would cost every start milliseconds. */
export const THREAD_ARGUMENT = '--thread'

/** Marks a process as one that computes for the one that started it. */
export const PROCESS_ARGUMENT = '--compute-process'

/** A computation that wants more memory than this ends with an error; the program continues. */
const COMPUTE_MEMORY_MB = 1024

/** Small, because the thread of the storage keeps nothing for long and mostly waits. */
const STORAGE_YOUNG_MEMORY_MB = 2

const threads = new Set<Worker>()

/** Threads that were started here and have not ended. */
export function liveThreads(): Worker[] {
  return [...threads]
}

/** Ports in `data` are `transferred`. */
export function startWorker(
  entry: ProgramEntry,
  role: WorkerRole,
  data: unknown,
  transferred: readonly MessagePort[] = [],
): Worker {
  const workerData: WorkerStart = { role, data }
  // Standard output carries the protocol; what a thread prints must not get there.
  const options = {
    workerData,
    transferList: [...transferred],
    argv: [THREAD_ARGUMENT],
    stdout: true,
    stderr: false,
    ...(role === 'compute' && { resourceLimits: { maxOldGenerationSizeMb: COMPUTE_MEMORY_MB } }),
    ...(role === 'storage' && { resourceLimits: { maxYoungGenerationSizeMb: STORAGE_YOUNG_MEMORY_MB } }),
  }
  const code = role === 'storage' ? entry.storage : entry.program
  const worker =
    'url' in code ? new Worker(new URL(code.url), options) : new Worker(code.source, { ...options, eval: true })
  threads.add(worker)
  worker.once('exit', () => threads.delete(worker))
  worker.stdout.on('data', (chunk) => process.stderr.write(chunk))
  return worker
}

export function isWorkerStart(value: unknown): value is WorkerStart {
  return typeof value === 'object' && value !== null && 'role' in value && 'data' in value
}
