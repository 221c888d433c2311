import type { SourceImports } from './readImports.ts'

/** Pairs of folders whose files import each other's values: folders of `src`, and the modules of the API. */
export function findTwoWayFolders(files: readonly SourceImports[]): string[] {
  const edges = new Map<string, string>()
  for (const { file, imports } of files) {
    for (const { target, isLocal, kind } of imports) {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (isLocal && kind !== 'types' && from !== to) edges.set(`${from} ${to}`, `${file} imports ${target}`)
    }
  }
  return [...edges].flatMap(([pair, example]) => {
    const [from, to] = pair.split(' ') as [string, string]
    const back = edges.get(`${to} ${from}`)
    return back === undefined || from > to ? [] : [`${from} and ${to} import each other: ${example}, ${back}`]
  })
}

function folderOf(file: string): string {
  const parts = file.split('/')
  return parts.slice(0, parts[1] === 'modules' && parts.length > 3 ? 3 : 2).join('/')
}
