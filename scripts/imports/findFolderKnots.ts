import { folderOf } from './folderOf.ts'
import type { SourceImports } from './readImports.ts'

/** Modules, and the folders of each part of the program. */
const DEPTHS = { modules: 3, program: 4 }

/**
 * Folders whose files import each other while they load, directly or through other folders: the folders of `src`, the modules
 * of the API, and the folders of each part of `src/program`.
 */
export function findFolderKnots(files: readonly SourceImports[]): string[] {
  const examples = new Map<string, Map<string, string>>()
  for (const { file, imports } of files) {
    for (const { target, isLocal, kind } of imports) {
      const [from, to] = [folderOf(file, DEPTHS), folderOf(target, DEPTHS)]
      if (!isLocal || kind !== 'now' || from === to) continue
      const edges = examples.get(from) ?? new Map<string, string>()
      examples.set(from, edges.set(to, `${file} imports ${target}`))
    }
  }
  const reached = new Map([...examples.keys()].map((from) => [from, reachedFrom(from, examples)]))
  return [...examples].flatMap(([from, edges]) =>
    [...edges].flatMap(([to, example]) => {
      const comesBack = reached.get(to)?.has(from) === true
      return comesBack ? [`${from} and ${to} import each other, directly or through others: ${example}`] : []
    }),
  )
}

function reachedFrom(start: string, edges: ReadonlyMap<string, ReadonlyMap<string, string>>): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}
