import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export interface Program {
  readonly process: ChildProcess
  /** Lines of stdout so far; complete after `ended`. */
  readonly lines: readonly string[]
  /** Settles with the next line of stdout. Rejects when the program ends first. */
  nextLine(): Promise<string>
  /** Settles when the program and its stdout are gone, with its exit code, `null` after a signal. */
  readonly ended: Promise<number | null>
}

/** Starts a program of this folder (or any path) under the running Node; it is killed when the test is over. */
export function startProgram(file: string, ...args: string[]): Program {
  const path = new URL(file, import.meta.url).pathname
  const child = spawn(process.execPath, [path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const reader = createInterface(child.stdout)
  reader.on('line', (line) => lines.push(line))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    process: child,
    lines,
    ended,
    nextLine: () =>
      new Promise((resolve, reject) => {
        reader.once('line', resolve)
        void ended.then((code) => reject(new Error(`${file} ended with ${code}`)))
      }),
  }
}
