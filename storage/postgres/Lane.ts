/**
 * Runs batches on one connection at a time. A batch of writes is one transaction. Usually it is one message to the server,
 * which locks the items, checks that they are as the conditions of the batch say, writes and commits. If they are not,
 * nothing has happened, and the batch takes two messages: the first locks the items and reads them, the second writes what
 * has changed and commits. A batch whose answers depend on other items takes two messages at once.
 *
 * A connection that is lost before the message that commits has changed nothing, and the batch runs again. One that is
 * lost with it may have: each transaction therefore leaves a mark in the row of its lane. A later reader of that row waits
 * for the end of the transaction, however long the server takes to notice that its client is gone, and then knows for
 * certain. It also replaces the mark, which the transaction expects to be that of the previous one: a message that was on
 * its way for all this time then fails. Only a server that stays away leaves the outcome `unknown`.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StorageError, StorageServer } from '../../src/ports/Storage.ts'
import { expectInUse, statePlace } from '../../src/ports/storageMarks.ts'
import { type ItemPlace, isRead, placeId, type ReadOperation, type WriteOperation } from '../common/ItemOperation.ts'
import { type ItemChange, LockedItems } from '../common/LockedItems.ts'
import type { QueuedCall } from '../common/OperationQueue.ts'
import { collections } from '../contentDigest.ts'
import { assumeConditions } from './assumeConditions.ts'
import { Connection } from './Connection.ts'
import { changeTexts } from './changeTexts.ts'
import { defaultOptions, type LaneOptions } from './LaneOptions.ts'
import { addressOf, codeOf, isRefusal, serverError, translateError } from './postgresErrors.ts'
import { placesText, readPlan } from './readPlan.ts'
import { sortedPlaces } from './sortedPlaces.ts'
import { beginReadText, beginText, checkText, getText, lockText, markText, readMarkText } from './statements.ts'

export type Answer = { readonly value: unknown } | { readonly error: StorageError }

const MAX_CONFLICTS = 10
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500
/** Time for which a write of a failed batch waits for others, ms. */
const SINGLE_LOCK_MS = 200

export class Lane {
  readonly #server: StorageServer
  readonly #options: LaneOptions
  #id = randomUUID()
  /** The last mark in its row. */
  #mark = ''
  #connection: Connection | undefined

  constructor(server: StorageServer, options: Partial<LaneOptions> = {}) {
    this.#server = server
    this.#options = { ...defaultOptions, ...options }
  }

  /** Name of the row with its marks. */
  get id(): string {
    return this.#id
  }

  get isConnected(): boolean {
    return this.#connection !== undefined && !this.#connection.isBroken
  }

  /** Throws StorageError. */
  async connect(): Promise<Connection> {
    if (this.#connection?.isBroken) this.#drop()
    this.#connection ??= await Connection.open(this.#server)
    this.#connection.ref()
    return this.#connection
  }

  /** The process may end although the connection is open. */
  rest(): void {
    this.#connection?.unref()
  }

  async end(): Promise<void> {
    const connection = this.#connection
    this.#connection = undefined
    await connection?.end()
  }

  /**
   * Runs a batch: one answer per call, in order. Throws StorageError if nothing of it has happened, or with kind
   * `unknown`.
   * @param mustNotWait whether it throws at once when the server has no connection left
   */
  async run(calls: readonly QueuedCall[], mustNotWait: () => boolean): Promise<Answer[]> {
    try {
      return await this.#retry(() => this.#runOnce(calls, this.#options.lockMs), mustNotWait)
    } catch (error) {
      const failure = error as StorageError
      if (calls.length === 1 || !['busy', 'io', 'corrupt'].includes(failure.kind)) throw error
      return this.#runOneByOne(calls)
    }
  }

  /** Run one by one, so that a failing operation fails alone. */
  async #runOneByOne(calls: readonly QueuedCall[]): Promise<Answer[]> {
    const answers: Answer[] = []
    for (const call of calls) {
      try {
        const [answer] = await this.#retry(
          () => this.#runOnce([call], SINGLE_LOCK_MS),
          () => false,
        )
        answers.push(answer!)
      } catch (error) {
        answers.push({ error: error as StorageError })
      }
    }
    return answers
  }

  async #retry<T>(work: () => Promise<T>, mustNotWait: () => boolean): Promise<T> {
    const untilMs = performance.now() + this.#options.retryMs
    let pauseMs = FIRST_PAUSE_MS
    let conflicts = 0
    for (;;) {
      try {
        return await work()
      } catch (error) {
        this.#drop()
        const failure = translateError(error, this.#server)
        const isConflict = /^40/.test(codeOf(error)) && ++conflicts <= MAX_CONFLICTS
        const isPassing = failure.kind === 'away' || (failure.kind === 'connections' && !mustNotWait())
        if (!(isConflict || isPassing) || performance.now() + pauseMs > untilMs) throw failure
      }
      // A random pause keeps conflicting transactions from colliding again.
      await sleep(pauseMs * (0.5 + Math.random()))
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    }
  }

  #runOnce(calls: readonly QueuedCall[], lockMs: number): Promise<Answer[]> {
    const operations = calls.map(({ operation }) => operation)
    const reads = operations.filter(isRead)
    return reads.length > 0 ? this.#read(reads) : this.#write(operations as WriteOperation[], lockMs)
  }

  async #read(operations: readonly ReadOperation[]): Promise<Answer[]> {
    const connection = await this.connect()
    const { schema } = this.#server
    const plan = readPlan(schema, operations)
    const begin = beginReadText(this.#server.statementTimeoutMs)
    const read = plan.texts.length === 0 ? [] : await connection.run([begin, ...plan.texts, 'COMMIT'].join('\n'))
    if (read.length > 0 && read[1]!.rows[0]![0] === true) throw this.#standby()
    return plan.values(read.slice(2)).map((value) => ({ value }))
  }

  async #write(operations: readonly WriteOperation[], lockMs: number): Promise<Answer[]> {
    const places = sortedPlaces(operations)
    if (places.length === 0) return operations.map(() => ({ value: true }))
    const assumed = await this.#writeAssumed(operations, places, lockMs)
    if (assumed !== undefined) return assumed
    const connection = await this.connect()
    const batch = randomUUID()
    const items = new LockedItems(places, await this.#lock(connection, places, batch, lockMs))
    const answers = operations.map((operation) => this.#apply(items, operation))
    if (!items.isChanged) {
      await this.#rollBack(connection)
      return answers
    }
    const text = [...changeTexts(this.#server.schema, items, []), 'COMMIT']
    await this.#commit(connection, text, batch)
    return answers
  }

  /**
   * The whole transaction in one message. Returns `undefined` if nothing was written because an assumption does not hold, or
   * none can be made.
   */
  async #writeAssumed(
    operations: readonly WriteOperation[],
    places: readonly ItemPlace[],
    lockMs: number,
  ): Promise<Answer[] | undefined> {
    const assumed = assumeConditions(operations)
    if (assumed === undefined) return undefined
    const { schema, statementTimeoutMs } = this.#server
    const { ignoresState } = this.#options
    const { values, conditions, items, appended } = assumed
    const connection = await this.connect()
    const batch = randomUUID()
    const assumptions = { lane: this.#id, batch, before: this.#mark, conditions, appended, ignoresState }
    const text = [
      beginText({ statementMs: statementTimeoutMs, lockMs }),
      ...collections.map((collection) => placesText(places, collection, lockText, schema)),
      checkText(schema, assumptions),
      ...changeTexts(schema, items, appended),
      'COMMIT',
    ]
    try {
      await this.#commit(connection, text, batch)
    } catch (error) {
      if (!isRefusal(error) || !/^22/.test(codeOf(error))) throw error
      await this.#rollBack(connection)
      return undefined
    }
    return values.map((value) => ({ value }))
  }

  async #lock(
    connection: Connection,
    places: readonly ItemPlace[],
    batch: string,
    lockMs: number,
  ): Promise<ItemChange[]> {
    const { schema, statementTimeoutMs } = this.#server
    const used = collections.filter((collection) => places.some((place) => place.collection === collection))
    const wanted = [...places, statePlace]
    const read = collections.filter((collection) => collection === 'local' || used.includes(collection))
    const text = [
      beginText({ statementMs: statementTimeoutMs, lockMs }),
      markText(schema, this.#id, batch),
      ...used.map((collection) => placesText(places, collection, lockText, schema)),
      ...read.map((collection) => placesText(wanted, collection, getText, schema)),
    ]
    const results = await connection.run(text.join('\n'))
    const found = read.flatMap((collection, index) => {
      const { rows } = results[results.length - read.length + index]!
      return rows.map(([store, key, value]) => ({ place: { collection, store, key }, value }))
    })
    const state = found.find(({ place }) => placeId(place) === placeId(statePlace))
    if (state !== undefined && !this.#options.ignoresState) expectInUse(state.value, addressOf(this.#server))
    return found
  }

  #apply(items: LockedItems, operation: WriteOperation): Answer {
    try {
      return { value: items.run(operation) }
    } catch (error) {
      return { error: translateError(error, this.#server) }
    }
  }

  async #rollBack(connection: Connection): Promise<void> {
    try {
      await connection.run('ROLLBACK')
    } catch {
      // Nothing was written; the next batch opens a new connection.
      this.#drop()
    }
  }

  /**
   * Sends a text that ends with COMMIT. Throws the refusal of the server, and StorageError `away` if the transaction has not
   * happened, `unknown` if that cannot be known.
   */
  async #commit(connection: Connection, text: readonly (string | undefined)[], batch: string): Promise<void> {
    let hasHappened: boolean
    try {
      const results = await connection.run(text.filter((part) => part !== undefined).join('\n'))
      // The server returns another command if the transaction had already failed.
      hasHappened = results.at(-1)!.command === 'COMMIT'
      if (hasHappened) this.#mark = batch
    } catch (error) {
      if (isRefusal(error)) throw error
      this.#drop()
      hasHappened = await this.#hasCommitted(batch, error)
    }
    if (!hasHappened) throw serverError('away', this.#server, 'the connection was lost before the commit')
  }

  async #hasCommitted(batch: string, cause: unknown): Promise<boolean> {
    const { schema, statementTimeoutMs } = this.#server
    const untilMs = performance.now() + this.#options.resolveMs
    for (;;) {
      try {
        const connection = await this.connect()
        const begin = beginText({ statementMs: statementTimeoutMs, lockMs: this.#options.lockMs })
        const read = readMarkText(schema, this.#id, batch, randomUUID())
        const results = await connection.run([begin, read, 'COMMIT'].join('\n'))
        this.#mark = results.at(-2)!.rows[0]![0]
        return this.#mark === batch
      } catch {
        this.#drop()
        if (performance.now() > untilMs) break
        await sleep(LONGEST_PAUSE_MS)
      }
    }
    // With a new row, later batches do not wait for the old transaction.
    this.#id = randomUUID()
    this.#mark = ''
    throw serverError('unknown', this.#server, translateError(cause, this.#server).message, cause)
  }

  #standby(): StorageError {
    return serverError('read_only', this.#server, 'the server is a standby')
  }

  #drop(): void {
    this.#connection?.destroy()
    this.#connection = undefined
  }
}
