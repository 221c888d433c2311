/**
 * A backup is a storage file with a different id, so that programs do not open it as a storage: a restore has to be
 * recorded. Its table `backup` contains the manifest and its SHA-256.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { StorageError } from '../../src/ports/Storage.ts'
import type { OnProgress } from '../ContentPlace.ts'
import { ContentDigest, type ContentSummary, collections } from '../contentDigest.ts'
import { itemTables } from './itemTables.ts'
import type { OpenConnection } from './loadDriver.ts'
import { newestVersion } from './migrations/index.ts'
import { translateSqliteError } from './storageErrors.ts'
import { APPLICATION_ID } from './storageFile.ts'

/** `application_id` of a backup: the ASCII letters `VCbk`. */
const BACKUP_ID = 0x5643626b

export interface BackupManifest extends ContentSummary {
  readonly format: 1
  /** Version of the program that made it. */
  readonly version: string
  /** Schema version of the storage. */
  readonly schema: number
  /** When the copy began, unix time in ms. */
  readonly made_at: number
  /** Networks that have groups in its outbox. */
  readonly networks: readonly string[]
}

/** Reads every item in the order of the digest, and checks the bytes of each. Throws StorageError `corrupt`. */
export function sumUp(database: Database, onProgress: OnProgress = () => {}): ContentSummary {
  const tables = itemTables(database)
  const digest = new ContentDigest()
  let count = 0
  for (const collection of collections) {
    for (const { store, key, value } of tables[collection].all()) {
      digest.add(collection, store, key, value)
      count++
      if (count % PROGRESS_ITEMS === 0) onProgress(`checking, ${count} items`)
    }
  }
  return digest.sum()
}

const PROGRESS_ITEMS = 10_000

/** Networks that have groups of the outbox. */
export function networksOf(database: Database): string[] {
  const names = itemTables(database)
    .local.stores()
    .map((store) => /^outbox\/([^/]+)\/entries$/.exec(store)?.[1])
  return names.filter((name) => name !== undefined)
}

/** Turns a copy of a storage into a backup. */
export function writeManifest(database: Database, manifest: BackupManifest): void {
  const text = JSON.stringify(manifest)
  database
    .transaction(() => {
      database.exec('CREATE TABLE backup (manifest TEXT NOT NULL, sha256 TEXT NOT NULL) STRICT')
      database.prepare('INSERT INTO backup VALUES (?, ?)').run(text, sha256(text))
      database.pragma(`application_id = ${BACKUP_ID}`)
    })
    .exclusive()
}

/** An open backup whose every item was checked. */
export interface OpenBackup {
  readonly database: Database
  readonly manifest: BackupManifest
}

/** Opens a backup for reading and checks all of it. Throws StorageError `corrupt`, `foreign`, `newer`, `io`. */
export function openBackup(connect: OpenConnection, path: string, onProgress?: OnProgress): OpenBackup {
  if (!existsSync(path)) throw new StorageError('io', `There is no file ${path}`, path)
  let database: Database | undefined
  try {
    database = connect(path, { readonly: true, fileMustExist: true })
    database.pragma('cell_size_check = ON')
    const manifest = readManifest(database, path)
    const verdict = database.pragma('integrity_check(1)', { simple: true })
    if (verdict !== 'ok') throw damaged(path, String(verdict).replaceAll(/\s+/g, ' '))
    const { digest, counts } = sumUp(database, onProgress)
    if (digest !== manifest.digest) {
      throw damaged(path, `its items differ from its manifest: ${counts.local} local, ${counts.proofs} proofs`)
    }
    return { database, manifest }
  } catch (error) {
    database?.close()
    const translated = translateSqliteError(error, path, 0)
    throw translated.kind === 'corrupt' && !(error instanceof StorageError)
      ? damaged(path, (error as Error).message)
      : translated
  }
}

function readManifest(database: Database, path: string): BackupManifest {
  const id = database.pragma('application_id', { simple: true })
  if (id === APPLICATION_ID) {
    throw new StorageError(
      'foreign',
      `${path} is a storage file, not a backup. Put it into a data folder, and run "storage restore --in-place" with the time of the copy`,
      path,
    )
  }
  if (id !== BACKUP_ID) throw new StorageError('foreign', `${path} is not a backup of a storage`, path)
  const row = database.prepare<[], { manifest: string; sha256: string }>('SELECT manifest, sha256 FROM backup').get()
  if (row === undefined || sha256(row.manifest) !== row.sha256) throw damaged(path, 'its manifest was modified')
  const manifest = JSON.parse(row.manifest) as BackupManifest
  if (manifest.format !== 1 || manifest.schema > newestVersion) {
    throw new StorageError(
      'newer',
      `${path} was created by version ${manifest.version}, in a format that this program does not know`,
      path,
    )
  }
  return manifest
}

function damaged(path: string, detail: string): StorageError {
  return new StorageError('corrupt', `The backup ${path} is damaged (${detail})`, path)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
