import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryFiles } from '../repositoryFiles.ts'
import { withoutCodeBlocks } from './headings.ts'

const folders = ['src', 'rpc', 'storage', 'bindings', 'scripts', 'test', 'docs']
const path = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+)\``, 'g')

/**
 * Paths in inline code of Markdown files that exist neither below the root nor beside the file. The changelog is left
 * out because it describes the past, and `docs/start` because its pages refer to a folder of the reader. One line of
 * text each.
 */
export function missingPaths(root: string): string[] {
  return repositoryFiles(root, ['.md'])
    .filter((file) => file !== 'CHANGELOG.md' && !file.startsWith('docs/start/'))
    .flatMap((file) => {
      const prose = withoutCodeBlocks(readFileSync(join(root, file), 'utf8'))
      return [...prose.matchAll(path)]
        .filter((match) => ![root, join(root, dirname(file))].some((base) => existsSync(join(base, match[1]!))))
        .map((match) => {
          const line = prose.slice(0, match.index).split('\n').length
          return `${file}:${line}: ${match[1]} does not exist`
        })
    })
}
