/** Where a native addon that the program carries can be written and loaded. */
import { accessSync, constants, rmSync } from 'node:fs'
import { StorageError } from '../ports/Storage.ts'
import { keepPrivateFile } from './privateFolder.ts'

export interface LoadableFolder {
  /** Returns the path of the folder, which may be created by this call. */
  readonly folder: () => string
  /** Removed at the end of the process. */
  readonly isTemporary?: boolean
}

/**
 * Path of a file with this content in the first of these folders where it can be kept privately and loaded. Throws
 * StorageError with the reason of each folder and what to set.
 */
export function keepLoadableFile(folders: readonly LoadableFolder[], name: string, content: Uint8Array): string {
  const reasons: string[] = []
  for (const { folder: folderOf, isTemporary = false } of folders) {
    let folder: string | undefined
    const remove = () => folder !== undefined && rmSync(folder, { recursive: true, force: true })
    try {
      folder = folderOf()
      const path = keepPrivateFile(folder, name, content)
      expectLoadable(path, folder)
      if (isTemporary) process.once('exit', remove)
      return path
    } catch (error) {
      reasons.push((error as Error).message)
      if (isTemporary) remove()
    }
  }
  throw new StorageError(
    'io',
    `The native part of SQLite can be loaded from no folder: ${reasons.join('; ')}. Set XDG_CACHE_HOME to a folder that ` +
      'this user alone can write to, on a file system that runs programs (mounted without noexec)',
  )
}

/** A file that is loaded as code needs the permissions of a program. */
function expectLoadable(path: string, folder: string): void {
  if (process.platform === 'win32') return
  try {
    accessSync(path, constants.X_OK)
  } catch {
    throw new Error(`the file system of ${folder} runs no programs (noexec)`)
  }
}
