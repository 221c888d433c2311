import type { Database } from 'better-sqlite3'

interface TableDescription {
  readonly name: string
  /** In the order of the table; `key` is the place in the primary key from 1, 0 outside of it. */
  readonly columns: readonly { readonly name: string; readonly type: string; readonly key: number }[]
  /** Number of rows. */
  readonly rows: number
}

/** Contents of a storage file, for people. */
export interface StorageDescription {
  /** Path of the file. */
  readonly path: string
  /** Number of the last migration. */
  readonly version: number
  readonly sizeBytes: number
  readonly tables: readonly TableDescription[]
}

/** Reads version, size, tables, columns and row counts in one consistent view. */
export function describeDatabase(database: Database): StorageDescription {
  return database.transaction(() => ({
    path: database.name,
    version: database.pragma('user_version', { simple: true }) as number,
    sizeBytes: database
      .prepare<[], number>('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size')
      .pluck()
      .get() as number,
    tables: database
      .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid`)
      .pluck()
      .all()
      .map((name) => describeTable(database, name)),
  }))()
}

function describeTable(database: Database, name: string): TableDescription {
  return {
    name,
    columns: database
      .prepare<[string], TableDescription['columns'][number]>('SELECT name, type, pk AS key FROM pragma_table_info(?)')
      .all(name),
    rows: database
      .prepare<[], number>(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`)
      .pluck()
      .get() as number,
  }
}
