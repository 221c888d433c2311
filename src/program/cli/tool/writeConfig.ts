/** Changes of the configuration files. A file that cannot be read is never written over. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { exitCodes } from './exitCodes.ts'
import { type Alias, readConfigFile } from './ToolConfig.ts'
import { ToolError } from './ToolError.ts'

type Section = Record<string, unknown>

/** Applies a change to section `cli` of a file; other sections stay as they are. Throws ToolError. */
export function changeSection(file: string, change: (section: Section) => void): void {
  const whole = readConfigFile(file)
  const section = { ...(whole['cli'] as Section | undefined) }
  change(section)
  const text = `${JSON.stringify({ ...whole, cli: section }, null, 2)}\n`
  const temporary = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
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
  throw new ToolError(exitCodes.usage, `${name} takes the name of a key file, not a phrase or a secret key`, {
    hint: '"vendorclient getkeypair --phrase - --output <file>" makes a key file that only you may read.',
  })
}
