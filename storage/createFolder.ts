import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and those above it that are missing. Not by `recursive` of `mkdirSync`: that never returns where a
 * folder cannot have children, such as /proc.
 * @param mode of each created folder, less what the umask takes away
 * @throws the error of the system; EEXIST when the path is no folder
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
    // A file system that is read-only may say that first.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
