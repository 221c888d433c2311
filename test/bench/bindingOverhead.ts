import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { compare } from './interleave.ts'
import type { Aim, Row, RowAim, Suite } from './Suite.ts'
import { program } from './startProcess.ts'

const root = join(import.meta.dirname, '../..')
const sources = join(import.meta.dirname, 'bindings')

/** How the program of a language is built and started; each language gets a separate empty `folder`. */
interface Language {
  readonly name: string
  /** Command that must succeed, otherwise the language is left out. */
  readonly toolchain: readonly string[]
  /** Returns the command. Throws CommandFailed. */
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
    toolchain: ['mvn', '--version'],
    build: (folder) => {
      const options = ['-B', '-q', '-f', join(root, 'bindings/java/pom.xml'), `-DbuildFolder=${folder}`]
      run(['mvn', ...options, '-Dmaven.test.skip=true', '-Dmaven.javadoc.skip=true', 'package'], folder)
      const jar = readdirSync(folder).find((name) => /^vendorclient-[\d.]+\.jar$/.test(name))
      if (jar === undefined) throw new CommandFailed('mvn made no jar')
      const classes = join(folder, 'overhead')
      run(
        ['javac', '--release', '17', '-cp', join(folder, jar), '-d', classes, join(sources, 'java/Overhead.java')],
        folder,
      )
      return ['java', '-cp', [join(folder, jar), classes].join(delimiter), 'Overhead']
    },
  },
  {
    name: 'Kotlin',
    toolchain: ['mvn', '--version'],
    build: (folder) => {
      const [java, kotlin] = [join(folder, 'java'), join(folder, 'kotlin')]
      const folders = [
        `-DbuildFolder=${java}`,
        `-DkotlinBuildFolder=${kotlin}`,
        `-DtestFolder=${join(sources, 'kotlin')}`,
      ]
      const project = join(root, 'bindings/kotlin/reactor.xml')
      // The program takes the place of the tests, which are compiled but not run; the compiler's daemon would stay for hours.
      run(
        ['mvn', '-B', '-q', '-f', project, ...folders, '-DskipTests', '-Dkotlin.compiler.daemon=false', 'package'],
        folder,
      )
      const places = [join(kotlin, 'lib', '*'), join(kotlin, 'classes'), join(kotlin, 'test-classes')]
      return ['java', '-cp', places.join(delimiter), 'OverheadKt']
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
  {
    name: 'C',
    toolchain: ['cc', '--version'],
    build: (folder) => {
      const binding = join(root, 'bindings/c')
      const executable = join(folder, 'overhead')
      const library = join(folder, 'library')
      run(['make', '--silent', '-C', binding, `OUT=${library}`, 'CFLAGS=-O2'], folder)
      const files = [join(sources, 'c/overhead.c'), join(library, 'libtvm_client.a')]
      run(['cc', '-std=c11', '-O2', `-I${join(binding, 'include')}`, '-o', executable, ...files, '-pthread'], folder)
      return [executable]
    },
  },
]

/** After the name of a kind of clients: the pipe in the style of that client, see `bindings/README.md`. */
const ownPipe = ' pipe'

interface Kind {
  readonly name: 'latency' | 'parallel'
  readonly rounds: number
  readonly calls: number
  readonly unit: string
  /** Suffix after the name of the language. */
  readonly label: string
  /** Words before the command. */
  readonly prefix: () => readonly string[]
}

const kinds: readonly Kind[] = [
  { name: 'latency', rounds: 21, calls: 400, unit: 'us/call', label: '', prefix: onOneCore },
  { name: 'parallel', rounds: 15, calls: 1000, unit: 'calls/s', label: ', 1,000 at once', prefix: () => [] },
]

/** What one call may cost, in times of the bare pipe, and how many of its calls per second 1,000 at once must reach. */
const aims: ReadonlyArray<readonly [name: string, one: Aim, atOnce: Aim]> = [
  ['TypeScript', { atMost: 2 }, { atLeast: 0.75 }],
  ...['Go', 'Java', 'Kotlin', 'Rust', 'C'].map(
    (name) => [name, { atMost: 1.5 }, { atLeast: 0.75 }] satisfies [string, Aim, Aim],
  ),
]

export const bindingOverhead: Suite = {
  name: 'bindings',
  notes:
    '`crypto.sha256` of five bytes on stdio: through the binding of a language with its types, checks and threads, and by ' +
    'a program of the same language that writes prepared bytes to a pipe and skips the answers. Both have a daemon of ' +
    'their own and take turns in one process. First the time of one call, each after the answer of the one before. There, ' +
    'on Linux, host and daemon share one core: on several, a round trip takes 20 us or 90, depending on where the system ' +
    'wakes them, and the ratio tells nothing. Java and Kotlin first make 100 rounds that do not count, because their virtual machine ' +
    'compiles on the same core while they run. Then calls per second when 1,000 wait at the same time, on all cores: as ' +
    'promises, coroutines, goroutines, tasks or futures, for `Client` of Python on 32 threads and as futures of one thread; the bare pipe gets its ' +
    '1,000 requests in one piece. `AsyncClient` of Python, one call at a time, is compared with the streams of `asyncio`. ' +
    'A language whose tools are missing has no row; it is named when the suite runs.',
  aims: Object.fromEntries<RowAim>([
    ...aims.flatMap(([name, one, atOnce]): [string, RowAim][] => [
      [`${name} against bare pipe, ${name}`, { aim: one }],
      [`${name}, 1,000 at once against bare pipe, ${name}`, { aim: atOnce }],
    ]),
    ['Python (Client) against bare pipe, Python', { aim: { atMost: 2 } }],
    ['Python (AsyncClient) against bare pipe, Python, asyncio', { aim: { atMost: 2 } }],
    ['Python (coroutines), 1,000 at once against bare pipe, Python', { aim: { atLeast: 0.55 } }],
  ]),
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-bench-'))
    try {
      return languages.flatMap((language) => measure(language, mkdirIn(folder, language.name)))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function measure({ name, toolchain, build }: Language, folder: string): Row[] {
  try {
    run(toolchain, folder)
    const command = build(mkdirIn(folder, 'build'))
    return kinds.flatMap((kind) => {
      const data = mkdirIn(folder, kind.name)
      const output = run(
        [...kind.prefix(), ...command, program, data, `${kind.rounds}`, `${kind.calls}`, kind.name],
        data,
      )
      const { pipe, ...clients } = JSON.parse(output) as {
        readonly pipe: number[]
        readonly [client: string]: number[]
      }
      const kindsOfClients = Object.entries(clients).filter(([client]) => !client.endsWith(ownPipe))
      return kindsOfClients.map(([client, values]) => {
        const own = clients[`${client}${ownPipe}`]
        return {
          label: `${name}${client === 'binding' ? '' : ` (${client})`}${kind.label}`,
          against: `bare pipe, ${name}${own === undefined ? '' : ', asyncio'}`,
          unit: kind.unit,
          ...compare(values, own ?? pipe),
        }
      })
    })
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    process.stderr.write(`The binding of ${name} is not measured: ${error.message}\n`)
    return []
  }
}

/** Words before a command that keep it and its children on one core; empty where that is not possible. */
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
    // The daemons are started by the same Node.js that runs this benchmark.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
    GOTOOLCHAIN: 'local',
    GOWORK: 'off',
  }
  const { status, stdout, stderr, error } = spawnSync(command!, args, { cwd, env, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new CommandFailed(`${command} failed: ${error?.message ?? stderr.slice(-2000)}`)
}
