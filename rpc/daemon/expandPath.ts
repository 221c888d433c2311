import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/** Absolute form of a path; `~/` is the home folder. */
export function expandPath(path: string): string {
  return resolve(path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path)
}

/** The same with all symbolic links followed, also when the end of the path does not exist yet. */
export function realPath(path: string): string {
  const absolute = expandPath(path)
  try {
    return realpathSync(absolute)
  } catch {
    const parent = dirname(absolute)
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute))
  }
}
