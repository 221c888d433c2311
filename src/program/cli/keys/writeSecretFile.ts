import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from '../../../../storage/createFolder.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** Writes the file for its owner only. Throws ToolError (2) when it is there and `force` is not given. */
export function writeSecretFile(file: string, text: string, force: boolean): void {
  if (existsSync(file) && !force) {
    throw new ToolError(exitCodes.usage, `File "${file}" already exists`, {
      hint: 'Choose another name, or use --force to overwrite it.',
    })
  }
  const temporary = `${file}.${process.pid}.tmp`
  try {
    createFolder(dirname(file), 0o700)
    // An existing file is replaced by a new one. Overwriting it would keep its access rights, and lose its contents if
    // the disk is full.
    rmSync(temporary, { force: true })
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw new ToolError(
      exitCodes.failure,
      `File "${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`,
    )
  }
}
