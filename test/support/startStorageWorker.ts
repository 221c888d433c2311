import { Worker } from 'node:worker_threads'

/** Un-built start of the storage worker, for `openSqliteStorage`. */
export function startStorageWorker(workerData: unknown): Worker {
  return new Worker(new URL('./storageWorker.ts', import.meta.url), { workerData })
}
