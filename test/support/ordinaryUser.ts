/** Installations are tried as a user without rights, also where the tests run as root, on data that an older version wrote. */
import { execFileSync } from 'node:child_process'
import { cpSync, lchownSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const fixture = join(import.meta.dirname, '../fixtures/version-3.0.0/storage/storage.sqlite3')

/** Options of a child process. */
export const ordinaryUser: { readonly uid?: number; readonly gid?: number } = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** Whether that user can run a program, which may lie in the home of another one. */
export function canRun(program: string, argument = '--version'): boolean {
  try {
    execFileSync(program, [argument], { ...ordinaryUser, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A new folder of that user. */
export function folderOfUser(path: string): string {
  mkdirSync(path, { mode: 0o700 })
  give(path)
  return path
}

/** A data folder of that user as an older version left it; its items have their keys as values. */
export function olderDataFolder(path: string): string {
  folderOfUser(path)
  cpSync(fixture, join(path, 'storage.sqlite3'))
  give(join(path, 'storage.sqlite3'))
  return path
}

/** A call that reads an item of such a folder, of the module `test`, and what it answers. */
export const olderItem = {
  method: 'test.store_get',
  params: { key: 'local.3' },
  result: { value: Buffer.from('local.3').toString('base64') },
} as const

/** Makes that user the owner of everything below a path. */
export function giveFolder(path: string): void {
  give(path)
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    give(join(entry.parentPath, entry.name))
}

function give(path: string): void {
  if (isRoot) lchownSync(path, NOBODY, NOBODY)
}
