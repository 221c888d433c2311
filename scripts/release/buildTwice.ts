/** Builds the packages of a version in copies of the tree, and compares the results. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptied } from '../packages/packaging.ts'
import { releaseChangelog } from './changelog.ts'
import { differingFiles, digestsOf } from './compareFolders.ts'
import { findStaleVersions, readVersion, setVersion } from './setVersion.ts'

export interface BuildOptions {
  readonly root: string
  /** Folder for the copies; their paths differ in length, so that a path inside of a package is noticed. */
  readonly work: string
  readonly version: string
  readonly date: string
  /** Whether the tree has the version already. */
  readonly isRebuild: boolean
  /** Unix seconds. */
  readonly sourceDate: number
  /** Arguments of `scripts/packages.ts`. */
  readonly packages: readonly string[]
  readonly isBuiltOnce: boolean
  readonly report: (line: string) => void
}

export interface BuiltRelease {
  /** The first copy, with the version in it. */
  readonly tree: string
  /** Paths of its packages. */
  readonly folder: string
  /** Folder of the compiled code, which the second build took from the first. */
  readonly compiled: string
  /** SHA-256 by path in the folder. */
  readonly digests: ReadonlyMap<string, string>
  /** Paths that differ between both builds. */
  readonly differing: readonly string[]
  /** Places that still have the older version. */
  readonly stale: readonly string[]
}

export function buildTwice(options: BuildOptions): BuiltRelease {
  const tree = join(options.work, 'first')
  const older = prepare(options, tree)
  const stale = older === options.version ? [] : findStaleVersions(tree, older)
  const folder = join(options.work, 'packages')
  const compiled = join(options.work, 'compiled')
  // The code of an earlier build, whose bytes are to be reproduced.
  const given = process.env['VENDORCLIENT_COMPILED_FOLDER']
  if (given !== undefined) cpSync(given, compiled, { recursive: true })
  if (stale.length > 0) return { tree, folder, compiled, digests: new Map(), differing: [], stale }
  const [other, again] = [join(options.work, 'the-second-one'), join(options.work, 'packages-again')]
  if (!options.isBuiltOnce) asSomebodyElse(() => copyAgain(options.root, tree, other))
  build(options, tree, folder)
  const digests = digestsOf(folder)
  if (options.isBuiltOnce) return { tree, folder, compiled, digests, differing: [], stale }
  asSomebodyElse(() => build(options, other, again))
  return { tree, folder, compiled, digests, differing: differingFiles(digests, digestsOf(again)), stale }
}

/** Runs an action with another umask and time zone, which must not change the packages. */
function asSomebodyElse(action: () => void): void {
  const [umask, zone] = [process.umask(0o077), process.env['TZ']]
  process.env['TZ'] = 'Pacific/Chatham'
  try {
    action()
  } finally {
    process.umask(umask)
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
}

/** Returns the previous version. */
function prepare({ root, version, date, isRebuild, report }: BuildOptions, tree: string): string {
  report(isRebuild ? 'copying the tree' : `setting version ${version} in a copy of the tree`)
  copyTree(root, tree)
  const older = readVersion(tree)
  if (!isRebuild) releaseTree(tree, version, date)
  return older
}

/** Sets the version of a tree and adds the section of it to the changelog. */
export function releaseTree(tree: string, version: string, date: string): void {
  setVersion(tree, version)
  const changelog = join(tree, 'CHANGELOG.md')
  writeFileSync(changelog, releaseChangelog(readFileSync(changelog, 'utf8'), version, date))
}

/** @throws Error with what the build wrote last */
function build({ work, packages, sourceDate, report }: BuildOptions, tree: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  report(`building ${folder}`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(tree, 'scripts', 'packages.ts'), ...packages, '--output', folder],
    {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: {
        ...process.env,
        SOURCE_DATE_EPOCH: String(sourceDate),
        VENDORCLIENT_COMPILED_FOLDER: join(work, 'compiled'),
      },
    },
  )
  if (status !== 0) throw new Error(`The packages could not be built:\n${`${stdout}${stderr}`.slice(-4000)}`)
}

/** Writes the tree of the last commit of `root` into a new folder. Its `node_modules` shares the files of the original. */
function copyTree(root: string, folder: string): void {
  emptied(folder)
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  shareInstalled(root, folder)
}

/** Copies a tree in which nothing was built yet into another new folder. The copied files get the current time. */
function copyAgain(root: string, copy: string, folder: string): void {
  emptied(folder)
  const names = readdirSync(copy).filter((name) => name !== 'node_modules' && name !== 'dist')
  execFileSync('cp', ['-RP', '--', ...names, folder], { cwd: copy })
  shareInstalled(root, folder)
}

function shareInstalled(root: string, folder: string): void {
  const modules = join(root, 'node_modules')
  try {
    execFileSync('cp', ['-al', modules, folder], { stdio: 'pipe' })
  } catch {
    // The folder is on another file system, or on one without hard links.
    execFileSync('cp', ['-a', modules, folder])
  }
  // Node.js of all platforms, pinned by digest: files that a build in the copy fetches are kept for the next build.
  const fetched = join(root, 'dist', 'node')
  for (const place of [fetched, join(folder, 'dist')]) mkdirSync(place, { recursive: true })
  symlinkSync(fetched, join(folder, 'dist', 'node'))
}
