import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import { type FileDanger, fileDanger } from '../../src/system/fileOwnership.ts'
import { parseSettings } from './parseSettings.ts'
import { StartupError } from './StartupError.ts'

/** Path of the file in the working folder. */
export const PROJECT_FILE_NAME = 'vendorclient.json'

export interface FoundFile {
  /** `{}` for a file that is absent or ignored. */
  readonly values: Readonly<Record<string, unknown>>
  /** Why the file is ignored, phrased as the end of a sentence. */
  readonly ignored?: string
}

const ABSENT = ['ENOENT', 'ENOTDIR']
/** Largest size of a configuration file, bytes. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Reads a configuration file that was found, not named by the user. A file of another user is ignored and does not stop
 * a start, because anyone can put one into a shared folder. Throws StartupError (2) for one of this user that others
 * could change.
 */
export function readFoundFile(path: string): FoundFile {
  let descriptor: number
  try {
    // Never follows a link, and never waits for the writer of a pipe.
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
  } catch (cause) {
    return explainUnopened(path, cause as NodeJS.ErrnoException)
  }
  try {
    const stats = fstatSync(descriptor)
    const danger = fileDanger(path, stats)
    if (danger?.kind === 'foreign') return { values: {}, ignored: danger.reason }
    if (danger !== undefined) throw unsafe(path, danger)
    expectPlainFile(path, stats)
    return { values: parseSettings(path, readFileSync(descriptor)) }
  } finally {
    closeSync(descriptor)
  }
}

/** Ignores an absent file, or one of another user. Throws StartupError (2) for any other. */
function explainUnopened(path: string, { code, message }: NodeJS.ErrnoException): FoundFile {
  const stats = ABSENT.includes(code!) ? undefined : lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return { values: {} }
  const danger = fileDanger(path, stats)
  if (danger?.kind === 'foreign') return { values: {}, ignored: danger.reason }
  if (stats.isSymbolicLink()) throw unsafe(path, { kind: 'exposed', reason: 'is a symbolic link' })
  throw new StartupError(2, `The configuration file ${path} cannot be read: ${message}`, { path })
}

/** Throws StartupError (2) for anything but a regular file, and for one that is too large for a configuration. */
export function expectPlainFile(path: string, stats: Stats): void {
  if (stats.isFile() && stats.size <= MAX_BYTES) return
  const what = stats.isFile() ? `is larger than ${MAX_BYTES} bytes` : 'is not a regular file'
  throw new StartupError(2, `The configuration file ${path} ${what}`, { path })
}

function unsafe(path: string, { reason, remedy }: FileDanger): StartupError {
  const advice = remedy === undefined ? 'Name it with --config if you trust it' : `Run: ${remedy}`
  return new StartupError(2, `The configuration file ${path} ${reason}. ${advice}`, { path })
}
