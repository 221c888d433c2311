import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folder in which Debian and others keep programs that are not on the path, one folder per version. */
const FOLDERS = '/usr/lib/postgresql'

/** Folder with the programs of a PostgreSQL server. */
function findFolder(): string | undefined {
  const versions = existsSync(FOLDERS) ? readdirSync(FOLDERS).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((name) => join(FOLDERS, name, 'bin')),
  ]
  return folders.find((folder) =>
    ['initdb', 'pg_basebackup', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
}

/** The server refuses to run as root; `undefined`: no other user is known. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return { uid: process.getuid!(), gid: process.getgid!() }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (kind: string) => Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // Another user may exist.
    }
  }
  return undefined
}

export interface PostgresPrograms {
  readonly folder: string
  readonly user: { readonly uid: number; readonly gid: number }
}

/** The installed server, or in a few words why it cannot be used. */
export const postgres: PostgresPrograms | string = (() => {
  if (process.platform === 'win32') return 'not tried on Windows'
  const folder = findFolder()
  if (folder === undefined) return 'PostgreSQL is not installed'
  const user = findUser()
  return user === undefined ? 'no user but root can run PostgreSQL' : { folder, user }
})()

/** Suffix of the name of a suite that needs the server. */
export const whySkipped = typeof postgres === 'string' ? ` (skipped: ${postgres})` : ''
