/** Notices the end of the process that uses a daemon on stdio, when its pipes stay open. Source: daemon section 11. */
import { readFileSync } from 'node:fs'
import type { Clock } from '../../src/ports/Clock.ts'

const INTERVAL_MS = 3000

/** Calls `onGone` once when the process has ended, or its number belongs to another process. */
export function watchHost(pid: number, clock: Clock, onGone: () => void): void {
  const start = startTime(pid)
  const check = () => {
    const now = isAlive(pid) ? startTime(pid) : undefined
    // Without a free descriptor, the start time of the process cannot be read.
    if (now !== undefined && (now === start || now === '')) clock.setTimer(INTERVAL_MS, check)
    else onGone()
  }
  clock.setTimer(INTERVAL_MS, check)
}

/** Whether a process with this id exists, also of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Clock ticks between boot and start of a process; empty if the system does not report them. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces; the fields after it do not. Field 22 is the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'zombie' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
