import type { MessagePort } from 'node:worker_threads'
import { StorageError } from '../../src/ports/Storage.ts'
import { loadDriver } from './loadDriver.ts'
import { SqliteEngine } from './SqliteEngine.ts'
import type { MessageFromStorageWorker, MessageToStorageWorker, StorageWorkerData } from './StorageMessages.ts'
import { plainError } from './storageErrors.ts'
import { storageFilePath } from './storageFile.ts'

/**
 * The worker side of `openSqliteStorage`. The program's worker entry calls it with `parentPort` and `workerData`. It
 * opens the file, answers batches until it is closed, and then releases the port, which ends the thread.
 */
export async function runStorageWorker(port: MessagePort, data: unknown): Promise<void> {
  const answer = (message: MessageFromStorageWorker) => port.postMessage(message)
  let engine: SqliteEngine
  try {
    engine = await openEngine(data as StorageWorkerData)
  } catch (error) {
    answer({ type: 'failed', error: plainError(error as StorageError) })
    port.close()
    return
  }
  port.on('message', (message: MessageToStorageWorker) => {
    if (message.type === 'batch') {
      answer({ type: 'answers', answers: engine.run(message.operations) })
      return
    }
    engine.close()
    port.close()
  })
  answer({ type: 'opened' })
}

async function openEngine({ folder, busyLimitMs, isChecked, nativeBinding }: StorageWorkerData): Promise<SqliteEngine> {
  try {
    return SqliteEngine.open(await loadDriver(nativeBinding), folder, busyLimitMs, isChecked)
  } catch (error) {
    if (error instanceof StorageError) throw error
    const path = storageFilePath(folder)
    const isGone = (error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND'
    const remedy = isGone
      ? '. If the program was updated while it ran, restart it; else install the package better-sqlite3'
      : ''
    throw new StorageError('io', `Cannot load the SQLite driver: ${(error as Error).message}${remedy}`, path, error)
  }
}
