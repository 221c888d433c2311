/** The side of the worker: one task after the other. Modules are loaded when a task needs them. */

import { modules } from '../../src/api/api.ts'
import { loadAcceleratorFrom } from '../../src/platform/web/ed25519/accelerator.ts'
import { FunctionTable } from '../../src/schema/FunctionTable.ts'
import { webRandom } from '../../src/web/webRandom.ts'
import { type ComputeTask, computeTask } from '../../src/workers/computeTask.ts'
import { COMPUTE_READY, type StationMessage } from '../../src/workers/Station.ts'

/** The scope of a worker, as far as it is used to compute. */
export interface ComputeScope {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void, options?: { once: boolean }): void
  postMessage(message: StationMessage): void
}

/** `curves`: see `WorkerStart`. */
export function runComputeWorker(scope: ComputeScope, curves: MessagePort): void {
  loadAcceleratorFrom(() => askForCurves(curves))
  const place = { functions: new FunctionTable(modules), random: webRandom, hasMemory: () => true }
  scope.addEventListener('message', async ({ data }) => {
    scope.postMessage(await computeTask(data as ComputeTask, place))
  })
  scope.postMessage(COMPUTE_READY)
}

function askForCurves(port: MessagePort): Promise<WebAssembly.Module | undefined> {
  const { promise, resolve } = Promise.withResolvers<WebAssembly.Module | undefined>()
  port.onmessage = ({ data }: MessageEvent<WebAssembly.Module | undefined>) => {
    port.close()
    resolve(data)
  }
  port.postMessage(null)
  return promise
}
