import { rmSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { StorageError, type StorageErrorKind } from '../../src/ports/Storage.ts'
import { loadedDriver } from './loadDriver.ts'

/** Distinguishes the probes of one process. */
let count = 0

/**
 * Whether file locks work in the folder of a file, tried with a temporary file. True if that cannot be tried, for example in
 * a folder that is not writable.
 */
function locksWork(path: string): boolean {
  const connect = loadedDriver()
  if (connect === undefined) return true
  const probe = `${path}.${process.pid}-${++count}.probe`
  let database: Database | undefined
  try {
    database = connect(probe, { timeout: 0 })
    database.pragma('journal_mode = MEMORY')
    database.exec('BEGIN IMMEDIATE')
    return true
  } catch (error) {
    return !/^SQLITE_(BUSY|IOERR_(LOCK|RDLOCK))/.test(String((error as { code?: unknown }).code))
  } finally {
    database?.close()
    rmSync(probe, { force: true })
  }
}

const LEFT_ALONE = 'It was left unchanged: move it away or restore a backup, then start again'

/** `corrupt`: `detail` is what SQLite or a check sum found. */
export function damagedFile(path: string, detail: string, cause?: unknown): StorageError {
  return new StorageError('corrupt', `Storage file ${path} is damaged (${detail}). ${LEFT_ALONE}`, path, cause)
}

/** `foreign`: `detail` is what was found instead of a file of this program. */
export function foreignFile(path: string, detail: string): StorageError {
  return new StorageError('foreign', `${path} is not a storage file of this program (${detail}). ${LEFT_ALONE}`, path)
}

/** `newer`: the schema was written by a later version. */
export function newerFile(path: string, found: number, known: number): StorageError {
  return new StorageError(
    'newer',
    `Storage file ${path} has schema version ${found}, this program knows versions up to ${known}. ` +
      'It was left unchanged: use a newer version of the program or another data folder',
    path,
  )
}

/** Error codes of locks that failed although no other process holds them. */
const LOCK_FAILURES = /^SQLITE_IOERR_(LOCK|RDLOCK|UNLOCK|CHECKRESERVEDLOCK|SHMLOCK)/

function locksDoNotWork(path: string, cause: unknown): StorageError {
  const message = `File locks do not work for ${path}: its file system does not support them. Use a data folder on a local disk`
  return new StorageError('io', message, path, cause)
}

/** Translates an error of SQLite to a StorageError. Other errors become `io`. */
export function translateSqliteError(error: unknown, path: string, busyLimitMs: number): StorageError {
  if (error instanceof StorageError) return error
  const { message, code } = error as { message: string; code?: string }
  switch (kindOf(code ?? '')) {
    case 'busy':
      // On a file system without locks, SQLite reports every file as locked.
      if (!locksWork(path)) return locksDoNotWork(path, error)
      return new StorageError(
        'busy',
        `Storage file ${path} was locked by another process for longer than ${busyLimitMs} ms`,
        path,
        error,
      )
    case 'corrupt':
      return damagedFile(path, message, error)
    default:
      if (LOCK_FAILURES.test(code ?? '')) return locksDoNotWork(path, error)
      return new StorageError(
        'io',
        `Storage file ${path}: ${message}${code ? ` (${code})` : ''}${hint(code)}`,
        path,
        error,
      )
  }
}

/** Most failures to write are caused by a full disk, which SQLite does not always report. */
function hint(code = ''): string {
  return /^SQLITE_(FULL|IOERR_(WRITE|FSYNC|TRUNCATE|SHMSIZE|SHMMAP))/.test(code) ? '. The disk may be full' : ''
}

function kindOf(code: string): StorageErrorKind {
  if (/^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(code)) return 'busy'
  // Our statements are fixed, so a plain SQLITE_ERROR means that the file does not hold the tables its version promises.
  if (/^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(code)) return 'corrupt'
  return 'io'
}

/** A StorageError in a form that can be sent between threads. */
export interface PlainStorageError {
  readonly kind: StorageErrorKind
  readonly message: string
  readonly path: string | undefined
  /** Text of the underlying error, for logs. */
  readonly cause: string | undefined
}

/** Counterpart of `restoreError`. */
export function plainError({ kind, message, path, cause }: StorageError): PlainStorageError {
  return {
    kind,
    message,
    path,
    cause: cause === undefined ? undefined : String(cause),
  }
}

/** Counterpart of `plainError`; the stack is that of the receiving thread. */
export function restoreError({ kind, message, path, cause }: PlainStorageError): StorageError {
  return new StorageError(kind, message, path, cause)
}
