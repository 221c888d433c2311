import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and those above it that are missing. Not by `recursive` of `mkdirSync`: that never returns where a
 * folder cannot have children, such as /proc.
 * @param mode of each created folder, before the umask is applied
 * @throws the error of the system; EEXIST when the path is not a folder
 */
export function createFolder(folder: string, mode = 0o777): void {
  try {
    createOne(folder, mode)
  } catch (error) {
    const parent = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder || isFolder(parent)) throw error
    createFolder(parent, mode)
    createOne(folder, mode)
  }
}

function createOne(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // A read-only file system may report that first.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
