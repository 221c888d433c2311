/** Finds the program of the daemon. Nothing is ever downloaded. */
import { accessSync, constants, statSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ProgramSearch {
  /** Path of the program; no other place is looked at. */
  readonly program?: string | undefined
  /** Also look for `vendorclient` in the PATH, when it is nowhere else. */
  readonly searchPath?: boolean | undefined
}

export const programVariable = 'VENDORCLIENT_BINARY'

/**
 * Path of the program: the one given, else that of the environment variable VENDORCLIENT_BINARY, else the one in this
 * package, else, if wanted, one in the PATH. Throws an Error that names every place tried.
 */
export function findProgram({ program, searchPath = false }: ProgramSearch): string {
  if (program !== undefined) return firstOf([['option program', resolve(program)]])
  const named = process.env[programVariable]
  if (named !== undefined && named !== '') return firstOf([[programVariable, resolve(named)]])
  return firstOf([
    ['package', fileURLToPath(new URL('./vendorclient.js', import.meta.url))],
    ...(searchPath ? pathCandidates() : []),
  ])
}

/** How a program is run: scripts with Node.js, everything else by itself. */
export function commandOf(program: string): { command: string; args: string[] } {
  if (!isScript(program)) return { command: program, args: [] }
  // A host that is no plain Node.js, a desktop application for example, has it in the PATH.
  const isNode = /^node(\.exe)?$/i.test(basename(process.execPath))
  return { command: isNode ? process.execPath : 'node', args: [program] }
}

export function isScript(program: string): boolean {
  return /\.[cm]?js$/.test(program)
}

function firstOf(places: readonly (readonly [name: string, path: string])[]): string {
  const found = places.find(([, path]) => isUsable(path))
  if (found !== undefined) return found[1]
  const tried = places.map(([name, path]) => `${path} (${name})`)
  throw new Error(`The program vendorclient was not found. Tried: ${tried.join(', ')}`)
}

function pathCandidates(): [name: string, path: string][] {
  const names = process.platform === 'win32' ? ['vendorclient.exe', 'vendorclient.cmd'] : ['vendorclient']
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name): [string, string] => ['PATH', join(folder, name)]))
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
