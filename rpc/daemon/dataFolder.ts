/** The daemon's own folder: made for one user, refused when others could write to it. Source: daemon section 9. */
import { chmodSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../storage/createFolder.ts'
import { StartupError } from '../settings/StartupError.ts'

/** Creates the folder with mode 0700. Throws StartupError: 4 when it cannot be used, 2 when others can write to it. */
export function openDataFolder(folder: string): void {
  let stats: Stats
  try {
    createFolder(folder, 0o700)
    stats = statSync(folder)
    if (!stats.isDirectory()) throw new Error('it is not a folder')
  } catch (cause) {
    const reason = (cause as Error).message
    throw new StartupError(4, `The data folder ${folder} cannot be used: ${reason}`, { path: folder }, cause)
  }
  refuseSharedFolder(folder, stats)
}

/** Throws StartupError (2) for a folder that others can write to, because they could replace files in it. */
function refuseSharedFolder(folder: string, { mode, uid }: Stats): void {
  if (process.platform === 'win32') return
  const own = process.getuid!()
  // The superuser can write everywhere, and may itself work in a folder of another user.
  if (own !== 0 && uid !== 0 && uid !== own) {
    throw new StartupError(2, `The data folder ${folder} belongs to another user (${uid}, this is ${own})`, {
      path: folder,
      uid,
    })
  }
  if ((mode & 0o022) === 0) return
  const octal = (mode & 0o777).toString(8)
  throw new StartupError(
    2,
    `The data folder ${folder} has mode ${octal} and can be written by others. Run: chmod 700 '${folder}'`,
    { path: folder, mode: octal },
  )
}

/**
 * Writes a file whole or not at all, readable only as `mode` says. Throws StartupError (4), and then no file remains.
 */
export function writeWhole(path: string, content: string, mode: number): void {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    rmSync(temporary, { force: true })
    writeFileSync(temporary, content, { mode, flag: 'wx' })
    // The umask may have removed permissions that the group should have.
    chmodSync(temporary, mode)
    renameSync(temporary, path)
  } catch (cause) {
    rmSync(temporary, { force: true, recursive: true })
    throw new StartupError(4, `The file ${path} cannot be written: ${(cause as Error).message}`, { path }, cause)
  }
}

/** Removes a file of an earlier run. Throws StartupError (4) if it is not a file. */
export function removeLeftover(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch (cause) {
    throw new StartupError(4, `The file ${path} cannot be removed: ${(cause as Error).message}`, { path }, cause)
  }
}

export const TOKEN_FILE_NAME = 'daemon.token'
const DISCOVERY_FILE_NAME = 'daemon.json'

export function discoveryPath(folder: string): string {
  return join(folder, DISCOVERY_FILE_NAME)
}
