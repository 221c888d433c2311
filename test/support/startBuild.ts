import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { StreamHost } from './daemon/StreamHost.ts'

/** The built program, and the same with the module `test`. */
export const build = join(import.meta.dirname, '../../dist/vendorclient.js')
export const testBuild = join(import.meta.dirname, '../../dist/vendorclient-test.js')

export interface BuildOptions {
  /** Folder of this run: the home folder of the program is inside, and it is the working folder unless said otherwise. */
  readonly folder: string
  readonly file?: string
  /** Program that runs the file. Default: the Node of this test. */
  readonly node?: string
  readonly nodeArgs?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}

export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface Running {
  readonly process: ChildProcess
  /** Lines of stdout and text of stderr so far; complete after `ended`. */
  readonly lines: readonly string[]
  readonly stderr: () => string
  /**
   * Settles with the first line of stdout for which `matches` is true, including earlier ones. Rejects when the program
   * exits.
   */
  waitForLine(matches: (line: string) => boolean): Promise<string>
  /** Settles when the text has appeared on stderr. Rejects when the program exits. */
  waitForStderr(text: string): Promise<void>
  /** Settles when the process and its pipes are gone. */
  readonly ended: Promise<Ending>
}

export function homeOf(folder: string) {
  return join(folder, 'home')
}
export function dataFolderOf(folder: string) {
  return join(homeOf(folder), '.vendorclient')
}

/** Environment of a program that finds nothing but its own home. */
export function environment(folder: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: homeOf(folder),
    TMPDIR: folder,
  }
}

/** Starts the built program with its own home folder; it is killed when the test is over. */
export function startBuild(args: readonly string[], options: BuildOptions): Running {
  const { folder, file = testBuild, node = process.execPath, nodeArgs = [], env = {}, cwd = folder } = options
  mkdirSync(homeOf(folder), { recursive: true, mode: 0o700 })
  const child = spawn(node, [...nodeArgs, file, ...args], {
    cwd,
    env: { ...environment(folder), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return watch(child)
}

/** Gathers what a process prints. */
export function watch(child: ChildProcess): Running {
  const lines: string[] = []
  let stderr = ''
  const changed = new EventTarget()
  const tell = () => changed.dispatchEvent(new Event('change'))
  createInterface(child.stdout!).on('line', (line) => {
    lines.push(line)
    tell()
  })
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    stderr += text
    tell()
  })
  child.stdin?.on('error', () => {})
  let isOver = false
  const ended = once(child, 'close').then(([code, signal]) => {
    isOver = true
    tell()
    return { code, signal } as Ending
  })
  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = find()
        if (found !== undefined) resolve(found)
        else if (isOver) reject(new Error(`The program ended.\n${lines.join('\n')}\n${stderr}`))
        else return
        changed.removeEventListener('change', check)
      }
      changed.addEventListener('change', check)
      check()
    })
  return {
    process: child,
    lines,
    stderr: () => stderr,
    waitForLine: (matches) => until(() => lines.find(matches)),
    waitForStderr: (text) => until(() => stderr.includes(text) || undefined).then(() => {}),
    ended,
  }
}

/** The host of a daemon on pipes. */
export function hostOf({ process: child }: Running): StreamHost {
  return StreamHost.on(child.stdout!, child.stdin!)
}

/** Runs the program to its end. */
export async function runBuild(args: readonly string[], options: BuildOptions & { readonly input?: string }) {
  const running = startBuild(args, options)
  running.process.stdin!.end(options.input ?? '')
  const ending = await running.ended
  return { ...ending, stdout: running.lines.join('\n'), stderr: running.stderr() }
}
