/**
 * Exit of the process. On exit, Node.js waits for its threads, even for one in native code that cannot be interrupted:
 * SQLite waiting for a lock, compression. Therefore threads are terminated first, and a process whose threads do not
 * terminate is killed.
 */
import { liveThreads } from './startWorker.ts'

/** Time limit for a thread to leave native code, in ms. */
const PATIENCE_MS = 200

/** Ends the process promptly with this exit code, or by SIGKILL if a thread cannot be terminated. */
export async function endProcess(code: number): Promise<void> {
  const threads = liveThreads()
  if (threads.length > 0) {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS)
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  process.exit(code)
}
