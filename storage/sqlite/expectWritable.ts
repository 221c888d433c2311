import { accessSync, constants } from 'node:fs'
import { StorageError } from '../../src/ports/Storage.ts'

/**
 * Asks the system whether this process may read and write a storage file that exists.
 * @throws StorageError `io`
 */
export function expectWritable(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new StorageError('io', `Cannot write storage file ${path}: ${(error as Error).message}`, path, error)
  }
}
