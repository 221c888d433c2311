import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import type { Connect } from './NodeStore.ts'

/**
 * Checks the whole file of a chain before it is opened for writing, on a connection that only reads, so that a damaged file
 * keeps every byte. No file and an empty one pass.
 * @throws Error that names the file, what is wrong with it and what to do
 */
export function checkChainFile(connect: Connect, path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) {
    if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return
    throw damaged(path, 'it is empty, but its write-ahead log is not')
  }
  const verdict = checkPages(connect, path)
  if (verdict !== 'ok') throw damaged(path, verdict)
}

function checkPages(connect: Connect, path: string): string {
  let database: Database | undefined
  try {
    database = connect(path, { readonly: true, fileMustExist: true })
    database.pragma('busy_timeout = 5000')
    database.pragma('cell_size_check = ON')
    return String(database.pragma('integrity_check(1)', { simple: true })).replaceAll(/\s+/g, ' ')
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // A process died in the middle of the very first transaction: only a writer may roll it back.
    if (code === 'SQLITE_READONLY_ROLLBACK') return 'ok'
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code ?? '')) return message
    throw error
  } finally {
    database?.close()
  }
}

function damaged(path: string, detail: string): Error {
  return new Error(
    `The chain file ${path} is damaged (${detail}). It was left unchanged: restore a copy, or begin anew with --reset ` +
      'use another folder',
  )
}
