/** The built test build, and the surroundings in which tests start it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from '../suitePrograms.ts'

const root = new URL('../../../', import.meta.url).pathname

/** Path of the bundle with the module `test`. Throws when it was not built. */
export function daemonProgram(): string {
  const path = join(root, 'dist/vendorclient-test.js')
  if (existsSync(path)) return path
  throw new Error(`${path} is missing, build it with: node scripts/build.ts --test`)
}

/** A separate home, so that no file and no variable of this machine has an influence. */
export interface DaemonHome {
  readonly folder: string
  readonly dataFolder: string
  readonly environment: Readonly<Record<string, string>>
  remove(): void
}

export function createDaemonHome(variables: Readonly<Record<string, string>> = {}): DaemonHome {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  const { PATH = '' } = process.env
  return {
    folder,
    dataFolder: join(folder, 'data'),
    environment: { PATH, HOME: folder, USERPROFILE: folder, TMPDIR: tmpdir(), ...variables },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

export interface DaemonOptions {
  /** Settings by path, `limits.in_flight` for example. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>
  readonly args?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Limit of open files, soft and hard; set by a shell. */
  readonly descriptors?: number
  /** Another build with the module `test`. */
  readonly program?: string
}

/** How the program is started in both modes. */
export function daemonCommand(
  mode: readonly string[],
  home: DaemonHome,
  { settings = {}, args = [], program = daemonProgram(), descriptors }: DaemonOptions,
): { readonly file: string; readonly args: readonly string[] } {
  const set = Object.entries(settings).flatMap(([path, value]) => ['--set', `${path}=${value}`])
  const start = startCommand(program)
  const all = [...start.args, 'daemon', ...mode, '--data', home.dataFolder, ...set, ...args]
  if (descriptors === undefined) return { ...start, args: all }
  return { file: 'sh', args: ['-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', start.file, ...all] }
}
