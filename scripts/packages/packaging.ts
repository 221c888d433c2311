/** Helpers for the packages of all registries. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../bundleProgram.ts'

/** Fields of the `package.json` of the repository that packages take over. */
export interface RootPackage {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

export const rootPackage = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootPackage
export const { version } = rootPackage

/** Oldest time that archives of all kinds can express, in Unix seconds. */
const EARLIEST = 315_532_800

/**
 * The time in packages in place of the time of the build, so that two builds have the same bytes: `SOURCE_DATE_EPOCH`, or the
 * time of the last commit, in Unix seconds.
 */
export const sourceDate: number = readSourceDate()

/** The environment of tools that build packages. */
const reproducible: NodeJS.ProcessEnv = {
  ...process.env,
  SOURCE_DATE_EPOCH: String(sourceDate),
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
  PYTHONHASHSEED: '0',
}

function readSourceDate(): number {
  const given = process.env['SOURCE_DATE_EPOCH']
  const seconds = Number(
    given ?? spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).stdout,
  )
  if (Number.isSafeInteger(seconds) && seconds >= EARLIEST) return seconds
  if (given !== undefined) throw new Error(`SOURCE_DATE_EPOCH must be seconds from ${EARLIEST} on, got ${given}`)
  return EARLIEST
}

/** Runs a tool whose errors go to standard error. Throws Error when it fails. */
export function run(command: string, args: readonly string[], cwd = root): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: reproducible })
}

/** Runs an action with a new folder, which is removed afterwards. */
export function inFolder<T>(action: (folder: string) => T): T {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'vendorclient-packages-'))
  return action(folder.path)
}

export function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Writes a compressed archive of a folder, whose files belong to root, and returns its path. */
export function writeArchive(folder: string, file: string): string {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go=rX']
  const options = ['--format=ustar', '--sort=name', `--mtime=@${sourceDate}`, ...owner, '-c', '-C', folder, '.']
  const archive = execFileSync('tar', options, { maxBuffer: 1 << 30 })
  writeFileSync(file, gzipSync(archive, { level: 9 }))
  return file
}

/** Copies the licence of the project into a folder. */
export function copyLicence(folder: string): void {
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

/** Sets the modes of everything in a folder to those of packages: the modes of a checkout depend on the machine. */
export function fixModes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}
