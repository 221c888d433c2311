/**
 * Program: writes items to a folder until it has written `count` or is killed, and prints the key of each write once it
 * is acknowledged. Every item goes to both collections in one transaction; its value is the key's text.
 * Arguments: folder, prefix of the keys, count, path of the native addon.
 */
import { writeSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openSqliteStorage } from '../../storage/sqlite/openSqliteStorage.ts'
import { runStorageWorker } from '../../storage/sqlite/runStorageWorker.ts'

const WRITERS = 8

async function writeItems() {
  const [folder, prefix, count, nativeBinding] = process.argv.slice(2) as [string, string, string, string]
  const startWorker = (workerData: unknown) => new Worker(process.argv[1]!, { workerData })
  const storage = await openSqliteStorage({ folder, startWorker, nativeBinding })
  let next = 0
  const write = async () => {
    while (next < Number(count)) {
      const key = `${prefix}.${next++}`
      const value = Buffer.from(key)
      await storage.transaction([
        { collection: 'local', store: 'items', key, value },
        { collection: 'proofs', store: 'proofs/00000000/11111111', key, value },
      ])
      print(`${key}\n`)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await storage.close()
}

/** The pipe does not block; a reader that is late makes the writer wait. */
function print(text: string) {
  for (;;) {
    try {
      writeSync(1, text)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

void (isMainThread ? writeItems() : runStorageWorker(parentPort!, workerData))
