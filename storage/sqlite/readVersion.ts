import type { Database } from 'better-sqlite3'
import { checkIdentity } from './inspectStorageFile.ts'

/**
 * Version of the schema of a database of this program, 0 for one without any content. One transaction, because another
 * process may be creating the schema right now.
 * @throws StorageError `foreign`, `newer`, `corrupt`; errors of SQLite untranslated
 */
export function readVersion(database: Database, path: string): number {
  return database.transaction(() => {
    const applicationId = database.pragma('application_id', { simple: true }) as number
    const version = database.pragma('user_version', { simple: true }) as number
    const isEmpty = database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0
    if (isEmpty && applicationId === 0 && version === 0) return 0
    checkIdentity(path, applicationId, version)
    return version
  })()
}
