import { writeFileSync } from 'node:fs'
import { StartupError } from '../settings/StartupError.ts'

/**
 * Excludes the memory of this process, and of those that it starts, from core dumps, whatever limits and handlers the
 * system has: the memory contains keys. Throws StartupError (2) where the system has no such switch.
 * `/proc/[pid]/coredump_filter`: with no bit set, no memory is written.
 */
export function excludeFromCoreDumps(): void {
  try {
    if (process.platform !== 'linux') throw new Error(`not supported on ${process.platform}`)
    writeFileSync('/proc/self/coredump_filter', '0')
  } catch (cause) {
    const message = `Memory cannot be excluded from core dumps (daemon.core_dumps): ${(cause as Error).message}. Disable core dumps with "ulimit -c 0"`
    throw new StartupError(2, message, {}, cause)
  }
}
