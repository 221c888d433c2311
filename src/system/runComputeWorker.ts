/** The thread side of the pool: one task after the other. Modules are loaded when a task needs them. */
import type { MessagePort } from 'node:worker_threads'
import { FunctionTable } from '../schema/FunctionTable.ts'
import type { LazyModule } from '../schema/modules.ts'
import { type ComputeTask, computeTask } from './computeTask.ts'
import { COMPUTE_READY, type StationAnswer } from './Station.ts'
import { systemRandom } from './systemRandom.ts'
import { ThreadMemory } from './ThreadMemory.ts'

export function runComputeWorker(port: MessagePort, modules: readonly LazyModule[]): void {
  const functions = new FunctionTable(modules)
  port.on('message', async (task: ComputeTask) => {
    const memory = new ThreadMemory()
    const answer: StationAnswer = await computeTask(task, {
      functions,
      random: systemRandom,
      hasMemory: memory.hasMemory,
    })
    port.postMessage(memory.shouldEnd ? { ...answer, isLast: true } : answer)
  })
  port.postMessage(COMPUTE_READY)
}
