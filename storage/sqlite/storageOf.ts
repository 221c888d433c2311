/** A storage on the calling thread, for tools that work on it as a whole. */
import type { Database } from 'better-sqlite3'
import type { Storage } from '../../src/ports/Storage.ts'
import { StorageFront } from '../common/StorageFront.ts'
import { itemTables } from './itemTables.ts'
import { SqliteEngine } from './SqliteEngine.ts'
import { restoreError } from './storageErrors.ts'

/** The storage in an open database; closing it closes the database. */
export function storageOf(database: Database): Storage {
  const engine = SqliteEngine.over({ database, tables: itemTables(database) })
  return new StorageFront(
    async (operation) => {
      const [answer] = engine.run([operation])
      if ('error' in answer!) throw restoreError(answer.error)
      return answer!.value as never
    },
    async () => {
      database.close()
    },
  )
}
