/** Resident memory of programs that have nothing to do. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from './startProcess.ts'
import type { Server } from './startServers.ts'

const SETTLE_MS = 1500

/** MiB of a daemon after its first answer; ends it. */
export async function daemonMemory({ process, connection, stop }: Server, firstCall: string): Promise<number> {
  await connection.call(firstCall)
  await sleep(SETTLE_MS)
  const size = residentMiB(process.child.pid!)
  await stop()
  return size
}

/** MiB of a Node that waits for its standard input. */
export async function bareNodeMemory(executable = globalThis.process.execPath): Promise<number> {
  const process = startProcess(['-e', 'process.stdin.resume()'], executable)
  await sleep(SETTLE_MS)
  const size = residentMiB(process.child.pid!)
  await process.stop()
  return size
}

/** Resident memory of a process. Not on Windows. */
function residentMiB(pid: number): number {
  if (process.platform === 'linux') {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
