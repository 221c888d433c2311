/** Finds the program of the daemon. Nothing is ever downloaded. */
import { accessSync, constants, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ProgramNotFound } from './ProgramNotFound.ts'

export interface ProgramSearch {
  /** Path of the program; no other place is tried. */
  readonly program?: string | undefined
  /** Also look for `vendorclient` in the PATH, as the last place. */
  readonly searchPath?: boolean | undefined
}

const PROGRAM_VARIABLE = 'VENDORCLIENT_BINARY'

/**
 * Path of the program to start: the one given, else that of the environment variable VENDORCLIENT_BINARY, else the
 * executable of the package for this platform, else the script in this package, else, if wanted, one in the PATH. Throws
 * ProgramNotFound.
 */
export function findProgram(search: ProgramSearch): string {
  return find(search, [platformPackage(), ...packagedScripts()])
}

/** Like `findProgram`, for a program to be loaded into this process: no executable is taken from a package. */
export function findLoadableProgram(search: ProgramSearch): string {
  return find(search, packagedScripts())
}

type Place = readonly [name: string, path: string]

function find({ program, searchPath = false }: ProgramSearch, packaged: readonly Place[]): string {
  if (program !== undefined) return firstOf([['option program', resolve(program)]])
  const named = process.env[PROGRAM_VARIABLE]
  if (named !== undefined && named !== '') return firstOf([[PROGRAM_VARIABLE, resolve(named)]])
  return firstOf([...packaged, ...(searchPath ? pathCandidates() : [])])
}

/** Package managers install the package of one platform only; where it lies, is theirs to decide. */
function platformPackage(): Place {
  const name = `vendorclient-${process.platform}-${process.arch}`
  const file = process.platform === 'win32' ? 'vendorclient.exe' : 'vendorclient'
  const folder = packageFolder(name)
  // A name for the message only: no absolute path, so it is never looked at.
  if (folder === undefined) return ['package that is not installed', join(name, file)]
  return [`package ${name}`, join(folder, file)]
}

/** The script beside this file or, where this file is a part of a bundle, that of the installed package. */
function packagedScripts(): Place[] {
  const here = import.meta.url as string | undefined
  const folder = packageFolder('vendorclient')
  const places: Place[] = []
  if (here !== undefined) places.push(['package', fileURLToPath(new URL('./vendorclient.js', here))])
  if (folder !== undefined) places.push(['package vendorclient', join(folder, 'dist/vendorclient.js')])
  if (places.length === 0) places.push(['package that this program was bundled without', 'vendorclient.js'])
  return places
}

/** Folder of a package that this file can import, `undefined` if it is not installed. */
function packageFolder(name: string): string | undefined {
  // A bundler that makes CommonJS of this module takes its own place away; the running program is beside it then.
  const here = (import.meta.url as string | undefined) ?? process.argv[1]
  try {
    return here && dirname(createRequire(here).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

/** How a program is run: scripts with Node.js, everything else by itself. */
export function commandOf(program: string): { command: string; args: string[] } {
  if (!isScript(program)) return { command: program, args: [] }
  // A host that is not a plain Node.js, a desktop application for example, has it in the PATH.
  const isNode = /^node(\.exe)?$/i.test(basename(process.execPath))
  return { command: isNode ? process.execPath : 'node', args: [program] }
}

export function isScript(program: string): boolean {
  return /\.[cm]?js$/.test(program)
}

function firstOf(places: readonly Place[]): string {
  const found = places.find(([, path]) => isAbsolute(path) && isUsable(path))
  if (found !== undefined) return found[1]
  throw new ProgramNotFound(places.map(([name, path]) => `${path} (${name})`))
}

function pathCandidates(): Place[] {
  const names = process.platform === 'win32' ? ['vendorclient.exe', 'vendorclient.cmd'] : ['vendorclient']
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name): Place => ['PATH', resolve(folder, name)]))
}

function isUsable(path: string): boolean {
  try {
    if (!statSync(path).isFile()) return false
    if (!isScript(path)) accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
