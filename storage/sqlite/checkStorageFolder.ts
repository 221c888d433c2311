import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { StorageError } from '../../src/ports/Storage.ts'
import { createFolder } from '../createFolder.ts'
import { expectWritable } from './expectWritable.ts'
import { inspectStorageFile } from './inspectStorageFile.ts'
import { storageFilePath } from './storageFile.ts'

/** As large as a new storage file. */
const PROBE_BYTES = 1 << 15

/**
 * Checks before the first use whether a folder can hold a storage: creates it with mode 0700 if it is missing, asks the
 * system for permissions, reads the header of the file and, with `probesDisk`, writes a little. Starts no thread and
 * does not load SQLite. This is no guarantee: damage further inside shows only when the storage is opened. Returns as
 * `inspectStorageFile`.
 * @throws StorageError `foreign`, `newer`, `corrupt`, `io`
 */
export function checkStorageFolder(folder: string, probesDisk = false): 'as written' | 'changed' {
  try {
    createFolder(folder, 0o700)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StorageError('io', `The folder ${folder} cannot hold a storage: ${reasonOf(error)}`, folder, error)
  }
  const path = storageFilePath(folder)
  // The file is created by the first write.
  if (existsSync(path)) expectWritable(path)
  const verdict = inspectStorageFile(folder)
  if (probesDisk) probeDisk(path)
  return verdict
}

/** Without this, a full disk would only show when the first item is stored. */
function probeDisk(path: string): void {
  const probe = `${path}.probe`
  try {
    writeFileSync(probe, new Uint8Array(PROBE_BYTES), { mode: 0o600 })
  } catch (error) {
    const isFull = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    const reason = isFull ? `the disk is full (${reasonOf(error)})` : reasonOf(error)
    throw new StorageError('io', `Cannot write storage file ${path}: ${reason}`, path, error)
  } finally {
    rmSync(probe, { force: true })
  }
}

function reasonOf(error: unknown): string {
  return (error as Error).message
}
