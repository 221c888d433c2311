/**
 * The lock is an open write transaction on a small separate database. The system releases it when the process dies, however
 * it dies, which a process id in a file cannot guarantee. The transaction only reserves the write lock and never writes, so two
 * candidates cannot block each other and exactly one wins. The file is never removed: otherwise two processes could hold
 * locks on two files with the same name.
 */
import { closeSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from 'better-sqlite3'
import { StorageError } from '../../src/ports/Storage.ts'
import { createFolder } from '../createFolder.ts'
import { loadDriver } from './loadDriver.ts'
import { translateSqliteError } from './storageErrors.ts'

export interface FolderLock {
  /** Releases the folder. Doing it again has no effect. */
  release(): void
}

/** Keeps connections reachable: a connection that is garbage collected is closed, and its lock is lost. */
const held = new Set<Database>()

/**
 * Takes the exclusive lock of a data folder, `<folder>/daemon.lock`. Never waits.
 * @returns `undefined` if this or another process holds it
 * @throws StorageError `io`, or `corrupt` if the file is not a lock file
 */
export async function acquireFolderLock(
  folder: string,
  options: { readonly nativeBinding?: string | undefined } = {},
): Promise<FolderLock | undefined> {
  const path = join(resolve(folder), 'daemon.lock')
  const connect = await loadDriver(options.nativeBinding)
  createLockFile(path)
  let database: Database | undefined
  try {
    database = connect(path, { timeout: 0 })
    // In memory, so that no journal file appears beside the lock.
    database.pragma('journal_mode = MEMORY')
    database.exec('BEGIN IMMEDIATE')
  } catch (error) {
    database?.close()
    const translated = translateSqliteError(error, path, 0)
    if (translated.kind === 'busy') return undefined
    throw translated
  }
  return holdLock(database)
}

function holdLock(database: Database): FolderLock {
  held.add(database)
  return {
    release: () => {
      held.delete(database)
      database.close()
    },
  }
}

function createLockFile(path: string): void {
  try {
    createFolder(join(path, '..'), 0o700)
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new StorageError('io', `Cannot create lock file ${path}: ${(error as Error).message}`, path, error)
  }
}
