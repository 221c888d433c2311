/**
 * One worker and one connection per folder and process, shared by all who open the folder: hosts of one daemon mostly use
 * the same folder, and a thread for each would be waste. The last one to close ends it.
 */
import { realpathSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { StorageError } from '../../src/ports/Storage.ts'
import { StorageFront } from '../common/StorageFront.ts'
import { createFolder } from '../createFolder.ts'
import { createStorageFile } from './createStorageFile.ts'
import { inspectStorageFile } from './inspectStorageFile.ts'
import { markFolderClosed, markFolderOpen } from './openFolders.ts'
import type { StorageWorkerData } from './StorageMessages.ts'
import { StorageWorker } from './StorageWorker.ts'
import { storageFilePath } from './storageFile.ts'

export interface SqliteStorageOptions {
  /** Data folder; created with mode 0700 when missing. The file in it is `storage.sqlite3`, mode 0600. */
  readonly folder: string
  /** Starts a thread that calls `runStorageWorker(parentPort, workerData)` with this `workerData`. */
  readonly startWorker: (data: StorageWorkerData) => Worker
  /** How long a write waits for other processes, in ms. Default 5000, then the call fails with kind `busy`. */
  readonly busyLimitMs?: number
  /** Path of the native addon of the SQLite driver. Default: where the driver's package has it. */
  readonly nativeBinding?: string | undefined
}

interface SharedWorker {
  readonly worker: StorageWorker
  users: number
  isClosing: boolean
}

const sharedWorkers = new Map<string, SharedWorker>()

/** State of the files that this process has closed without a failure, by folder. An unchanged file is not checked again. */
const closedFiles = new Map<string, string>()

/**
 * Opens the storage of a folder, checks the whole file and migrates it. Nothing of this blocks the event loop except
 * the creation of folder and file and a look at the first 100 bytes. A folder that is open already is shared, with the
 * settings of the first opening.
 * @throws StorageError `foreign`, `newer`, `corrupt`, `busy`, `io`
 */
export async function openSqliteStorage(options: SqliteStorageOptions): Promise<StorageFront> {
  const folder = openFolder(options.folder)
  let shared = sharedWorkers.get(folder)
  while (shared?.isClosing || shared?.worker.hasEnded) {
    await shared.worker.ended
    shared = sharedWorkers.get(folder)
  }
  shared ??= share(folder, options)
  shared.users += 1
  const { worker } = shared
  try {
    await worker.opened
  } catch (error) {
    await worker.ended
    throw error
  }
  return new StorageFront(
    (operation) => worker.run(operation),
    () => release(shared),
  )
}

function share(folder: string, options: SqliteStorageOptions): SharedWorker {
  inspectStorageFile(folder)
  const path = storageFilePath(folder)
  const isNew = createStorageFile(path)
  const { busyLimitMs = 5000, nativeBinding, startWorker } = options
  const data = {
    folder,
    busyLimitMs,
    isChecked: closedFiles.get(folder) === stateOf(path),
    nativeBinding: nativeBinding && resolve(nativeBinding),
  }
  closedFiles.delete(folder)
  const shared: SharedWorker = {
    worker: new StorageWorker(start(startWorker, data, path), path),
    users: 0,
    isClosing: false,
  }
  sharedWorkers.set(folder, shared)
  markFolderOpen(folder)
  void shared.worker.ended.then(() => {
    sharedWorkers.delete(folder)
    markFolderClosed(folder)
    if (shared.worker.isSound) closedFiles.set(folder, stateOf(path))
    if (isNew) removeUnused(path)
  })
  return shared
}

async function release(shared: SharedWorker): Promise<void> {
  shared.users -= 1
  if (shared.users > 0) return
  shared.isClosing = true
  await shared.worker.close()
}

/** Returns the real path, the same for all names of one folder. */
function openFolder(folder: string): string {
  try {
    createFolder(folder, 0o700)
    return realpathSync(folder)
  } catch (error) {
    throw new StorageError('io', `Cannot create data folder ${folder}: ${(error as Error).message}`, folder, error)
  }
}

/** Changes whenever the file is written to or replaced. */
function stateOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats === undefined ? '' : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
}

/**
 * Removes an empty file after a failed opening, for example on a full disk: it would look like one that was emptied.
 */
function removeUnused(path: string): void {
  try {
    if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return
    for (const file of [`${path}-journal`, `${path}-wal`, `${path}-shm`, path]) rmSync(file, { force: true })
  } catch {
    // The next opening of the folder will report what is wrong.
  }
}

function start(startWorker: (data: StorageWorkerData) => Worker, data: StorageWorkerData, path: string): Worker {
  try {
    return startWorker(data)
  } catch (error) {
    throw new StorageError('io', `Cannot start the storage worker: ${(error as Error).message}`, path, error)
  }
}
