/** The daemon's own folder: made for one user, refused when others could write to it. Source: daemon section 9. */
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './StartupError.ts'

/** Creates the folder with mode 0700. Throws StartupError with exit code 2 or 4. */
export function openDataFolder(folder: string): void {
  let mode: number
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const stats = statSync(folder)
    if (!stats.isDirectory()) throw new Error('it is not a folder')
    mode = stats.mode
  } catch (cause) {
    const reason = (cause as Error).message
    throw new StartupError(4, `The data folder ${folder} cannot be used: ${reason}`, { path: folder }, cause)
  }
  if (process.platform !== 'win32' && (mode & 0o022) !== 0) {
    const octal = (mode & 0o777).toString(8)
    throw new StartupError(
      2,
      `The data folder ${folder} has mode ${octal} and can be written by others. Run: chmod 700 '${folder}'`,
      { path: folder, mode: octal },
    )
  }
}

/** Writes a file whole or not at all, readable only as `mode` says. */
export function writeWhole(path: string, content: string, mode: number): void {
  const temporary = `${path}.${process.pid}.tmp`
  rmSync(temporary, { force: true })
  writeFileSync(temporary, content, { mode, flag: 'wx' })
  renameSync(temporary, path)
}

export const tokenFileName = 'daemon.token'
export const discoveryFileName = 'daemon.json'

export function discoveryPath(folder: string): string {
  return join(folder, discoveryFileName)
}
