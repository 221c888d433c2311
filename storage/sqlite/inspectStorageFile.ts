import { type BigIntStats, closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { StorageError } from '../../src/ports/Storage.ts'
import { newestVersion } from './migrations/index.ts'
import { isFolderOpen } from './openFolders.ts'
import { damagedFile, foreignFile, newerFile } from './storageErrors.ts'
import { APPLICATION_ID, storageFilePath } from './storageFile.ts'

/**
 * An empty file that was written later than this after its creation counts as emptied: the first transaction normally
 * follows immediately.
 */
const CREATION_NS = 60_000_000_000n

/**
 * An empty file is one that was just created, here or by another process. It was emptied when its write-ahead log is beside
 * it, which only a file with a schema has, or when it was written long after it came to be.
 * @throws StorageError `corrupt`
 */
function checkEmptyFile(path: string): void {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (stats === undefined || stats.size > 0n) return
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw damagedFile(path, 'it is empty, but its write-ahead log is not')
  }
  if (wasWrittenLater(stats)) {
    throw damagedFile(path, 'it is empty although it was not when it was created; remove it to start over')
  }
}

/** False if the system does not report when a file was created. */
function wasWrittenLater({ birthtimeNs, mtimeNs, ctimeNs }: BigIntStats): boolean {
  return birthtimeNs > 0n && birthtimeNs !== ctimeNs && mtimeNs - birthtimeNs > CREATION_NS
}

const HEADER_BYTES = 100
const MAGIC = Buffer.from('SQLite format 3\0', 'latin1')

/**
 * Checks the first 100 bytes of the storage file without loading SQLite, so that a program can refuse a wrong file at
 * once. This is no guarantee: damage further inside is found when the storage is opened. No file, a file that was just
 * created, and a file that this process already has open pass. Returns `changed` if another program may have changed
 * the schema, or if the header may be older than the write-ahead log beside it: then only opening the storage can
 * decide.
 *
 * Source: SQLite file format 1.3 (magic at 0, number of changes of the schema at 40, user_version at 60, application_id at 68,
 * numbers big-endian).
 * @throws StorageError `foreign`, `newer`, `corrupt`, `io`
 */
export function inspectStorageFile(folder: string): 'as written' | 'changed' {
  const path = storageFilePath(folder)
  const header = readHeader(folder, path)
  if (header === undefined) return 'as written'
  if (header.length === 0) {
    checkEmptyFile(path)
    return 'as written'
  }
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw foreignFile(path, 'it has no SQLite header')
  if (header.length < HEADER_BYTES) throw damagedFile(path, `only ${header.length} bytes are left of it`)
  const version = header.readInt32BE(60)
  checkIdentity(path, header.readUInt32BE(68), version)
  // Each migration changes the schema once.
  const isOurs = header.readUInt32BE(40) === version
  const logBytes = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0
  return isOurs && logBytes === 0 ? 'as written' : 'changed'
}

/** @throws StorageError `foreign`, `newer`, `corrupt` when the two numbers of a file are not what this program writes */
export function checkIdentity(path: string, applicationId: number, version: number): void {
  if (applicationId !== APPLICATION_ID) {
    throw foreignFile(path, `it is an SQLite database with application_id ${applicationId}`)
  }
  if (version > newestVersion) throw newerFile(path, version, newestVersion)
  if (version < 1) throw damagedFile(path, `schema version ${version}`)
}

function readHeader(folder: string, path: string): Buffer | undefined {
  let file: number | undefined
  try {
    if (isFolderOpen(realpathSync(folder))) return undefined
    file = openSync(path, 'r')
    const header = Buffer.alloc(HEADER_BYTES)
    return header.subarray(0, readSync(file, header, 0, HEADER_BYTES, 0))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StorageError('io', `Cannot read storage file ${path}: ${(error as Error).message}`, path, error)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
