import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { repositoryFiles } from '../repositoryFiles.ts'

interface Import {
  /** File from the root of the project, or name of a package. */
  readonly target: string
  readonly isLocal: boolean
  /** `types` vanish when compiled; `later` is an `import()`; `now` is evaluated before the importing module. */
  readonly kind: 'types' | 'later' | 'now'
}

export interface SourceImports {
  /** From the root of the project. */
  readonly file: string
  readonly imports: readonly Import[]
}

const root = join(import.meta.dirname, '../..')

/** Imports of each TypeScript file below the folders. */
export function readImports(folders: readonly string[]): SourceImports[] {
  return folders
    .flatMap((folder) => repositoryFiles(root, ['.ts', '.tsx'], folder))
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => ({ file, imports: importsOf(file) }))
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const pattern =
    /(?:^|\n)\s*(?:import|export)(?<types>\s+type\b)?\s[^'"]*?from\s*['"](?<from>[^'"]+)['"]|import\(\s*['"](?<later>[^'"]+)['"]\s*\)|(?:^|\n)import\s*['"](?<effect>[^'"]+)['"]/g
  return [...source.matchAll(pattern)].map(({ groups }) => {
    const { types, from, later, effect } = groups as Record<string, string | undefined>
    const target = (from ?? later ?? effect)!
    const isLocal = target.startsWith('.')
    return {
      target: isLocal ? normalize(join(dirname(file), target)).replaceAll('\\', '/') : target,
      isLocal,
      kind: types !== undefined ? 'types' : later !== undefined ? 'later' : 'now',
    }
  })
}
