import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from '../../../../storage/createFolder.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** Writes a file whole or not at all, and its folder if necessary. `mode`: access rights. Throws ToolError (1). */
export function writeWhole(file: string, content: string | Uint8Array, mode: number): void {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    createFolder(dirname(file), 0o700)
    // An existing file is replaced by a new one. Overwriting it would keep its access rights, and lose its contents if
    // the disk is full.
    rmSync(temporary, { force: true })
    writeFileSync(temporary, content, { mode, flag: 'wx', flush: true })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw unwritable(file, error)
  }
}

export function unwritable(file: string, error: unknown): ToolError {
  const { code } = error as NodeJS.ErrnoException
  return new ToolError(exitCodes.failure, `File "${file}" cannot be written (${code})`)
}

/** Throws ToolError (2) if the file exists and `force` is not given. */
export function refuseOverwriting(file: string, force: boolean): void {
  if (!existsSync(file) || force) return
  throw new ToolError(exitCodes.usage, `File "${file}" already exists`, {
    hint: 'Choose another name, or use --force to overwrite it.',
  })
}
