/** Memory of another process as the system counts it; Linux only. */
import { readFileSync } from 'node:fs'

/** Whether the system reports the memory of other processes. */
export const tellsMemory = process.platform === 'linux'

/** Resident memory of a process, bytes: now, or the most that it ever had. */
export function residentBytes(pid: number, which: 'now' | 'peak' = 'now'): number {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM'
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) * 1024
}

/** Processor time that a process has used, in ticks of the system, as a text. */
export function processorTicks(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Fields 14 and 15; the name before them may hold spaces.
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .join()
}
