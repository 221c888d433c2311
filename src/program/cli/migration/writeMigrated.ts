/** Files are written whole or not at all, and the previous version is kept. */
import { constants, copyFileSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** Writes a file with the access rights of another one. Returns its name. Throws ToolError (1). */
export function writeBeside(file: string, content: Uint8Array, like: string): string {
  attempt(file, () => writeWhole(file, content, statSync(like).mode & 0o777))
  return file
}

/**
 * Replaces a file; returns the path of the backup. Throws ToolError (1) when it was changed since it was read,
 * `readMs`, or cannot be written.
 */
export function replaceFile(file: string, content: Uint8Array, readMs: number): string {
  return attempt(file, () => {
    const { mode, mtimeMs } = statSync(file)
    if (mtimeMs !== readMs) {
      throw new ToolError(exitCodes.failure, `File "${file}" was changed by another program; nothing was written to it`)
    }
    const backup = backupName(file)
    copyFileSync(file, backup, constants.COPYFILE_EXCL)
    writeWhole(file, content, mode & 0o777)
    return backup
  })
}

/** `<file>.bak`, or the first `<file>.bak<n>` that nothing is kept in. */
function backupName(file: string): string {
  let name = `${file}.bak`
  for (let number = 1; existsSync(name); number++) name = `${file}.bak${number}`
  return name
}

function writeWhole(file: string, content: Uint8Array, mode: number): void {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, content, { mode, flag: 'wx', flush: true })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

function attempt<T>(file: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    if (error instanceof ToolError) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new ToolError(exitCodes.failure, `File "${file}" cannot be written (${code})`)
  }
}
