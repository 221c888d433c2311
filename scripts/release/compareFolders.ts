import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256 in hex by path of every file below a folder, paths with `/` in their order. */
export function digestsOf(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const digests = paths.map((path): [string, string] => [
    path.slice(folder.length + 1).replaceAll('\\', '/'),
    createHash('sha256').update(readFileSync(path)).digest('hex'),
  ])
  return new Map(digests.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Paths that are not the same in both folders. */
export function differingFiles(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()])
  return [...paths].filter((path) => one.get(path) !== other.get(path)).sort()
}
