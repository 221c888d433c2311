import { closeSync, existsSync, fsyncSync, linkSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Database } from 'better-sqlite3'
import { StorageError } from '../../src/ports/Storage.ts'
import { copyContents, type OnProgress } from '../ContentPlace.ts'
import type { Contents } from '../contentDigest.ts'
import { type BackupManifest, networksOf, sumUp, writeManifest } from './backupFile.ts'
import { createStorageFile } from './createStorageFile.ts'
import { loadDriver, type OpenConnection } from './loadDriver.ts'
import { newestVersion } from './migrations/index.ts'
import { openDatabase } from './openDatabase.ts'
import { translateSqliteError } from './storageErrors.ts'
import { BUSY_LIMIT_MS, type StoragePlace, storageFilePath } from './storageFile.ts'
import { storageOf } from './storageOf.ts'
import { existingStorage } from './withDatabase.ts'

export interface BackupOptions {
  /** Version of the program, for the manifest. */
  readonly version: string
  /** Whether an existing file is replaced. */
  readonly force?: boolean | undefined
  readonly onProgress?: OnProgress | undefined
}

/**
 * Copies the storage of a folder into one file, mode 0600, as a snapshot; others may read and write meanwhile. The
 * file appears only when it is complete and checked.
 * @throws StorageError of any kind that opening has, and `io` when the file exists or cannot be written
 */
export async function backupStorage(
  { folder, nativeBinding }: StoragePlace,
  target: string,
  options: BackupOptions,
): Promise<BackupManifest> {
  existingStorage(folder)
  const connect = await loadDriver(nativeBinding)
  return writeBackup(connect, target, options, (file, onProgress) => copyDatabase(connect, folder, file, onProgress))
}

/** The same for contents that do not change meanwhile. */
export async function backupContents(
  contents: Contents,
  target: string,
  nativeBinding: string | undefined,
  options: BackupOptions,
): Promise<BackupManifest> {
  const connect = await loadDriver(nativeBinding)
  return writeBackup(connect, target, options, (file, onProgress) => copyItems(connect, contents, file, onProgress))
}

type OnFile = (file: string, onProgress: OnProgress) => Promise<void>

async function writeBackup(
  connect: OpenConnection,
  target: string,
  { version, force = false, onProgress = () => {} }: BackupOptions,
  fill: OnFile,
): Promise<BackupManifest> {
  const file = resolve(target)
  if (!force && existsSync(file)) throw existsAlready(file)
  const temporary = `${file}.${process.pid}.part`
  try {
    createPrivately(temporary)
    const madeAt = Date.now()
    await fill(temporary, onProgress)
    const manifest = describe(connect, temporary, { version, madeAt, onProgress })
    publish(temporary, file, force)
    return manifest
  } catch (error) {
    throw translateSqliteError(error, file, BUSY_LIMIT_MS)
  } finally {
    for (const rest of [temporary, `${temporary}-journal`]) rmSync(rest, { force: true })
  }
}

/** One read transaction holds the snapshot, so that writers neither wait nor force the copy to start again. */
async function copyDatabase(connect: OpenConnection, folder: string, file: string, onProgress: OnProgress) {
  const { database } = openDatabase(connect, folder, BUSY_LIMIT_MS)
  try {
    database.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
    await database.backup(file, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress(`copying, ${Math.floor((100 * (totalPages - remainingPages)) / Math.max(totalPages, 1))} %`)
        return PAGES_PER_STEP
      },
    })
  } finally {
    database.close()
  }
}

const PAGES_PER_STEP = 1000

/** Copies into a storage file in a temporary folder, which then replaces `file`. */
async function copyItems(connect: OpenConnection, contents: Contents, file: string, onProgress: OnProgress) {
  const building = mkdtempSync(`${file}.`)
  try {
    createStorageFile(storageFilePath(building))
    const storage = storageOf(openDatabase(connect, building, BUSY_LIMIT_MS, true).database)
    try {
      await copyContents(contents, storage, onProgress)
    } finally {
      await storage.close()
    }
    renameSync(storageFilePath(building), file)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}

function describe(
  connect: OpenConnection,
  file: string,
  { version, madeAt, onProgress }: { version: string; madeAt: number; onProgress: OnProgress },
): BackupManifest {
  const database: Database = connect(file, { fileMustExist: true })
  try {
    // A backup is one file.
    database.pragma('journal_mode = DELETE')
    database.pragma('synchronous = FULL')
    const networks = networksOf(database)
    const manifest: BackupManifest = {
      ...{ format: 1, version, schema: newestVersion, made_at: madeAt, networks },
      ...sumUp(database, onProgress),
    }
    writeManifest(database, manifest)
    return manifest
  } finally {
    database.close()
  }
}

/** Created before SQLite would do it with a wider mode. */
function createPrivately(file: string): void {
  try {
    rmSync(file, { force: true })
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    throw new StorageError('io', `Cannot write the backup ${file}: ${(error as Error).message}`, file, error)
  }
}

/** Renames the complete file in one step; without `force` an existing file is never replaced. */
function publish(temporary: string, file: string, force: boolean): void {
  syncPath(temporary)
  try {
    if (force) renameSync(temporary, file)
    else linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw existsAlready(file)
    throw new StorageError('io', `Cannot write the backup ${file}: ${(error as Error).message}`, file, error)
  }
  syncPath(dirname(file))
}

/** Flushes a file or folder to the disk, where the system can do that. */
export function syncPath(path: string): void {
  let descriptor: number | undefined
  try {
    descriptor = openSync(path, 'r')
    fsyncSync(descriptor)
  } catch {
    // Folders cannot be flushed everywhere.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function existsAlready(file: string): StorageError {
  return new StorageError('io', `${file} already exists: choose another file, or replace it with --force`, file)
}
