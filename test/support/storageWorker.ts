/** Worker entry of the storage for tests that run un-built. */
import { parentPort, workerData } from 'node:worker_threads'
import { runStorageWorker } from '../../storage/sqlite/runStorageWorker.ts'

void runStorageWorker(parentPort!, workerData)
