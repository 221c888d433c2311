import { closeSync, openSync } from 'node:fs'
import { StorageError } from '../../src/ports/Storage.ts'
import { expectWritable } from './expectWritable.ts'

/**
 * Creates the file before SQLite would do it with a wider mode, and returns whether it did. An existing one is not even
 * opened, see openFolders; SQLite would open a file that must not be written for reading only, and fail with the first
 * write. Throws StorageError `io`.
 */
export function createStorageFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StorageError('io', `Cannot create storage file ${path}: ${(error as Error).message}`, path, error)
    }
    expectWritable(path)
    return false
  }
}
