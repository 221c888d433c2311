/**
 * The lanes to one schema of a server, and the operations that wait for them. A lane connects when it is first needed;
 * if the server has no free connection, the existing lanes do all the work.
 */
import { StorageError, type StorageServer } from '../../src/ports/Storage.ts'
import type { ItemOperation, ItemResults } from '../common/ItemOperation.ts'
import { type Batch, OperationQueue } from '../common/OperationQueue.ts'
import { Lane } from './Lane.ts'
import type { LaneOptions } from './LaneOptions.ts'
import { ServerNews } from './ServerNews.ts'

/** Time for which no further connection is tried after the server had no free connection, ms. */
const FULL_MS = 5000

export class PostgresEngine {
  readonly #server: StorageServer
  readonly #options: Partial<LaneOptions>
  readonly #queue = new OperationQueue()
  readonly #lanes: Lane[] = []
  readonly #busy = new Set<Lane>()
  readonly news: ServerNews
  #isScheduled = false
  #fullUntilMs = 0

  /** @param first a lane that is connected */
  constructor(server: StorageServer, first: Lane, options: Partial<LaneOptions>) {
    this.#server = server
    this.#options = options
    this.news = new ServerNews(server)
    this.#lanes.push(first)
    first.rest()
  }

  /** Values are taken over: the caller must not use their buffers again. */
  run<T extends ItemOperation>(operation: T): Promise<ItemResults[T['type']]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#queue.add({ operation, resolve, reject })
    if (!this.#isScheduled) {
      this.#isScheduled = true
      // Deferred, so that all operations requested while the program reads what has arrived join the batch.
      setImmediate(() => {
        this.#isScheduled = false
        this.#dispatch()
      })
    }
    return promise as Promise<ItemResults[T['type']]>
  }

  /** Call only when all operations were answered and none will follow. */
  async close(): Promise<void> {
    await Promise.all([this.news.close(), ...this.#lanes.map((lane) => lane.end())])
  }

  #dispatch(): void {
    for (;;) {
      const lane = this.#freeLane()
      if (lane === undefined) return
      const batch = this.#queue.take()
      if (batch === undefined) return
      this.#busy.add(lane)
      void this.#run(lane, batch)
    }
  }

  #freeLane(): Lane | undefined {
    const free = this.#lanes.filter((lane) => !this.#busy.has(lane))
    const connected = free.find((lane) => lane.isConnected)
    if (connected !== undefined) return connected
    if (performance.now() < this.#fullUntilMs && this.#lanes.some((lane) => lane.isConnected)) return undefined
    if (free.length > 0) return free[0]
    if (this.#lanes.length + this.news.connections >= this.#server.poolSize) return undefined
    const lane = new Lane(this.#server, this.#options)
    this.#lanes.push(lane)
    return lane
  }

  async #run(lane: Lane, batch: Batch): Promise<void> {
    const hasOther = () => this.#lanes.some((other) => other !== lane && other.isConnected)
    try {
      const answers = await lane.run(batch.calls, hasOther)
      this.#queue.done(batch)
      for (const [index, { resolve, reject }] of batch.calls.entries()) {
        const answer = answers[index]!
        if ('error' in answer) reject(answer.error)
        else resolve(answer.value)
      }
    } catch (error) {
      this.#fail(batch, error as Error, hasOther())
    }
    lane.rest()
    this.#busy.delete(lane)
    this.#dispatch()
  }

  #fail(batch: Batch, error: Error, hasOther: boolean): void {
    if (error instanceof StorageError && error.kind === 'connections' && hasOther) {
      this.#fullUntilMs = performance.now() + FULL_MS
      this.#queue.putBack(batch)
      return
    }
    this.#queue.done(batch)
    for (const { reject } of batch.calls) reject(error)
  }
}
