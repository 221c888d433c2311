/**
 * The end of the process. Node.js waits at its exit for the threads that it has, also for one in native code that nothing
 * interrupts: SQLite that waits for a lock, compression. Therefore threads are ended first, and a process whose threads do
 * not end is killed.
 */
import { liveThreads } from './startWorker.ts'

/** Time limit for a thread to leave native code, in ms. */
const PATIENCE_MS = 200

/** Ends the process, within a moment, with this exit code; by SIGKILL when a thread cannot be ended. */
export async function endProcess(code: number): Promise<void> {
  const threads = liveThreads()
  if (threads.length > 0) {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS)
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  process.exit(code)
}
