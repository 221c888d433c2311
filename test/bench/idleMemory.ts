import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import { startProcess } from './startProcess.ts'
import { startStdioDaemon } from './startServers.ts'

const rounds = 5
const settleMs = 1500

export const idleMemory: Suite = {
  name: 'memory',
  notes:
    'Resident memory 1.5 s after the first answer, storage open and its thread running; the peer is a bare Node that ' +
    'waits for its standard input.',
  run: async () => {
    const { daemon, initialized, node } = await interleave(rounds, {
      daemon: () => measureDaemon('client.version'),
      initialized: () => measureDaemon('daemon.initialize'),
      node: measureNode,
    })
    const common = { against: 'bare Node', unit: 'MiB' }
    return [
      { label: 'idle on stdio', ...common, ...compare(daemon, node) },
      { label: 'idle on stdio, initialized', ...common, ...compare(initialized, node) },
    ]
  },
}

async function measureDaemon(firstCall: string): Promise<number> {
  const { process, connection, stop } = startStdioDaemon()
  await connection.call(firstCall)
  await sleep(settleMs)
  const size = residentMiB(process.child.pid!)
  await stop()
  return size
}

async function measureNode(): Promise<number> {
  const process = startProcess(['-e', 'process.stdin.resume()'])
  await sleep(settleMs)
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
