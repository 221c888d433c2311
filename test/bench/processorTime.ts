import { readFileSync } from 'node:fs'

/** Ticks per second of the times in /proc; the same on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100

/** Processor time that a process has used, in seconds; `undefined` where the system has no /proc. Source: proc(5). */
export function processorTime(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold spaces. After it, fields 14 and 15 are user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
