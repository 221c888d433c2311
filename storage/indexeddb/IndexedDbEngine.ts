/**
 * The operations that wait for a database. One transaction runs at a time; all operations requested meanwhile form the
 * next one, so that many waiting writes take one commit.
 */
import type { ItemOperation, ItemResults } from '../common/ItemOperation.ts'
import { type Batch, OperationQueue } from '../common/OperationQueue.ts'
import type { Connection } from './Connection.ts'
import { translateError, unknownCommit } from './databaseErrors.ts'
import type { KeyRanges } from './requests.ts'
import { type Answer, ConnectionLost, runBatch } from './runBatch.ts'

export class IndexedDbEngine {
  readonly #connection: Connection
  readonly #ranges: () => KeyRanges
  readonly #queue = new OperationQueue()
  #isScheduled = false

  /** @param ranges the class `IDBKeyRange`, looked up when the database is open */
  constructor(connection: Connection, ranges: () => KeyRanges) {
    this.#connection = connection
    this.#ranges = ranges
  }

  /** Values are taken over: the caller must not use their buffers again. */
  run<T extends ItemOperation>(operation: T): Promise<ItemResults[T['type']]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#queue.add({ operation, resolve, reject })
    if (!this.#isScheduled) {
      this.#isScheduled = true
      // Deferred by a microtask, so that all operations requested in the same step join the batch.
      queueMicrotask(() => void this.#runAll())
    }
    return promise as Promise<ItemResults[T['type']]>
  }

  async #runAll(): Promise<void> {
    for (;;) {
      const batch = this.#queue.take()
      if (batch === undefined) break
      await this.#runBatch(batch)
      this.#queue.done(batch)
    }
    this.#isScheduled = false
  }

  async #runBatch({ calls, isRead }: Batch): Promise<void> {
    const answers = await this.#answer(
      calls.map(({ operation }) => operation),
      isRead,
    )
    for (const [index, { resolve, reject }] of calls.entries()) {
      const answer = answers[index]!
      if ('error' in answer) reject(answer.error)
      else resolve(answer.value)
    }
  }

  async #answer(operations: readonly ItemOperation[], isRead: boolean): Promise<readonly Answer[]> {
    try {
      return await this.#attempt(operations)
    } catch (error) {
      const failure = translateError(error, this.#connection.name)
      const mayBeOfOne = failure.kind === 'quota' || failure.kind === 'io'
      if (operations.length === 1 || !mayBeOfOne || isRead) return operations.map(() => ({ error: failure }))
    }
    // Nothing was written, so that each can fail alone.
    const answers: Answer[] = []
    for (const operation of operations) answers.push(...(await this.#answer([operation], isRead)))
    return answers
  }

  /** Throws StorageError, or an exception of the browser; nothing was written then, except perhaps with kind `unknown`. */
  async #attempt(operations: readonly ItemOperation[]): Promise<readonly Answer[]> {
    for (let isLast = false; ; isLast = true) {
      const database = await this.#connection.open()
      try {
        return await runBatch(database, operations, this.#ranges())
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error
        this.#connection.drop(database)
        // If the database is gone, that is the reason.
        if (error.isCommitting || isLast) await this.#connection.open()
        if (error.isCommitting) throw unknownCommit(this.#connection.name, error.cause)
        if (isLast) throw error.cause
      }
    }
  }
}
