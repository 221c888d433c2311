/**
 * Starts a process of this program that computes. Tasks and answers travel over the channel between the two processes,
 * not in arguments and environment, which other programs can read.
 */
import type { ChildProcess } from 'node:child_process'
import { spawnProgram } from './spawnProgram.ts'
import { PROCESS_ARGUMENT, type ProgramEntry } from './startWorker.ts'

export function startComputeProcess(entry: ProgramEntry): ChildProcess {
  return spawnProgram(entry, [PROCESS_ARGUMENT], {
    // Standard output carries the protocol.
    stdout: 'ignore',
    stderr: 'inherit',
    ipc: true,
    serialization: 'advanced',
    env: environment(),
    windowsHide: true,
  })
}

/** Environment without the settings of the program: only the serving process needs them, and some are secret. */
function environment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('VENDORCLIENT_'))
  // In a host that is an Electron application the same executable is Node.js only with this variable.
  return { ...Object.fromEntries(others), ...('electron' in process.versions && { ELECTRON_RUN_AS_NODE: '1' }) }
}
