/** Inspects and empties the proof cache of a folder, which other processes may have open. */
import { existsSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { type StoragePlace, storageFilePath } from './storageFile.ts'
import { withDatabase } from './withDatabase.ts'

/** Proofs of one network. */
export interface ProofGroup {
  /** `proofs/an/<anchor>` or `proofs/<zero state>/<first block>`. */
  readonly group: string
  readonly items: number
  readonly bytes: number
}

/** Groups in ascending order; empty if there is no storage yet. Throws StorageError. */
export async function listProofGroups(storage: StoragePlace): Promise<readonly ProofGroup[]> {
  return ifStored<readonly ProofGroup[]>(storage, [], (database) =>
    database
      .prepare<[], ProofGroup>(
        'SELECT store AS "group", count(*) AS items, sum(length(value)) AS bytes FROM proofs GROUP BY store ORDER BY store',
      )
      .all(),
  )
}

/** Removes all proofs, or those of one group. Returns the number of items. Throws StorageError. */
export async function clearProofs(storage: StoragePlace, group: string | undefined): Promise<number> {
  return ifStored(storage, 0, (database) =>
    group === undefined
      ? database.prepare('DELETE FROM proofs').run().changes
      : database.prepare('DELETE FROM proofs WHERE store = ?').run(group).changes,
  )
}

function ifStored<T>(storage: StoragePlace, otherwise: T, work: (database: Database) => T): T | Promise<T> {
  return existsSync(storageFilePath(storage.folder)) ? withDatabase(storage, work) : otherwise
}
