/**
 * Opening order, and why:
 *
 * 1. The main thread has looked at the header (`inspectStorageFile`) before SQLite touches the file.
 * 2. A read-only connection checks the whole file. It cannot roll back a journal nor write a checkpoint when it closes, so
 *    a damaged file keeps every byte.
 * 3. Missing tables show before anything is written.
 * 4. Schema and `application_id` are written in rollback mode, and only then WAL is switched on. In WAL mode the header
 *    would stay without our id until the first checkpoint, and a killed process would leave a file that looks foreign.
 */
import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { expectInUse, statePlace } from '../../src/ports/storageMarks.ts'
import { type ItemTables, itemTables } from './itemTables.ts'
import type { OpenConnection } from './loadDriver.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { readVersion } from './readVersion.ts'
import { damagedFile, foreignFile } from './storageErrors.ts'
import { storageFilePath } from './storageFile.ts'

const PAUSE_MS = 10

/**
 * Repeats `action` while SQLite says busy, up to the limit. The busy timeout of the connection does not cover
 * everything: a step from a read to a write lock, such as switching to WAL, fails at once. Blocks the thread, so it is
 * for the worker alone.
 */
function withinBusyLimit<T>(limitMs: number, action: () => T): T {
  const deadline = performance.now() + limitMs
  for (;;) {
    try {
      return action()
    } catch (error) {
      const isBusy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
      if (!isBusy || performance.now() >= deadline) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}

/** Objects of a schema, without those that SQLite creates for itself. */
const OBJECTS = `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name`

interface SchemaObject {
  readonly type: string
  readonly name: string
  readonly sql: string | null
}

/**
 * Compares the schema with the one that this program creates: a foreign trigger or view would silently change what is
 * read and written.
 * @throws StorageError `foreign` for an object that does not belong to this program, `corrupt` for one that is missing or different
 */
function checkSchema(connect: OpenConnection, database: Database, path: string, version: number): void {
  const model = connect(':memory:')
  let expected: readonly SchemaObject[]
  try {
    for (const { sql } of migrations.slice(0, version)) model.exec(sql)
    expected = model.prepare(OBJECTS).all() as SchemaObject[]
  } finally {
    model.close()
  }
  const found = new Map((database.prepare(OBJECTS).all() as SchemaObject[]).map((object) => [nameOf(object), object]))
  for (const object of expected) {
    const other = found.get(nameOf(object))
    if (other?.sql !== object.sql) {
      const name = nameOf(object)
      throw damagedFile(path, other === undefined ? `there is no such ${name}` : `the ${name} was modified`)
    }
    found.delete(nameOf(object))
  }
  const [foreign] = found.values()
  if (foreign !== undefined) throw foreignFile(path, `it has the ${nameOf(foreign)}, which this program did not create`)
}

/** Quoted as JSON: its name may be chosen by an attacker. */
function nameOf({ type, name }: SchemaObject): string {
  return `${type} ${JSON.stringify(name.slice(0, 100))}`
}

export interface OpenDatabase {
  readonly database: Database
  readonly tables: ItemTables
}

/**
 * Opens, checks and migrates the storage file of an existing folder. With `isChecked` the whole file is not read again.
 * @throws StorageError `foreign`, `newer`, `moved`, `corrupt`, `io`; errors of SQLite untranslated
 */
export function openDatabase(
  connect: OpenConnection,
  folder: string,
  busyLimitMs: number,
  isChecked = false,
): OpenDatabase {
  const path = storageFilePath(folder)
  if (!isChecked && statSync(path).size > 0)
    withinBusyLimit(busyLimitMs, () => checkWholeFile(connect, path, busyLimitMs))
  const database = connect(path, { timeout: busyLimitMs })
  try {
    return { database, tables: withinBusyLimit(busyLimitMs, () => prepare(database, path)) }
  } catch (error) {
    database.close()
    throw error
  }
}

function checkWholeFile(connect: OpenConnection, path: string, busyLimitMs: number): void {
  const database = connect(path, { readonly: true, fileMustExist: true, timeout: busyLimitMs })
  try {
    checkPages(connect, database, path)
  } catch (error) {
    // A process died in the middle of the very first transaction: only a writer may roll it back.
    if ((error as { code?: unknown }).code !== 'SQLITE_READONLY_ROLLBACK') throw error
  } finally {
    database.close()
  }
}

function checkPages(connect: OpenConnection, database: Database, path: string): void {
  const version = readVersion(database, path)
  database.pragma('cell_size_check = ON')
  // Unlike quick_check, this also compares indexes with tables: a name damaged in one of them would hide its item.
  const verdict = database.pragma('integrity_check(1)', { simple: true })
  if (verdict !== 'ok') throw damagedFile(path, String(verdict).replaceAll(/\s+/g, ' '))
  checkSchema(connect, database, path, version)
}

function prepare(database: Database, path: string): OpenDatabase['tables'] {
  database.pragma('trusted_schema = OFF')
  database.pragma('foreign_keys = ON')
  database.pragma('cell_size_check = ON')
  database.pragma('synchronous = FULL')
  migrate(database, path)
  const tables = itemTables(database)
  expectInUse(tables.local.get(statePlace.store, statePlace.key), path)
  database.pragma('journal_mode = WAL')
  return tables
}
