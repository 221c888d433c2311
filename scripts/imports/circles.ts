/** Files and folders that import each other. Each problem is one line of text. */
import type { SourceImports } from './readImports.ts'

type ImportKind = SourceImports['imports'][number]['kind']

/** Imports between files or folders, each with an example. */
type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Sets of files that import each other in a circle while they load. */
export function findImportCircles(files: readonly SourceImports[]): string[] {
  const edges = edgesBetween(files, ['now'], (file) => file)
  return circlesIn(edges).map((circle) => `modules import each other in a circle: ${circle.sort().join(', ')}`)
}

/**
 * Folders whose files import each other while they load, directly or through other folders: the folders of `src`, the modules
 * of the API, and the folders of each part of `src/program`.
 */
export function findFolderKnots(files: readonly SourceImports[]): string[] {
  const edges = edgesBetween(files, ['now'], (file) => folderOf(file, { modules: 3, program: 4 }))
  return circlesIn(edges).flatMap((circle) =>
    circle.flatMap((from) =>
      [...(edges.get(from) ?? [])]
        .filter(([to]) => circle.includes(to))
        .map(([to, example]) => `${from} and ${to} import each other, directly or through others: ${example}`),
    ),
  )
}

/** Pairs of folders whose files import each other's values, also by `import()`: folders of `src`, and the modules of the API. */
export function findTwoWayFolders(files: readonly SourceImports[]): string[] {
  const edges = edgesBetween(files, ['now', 'later'], (file) => folderOf(file, { modules: 3 }))
  return [...edges].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, example]) => {
      const back = edges.get(to)?.get(from)
      return back === undefined || from > to ? [] : [`${from} and ${to} import each other: ${example}, ${back}`]
    }),
  )
}

function edgesBetween(
  files: readonly SourceImports[],
  kinds: readonly ImportKind[],
  nameOf: (file: string) => string,
): Edges {
  const edges = new Map<string, Map<string, string>>()
  for (const { file, imports } of files) {
    const from = nameOf(file)
    const targets = edges.get(from) ?? new Map<string, string>()
    edges.set(from, targets)
    for (const { target, isLocal, kind } of imports) {
      const to = nameOf(target)
      if (isLocal && kinds.includes(kind) && from !== to) targets.set(to, `${file} imports ${target}`)
    }
  }
  return edges
}

/** Folder of a file, with as many leading parts as `depths` has for the second part, or 2. */
function folderOf(file: string, depths: Readonly<Record<string, number>>): string {
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, depths[folders[1] ?? ''] ?? 2).join('/')
}

/** Strongly connected components of more than one member. */
function circlesIn(edges: Edges): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  for (const name of edges.keys()) if (!order.has(name)) visit(name)
  return circles

  function visit(name: string): void {
    order.set(name, order.size)
    lowest.set(name, order.get(name)!)
    open.push(name)
    for (const target of edges.get(name)?.keys() ?? []) {
      if (!edges.has(target)) continue
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(name, Math.min(lowest.get(name)!, lowest.get(target)!))
    }
    if (lowest.get(name) !== order.get(name)) return
    const circle = open.splice(open.indexOf(name))
    if (circle.length > 1) circles.push(circle)
  }
}
