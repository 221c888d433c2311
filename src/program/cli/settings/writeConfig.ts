/** Changes of the configuration files. A file that cannot be read is never overwritten. */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { allowedForProject } from '../../../../rpc/settings/projectSettings.ts'
import { readFoundFile } from '../../../../rpc/settings/readFoundFile.ts'
import { readNamedFile } from '../../../../rpc/settings/readSettingFiles.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { parseEndpoint } from '../../../config/parseEndpoint.ts'
import { checkName } from '../arguments/names.ts'
import type { OptionDefinition, Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from './ToolConfig.ts'

type Section = Record<string, unknown>

/** Applies a change to section `cli` of a file; other sections stay as they are. Throws ToolError. */
export function changeSection(session: Session, file: string, change: (section: Section) => void): void {
  const whole = readConfigFile(session, file)
  const section = { ...(whole['cli'] as Section | undefined) }
  change(section)
  if (isFound(session, file)) expectAllowed(file, section)
  const text = `${JSON.stringify({ ...whole, cli: section }, null, 2)}\n`
  const temporary = `${file}.${process.pid}.tmp`
  try {
    createFolder(dirname(file), 0o700)
    // In a shared folder another user may have put a file or a link there, which must neither be followed nor written.
    rmSync(temporary, { force: true })
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx' })
    renameSync(temporary, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ToolError(exitCodes.failure, `The configuration file ${file} cannot be written (${code})`)
  }
}

/**
 * The whole file as JSON, `{}` if it does not exist. Throws StartupError (2), and ToolError (2) for a file of another
 * user.
 */
export function readConfigFile(session: Session, file: string): Readonly<Record<string, unknown>> {
  if (!isFound(session, file)) return readNamedFile(file)
  const { values, ignored } = readFoundFile(file)
  if (ignored === undefined) return values
  throw new ToolError(exitCodes.usage, `The configuration file ${file} ${ignored}; nothing was changed`)
}

/** Whether the file is used because it is in the working folder, and not because --config names it. */
function isFound({ input, files }: Session, file: string): boolean {
  return file === files.project && input.text('config') === undefined
}

/** Throws ToolError (2) for settings that are ignored in a project file. */
function expectAllowed(file: string, section: Section): void {
  const { refused } = allowedForProject({ cli: section })
  if (refused.length === 0) return
  throw new ToolError(exitCodes.usage, `${file} cannot set ${refused.join(', ')}`, {
    hint: 'Without --project, they are stored in config.json in the data folder.',
  })
}

/** Named entries of section `cli`. */
const nouns = { aliases: 'alias', networks: 'network' } as const

/** Adds entries to a file, or replaces those of the same names. Throws ToolError. */
export function storeNamed(session: Session, file: string, kind: keyof typeof nouns, added: Section): void {
  changeSection(session, file, (section) => {
    section[kind] = { ...(section[kind] as Section | undefined), ...added }
  })
}

/** Removes one entry. Throws ToolError: 11 if the file does not have it. */
export function removeNamed(session: Session, kind: keyof typeof nouns, name: string): Outcome {
  const file = targetFile(session)
  changeSection(session, file, (section) => {
    const entries = { ...(section[kind] as Section | undefined) }
    if (!Object.hasOwn(entries, name)) {
      throw new ToolError(exitCodes.notFound, `There is no ${nouns[kind]} "${name.slice(0, 64)}" in ${file}`)
    }
    delete entries[name]
    section[kind] = entries
  })
  return { json: { removed: name, file }, text: `Removed ${nouns[kind]} ${name}` }
}

/** Removes all entries. Throws ToolError. */
export function clearNamed(session: Session, kind: keyof typeof nouns): Outcome {
  const file = targetFile(session)
  changeSection(session, file, (section) => {
    delete section[kind]
  })
  return { json: { file }, text: `Removed all ${kind}  (${file})` }
}

/** An alias as stored in a file, to add to it; `{}` if it does not exist. */
export function storedAlias(session: Session, file: string, name: string): Alias {
  const { aliases } = (readConfigFile(session, file)['cli'] ?? {}) as { aliases?: Record<string, Alias> }
  return aliases !== undefined && Object.hasOwn(aliases, name) ? aliases[name]! : {}
}

/** Throws ToolError (2) for a seed phrase or a secret key: a configuration only names key files. */
export function refuseSecret(name: string, value: string): void {
  const isSecret = /^\s*\S+(\s+\S+){2,}\s*$/.test(value) || /^[0-9a-fA-F]{64}$/.test(value.trim())
  if (!isSecret) return
  throw new ToolError(exitCodes.usage, `${name} expects the name of a key file, not a phrase or a secret key`, {
    hint: '"vendorclient keys pair --phrase - --output <file>" creates a key file that only you can read.',
  })
}

/** Throws ToolError (2). Words that follow `account` in a command are refused, because they would never be found. */
export function checkAliasName(name: string): string {
  return checkName(name, ['show', 'wait', 'dump'])
}

/** Throws ToolError (2), which does not quote the text: it may contain credentials. */
export function checkEndpoint(text: string): void {
  try {
    parseEndpoint(text)
  } catch (error) {
    throw new ToolError(exitCodes.usage, `An endpoint ${(error as Error).message}`)
  }
}

/** Option of commands that change a configuration. */
export const projectOption: OptionDefinition = {
  name: 'project',
  summary: 'Change ./vendorclient.json (or the file given by --config) instead of the file in the data folder.',
}

/** Document members of commands that change a configuration. */
export const changedMembers = { file: 'configuration file changed' }

/** The file to change: that of the user, or that of the project if requested. */
export function targetFile({ input, files }: Session): string {
  return input.flag('project') || input.text('config') !== undefined ? files.project : files.user
}
