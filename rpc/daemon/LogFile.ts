import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats, writeSync } from 'node:fs'
import { isForeign } from '../../src/system/fileOwnership.ts'

/** Beginning of every line of a log. */
const LINE_START = '{"level":"'

const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDWR } = constants

/**
 * A file that log lines are appended to. It is created with mode 0600; an existing file is used only if it is a log of
 * this program that no other user could have put there, and never through a link. A file that was moved away is created
 * again.
 */
export class LogFile {
  readonly path: string
  #descriptor: number
  #stats: Stats

  /** Throws an error that says why the file cannot be used. */
  constructor(path: string) {
    this.path = path
    const opened = openLog(path)
    this.#descriptor = opened.descriptor
    this.#stats = opened.stats
  }

  /** Writes a line. Throws errors of the system. */
  append(line: string): void {
    this.#follow()
    writeSync(this.#descriptor, line)
  }

  /** Opens the file again if its name now leads to another file or to none. */
  #follow(): void {
    const now = lstatSync(this.path, { throwIfNoEntry: false })
    if (now?.ino === this.#stats.ino && now.dev === this.#stats.dev) return
    const { descriptor, stats } = openLog(this.path)
    closeSync(this.#descriptor)
    this.#descriptor = descriptor
    this.#stats = stats
  }
}

function openLog(path: string): { descriptor: number; stats: Stats } {
  // Never follows a link, and never waits for the reader of a pipe.
  const descriptor = openSync(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600)
  try {
    const stats = fstatSync(descriptor)
    if (!stats.isFile()) throw new Error('it is not a regular file')
    if (isForeign(stats)) throw new Error(`it belongs to another user (${stats.uid})`)
    if (stats.nlink > 1) throw new Error('it has a second name')
    if (stats.size > 0 && !isLog(descriptor)) throw new Error('it exists and is not a log of this program')
    return { descriptor, stats }
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

function isLog(descriptor: number): boolean {
  const start = Buffer.alloc(LINE_START.length)
  return readSync(descriptor, start, 0, start.length, 0) === start.length && start.toString('latin1') === LINE_START
}
