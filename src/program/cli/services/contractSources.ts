/** Source files that a debug map names, for explanations that show the failing line. */
import { readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** Largest file, and largest sum of all, in bytes. */
const MAX_FILE = 1_000_000
const MAX_ALL = 4_000_000

/**
 * Texts of the files that are found: names are relative to the folder of the contracts, to one of the two folders above it, or
 * to the working folder; compilers differ. Files without a place are left out. Empty for a map that has its sources inside.
 */
export function readSources(debugMap: string, folder: string): Record<string, string> {
  const sources: Record<string, string> = {}
  let size = 0
  for (const name of /"sources"\s*:\s*\{/.test(debugMap) ? [] : namesIn(debugMap)) {
    const path = find(name, folder)
    if (path === undefined) continue
    const text = readFileSync(path, 'utf8')
    size += text.length
    if (size > MAX_ALL) break
    sources[name] = text
  }
  return sources
}

function namesIn(debugMap: string): ReadonlySet<string> {
  return new Set([...debugMap.matchAll(/"filename"\s*:\s*("(?:[^"\\]|\\.)+")/g)].map(([, name]) => JSON.parse(name!)))
}

function find(name: string, folder: string): string | undefined {
  const bases = [folder, join(folder, '..'), join(folder, '../..'), '.']
  const paths = [...bases.map((base) => resolve(base, name)), resolve(folder, basename(name))]
  return paths.find((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    return found?.isFile() === true && found.size <= MAX_FILE
  })
}
