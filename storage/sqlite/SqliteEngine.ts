/**
 * Group commit: all operations that arrive in one batch run in one transaction, and answers follow only after the
 * commit, so a hundred waiting writes cost one wait for the disk. If anything in it fails, the transaction is rolled
 * back and the batch runs again one by one, so that a failing write fails alone. Reads run in their place among the
 * writes and see them.
 */
import type { Database } from 'better-sqlite3'
import {
  appendCounter,
  appendedKey,
  type ItemAppend,
  type ItemWrite,
  type StorageCondition,
  StorageError,
} from '../../src/ports/Storage.ts'
import { describeDatabase } from './describeDatabase.ts'
import type { OpenConnection } from './loadDriver.ts'
import { type OpenDatabase, openDatabase } from './openDatabase.ts'
import { isWrite, type StorageAnswer, type StorageOperation } from './StorageOperation.ts'
import { plainError, translateSqliteError } from './storageErrors.ts'
import { storageFilePath } from './storageFile.ts'

/** The storage file of one folder. Synchronous, so use it only in a worker. */
export class SqliteEngine {
  readonly #database: Database
  readonly #tables: OpenDatabase['tables']
  readonly #busyLimitMs: number
  /** Set when SQLite found the file damaged; nothing is read or written after that. */
  #damage: StorageError | undefined

  /**
   * @param isChecked the whole file was found sound before
   * @throws StorageError `foreign`, `newer`, `corrupt`, `busy`, `io`
   */
  static open(connect: OpenConnection, folder: string, busyLimitMs: number, isChecked = false): SqliteEngine {
    try {
      return new SqliteEngine(openDatabase(connect, folder, busyLimitMs, isChecked), busyLimitMs)
    } catch (error) {
      throw translateSqliteError(error, storageFilePath(folder), busyLimitMs)
    }
  }

  private constructor({ database, tables }: OpenDatabase, busyLimitMs: number) {
    this.#database = database
    this.#tables = tables
    this.#busyLimitMs = busyLimitMs
  }

  /** Takes over an opened database, which must not be used otherwise. */
  static over(opened: OpenDatabase): SqliteEngine {
    return new SqliteEngine(opened, 0)
  }

  /** One answer for each operation, in order. What is answered without an error is durable. */
  run(operations: readonly StorageOperation[]): StorageAnswer[] {
    if (!operations.some(isWrite)) return operations.map((operation) => this.#answer(operation))
    try {
      return this.#writeTransaction(() => operations.map((operation) => this.#answerUnlessSqliteFails(operation)))
    } catch (error) {
      return this.#runOneByOne(operations, this.#translate(error))
    }
  }

  /** Writes everything into the one file, unless other processes are using it, and releases it. */
  close(): void {
    if (this.#damage === undefined) {
      try {
        // Stopping must not wait long for other processes.
        this.#database.pragma('busy_timeout = 100')
        this.#database.pragma('wal_checkpoint(TRUNCATE)')
      } catch {
        // The commits are safe in the WAL; the next connection continues from there.
      }
    }
    this.#database.close()
  }

  #runOneByOne(operations: readonly StorageOperation[], first: StorageError): StorageAnswer[] {
    // The busy limit holds for the batch. Waiting again for each write would hold up callers for minutes.
    let busy = first.kind === 'busy' ? first : undefined
    return operations.map((operation) => {
      if (!isWrite(operation)) return this.#answer(operation)
      if (busy) return { error: plainError(busy) }
      try {
        return { value: this.#writeTransaction(() => this.#apply(operation)) }
      } catch (error) {
        const translated = this.#translate(error)
        if (translated.kind === 'busy') busy = translated
        return { error: plainError(translated) }
      }
    })
  }

  #answer(operation: StorageOperation): StorageAnswer {
    try {
      return { value: this.#apply(operation) }
    } catch (error) {
      return { error: plainError(this.#translate(error)) }
    }
  }

  /** A value with a wrong check sum concerns its reader alone and must not roll back the writes around it. */
  #answerUnlessSqliteFails(operation: StorageOperation): StorageAnswer {
    try {
      return { value: this.#apply(operation) }
    } catch (error) {
      if (error instanceof StorageError) return { error: plainError(error) }
      throw error
    }
  }

  #writeTransaction<T>(action: () => T): T {
    // IMMEDIATE takes the write lock first: a read that becomes a write later could not wait for it.
    return this.#database.transaction(action).immediate()
  }

  #apply(operation: StorageOperation): unknown {
    if (this.#damage) throw this.#damage
    switch (operation.type) {
      case 'get':
        return this.#tables[operation.collection].get(operation.store, operation.key)
      case 'list':
        return this.#tables[operation.collection].list(operation.store, operation.prefix)
      case 'stores':
        return this.#tables[operation.collection].stores()
      case 'read':
        return this.#tables[operation.collection].read(operation.store, operation.range)
      case 'put':
      case 'delete':
        return this.#write(operation.write)
      case 'transaction':
        if (!operation.conditions.every((condition) => this.#holds(condition))) return false
        // Unreadable items fail before anything is written.
        for (const write of operation.writes) if ('append' in write) this.#count(write)
        for (const write of operation.writes) {
          if ('append' in write) this.#append(write)
          else this.#write(write)
        }
        return true
      case 'describe':
        return describeDatabase(this.#database)
    }
  }

  /** Returns whether an item was removed; `undefined` after a put. */
  #write({ collection, store, key, value }: ItemWrite): boolean | undefined {
    const table = this.#tables[collection]
    if (value === undefined) return table.delete(store, key)
    table.put(store, key, value)
    return undefined
  }

  #append(write: ItemAppend): void {
    const table = this.#tables[write.collection]
    const { store, key } = appendCounter(write.store)
    const count = this.#count(write) + 1
    table.put(store, key, Buffer.from(String(count)))
    table.put(write.store, appendedKey(count), write.append)
  }

  /** How many items were added to the group. */
  #count({ collection, store }: ItemAppend): number {
    const counter = appendCounter(store)
    return Number(Buffer.from(this.#tables[collection].get(counter.store, counter.key) ?? []).toString())
  }

  #holds({ collection, store, key, value }: StorageCondition): boolean {
    const found = this.#tables[collection].get(store, key)
    return found === undefined || value === undefined ? found === value : Buffer.compare(found, value) === 0
  }

  #translate(error: unknown): StorageError {
    const translated = translateSqliteError(error, this.#database.name, this.#busyLimitMs)
    if (!(error instanceof StorageError) && translated.kind === 'corrupt') this.#damage = translated
    return translated
  }
}
