import type { Database } from 'better-sqlite3'
import type { OpenConnection } from './loadDriver.ts'
import { migrations } from './migrations/index.ts'
import { damagedFile, foreignFile } from './storageErrors.ts'

/** What a schema is made of, without what SQLite keeps for itself. */
const OBJECTS = `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name`

interface SchemaObject {
  readonly type: string
  readonly name: string
  readonly sql: string | null
}

/**
 * Compares the schema with the one that this program creates: a foreign trigger or view would silently change what is
 * read and written.
 * @throws StorageError `foreign` for an object that does not belong to this program, `corrupt` for one that is missing or different
 */
export function checkSchema(connect: OpenConnection, database: Database, path: string, version: number): void {
  const model = connect(':memory:')
  let expected: readonly SchemaObject[]
  try {
    for (const { sql } of migrations.slice(0, version)) model.exec(sql)
    expected = model.prepare(OBJECTS).all() as SchemaObject[]
  } finally {
    model.close()
  }
  const found = new Map((database.prepare(OBJECTS).all() as SchemaObject[]).map((object) => [nameOf(object), object]))
  for (const object of expected) {
    const other = found.get(nameOf(object))
    if (other?.sql !== object.sql) {
      const name = nameOf(object)
      throw damagedFile(path, other === undefined ? `there is no such ${name}` : `the ${name} was modified`)
    }
    found.delete(nameOf(object))
  }
  const [foreign] = found.values()
  if (foreign !== undefined) throw foreignFile(path, `it has the ${nameOf(foreign)}, which this program did not create`)
}

/** Quoted as JSON: its name may be chosen by an attacker. */
function nameOf({ type, name }: SchemaObject): string {
  return `${type} ${JSON.stringify(name.slice(0, 100))}`
}
