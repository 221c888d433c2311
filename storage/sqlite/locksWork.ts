import { rmSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { loadedDriver } from './loadDriver.ts'

/** Distinguishes the probes of one process. */
let count = 0

/**
 * Whether the file system beside a file has locks, by a file that nothing else uses. True where that cannot be tried: a folder that must
 * not be written, for example.
 */
export function locksWork(path: string): boolean {
  const connect = loadedDriver()
  if (connect === undefined) return true
  const probe = `${path}.${process.pid}-${++count}.probe`
  let database: Database | undefined
  try {
    database = connect(probe, { timeout: 0 })
    database.pragma('journal_mode = MEMORY')
    database.exec('BEGIN IMMEDIATE')
    return true
  } catch (error) {
    return !/^SQLITE_(BUSY|IOERR_(LOCK|RDLOCK))/.test(String((error as { code?: unknown }).code))
  } finally {
    database?.close()
    rmSync(probe, { force: true })
  }
}
