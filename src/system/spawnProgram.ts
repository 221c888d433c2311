import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import type { ProgramEntry } from './startWorker.ts'

type Stream = 'ignore' | 'pipe' | 'inherit' | 'ipc'

export interface ProgramProcess extends Omit<SpawnOptions, 'stdio'> {
  readonly stdout: Stream
  readonly stderr: Stream
  /** A channel between the two processes. */
  readonly ipc?: boolean
}

/** Starts another process of the running program. Nothing can be written to its standard input. */
export function spawnProgram(entry: ProgramEntry, args: readonly string[], options: ProgramProcess): ChildProcess {
  const { stdout, stderr, ipc = false, ...others } = options
  const channel: readonly Stream[] = ipc ? ['ipc'] : []
  const { args: codeArgs, input, descriptors } = entry.process(channel.length)
  const child = spawn(ownExecutable(), [...codeArgs, ...args], {
    ...others,
    stdio: [input === undefined ? 'ignore' : 'pipe', stdout, stderr, ...channel, ...descriptors],
  })
  // A process that exits early is noticed by its exit event, not by a write error.
  child.stdin?.on('error', () => {}).end(input)
  return child
}

/** Path that starts the executable of this process even if its file was replaced or removed. */
const RUNNING = '/proc/self/exe'

/** Path that starts the same executable as this process if the system offers one, otherwise the path of its file. */
function ownExecutable(): string {
  if (process.platform !== 'linux') return process.execPath
  const running = statSync(RUNNING, { throwIfNoEntry: false })
  const file = statSync(process.execPath, { throwIfNoEntry: false })
  const isSame = running === undefined || (running.dev === file?.dev && running.ino === file.ino)
  return isSame ? process.execPath : RUNNING
}
