import { folderOf } from './folderOf.ts'
import type { SourceImports } from './readImports.ts'

const DEPTHS = { modules: 3 }

/** Pairs of folders whose files import each other's values, also by `import()`: folders of `src`, and the modules of the API. */
export function findTwoWayFolders(files: readonly SourceImports[]): string[] {
  const edges = new Map<string, string>()
  for (const { file, imports } of files) {
    for (const { target, isLocal, kind } of imports) {
      const [from, to] = [folderOf(file, DEPTHS), folderOf(target, DEPTHS)]
      if (isLocal && kind !== 'types' && from !== to) edges.set(`${from} ${to}`, `${file} imports ${target}`)
    }
  }
  return [...edges].flatMap(([pair, example]) => {
    const [from, to] = pair.split(' ') as [string, string]
    const back = edges.get(`${to} ${from}`)
    return back === undefined || from > to ? [] : [`${from} and ${to} import each other: ${example}, ${back}`]
  })
}
