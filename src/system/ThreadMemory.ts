/**
 * Memory of the running thread. What is in use includes garbage, also that of tasks before, so it counts only after a
 * collection: V8 itself collects late, and near its limit it does little else.
 */
import { getHeapStatistics } from 'node:v8'
import { collectGarbage } from './collectGarbage.ts'

/** V8 keeps what a large task took. A thread that has more than this after a task is not worth keeping. */
const MAX_KEPT_BYTES = 192 * 1024 * 1024

/** Far below what a thread may have: arrays double when they grow. */
const MAX_USED_BYTES = 384 * 1024 * 1024

export class ThreadMemory {
  /** Whether the thread was found without memory. It is not worth keeping then. */
  wasUsedUp = false

  /** Whether the thread should end after its task, so that the system gets its memory back. */
  get shouldEnd(): boolean {
    const { total_heap_size, external_memory } = getHeapStatistics()
    return this.wasUsedUp || total_heap_size + external_memory > MAX_KEPT_BYTES
  }

  /** Whether there is memory left for what a task still may want. */
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
