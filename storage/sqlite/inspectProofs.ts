/** Inspects and empties the proof cache of a folder, which other processes may have open. */
import { existsSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { loadDriver } from './loadDriver.ts'
import { openDatabase } from './openDatabase.ts'
import { translateSqliteError } from './storageErrors.ts'
import { storageFilePath } from './storageFile.ts'

/** Proofs of one network. */
export interface ProofGroup {
  /** `proofs/an/<anchor>` or `proofs/<zero state>/<first block>`. */
  readonly group: string
  readonly items: number
  readonly bytes: number
}

export interface ProofStorage {
  readonly folder: string
  /** Path of the native addon; by default the driver's own search. */
  readonly nativeBinding?: string | undefined
}

/** Longest wait for other processes, ms. */
const BUSY_LIMIT_MS = 5000

/** Groups in ascending order; empty if there is no storage yet. Throws StorageError. */
export function listProofGroups(storage: ProofStorage): Promise<readonly ProofGroup[]> {
  return withDatabase(storage, [], (database) =>
    database
      .prepare<[], ProofGroup>(
        'SELECT store AS "group", count(*) AS items, sum(length(value)) AS bytes FROM proofs GROUP BY store ORDER BY store',
      )
      .all(),
  )
}

/** Removes all proofs, or those of one group. Returns the number of items. Throws StorageError. */
export function clearProofs(storage: ProofStorage, group: string | undefined): Promise<number> {
  return withDatabase(storage, 0, (database) =>
    group === undefined
      ? database.prepare('DELETE FROM proofs').run().changes
      : database.prepare('DELETE FROM proofs WHERE store = ?').run(group).changes,
  )
}

async function withDatabase<T>(
  { folder, nativeBinding }: ProofStorage,
  without: T,
  work: (database: Database) => T,
): Promise<T> {
  const path = storageFilePath(folder)
  if (!existsSync(path)) return without
  try {
    const { database } = openDatabase(await loadDriver(nativeBinding), folder, BUSY_LIMIT_MS)
    try {
      return work(database)
    } finally {
      database.close()
    }
  } catch (error) {
    throw translateSqliteError(error, path, BUSY_LIMIT_MS)
  }
}
