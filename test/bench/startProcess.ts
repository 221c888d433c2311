/** Programs under measurement, each in its own folder, so that no setting of the machine reaches them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

const root = join(import.meta.dirname, '../..')

/** The program as it is delivered. */
export const program = join(root, 'dist/vendorclient.js')
/** The same with the module `test`. */
export const testProgram = join(root, 'dist/vendorclient-test.js')

export function peer(file: string): string {
  return join(import.meta.dirname, 'peers', file)
}

export interface RunningProcess {
  readonly child: ChildProcess
  readonly stdin: Writable
  readonly stdout: Readable
  readonly folder: string
  stop(): Promise<void>
}

/**
 * Starts `node ...args` with the Node that runs the benchmark, or another executable. `{folder}` in an argument is the
 * folder of the process, which is its home as well.
 */
export function startProcess(args: readonly string[], executable = process.execPath): RunningProcess {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-bench-'))
  const child = spawn(
    executable,
    args.map((arg) => arg.replace('{folder}', folder)),
    { cwd: folder, env: cleanEnvironment(folder), stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  child.stdin.on('error', () => {})
  return {
    child,
    stdin: child.stdin,
    stdout: child.stdout,
    folder,
    stop: async () => {
      child.stdin.end()
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function cleanEnvironment(home: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VENDORCLIENT_|NODE_|npm_|XDG_)/.test(name))
  return { ...Object.fromEntries(kept), HOME: home, USERPROFILE: home, LOCALAPPDATA: home }
}
