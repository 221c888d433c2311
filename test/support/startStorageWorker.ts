import { Worker } from 'node:worker_threads'

/** Un-built start of the storage worker, for `openSqliteStorage`. */
export const startStorageWorker = (workerData: unknown): Worker =>
  new Worker(new URL('./storageWorker.ts', import.meta.url), { workerData })
