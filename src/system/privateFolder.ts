/**
 * Folders and files that other users of the machine cannot replace. Files that are loaded as code, or that represent
 * this process to others, belong there: other users cannot replace them between the check and the use.
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Returns the real path of a folder that belongs to this user and that other users cannot write to, rename or replace.
 * This applies to root as well: a folder of another user can be replaced by that user. On Windows the access list of
 * the profile decides. Throws Error with the reason.
 */
export function expectPrivateFolder(folder: string): string {
  const real = realpathSync(folder)
  if (process.platform === 'win32') return real
  const own = process.getuid!()
  const stats = lstatSync(real)
  if (!stats.isDirectory()) throw new Error(`${folder} is not a folder`)
  if (stats.uid !== own) throw new Error(`${folder} belongs to another user (${stats.uid}, this is ${own})`)
  if (isWritableByOthers(stats)) throw new Error(`${folder} has mode ${octal(stats)} and can be written by others`)
  for (let above = dirname(real), below = real; above !== below; below = above, above = dirname(above)) {
    const parent = statSync(above)
    if (parent.uid !== 0 && parent.uid !== own) throw new Error(`${above} belongs to another user (${parent.uid})`)
    // In a folder with the sticky bit, other users cannot rename or remove files that they do not own.
    if (isWritableByOthers(parent) && (parent.mode & STICKY) === 0) {
      throw new Error(`${above} has mode ${octal(parent)} and can be written by others`)
    }
  }
  return real
}

/**
 * Creates a folder of mode 0700 with an unpredictable name. Throws the error of the system, or Error with the reason if
 * other users could replace the folder, as the owner of the folder for temporary files can.
 */
export function makePrivateFolder(prefix: string, base = tmpdir()): string {
  const folder = mkdtempSync(join(base, prefix))
  try {
    expectPrivateFolder(folder)
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Path of a file with this content in a private folder, which is created if it is missing. A file that is damaged, or
 * that others own or could have changed, is replaced. Throws the error of the system, or Error with the reason.
 */
export function keepPrivateFile(folder: string, name: string, content: Uint8Array): string {
  createFolder(folder)
  const path = join(expectPrivateFolder(folder), name)
  if (holds(path, content)) return path
  const temporary = `${path}.${process.pid}.tmp`
  rmSync(temporary, { force: true, recursive: true })
  writeFileSync(temporary, content, { mode: 0o700, flag: 'wx' })
  try {
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  return path
}

/** Sticky bit, which `node:fs` has no name for. */
const STICKY = 0o1000

/** A group with this user as its only member does not count as others. */
function isWritableByOthers({ mode, uid, gid }: Stats): boolean {
  const isPrivateGroup = gid === uid && gid === process.getgid!()
  return (mode & (isPrivateGroup ? 0o002 : 0o022)) !== 0
}

function octal({ mode }: Stats): string {
  return (mode & 0o7777).toString(8)
}

/** Checks type, size, owner, mode and content on the open file. */
function holds(path: string, content: Uint8Array): boolean {
  let file: number
  try {
    file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch {
    return false
  }
  try {
    const stats = fstatSync(file)
    if (!stats.isFile() || stats.size !== content.length) return false
    if (process.platform !== 'win32' && (stats.uid !== process.getuid!() || isWritableByOthers(stats))) return false
    return readFileSync(file).equals(content)
  } finally {
    closeSync(file)
  }
}

/** Not by `recursive` of `mkdirSync`: that never returns where a folder cannot have children, such as /proc. */
function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    const parent = dirname(folder)
    if (code !== 'ENOENT' || parent === folder || statSync(parent, { throwIfNoEntry: false }) !== undefined) throw error
    createFolder(parent)
    mkdirSync(folder, { mode: 0o700 })
  }
}
