/**
 * Snapshots of the whole store, without copies: from the first snapshot on, triggers keep the old form of each row that
 * changes, once for each snapshot, in a table beside its own. Going back writes the old forms over what changed since.
 *
 * The tables are found in the schema, so that every table takes part without being listed here. The state before any
 * snapshot costs nothing: tables and triggers are made with the first one.
 */
import type { Database } from 'better-sqlite3'

/** A state of the store to which it can be reverted. */
export interface Snapshot {
  /** Never used twice in one file. */
  readonly id: number
  /** Number of the last block at that time. */
  readonly seqNo: number
}

/** Tables that are not reverted, besides those of this file. */
const KEPT_TABLES: readonly string[] = ['fork_cache', 'abis', 'images']

const OWN_TABLES = `
  CREATE TABLE snapshots (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    seq_no INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE snapshot_layer (
    only INTEGER NOT NULL PRIMARY KEY DEFAULT 1 CHECK (only = 1),
    id   INTEGER
  ) STRICT;
  INSERT INTO snapshot_layer (id) VALUES (NULL);
`

/** Record format of the triggers of one table. */
interface Journal {
  readonly table: string
  readonly undo: string
  /** Columns that identify a row: `rowid`, or the primary key. */
  readonly keys: readonly string[]
  /** Columns that are stored. */
  readonly columns: readonly string[]
}

export class SnapshotJournal {
  readonly #database: Database

  /** Opens the snapshots of a chain. They are dropped if the tables have changed. */
  constructor(database: Database) {
    this.#database = database
    if (this.#exists('snapshots') && this.#foundDefinitions() !== this.#wantedDefinitions()) this.clear()
  }

  /** Takes a snapshot, within a transaction of the caller. */
  take(seqNo: number): Snapshot {
    this.#prepare()
    const id = Number(this.#database.prepare('INSERT INTO snapshots (seq_no) VALUES (?)').run(seqNo).lastInsertRowid)
    this.#setLayer(id)
    return { id, seqNo }
  }

  /** Oldest first. */
  list(): Snapshot[] {
    if (!this.#exists('snapshots')) return []
    const rows = this.#database.prepare('SELECT id, seq_no FROM snapshots ORDER BY id').all()
    return (rows as { id: number; seq_no: number }[]).map(({ id, seq_no }) => ({ id, seqNo: seq_no }))
  }

  /**
   * Reverts the store to the snapshot, within a transaction of the caller. The snapshot is kept and later ones are
   * removed. Returns `false` if it does not exist.
   */
  revert(id: number): boolean {
    if (!this.list().some((snapshot) => snapshot.id === id)) return false
    this.#setLayer(null)
    for (const journal of this.#journals()) this.#restore(journal, id)
    this.#database.prepare('DELETE FROM snapshots WHERE id > ?').run(id)
    this.#setLayer(id)
    return true
  }

  /** Drops all snapshots; the state stays unchanged. */
  clear(): void {
    if (!this.#exists('snapshots')) return
    this.#database.transaction(() => {
      this.#database.exec('DELETE FROM snapshots; UPDATE snapshot_layer SET id = NULL')
      // Also removes triggers of tables that no longer exist.
      for (const name of this.#namesOf('trigger', 'undo_%')) this.#database.exec(`DROP TRIGGER ${name}`)
      for (const name of this.#namesOf('table', 'undo_%')) this.#database.exec(`DROP TABLE ${name}`)
    })()
  }

  /** Creates missing tables and triggers; does nothing if snapshots were taken before. */
  #prepare(): void {
    if (!this.#exists('snapshots')) this.#database.exec(OWN_TABLES)
    if (this.#foundDefinitions() === '') {
      for (const definition of this.#journals().flatMap(definitionsOf)) this.#database.exec(definition)
    }
  }

  #setLayer(id: number | null): void {
    this.#database.prepare('UPDATE snapshot_layer SET id = ?').run(id)
  }

  #restore({ table, undo, keys, columns }: Journal, id: number): void {
    const undoKeys = keyNames(keys)
    const isSame = undoKeys.map((name) => `older.${name} = changed.${name}`).join(' AND ')
    this.#database
      .prepare(`DELETE FROM ${table} WHERE (${keys.join(', ')}) IN
        (SELECT ${undoKeys.join(', ')} FROM ${undo} WHERE snapshot >= ?)`)
      .run(id)
    const isRowid = keys[0] === 'rowid'
    const targets = [...(isRowid ? ['rowid'] : []), ...columns]
    const sources = [...(isRowid ? ['key_0'] : []), ...columns.map((name) => `old_${name}`)]
    // If a row has several forms, the oldest one belongs to the snapshot.
    this.#database
      .prepare(`INSERT INTO ${table} (${targets.join(', ')}) SELECT ${sources.join(', ')} FROM ${undo} AS changed
        WHERE snapshot >= ? AND existed = 1 AND NOT EXISTS
          (SELECT 1 FROM ${undo} AS older WHERE ${isSame} AND older.snapshot >= ? AND older.snapshot < changed.snapshot)`)
      .run(id, id)
    this.#database.prepare(`DELETE FROM ${undo} WHERE snapshot >= ?`).run(id)
  }

  #journals(): Journal[] {
    const tables = this.#database
      .prepare(
        "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      )
      .all() as { name: string; wr: number }[]
    return tables
      .filter(({ name }) => !/^(snapshots|snapshot_layer|undo_.*)$/.test(name) && !KEPT_TABLES.includes(name))
      .map(({ name, wr }) => this.#journalOf(name, wr === 1))
  }

  #journalOf(table: string, hasNoRowid: boolean): Journal {
    const columns = this.#database
      .prepare('SELECT name, type, pk, hidden FROM pragma_table_xinfo(?) ORDER BY cid')
      .all(table) as { name: string; type: string; pk: number; hidden: number }[]
    const stored = columns.filter(({ hidden }) => hidden === 0).map(({ name }) => name)
    const primary = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
    // A single integer key of that name is an alias of the rowid.
    const isAlias = primary.length === 1 && primary[0]!.type.toUpperCase() === 'INTEGER'
    const keys = hasNoRowid || isAlias ? primary.map(({ name }) => name) : ['rowid']
    return { table, undo: `undo_${table}`, keys, columns: stored }
  }

  #exists(table: string): boolean {
    return this.#namesOf('table', table).length > 0
  }

  #namesOf(type: 'table' | 'trigger', pattern: string): string[] {
    const text = 'SELECT name FROM sqlite_schema WHERE type = ? AND name LIKE ?'
    return this.#database.prepare(text).pluck().all(type, pattern) as string[]
  }

  #foundDefinitions(): string {
    const text = "SELECT sql FROM sqlite_schema WHERE name LIKE 'undo_%' AND sql IS NOT NULL"
    return (this.#database.prepare(text).pluck().all() as string[]).sort().join('\n')
  }

  #wantedDefinitions(): string {
    // Without a snapshot, the triggers may be missing.
    if (this.#foundDefinitions() === '') return ''
    return this.#journals().flatMap(definitionsOf).sort().join('\n')
  }
}

function keyNames(keys: readonly string[]): string[] {
  return keys.map((_, index) => `key_${index}`)
}

/** A table for old rows, its indexes, and the triggers that fill it. */
function definitionsOf({ table, undo, keys, columns }: Journal): string[] {
  const undoKeys = keyNames(keys)
  const oldNames = columns.map((name) => `old_${name}`)
  const layer = '(SELECT id FROM snapshot_layer)'
  const isKept = (row: 'OLD' | 'NEW') =>
    `EXISTS (SELECT 1 FROM ${undo} WHERE ${keys.map((key, index) => `key_${index} = ${row}.${key}`).join(' AND ')} AND snapshot = ${layer})`
  const keyValues = (row: 'OLD' | 'NEW') => keys.map((key) => `${row}.${key}`).join(', ')
  const keepOld =
    `INSERT INTO ${undo} (snapshot, existed, ${[...undoKeys, ...oldNames].join(', ')}) ` +
    `SELECT ${layer}, 1, ${keyValues('OLD')}, ${columns.map((name) => `OLD.${name}`).join(', ')} WHERE NOT ${isKept('OLD')};`
  const keepNew =
    `INSERT INTO ${undo} (snapshot, existed, ${undoKeys.join(', ')}) ` +
    `SELECT ${layer}, 0, ${keyValues('NEW')} WHERE NOT ${isKept('NEW')};`
  const trigger = (event: string, body: string) =>
    `CREATE TRIGGER ${undo}_${event} AFTER ${event} ON ${table} WHEN ${layer} IS NOT NULL BEGIN ${body} END`
  return [
    `CREATE TABLE ${undo} (snapshot INTEGER NOT NULL, existed INTEGER NOT NULL, ${[...undoKeys, ...oldNames].join(', ')})`,
    `CREATE UNIQUE INDEX ${undo}_by_key ON ${undo} (${undoKeys.join(', ')}, snapshot)`,
    `CREATE INDEX ${undo}_by_snapshot ON ${undo} (snapshot)`,
    trigger('INSERT', keepNew),
    // A changed key counts as one deleted and one inserted row.
    trigger('UPDATE', `${keepOld} ${keepNew}`),
    trigger('DELETE', keepOld),
  ]
}
