import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { compare } from './interleave.ts'
import type { Row, Suite } from './Suite.ts'
import { program } from './startProcess.ts'

const root = join(import.meta.dirname, '../..')
const sources = join(import.meta.dirname, 'bindings')
const ROUNDS = 21
const CALLS = 400

/** How the program of a language is made and started; `folder` is empty and its own. */
interface Language {
  readonly name: string
  /** Must succeed, or the language is left out. */
  readonly toolchain: readonly string[]
  /** Gives the command. Throws CommandFailed. */
  readonly build: (folder: string) => readonly string[]
}

class CommandFailed extends Error {}

const languages: readonly Language[] = [
  {
    name: 'TypeScript',
    toolchain: ['node', '--version'],
    build: () => ['node', join(sources, 'typescript/overhead.ts')],
  },
  {
    name: 'Python',
    toolchain: ['python3', '--version'],
    build: (folder) => {
      const ignored = /__pycache__/
      cpSync(join(root, 'bindings/python/src/vendorclient'), join(folder, 'vendorclient'), {
        recursive: true,
        filter: (file) => !ignored.test(file),
      })
      // The folder of the script is where Python looks first.
      cpSync(join(sources, 'python/overhead.py'), join(folder, 'overhead.py'))
      return ['python3', join(folder, 'overhead.py')]
    },
  },
  {
    name: 'Go',
    toolchain: ['go', 'version'],
    build: (folder) => {
      const executable = join(folder, 'overhead')
      run(['go', 'build', '-o', executable, '.'], join(sources, 'go'))
      return [executable]
    },
  },
  {
    name: 'Java',
    toolchain: ['javac', '-version'],
    build: (folder) => {
      const binding = join(root, 'bindings/java/src/main/java')
      const files = readdirSync(binding, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.java'))
      const all = [...files.map((file) => join(binding, file)), join(sources, 'java/Overhead.java')]
      run(['javac', '--release', '17', '-encoding', 'UTF-8', '-d', folder, ...all], folder)
      return ['java', '-cp', folder, 'Overhead']
    },
  },
  {
    name: 'Rust',
    toolchain: ['cargo', '--version'],
    build: (folder) => {
      // A copy, because the lock file would be written beside the source.
      const copy = join(folder, 'test/bench/bindings/rust')
      cpSync(join(sources, 'rust'), copy, { recursive: true })
      cpSync(join(root, 'bindings/rust'), join(folder, 'bindings/rust'), { recursive: true })
      run(['cargo', 'build', '--release', '--quiet', '--target-dir', join(folder, 'target')], copy)
      return [join(folder, 'target/release/overhead')]
    },
  },
]

export const bindingOverhead: Suite = {
  name: 'bindings',
  notes:
    'Time of one `crypto.sha256` of five bytes on stdio, each call after the answer of the one before: through the ' +
    'binding of a language with its types, checks and threads, and by a program of the same language that writes ' +
    'prepared bytes to a pipe and skips the answer. Both have a daemon of their own and take turns in one process. ' +
    'On Linux host and daemon share one core: on several, a round trip takes 20 us or 90, depending on where the system ' +
    'wakes them, and the ratio tells nothing. A language whose tools are missing has no row.',
  run: async () => languages.flatMap(measure),
}

function measure({ name, toolchain, build }: Language): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-bench-'))
  try {
    run(toolchain, folder)
    const data = join(folder, 'data')
    const command = [...build(mkdirIn(folder, 'build')), program, data, `${ROUNDS}`, `${CALLS}`]
    const output = run([...onOneCore(), ...command], folder)
    const { binding, pipe } = JSON.parse(output) as { binding: number[]; pipe: number[] }
    return [{ label: name, against: `bare pipe, ${name}`, unit: 'us/call', ...compare(binding, pipe) }]
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    process.stderr.write(`The binding of ${name} is not measured: ${error.message}\n`)
    return []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What keeps a command and its children on one core; nothing where that is not possible. */
function onOneCore(): readonly string[] {
  const pinned = ['taskset', '--cpu-list', '0']
  return spawnSync(pinned[0]!, [...pinned.slice(1), 'true']).status === 0 ? pinned : []
}

function mkdirIn(folder: string, name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

/** Standard output of a command. Throws CommandFailed. */
function run([command, ...args]: readonly string[], cwd: string): string {
  const env = {
    ...process.env,
    // The Node that runs this starts the daemons as well.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
    GOTOOLCHAIN: 'local',
    GOWORK: 'off',
  }
  const { status, stdout, stderr, error } = spawnSync(command!, args, { cwd, env, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new CommandFailed(`${command} failed: ${error?.message ?? stderr.slice(-2000)}`)
}
