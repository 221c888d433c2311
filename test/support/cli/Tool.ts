import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Json } from '../devnode/DevNode.ts'
import { build } from '../startBuild.ts'

export interface ToolRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A running command. */
export interface StartedTool {
  readonly process: ChildProcessWithoutNullStreams
  /** Result of the command; the code is -1 after a signal. */
  readonly ended: Promise<ToolRun>
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string | Uint8Array
  /** Standard input stays open, for tests that write into it. */
  readonly keepsInput?: boolean
  /** On a terminal: what is typed when a question, or any text, appears; `\u0003` is Ctrl-C. */
  readonly answers?: readonly (readonly [question: string, answer: string])[]
  /** On a terminal: its width. Default: not known. */
  readonly columns?: number
}

const terminalProgram = join(import.meta.dirname, 'pseudoTerminal.py')

/** The built program with a separate home and working folder. The caller disposes of it. */
export class Tool {
  /** Working folder; the home is inside. */
  readonly folder: string
  readonly #env: Readonly<Record<string, string>>
  readonly #shown: string[] = []

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.folder = mkdtempSync(join(tmpdir(), 'vendorclient-cli-'))
    mkdirSync(this.dataFolder, { mode: 0o700, recursive: true })
    this.#env = env
  }

  get home(): string {
    return join(this.folder, 'home')
  }

  get dataFolder(): string {
    return join(this.home, '.vendorclient')
  }

  /** Everything that was printed so far. */
  get shown(): string {
    return this.#shown.join('\n')
  }

  /** Runs a command line with pipes. */
  run(args: readonly string[], options: RunOptions = {}): Promise<ToolRun> {
    return this.start(args, options).ended
  }

  /** Starts a command line for tests that stop it. */
  start(args: readonly string[], options: RunOptions = {}): StartedTool {
    return this.#spawn(process.execPath, [build, ...args], options)
  }

  /** Runs a line of a shell as documentation has it: `vendorclient …`, also with `npx` in front. */
  shell(line: string, options: RunOptions = {}): Promise<ToolRun> {
    const programs = join(this.folder, 'bin')
    if (!existsSync(programs)) {
      mkdirSync(programs)
      const mode = 0o755
      const program = `#!/bin/sh\nexec "${process.execPath}" "${build}" "$@"\n`
      writeFileSync(join(programs, 'vendorclient'), program, { mode })
      writeFileSync(join(programs, 'npx'), '#!/bin/sh\nexec "$@"\n', { mode })
    }
    const env = { ...options.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` }
    return this.#spawn('bash', ['-c', line], { ...options, env }).ended
  }

  /** Runs it on a pseudo terminal; stdout has what the terminal shows, errors too. */
  async runOnTerminal(args: readonly string[], options: RunOptions = {}): Promise<ToolRun> {
    const { answers = [], columns = null } = options
    const task = { argv: [process.execPath, build, ...args], answers, columns }
    const ran = await this.#spawn('python3', [terminalProgram, JSON.stringify(task)], options).ended
    return { ...ran, stdout: ran.stdout.replaceAll('\r\n', '\n') }
  }

  /** The one document of a run with --json. Throws when the exit code is another one or stdout is not one document. */
  async json(args: readonly string[], exitCode = 0, options: RunOptions = {}): Promise<Json> {
    const { code, stdout, stderr } = await this.run([...args, '--json'], options)
    if (code !== exitCode) throw new Error(`${args.join(' ')} ended with ${code}: ${stdout} ${stderr}`)
    return JSON.parse(stdout)
  }

  /** Path of a file of the folder. */
  path(file: string): string {
    return join(this.folder, file)
  }

  write(file: string, content: string | Uint8Array): void {
    writeFileSync(this.path(file), content)
  }

  read(file: string): string {
    return this.bytes(file).toString('utf8')
  }

  bytes(file: string): Buffer {
    return readFileSync(this.path(file))
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #spawn(program: string, args: readonly string[], { env = {}, input = '', keepsInput }: RunOptions): StartedTool {
    const child = spawn(program, args, {
      cwd: this.folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: this.home,
        TMPDIR: this.folder,
        TERM: 'xterm',
        ...this.#env,
        ...env,
      },
    })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    // The exit code shows if a program ended before it had read everything.
    child.stdin.on('error', () => {})
    if (!keepsInput) child.stdin.end(input)
    const ended = once(child, 'close').then(([code]): ToolRun => {
      this.#shown.push(stdout, stderr)
      return { code: code ?? -1, stdout, stderr }
    })
    return { process: child, ended }
  }
}
