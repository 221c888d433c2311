import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import type { Connect } from './NodeStore.ts'

/** How thoroughly files are checked; each step takes about a second at most. */
export interface CheckLimits {
  /** Size up to which everything is checked, including indexes against their tables, bytes. */
  readonly wholeBytes: number
  /** Size up to which every page is read, bytes. Above it, only the data that the chain continues from is read. */
  readonly pagesBytes: number
}

const LIMITS: CheckLimits = { wholeBytes: 64 * 2 ** 20, pagesBytes: 384 * 2 ** 20 }

/** Rows at both ends of a large table that are read. */
const ENDS = 200

/**
 * Checks the file of a chain before it is opened for writing, on a connection that only reads, so that a damaged file keeps
 * every byte. The whole file, unless it is so large that a start would take long: then what the next blocks build on; damage
 * elsewhere shows when it is read. No file and an empty one pass.
 * @throws Error that names the file, what is wrong with it and what to do
 */
export function checkChainFile(connect: Connect, path: string, limits: CheckLimits = LIMITS): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) {
    if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return
    throw damaged(path, 'it is empty, but its write-ahead log is not')
  }
  const verdict = check(connect, path, limits)
  if (verdict !== 'ok') throw damaged(path, verdict)
}

/** `ok`, or what is wrong. */
function check(connect: Connect, path: string, { wholeBytes, pagesBytes }: CheckLimits): string {
  let database: Database | undefined
  try {
    database = connect(path, { readonly: true, fileMustExist: true })
    database.pragma('busy_timeout = 5000')
    database.pragma('cell_size_check = ON')
    const { size } = statSync(path)
    if (size <= wholeBytes) return verdictOf(database, 'integrity_check(1)')
    if (size <= pagesBytes) return verdictOf(database, 'quick_check(1)')
    return checkLength(database, path, size) ?? readEnds(database)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // A process died in the middle of the first transaction, which only a writer can roll back.
    if (code === 'SQLITE_READONLY_ROLLBACK') return 'ok'
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code ?? '')) return message
    throw error
  } finally {
    database?.close()
  }
}

function verdictOf(database: Database, check: string): string {
  return String(database.pragma(check, { simple: true })).replaceAll(/\s+/g, ' ')
}

/** Pages at the end are missing, and the write-ahead log does not have them either. */
function checkLength(database: Database, path: string, size: number): string | undefined {
  const pages = Number(database.pragma('page_count', { simple: true }))
  const expected = pages * Number(database.pragma('page_size', { simple: true }))
  const logSize = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0
  return size < expected - logSize ? `it has ${size} bytes instead of ${expected}` : undefined
}

/** Throws the error of SQLite for what cannot be read. */
function readEnds(database: Database): string {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL")
    .pluck()
    .all()
  for (const table of tables as string[]) {
    for (const direction of ['ASC', 'DESC']) {
      const rows = database.prepare(`SELECT * FROM "${table}" ORDER BY rowid ${direction} LIMIT ${ENDS}`)
      for (const _ of rows.raw().iterate());
    }
  }
  // The tables from which the chain continues: small, and read completely.
  for (const table of ['settings', 'pending_messages']) {
    const verdict = verdictOf(database, `quick_check('${table}')`)
    if (verdict !== 'ok') return verdict
  }
  return 'ok'
}

function damaged(path: string, detail: string): Error {
  return new Error(
    `The chain file ${path} is damaged (${detail}). It was left unchanged: restore a copy, or begin a new chain with --reset ` +
      'use another folder',
  )
}
