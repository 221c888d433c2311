/** Worker entry of the thread for queries, for tests that run un-built. */
import { parentPort, workerData } from 'node:worker_threads'
import { runScanThread } from '../../../src/program/devnode/store/scanOnThread.ts'

void runScanThread(parentPort!, workerData)
