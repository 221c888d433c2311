/**
 * Brings a backup back. The contents of a sound storage are replaced in one transaction, so that a process that is killed
 * leaves the old or the new ones; before that they are copied aside. A file that cannot be opened is renamed, once a
 * complete new one lies beside it.
 *
 * The same transaction records that the storage was restored: entries of the outbox may have continued since the copy
 * was made, see src/ports/storageMarks.ts.
 */
import { existsSync, linkSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { type ItemWrite, StorageError } from '../../src/ports/Storage.ts'
import { type RestoredMark, restoredWrites, statePlace } from '../../src/ports/storageMarks.ts'
import type { OnProgress } from '../ContentPlace.ts'
import { newMark, noteRestored } from '../restoreContents.ts'
import { type BackupManifest, openBackup } from './backupFile.ts'
import { syncPath } from './backupStorage.ts'
import { createStorageFile } from './createStorageFile.ts'
import { openExclusively } from './exclusiveDatabase.ts'
import { itemTables, tableNames } from './itemTables.ts'
import { loadDriver, type OpenConnection } from './loadDriver.ts'
import { openDatabase } from './openDatabase.ts'
import { translateSqliteError } from './storageErrors.ts'
import { BUSY_LIMIT_MS, type StoragePlace, storageFilePath } from './storageFile.ts'
import { storageOf } from './storageOf.ts'
import { withFolder, withMovableStorage } from './withMovableStorage.ts'

export interface RestoreOptions {
  /** Existing contents of the folder are replaced. */
  readonly force?: boolean | undefined
  readonly onProgress?: OnProgress | undefined
}

export interface RestoredStorage {
  readonly manifest: BackupManifest
  /** The previous storage; absent if the folder was empty. */
  readonly replaced: string | undefined
  readonly mark: RestoredMark
}

/** Throws StorageError: `busy` while a process uses the folder, and as `openBackup`. */
export async function restoreStorage(
  { folder, nativeBinding }: StoragePlace,
  file: string,
  { force = false, onProgress = () => {} }: RestoreOptions,
): Promise<RestoredStorage> {
  const connect = await loadDriver(nativeBinding)
  const { database: backup, manifest } = openBackup(connect, file, onProgress)
  const mark = newMark(manifest.made_at)
  const copy = { file, marks: await marksOf(backup, mark) }
  const replaced = await withFolder({ folder, nativeBinding }, () => {
    onProgress('restoring')
    const path = storageFilePath(folder)
    if (!existsSync(path) || statSync(path).size === 0) {
      putNewFile(connect, { folder, copy, aside: undefined })
      return undefined
    }
    const aside = `${path}.replaced-${new Date(mark.restored_at).toISOString().replaceAll(/[:.]/g, '-')}`
    const current = openCurrent(connect, folder, force)
    if (current === undefined) putNewFile(connect, { folder, copy, aside })
    else replaceContents(current, { copy, aside, force })
    return existsSync(aside) ? aside : undefined
  })
  return { manifest, replaced, mark }
}

/**
 * Notes that the contents of a storage were brought back by other means. `madeAt`: unix time in ms of what is in it now.
 * Throws StorageError as `restoreStorage`.
 */
export async function markRestored(place: StoragePlace, madeAt: number): Promise<RestoredMark> {
  const mark = newMark(madeAt)
  await withMovableStorage(place, false, (target) => noteRestored(target, mark))
  return mark
}

/** Opens the current storage file exclusively; `undefined` for one that no program can use. */
function openCurrent(connect: OpenConnection, folder: string, force: boolean): Database | undefined {
  try {
    openDatabase(connect, folder, BUSY_LIMIT_MS).database.close()
  } catch (error) {
    const translated = translateSqliteError(error, storageFilePath(folder), BUSY_LIMIT_MS)
    if (!['corrupt', 'foreign', 'newer', 'moved'].includes(translated.kind)) throw translated
    if (!force) throw new StorageError(translated.kind, `${translated.message}. With --force it is set aside`, folder)
    if (translated.kind !== 'moved') return undefined
  }
  return openExclusively(connect, storageFilePath(folder))
}

/** A backup that was checked. */
interface Copy {
  readonly file: string
  /** Marks that identify the contents as a copy. */
  readonly marks: readonly ItemWrite[]
}

/** Closes the backup. */
async function marksOf(backup: Database, mark: RestoredMark): Promise<readonly ItemWrite[]> {
  const storage = storageOf(backup)
  try {
    return await restoredWrites(storage.local, mark)
  } finally {
    await storage.close()
  }
}

interface Replacement {
  readonly copy: Copy
  readonly aside: string
  readonly force: boolean
}

function replaceContents(database: Database, { copy, aside, force }: Replacement): void {
  try {
    const isEmpty = itemTables(database).local.stores().length === 0
    if (!isEmpty && !force) {
      throw new StorageError(
        'io',
        `${database.name} already has contents: with --force they are set aside and replaced`,
        database.name,
      )
    }
    if (!isEmpty) database.prepare('VACUUM INTO ?').run(aside)
    fill(database, copy)
  } finally {
    database.close()
  }
}

/** Replaces all contents by those of the backup and writes the marks, in one transaction. */
function fill(database: Database, { file, marks }: Copy): void {
  database.prepare('ATTACH ? AS copy').run(file)
  database
    .transaction(() => {
      for (const name of Object.values(tableNames)) {
        database.exec(`DELETE FROM main.${name}`)
        database.exec(`INSERT INTO main.${name} SELECT store, key, value, crc32 FROM copy.${name}`)
      }
      const { local } = itemTables(database)
      local.delete(statePlace.store, statePlace.key)
      for (const { store, key, value } of marks) {
        if (value === undefined) local.delete(store, key)
        else local.put(store, key, value)
      }
    })
    .exclusive()
}

interface NewFile {
  readonly folder: string
  readonly copy: Copy
  /** New name of the existing file. */
  readonly aside: string | undefined
}

/** Creates a complete storage file beside the one in the folder, and replaces that one atomically. */
function putNewFile(connect: OpenConnection, { folder, copy, aside }: NewFile): void {
  const path = storageFilePath(folder)
  const building = mkdtempSync(join(folder, 'restoring-'))
  try {
    createStorageFile(storageFilePath(building))
    openDatabase(connect, building, BUSY_LIMIT_MS, true).database.close()
    const database = openExclusively(connect, storageFilePath(building))
    try {
      fill(database, copy)
    } finally {
      database.close()
    }
    if (aside !== undefined) {
      linkSync(path, aside)
      // Files that belong to the old database must not be mistaken for parts of the new one.
      for (const suffix of ['-wal', '-shm', '-journal']) {
        if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${aside}${suffix}`)
      }
    }
    renameSync(storageFilePath(building), path)
    syncPath(folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}
