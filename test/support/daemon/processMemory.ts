/** Memory of another process as the system counts it; Linux only. */
import { readFileSync } from 'node:fs'

/** Whether the system tells the memory of other processes. */
export const tellsMemory = process.platform === 'linux'

/** Resident memory of a process, bytes: now, or the most that it ever had. */
export function residentBytes(pid: number, which: 'now' | 'peak' = 'now'): number {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM'
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) * 1024
}
