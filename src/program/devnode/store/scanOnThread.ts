/**
 * Queries that a caller's filter can make long, on a thread with a separate connection, so that the event loop is not
 * blocked. A query ends by itself when its time is over, so the next one never waits for long.
 */
import type { MessagePort, Worker } from 'node:worker_threads'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { NodeStore, QueryTimeout, type Row } from './NodeStore.ts'
import { RestartedThread } from './RestartedThread.ts'
import type { Sql } from './sql.ts'

/** Data passed to the thread. */
export interface ScanThreadData {
  /** File of the chain, which exists. */
  readonly path: string
  readonly nativeBinding: string | undefined
}

interface ScanRequest {
  readonly query: Sql
  readonly limitMs: number
}

type ScanAnswer = { readonly rows: Row[] } | { readonly failure: string } | 'timeout'

/** Longest time of one query, in ms. Source: network 2.9. */
const QUERY_LIMIT_MS = 2000

/** Maximum number of waiting queries, equal to the limit of one WebSocket. */
const MAX_WAITING = 20_000

/** The thread was lost or is overloaded. */
export class ScanError extends Error {
  override readonly name = 'ScanError'
}

/**
 * The server side. The thread keeps the process alive only while a query waits for it. A thread that is lost, for
 * example because the system had no descriptors for it, is started again with the next query.
 */
export class ScanThread {
  readonly #waiting: PromiseWithResolvers<Row[]>[] = []
  readonly #thread: RestartedThread<ScanAnswer>

  /** `start` may throw. */
  constructor(start: () => Worker) {
    this.#thread = new RestartedThread(start, {
      hear: (answer) => this.#settle(answer),
      lost: (reason) => {
        for (const waiting of this.#waiting.splice(0)) waiting.reject(scanError(reason))
      },
    })
  }

  /** Rows of a query that only reads. Throws QueryTimeout; ScanError; `Error` with the text of SQLite. */
  readonly scan = (query: Sql): Promise<Row[]> => {
    if (this.#waiting.length >= MAX_WAITING) return Promise.reject(new QueryTimeout())
    let worker: Worker
    try {
      worker = this.#thread.use()
    } catch (error) {
      return Promise.reject(scanError((error as Error).message))
    }
    const answered = Promise.withResolvers<Row[]>()
    if (this.#waiting.length === 0) worker.ref()
    this.#waiting.push(answered)
    worker.postMessage({ query, limitMs: QUERY_LIMIT_MS } satisfies ScanRequest)
    return answered.promise
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  #settle(answer: ScanAnswer): void {
    const waiting = this.#waiting.shift()
    if (this.#waiting.length === 0) this.#thread.use().unref()
    if (answer === 'timeout') waiting?.reject(new QueryTimeout())
    else if ('failure' in answer) waiting?.reject(new Error(answer.failure))
    else waiting?.resolve(answer.rows)
  }
}

function scanError(reason: string): ScanError {
  return new ScanError(`The thread for queries cannot answer: ${reason}`)
}

/** Runs in the thread. */
export async function runScanThread(port: MessagePort, data: unknown): Promise<void> {
  const { path, nativeBinding } = data as ScanThreadData
  const store = NodeStore.open({ connect: await loadDriver(nativeBinding), path, readonly: true })
  port.on('message', ({ query, limitMs }: ScanRequest) => port.postMessage(answer(store, query, limitMs)))
}

function answer(store: NodeStore, query: Sql, limitMs: number): ScanAnswer {
  try {
    return { rows: store.select(query, limitMs) }
  } catch (error) {
    return error instanceof QueryTimeout ? 'timeout' : { failure: (error as Error).message }
  }
}
