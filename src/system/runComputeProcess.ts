/**
 * A process that computes for its parent process. The work is done on a thread, so that the exit of the parent is
 * noticed even during work that cannot be interrupted.
 */
import type { Worker } from 'node:worker_threads'

export function runComputeProcess(startThread: () => Worker): void {
  // A terminal or a service manager signals all processes of a group; this one ends only when its parent ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.once('disconnect', endAtOnce)
  const thread = startThread()
  thread.on('message', (answer) => process.send!(answer))
  thread.on('error', endAtOnce)
  thread.on('exit', endAtOnce)
  process.on('message', (task) => thread.postMessage(task))
}

/** An ordinary exit would wait for the thread. */
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL')
}
