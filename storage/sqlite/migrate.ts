import type { Database } from 'better-sqlite3'
import { migrations, newestVersion } from './migrations/index.ts'
import { readVersion } from './readVersion.ts'
import { APPLICATION_ID } from './storageFile.ts'

/**
 * Brings the schema to `target`, each step in a separate exclusive transaction. Several processes may do this at once:
 * the second one finds the work done.
 * @throws StorageError `foreign`, `newer`, `corrupt`; errors of SQLite untranslated
 */
export function migrate(database: Database, path: string, target: number = newestVersion): void {
  // A current file is opened without the write lock, which another process may hold.
  const version = readVersion(database, path)
  for (const { number, sql } of migrations.slice(version, target)) {
    database
      .transaction(() => {
        if (readVersion(database, path) >= number) return
        database.exec(sql)
        database.pragma(`application_id = ${APPLICATION_ID}`)
        database.pragma(`user_version = ${number}`)
      })
      .exclusive()
  }
}
