import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/** Absolute form of a path; `~/` is the home folder. */
export function expandPath(path: string): string {
  return resolve(path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path)
}

/** The absolute path with all symbolic links resolved, even if its last parts do not exist yet. */
export function realPath(path: string): string {
  const absolute = expandPath(path)
  try {
    return realpathSync(absolute)
  } catch {
    const parent = dirname(absolute)
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute))
  }
}
