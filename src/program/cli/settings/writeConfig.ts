/** Changes of the configuration files. A file that cannot be read is never written over. */
import { renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from '../../../../storage/createFolder.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../output/exitCodes.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'
import { type Alias, readConfigFile } from './ToolConfig.ts'

type Section = Record<string, unknown>

/** Applies a change to section `cli` of a file; other sections stay as they are. Throws ToolError. */
export function changeSection(file: string, change: (section: Section) => void): void {
  const whole = readConfigFile(file)
  const section = { ...(whole['cli'] as Section | undefined) }
  change(section)
  const text = `${JSON.stringify({ ...whole, cli: section }, null, 2)}\n`
  const temporary = `${file}.${process.pid}.tmp`
  try {
    createFolder(dirname(file), 0o700)
    writeFileSync(temporary, text, { mode: 0o600 })
    renameSync(temporary, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ToolError(exitCodes.failure, `The configuration file ${file} cannot be written (${code})`)
  }
}

/** An alias as a file has it, to add to it; `{}` when there is none. */
export function storedAlias(file: string, name: string): Alias {
  const { aliases } = (readConfigFile(file)['cli'] ?? {}) as { aliases?: Record<string, Alias> }
  return aliases !== undefined && Object.hasOwn(aliases, name) ? aliases[name]! : {}
}

/** Seed phrases and secret keys do not belong into a configuration: files do. */
export function refuseSecret(name: string, value: string): void {
  const isSecret = /^\s*\S+(\s+\S+){2,}\s*$/.test(value) || /^[0-9a-fA-F]{64}$/.test(value.trim())
  if (!isSecret) return
  throw new ToolError(exitCodes.usage, `${name} expects the name of a key file, not a phrase or a secret key`, {
    hint: '"vendorclient getkeypair --phrase - --output <file>" creates a key file that only you can read.',
  })
}

/** Throws ToolError (2). Words that follow `account` in a command are refused, because they would never be found. */
export function checkAliasName(name: string): string {
  if (/^[A-Za-z][\w-]{0,63}$/.test(name) && !['show', 'wait', 'dump'].includes(name)) return name
  throw new ToolError(
    exitCodes.usage,
    `Invalid name "${name.slice(0, 70)}": expected a letter, then letters, digits, - or _, and none of show, wait, dump`,
  )
}

/** Option of commands that change a configuration. */
export const projectOption: OptionDefinition = {
  name: 'project',
  summary: 'Change ./vendorclient.json (or the file given by --config) instead of the file in the data folder.',
}

/** The file that is changed: that of the user, unless a project is meant. */
export function targetFile({ input, files }: Session): string {
  return input.flag('project') || input.text('config') !== undefined ? files.project : files.user
}
