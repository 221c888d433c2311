/** The thread side of the pool: one task after the other. Modules are loaded when a task needs them. */

import { getHeapStatistics } from 'node:v8'
import type { MessagePort } from 'node:worker_threads'
import { FunctionTable } from '../schema/FunctionTable.ts'
import type { LazyModule } from '../schema/modules.ts'
import { type ComputeTask, computeTask } from '../workers/computeTask.ts'
import { COMPUTE_READY, type StationAnswer } from '../workers/Station.ts'
import { collectGarbage } from './collectGarbage.ts'
import { systemRandom } from './systemRandom.ts'
import { wasmFolder } from './wasmFolder.ts'

/** Heap size after a task above which a thread is replaced, because V8 does not return the memory of a large task. */
const MAX_KEPT_BYTES = 192 * 1024 * 1024

/** Far below the heap limit of a thread, because arrays double when they grow. */
const MAX_USED_BYTES = 384 * 1024 * 1024

/**
 * Memory of the running thread. What is in use includes garbage, also that of tasks before, so it counts only after a
 * collection: V8 itself collects late, and near its limit it does little else.
 */
class ThreadMemory {
  /** Whether the thread has run out of memory, so that it must be replaced. */
  wasUsedUp = false

  /** Whether the thread should end after its task, so that the system gets its memory back. */
  get shouldEnd(): boolean {
    const { total_heap_size, external_memory } = getHeapStatistics()
    return this.wasUsedUp || total_heap_size + external_memory > MAX_KEPT_BYTES
  }

  /** Whether enough memory is left for the rest of a task. */
  readonly hasMemory = (): boolean => {
    if (isWithinLimit()) return true
    collectGarbage()
    this.wasUsedUp ||= !isWithinLimit()
    return !this.wasUsedUp
  }
}

function isWithinLimit(): boolean {
  const { used_heap_size, external_memory } = getHeapStatistics()
  return used_heap_size + external_memory < MAX_USED_BYTES
}

export function runComputeWorker(port: MessagePort, modules: readonly LazyModule[]): void {
  const functions = new FunctionTable(modules)
  port.on('message', async (task: ComputeTask) => {
    const memory = new ThreadMemory()
    const answer: StationAnswer = await computeTask(task, {
      functions,
      random: systemRandom,
      hasMemory: memory.hasMemory,
      wasm: wasmFolder,
    })
    port.postMessage(memory.shouldEnd ? { ...answer, isLast: true } : answer)
  })
  port.postMessage(COMPUTE_READY)
}
