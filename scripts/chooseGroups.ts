/** Which chunks of a bundle become one file, so that the usual kinds of pages load few bytes. */

export interface GroupOptions {
  /** Names of chunks that everything begins with. */
  readonly entries: readonly string[]
  /** Kinds of pages: beginnings of the names of chunks that each loads. Any other dynamically imported chunk has a kind of its own. */
  readonly pages: readonly (readonly string[])[]
}

/** Compressed size that one file less saves a page: names of imports and exports, and texts that both parts contain. */
const SAVED_BYTES = 400
/** Size of code, minified and compressed, as a share of its text. */
const COMPRESSED_SHARE = 0.14

interface Group {
  readonly name: string
  /** Kinds of pages that load it. */
  readonly pages: ReadonlySet<number>
  readonly imports: ReadonlySet<string>
  /** Compressed, about. */
  readonly bytes: number
  readonly chunks: readonly string[]
}

/** The name of its group for each chunk except the entries. `chunks`: ES modules by name. */
export function chooseGroups(
  chunks: ReadonlyMap<string, string>,
  { entries, pages }: GroupOptions,
): Map<string, string> {
  const imports = new Map([...chunks].map(([name, text]) => [name, importsOf(text)]))
  const loaded = kindsOfPages(imports, pages).map((roots) => reached([...entries, ...roots], imports))
  let groups: Group[] = [...chunks].flatMap(([name, text]) => {
    if (entries.includes(name)) return []
    const kinds = loaded.flatMap((names, page) => (names.has(name) ? [page] : []))
    const bytes = text.length * COMPRESSED_SHARE
    return [{ name, pages: new Set(kinds), imports: imports.get(name)!.fixed, bytes, chunks: [name] }]
  })
  for (let merged = mergeBest(groups); merged !== undefined; merged = mergeBest(groups)) groups = merged
  return new Map(groups.flatMap(({ name, chunks }) => chunks.map((chunk) => [chunk, name.replace(/\.mjs$/, '')])))
}

interface Imports {
  readonly fixed: ReadonlySet<string>
  readonly dynamic: ReadonlySet<string>
}

function importsOf(text: string): Imports {
  const found = (pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name!))
  return {
    fixed: found(/(?:from|import)\s*"\.\/([^"]+)"/g),
    dynamic: found(/import\("\.\/([^"]+)"\)/g),
  }
}

/** Chunks that each kind of page imports dynamically. */
function kindsOfPages(imports: ReadonlyMap<string, Imports>, pages: GroupOptions['pages']): string[][] {
  const roots = [...new Set([...imports.values()].flatMap(({ dynamic }) => [...dynamic]))]
  const isOf = (root: string, page: readonly string[]) => page.some((name) => root.startsWith(`${name}-`))
  const usual = pages.map((page) => roots.filter((root) => isOf(root, page)))
  const rare = roots.filter((root) => !pages.some((page) => isOf(root, page)))
  return [...usual, ...rare.map((root) => [root, ...usual.at(-1)!])]
}

function reached(roots: readonly string[], imports: ReadonlyMap<string, Imports>): Set<string> {
  const found = new Set(roots)
  for (const name of found) for (const next of imports.get(name)!.fixed) found.add(next)
  return found
}

/** The groups with the two merged that saves most; `undefined` if nothing is saved. */
function mergeBest(groups: readonly Group[]): Group[] | undefined {
  const pairs = groups.flatMap((first, at) =>
    groups.slice(at + 1).map((second) => ({ first, second, saved: savedBytes(first, second) })),
  )
  const best = pairs
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
    .find(({ first, second }) => !wouldBeCircular(first, second, groups))
  if (best === undefined) return undefined
  return [...groups.filter((group) => group !== best.first && group !== best.second), merge(best.first, best.second)]
}

/** What all kinds of pages together load less when two groups are one. */
function savedBytes(first: Group, second: Group): number {
  const both = first.pages.intersection(second.pages).size
  const inVain = (second.pages.size - both) * first.bytes + (first.pages.size - both) * second.bytes
  return both * SAVED_BYTES - inVain
}

function merge(first: Group, second: Group): Group {
  const [larger, smaller] = first.bytes >= second.bytes ? [first, second] : [second, first]
  return {
    name: larger.name,
    pages: larger.pages.union(smaller.pages),
    imports: larger.imports.union(smaller.imports),
    bytes: larger.bytes + smaller.bytes,
    chunks: [...larger.chunks, ...smaller.chunks],
  }
}

/** Whether one imports the other by way of a third, so that the file of both would import one that imports it. */
function wouldBeCircular(first: Group, second: Group, groups: readonly Group[]): boolean {
  return imports(first, second, groups) || imports(second, first, groups)
}

function imports(from: Group, to: Group, groups: readonly Group[]): boolean {
  const importedBy = ({ imports }: Group) => groups.filter(({ chunks }) => chunks.some((chunk) => imports.has(chunk)))
  const found = new Set(importedBy(from).filter((group) => group !== to && group !== from))
  for (const group of found) {
    for (const next of importedBy(group)) {
      if (next === to) return true
      if (next !== from) found.add(next)
    }
  }
  return false
}
