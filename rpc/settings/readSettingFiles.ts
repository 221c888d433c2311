/**
 * Reads the configuration files of a start, once for all its readers: `config.json` in the data folder and, stronger, either a
 * file that an option names or `vendorclient.json` in the working folder.
 *
 * A named file has the authority of its caller. A found one does not: anybody may have put it into a shared folder. It counts
 * only if no other user could have written it, and only for what `projectSettings.ts` lists. Source: daemon section 3.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expandPath } from './expandPath.ts'
import { parseSettings } from './parseSettings.ts'
import { allowedForProject } from './projectSettings.ts'
import { PROJECT_FILE_NAME, readFoundFile } from './readFoundFile.ts'
import { readUserFile } from './readUserFile.ts'
import type { SettingFile, SettingFiles } from './SettingFile.ts'
import { StartupError } from './StartupError.ts'

export interface FileSources {
  /** Data folder that an option names. */
  readonly dataFolder: string | undefined
  /** Whether `dataFolder` is the default, not named by the user. Default false. */
  readonly isDefaultFolder?: boolean
  /** File that an option names. */
  readonly named?: string | undefined
  /** Whether the working folder is searched if no file is named. */
  readonly readsProject: boolean
}

/** Throws StartupError (2) that names the file and the remedy. */
export function readSettingFiles({ dataFolder, isDefaultFolder, named, readsProject }: FileSources): SettingFiles {
  const warnings: string[] = []
  const stronger =
    named !== undefined
      ? [{ path: resolve(named), kind: 'named' as const, values: readNamedFile(resolve(named)) }]
      : readsProject
        ? [readProject(resolve(PROJECT_FILE_NAME), warnings)]
        : []
  const namedFolder =
    dataFolder ??
    (process.env['VENDORCLIENT_DAEMON_DATA_FOLDER'] ||
      stronger.map(({ path, values }) => dataFolderIn(path, values)).find((name) => name !== undefined))
  const folder = expandPath(namedFolder ?? '~/.vendorclient')
  const user = readUserFile(folder, namedFolder !== undefined && isDefaultFolder !== true)
  if (dataFolderIn(user.path, user.values) !== undefined) {
    warnings.push(`daemon.data_folder has no effect in ${user.path}: that file is located through it`)
  }
  return { dataFolder: folder, files: [...stronger, user], warnings }
}

/**
 * The data folder that a source of settings names. An empty text is refused, because it usually comes from an unset
 * variable of a script.
 */
export function dataFolderIn(source: string, values: SettingFile['values']): string | undefined {
  const path = 'daemon.data_folder'
  const folder = (values['daemon'] as { data_folder?: unknown } | null | undefined)?.data_folder
  if (folder === '') {
    throw new StartupError(2, `Invalid configuration (${source}): ${path} is empty, expected a folder`, { path })
  }
  return typeof folder === 'string' ? folder : undefined
}

/** The JSON object of a file, `{}` if the file does not exist. Throws StartupError (2). */
export function readNamedFile(path: string): Record<string, unknown> {
  return readJsonFile(path, 'configuration file') ?? {}
}

/** The same for a file of another kind, whose name is used in errors; `undefined` if the file does not exist. */
export function readJsonFile(path: string, kind: string): Record<string, unknown> | undefined {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path)
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code!)) return undefined
    throw new StartupError(2, `The ${kind} ${path} cannot be read: ${(cause as Error).message}`, { path })
  }
  return parseSettings(path, bytes)
}

/** Adds one warning for an ignored file, and one for fields that it cannot set. */
function readProject(path: string, warnings: string[]): SettingFile {
  const found = readFoundFile(path)
  if (found.ignored !== undefined) {
    warnings.push(`${path} is ignored: it ${found.ignored}. Name it with --config if you trust it`)
  }
  const { values, refused } = allowedForProject(found.values)
  if (refused.length > 0) warnings.push(refusedFields(path, refused))
  return { path, kind: 'project', values }
}

const SHOWN_FIELDS = 20

function refusedFields(path: string, refused: readonly string[]): string {
  const more = refused.length > SHOWN_FIELDS ? ` and ${refused.length - SHOWN_FIELDS} more` : ''
  const names = `${refused.slice(0, SHOWN_FIELDS).join(', ')}${more}`
  return `${path} cannot set ${names}: a file that is found in the working folder sets endpoints with their credentials, ABIs, aliases, contracts of the node and the output format only. Use config.json in the data folder, or name the file with --config`
}
