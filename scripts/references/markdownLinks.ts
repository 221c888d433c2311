import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { repositoryFiles } from '../repositoryFiles.ts'
import { anchorsOf, withoutCodeBlocks } from './headings.ts'

/** Relative links of all Markdown files that lead to no file, or to no heading of one. One line of text each. */
export function brokenLinks(root: string): string[] {
  const known = new Map<string, Set<string>>()
  const anchorsIn = (path: string): Set<string> => {
    const anchors = known.get(path) ?? anchorsOf(readFileSync(join(root, path), 'utf8'))
    known.set(path, anchors)
    return anchors
  }
  return repositoryFiles(root, ['.md']).flatMap((file) =>
    linksOf(readFileSync(join(root, file), 'utf8')).flatMap(({ line, target }) => {
      const [path = '', anchor] = target.split('#')
      const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.'
      const found = path === '' ? file : normalize(join(folder, decodeURIComponent(path))).replaceAll('\\', '/')
      const where = `${file}:${line}: `
      if (found.startsWith('..')) return [`${where}the link ${target} leads out of the repository`]
      if (!existsSync(join(root, found))) return [`${where}the link ${target} leads to no file`]
      if (anchor === undefined || !found.endsWith('.md') || !statSync(join(root, found)).isFile()) return []
      return anchorsIn(found).has(decodeURIComponent(anchor)) ? [] : [`${where}the link ${target} leads to no heading`]
    }),
  )
}

interface Link {
  readonly line: number
  readonly target: string
}

/** Relative links in prose: inline ones, images, definitions, and attributes of HTML. */
function linksOf(text: string): Link[] {
  const forms = [
    /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g,
    /^\s*\[[^\]]+\]:\s+<?([^\s>]+)>?/gm,
    /<(?:a|img)\b[^>]*\b(?:href|src)="([^"]+)"/g,
  ]
  const prose = withoutCodeBlocks(text).replace(/(`+)[^`\n]*?\1(?!`)/g, (code) => ' '.repeat(code.length))
  return forms.flatMap((form) =>
    [...prose.matchAll(form)]
      .map((match) => ({ line: prose.slice(0, match.index).split('\n').length, target: match[1]! }))
      .filter(({ target }) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)),
  )
}
