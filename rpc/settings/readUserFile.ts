/**
 * `config.json` in the data folder: the settings of the user, which may set everything. A data folder that was named is the
 * caller's word. The default one, `~/.vendorclient`, is not: in a home folder that several users share, another one
 * may have made it first, with settings, a storage, keys and the address of a daemon in it.
 */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  type Stats,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type FileDanger, isForeign, ownDanger } from '../../src/system/fileOwnership.ts'
import { parseSettings } from './parseSettings.ts'
import { expectPlainFile } from './readFoundFile.ts'
import type { SettingFile } from './SettingFile.ts'
import { StartupError } from './StartupError.ts'

const USER_FILE_NAME = 'config.json'

/** `{}` as the values where there is no file. Throws StartupError (2) for a file or a folder that others can change. */
export function readUserFile(folder: string, isNamed: boolean): SettingFile {
  if (!isNamed) expectOwnFolder(folder)
  const path = join(folder, USER_FILE_NAME)
  return { path, kind: 'user', values: readValues(path, isNamed) }
}

function readValues(path: string, isNamed: boolean): SettingFile['values'] {
  let descriptor: number
  try {
    // Opened without waiting for the writer of a pipe.
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR'].includes(code!)) return {}
    throw refused(`The configuration file ${path} cannot be read: ${message}`, path, cause)
  }
  try {
    const stats = fstatSync(descriptor)
    expectPlainFile(path, stats)
    const danger = ownDanger(path, stats)
    if (danger !== undefined && !(isNamed && danger.kind === 'foreign')) {
      throw refused(`The configuration file ${path} ${danger.reason}. ${remedyOf(danger)}`, path)
    }
    return parseSettings(path, readFileSync(descriptor))
  } finally {
    closeSync(descriptor)
  }
}

function expectOwnFolder(folder: string): void {
  const link = lstatSync(folder, { throwIfNoEntry: false })
  if (link === undefined) {
    makeInSharedHome(folder)
    return
  }
  const danger = dangerOfFolder(folder, link)
  if (danger !== undefined) throw refused(`The data folder ${folder} ${danger.reason}. ${remedyOf(danger)}`, folder)
}

/** The owner of a link decides, whatever its target. */
function dangerOfFolder(folder: string, link: Stats): FileDanger | undefined {
  if (isForeign(link)) return ownDanger(folder, link)
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats === undefined ? undefined : ownDanger(folder, stats)
}

/** If other users could create the folder later, it is created now. */
function makeInSharedHome(folder: string): void {
  const home = dirname(folder)
  if (!existsSync(home) || ownDanger(home, statSync(home)) === undefined) return
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    // Without the folder, nothing is stored there, and a start that needs no storage continues.
    if (code === 'EEXIST') expectOwnFolder(folder)
  }
}

function remedyOf({ kind, remedy }: FileDanger): string {
  return kind === 'foreign'
    ? 'Remove it, or name the folder with --data-folder if you trust its owner'
    : `Run: ${remedy}`
}

function refused(message: string, path: string, cause?: unknown): StartupError {
  return new StartupError(2, message, { path }, cause)
}
