/** Worker entry of the thread that stores blocks, for tests that run un-built. */
import { parentPort, workerData } from 'node:worker_threads'
import { runCommitter } from '../../../src/program/devnode/store/commitOnThread.ts'

void runCommitter(parentPort!, workerData)
