import type { Database } from 'better-sqlite3'
import { StorageError } from '../../src/ports/Storage.ts'
import type { OpenConnection } from './loadDriver.ts'

/** Longest wait for others to close the file, ms. */
const BUSY_LIMIT_MS = 2000

/**
 * Opens a storage file that no other connection has open, and keeps others out until it is closed. A connection to a file in
 * WAL mode holds a shared lock on it, while leaving that mode requires an exclusive one.
 * @throws StorageError `busy`; errors of SQLite untranslated
 */
export function openExclusively(connect: OpenConnection, path: string): Database {
  const database = connect(path, { fileMustExist: true, timeout: BUSY_LIMIT_MS })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('synchronous = FULL')
    database.pragma('journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE; COMMIT')
    return database
  } catch (error) {
    database.close()
    if (!/^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown }).code))) throw error
    throw new StorageError('busy', `Another process has the storage file ${path} open: stop it first`, path, error)
  }
}
