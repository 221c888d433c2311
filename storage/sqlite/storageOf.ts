/** A storage on the thread that asks, for tools that work on it as a whole. */
import type { Database } from 'better-sqlite3'
import type { Storage } from '../../src/ports/Storage.ts'
import { itemTables } from './itemTables.ts'
import { SqliteEngine } from './SqliteEngine.ts'
import { SqliteStorage } from './SqliteStorage.ts'
import type { StorageOperation, StorageResults } from './StorageOperation.ts'
import { restoreError } from './storageErrors.ts'

/** The storage in an open database; closing it closes the database. */
export function storageOf(database: Database): Storage {
  const engine = SqliteEngine.over({ database, tables: itemTables(database) })
  const runner = {
    run: async <T extends StorageOperation>(operation: T): Promise<StorageResults[T['type']]> => {
      const [answer] = engine.run([operation])
      if ('error' in answer!) throw restoreError(answer.error)
      return answer!.value as StorageResults[T['type']]
    },
  }
  return new SqliteStorage(runner, async () => {
    database.close()
  })
}
