/**
 * Group commit: all operations that arrive in one batch run in one transaction, and answers follow only after the
 * commit, so a hundred waiting writes cost one wait for the disk. If anything in it fails, the transaction is rolled
 * back and the batch runs again one by one, so that a failing write fails alone. Reads run in their place among the
 * writes and see them.
 */
import type { Database } from 'better-sqlite3'
import { StorageError } from '../../src/ports/Storage.ts'
import { type ItemOperation, isRead } from '../common/ItemOperation.ts'
import { runOperation } from '../common/runOperation.ts'
import type { OpenConnection } from './loadDriver.ts'
import { type OpenDatabase, openDatabase } from './openDatabase.ts'
import type { StorageAnswer } from './StorageMessages.ts'
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
  run(operations: readonly ItemOperation[]): StorageAnswer[] {
    if (operations.every(isRead)) return operations.map((operation) => this.#answer(operation))
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

  #runOneByOne(operations: readonly ItemOperation[], first: StorageError): StorageAnswer[] {
    // The busy limit applies to the whole batch, because waiting again for each write would delay callers for minutes.
    let busy = first.kind === 'busy' ? first : undefined
    return operations.map((operation) => {
      if (isRead(operation)) return this.#answer(operation)
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

  #answer(operation: ItemOperation): StorageAnswer {
    try {
      return { value: this.#apply(operation) }
    } catch (error) {
      return { error: plainError(this.#translate(error)) }
    }
  }

  /** A value with a wrong check sum concerns its reader alone and must not roll back the writes around it. */
  #answerUnlessSqliteFails(operation: ItemOperation): StorageAnswer {
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

  #apply(operation: ItemOperation): unknown {
    if (this.#damage) throw this.#damage
    return runOperation(this.#tables, operation)
  }

  #translate(error: unknown): StorageError {
    const translated = translateSqliteError(error, this.#database.name, this.#busyLimitMs)
    if (!(error instanceof StorageError) && translated.kind === 'corrupt') this.#damage = translated
    return translated
  }
}
