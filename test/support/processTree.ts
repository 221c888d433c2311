/** Facts about processes. Linux only: reads /proc. */
import { readdirSync, readFileSync } from 'node:fs'

/** Process ids of the children of a process; empty when it is gone. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** A process that has exited does not count as running, even while its parent has not read its exit code. */
export function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z'
  } catch {
    return false
  }
}

export function countThreads(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).length
}

/** Memory that a process has in use, bytes; 0 when it is gone. */
export function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** What a process was started with: its arguments and its environment, as anybody of the same user can read them. */
export function startTexts(pid: number): string {
  return ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'latin1')).join('\n')
}
