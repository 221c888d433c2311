/** Entry of the thread of the storage. */
import { parentPort, workerData } from 'node:worker_threads'
import { runStorageWorker } from '../../storage/sqlite/runStorageWorker.ts'
import type { WorkerStart } from '../system/startWorker.ts'

void runStorageWorker(parentPort!, (workerData as WorkerStart).data)
