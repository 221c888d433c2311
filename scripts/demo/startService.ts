import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { program } from './program.ts'

export interface Service<T> {
  /** First line of the command's output: JSON with its address. */
  readonly announced: T
  /** Exit code. */
  readonly ended: Promise<number | null>
  stop(): void
}

/** Starts a command that serves until it is stopped. */
export async function startService<T>(...args: string[]): Promise<Service<T>> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { announced: JSON.parse(line) as T, ended, stop: () => void child.kill('SIGTERM') }
}
