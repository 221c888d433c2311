/**
 * Checks whether other users of this machine could change a file. On Windows, access lists decide, which Node.js does
 * not expose: files there count as safe, because their folders are private to their user by default.
 */
import { lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'

/** Why users other than this one and root can have changed a file, or can change it. */
export interface FileDanger {
  /** `foreign`: another user owns it or may have put it there. `exposed`: it belongs to this user, and others can replace or change it. */
  readonly kind: 'foreign' | 'exposed'
  /** The reason, worded as the end of a sentence about the file. */
  readonly reason: string
  /** Command that makes it safe. */
  readonly remedy?: string
}

/** Effective user id; `undefined` on Windows. */
function ownId(): number | undefined {
  return process.geteuid?.()
}

/** Whether a file belongs to a user other than this one and root. */
export function isForeign({ uid }: Stats): boolean {
  const own = ownId()
  return own !== undefined && !isTrusted(uid, own)
}

/** Returns `undefined` for a safe file. @param stats of the open descriptor of the file at `path` */
export function fileDanger(path: string, stats: Stats): FileDanger | undefined {
  return ownDanger(path, stats) ?? (ownId() === undefined ? undefined : folderDanger(dirname(path), stats))
}

/**
 * Like `fileDanger`, but checks only the owner and mode of the file or folder itself, for a location where other users
 * cannot create files.
 */
export function ownDanger(path: string, stats: Stats): FileDanger | undefined {
  const own = ownId()
  if (own === undefined) return undefined
  if (isForeign(stats)) return { kind: 'foreign', reason: `belongs to another user (${stats.uid})` }
  if (!isWritableByOthers(stats, own)) return undefined
  return {
    kind: 'exposed',
    reason: `has mode ${octal(stats)} and can be changed by others`,
    remedy: `chmod go-w '${path}'`,
  }
}

/**
 * Checks the folder of a file and the folders above it, with all symbolic links resolved. In a folder that others can
 * write to, they can also create a hard link to any file, and their own folders may contain a file that they moved
 * there: such a file counts as theirs, whichever user owns it.
 */
function folderDanger(named: string, file: Stats): FileDanger | undefined {
  const own = ownId()!
  let folder = realpathSync(named)
  for (let isFirst = true; ; isFirst = false) {
    const stats = lstatSync(folder)
    if (!isTrusted(stats.uid, own)) {
      return { kind: 'foreign', reason: `is in the folder ${folder}, which belongs to another user (${stats.uid})` }
    }
    if (isWritableByOthers(stats, own)) {
      const isSticky = (stats.mode & 0o1000) !== 0
      // In a sticky folder other users cannot replace the file, but may have created a hard link to some file there.
      if (file.nlink > 1 && (isFirst || !isSticky)) {
        return { kind: 'foreign', reason: `has ${file.nlink} names, so others may have put it there` }
      }
      if (!isSticky) {
        const reason = `is in the folder ${folder}, which has mode ${octal(stats)} and can be changed by others`
        return { kind: 'exposed', reason, remedy: `chmod go-w '${folder}'` }
      }
    }
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
}

function isTrusted(uid: number, own: number): boolean {
  return uid === own || uid === 0
}

function isWritableByOthers({ mode, uid, gid }: Stats, own: number): boolean {
  if ((mode & 0o002) !== 0) return true
  return (mode & 0o020) !== 0 && !isPrivateGroup(gid, uid === 0 ? uid : own)
}

function octal({ mode }: Stats): string {
  return (mode & 0o7777).toString(8)
}

/** Whether this user is the only member of a group, as in the groups that many systems create for each user. */
function isPrivateGroup(gid: number, uid: number): boolean {
  try {
    const users = readTable('/etc/passwd')
    const name = users.find((fields) => fields[2] === String(uid))?.[0]
    const members = users.filter((fields) => fields[3] === String(gid)).map((fields) => fields[0])
    const group = readTable('/etc/group').find((fields) => fields[2] === String(gid))
    const others = (group?.[3] ?? '').split(',').filter((member) => member !== '')
    return name !== undefined && group !== undefined && [...members, ...others].every((member) => member === name)
  } catch {
    // If these files cannot be read, nothing is known about the group.
    return false
  }
}

function readTable(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
}
