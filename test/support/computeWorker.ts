/** Worker entry of the compute threads for tests that run un-built. */
import { parentPort } from 'node:worker_threads'
import { modules } from '../../src/api/api.ts'
import { runComputeWorker } from '../../src/system/runComputeWorker.ts'

runComputeWorker(parentPort!, modules)
