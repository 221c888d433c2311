import { accessSync, constants } from 'node:fs'
import { StorageError } from '../../src/ports/Storage.ts'
import { createFolder } from '../createFolder.ts'
import { inspectStorageFile } from './inspectStorageFile.ts'
import { storageFilePath } from './storageFile.ts'

/**
 * Says before the first use whether a folder can hold a storage: creates it with mode 0700 when it is missing, asks the
 * system for the permissions and looks at the header of the file. Starts no thread and does not load SQLite. Passing is
 * no promise: damage further inside and a full disk show when the storage is opened.
 * @throws StorageError `foreign`, `newer`, `corrupt`, `io`
 */
export function checkStorageFolder(folder: string): void {
  try {
    createFolder(folder, 0o700)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StorageError('io', `The folder ${folder} cannot hold a storage: ${reasonOf(error)}`, folder, error)
  }
  const path = storageFilePath(folder)
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    // The first write creates it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw new StorageError('io', `Storage file ${path} cannot be used: ${reasonOf(error)}`, path, error)
  }
  inspectStorageFile(folder)
}

function reasonOf(error: unknown): string {
  return (error as Error).message
}
