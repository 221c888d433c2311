/** Resident memory of programs that have nothing to do. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from './startProcess.ts'
import type { Server } from './startServers.ts'

const SETTLE_MS = 1500

/** MiB of a daemon after its first answer; stops the daemon. Throws if that answer is an error. */
export async function daemonMemory(
  { process, connection, stop }: Server,
  firstCall: string,
  params: unknown = {},
): Promise<number> {
  const { error } = await connection.call(firstCall, params)
  if (error !== undefined) throw new Error(`The first answer is ${JSON.stringify(error)}`)
  await sleep(SETTLE_MS)
  const size = residentMiB(process.child.pid!)
  await stop()
  return size
}

/** MiB of a Node that waits for its standard input. */
export function bareNodeMemory(executable = globalThis.process.execPath): Promise<number> {
  return scriptMemory('process.stdin.resume()', executable)
}

/** The same with a thread that waits for a message. */
export function bareWorkerMemory(): Promise<number> {
  const thread = `require("node:worker_threads").parentPort.on("message", () => {})`
  const script = `new (require("node:worker_threads").Worker)(${JSON.stringify(thread)}, { eval: true })`
  return scriptMemory(`${script}; process.stdin.resume()`, globalThis.process.execPath)
}

async function scriptMemory(script: string, executable: string): Promise<number> {
  const process = startProcess(['-e', script], executable)
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
