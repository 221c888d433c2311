/**
 * The pages of the documentation site: Markdown files of the repository, each with its place in the site, and pages that
 * show files to which they link. Links of the repository become links of the site.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { headingsOf } from '../references/headings.ts'
import { repositoryFiles } from '../repositoryFiles.ts'
import { demoteHeadings } from './demoteHeadings.ts'
import { withTabs } from './recipes/recipePages.ts'
import { replaceLinks } from './replaceLinks.ts'

interface SitePage {
  /** File of the repository, or a folder whose files the page shows. */
  readonly source: string
  /** Path in the site, ends with `.md`. */
  readonly path: string
  readonly title: string
  /** Place among the pages of its folder: `order` of the front matter. */
  readonly order?: number | undefined
  readonly content: string
}

export interface Site {
  readonly pages: readonly SitePage[]
  /** Files that pages show or link to, by their path in the site. */
  readonly files: ReadonlyMap<string, string>
}

/** Pages that are not below `docs`. */
const elsewhere: readonly RegExp[] = [
  /^(?:README|CHANGELOG|CONTRIBUTING|SECURITY)\.md$/,
  /^bindings\/README\.md$/,
  /^bindings\/[^/]+\/README\.md$/,
  /^bindings\/reference\/[^/]+\.md$/,
]

/** Files that a page of their folder shows, and the language of their code. */
const shown: Readonly<Record<string, string>> = {
  '.c': 'c',
  '.cfg': 'txt',
  '.cjs': 'js',
  '.cs': 'csharp',
  '.go': 'go',
  '.gradle': 'groovy',
  '.h': 'c',
  '.html': 'html',
  '.java': 'java',
  '.kt': 'kotlin',
  '.mjs': 'js',
  '.js': 'js',
  '.json': 'json',
  '.mod': 'txt',
  '.plist': 'xml',
  '.py': 'python',
  '.rs': 'rust',
  '.service': 'ini',
  '.sh': 'sh',
  '.toml': 'toml',
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.txt': 'txt',
  '.xml': 'xml',
  '.yaml': 'yaml',
  Dockerfile: 'docker',
  Makefile: 'make',
}
const images = ['.png', '.svg', '.jpg']
/** Pages that list everything. They are excluded from the search, where they would hide the pages about a subject. */
const notSearched = /^docs\/(?:specification\/|benchmarks\.md$)|^bindings\/reference\/types\.md$/
const titles: Readonly<Record<string, string>> = { 'docs/deploy': 'Files for servers' }

/** Reads all pages. */
export function collectSite(root: string): Site {
  const sources = repositoryFiles(root, ['.md']).filter(
    (file) => (file.startsWith('docs/') && !file.includes('/.')) || elsewhere.some((form) => form.test(file)),
  )
  const folders = foldersOfFiles(root, sources)
  const places = new Map([...sources.map((file) => [file, placeOf(file)] as const), ...folders])
  const files = new Map<string, string>()
  const pages = sources.map((source) => {
    const text = demoteHeadings(withoutMarks(withTabs(readFileSync(join(root, source), 'utf8'))))
    const path = placeOf(source)
    const content = replaceLinks(text, (target, isImage) => linkOf(root, source, path, target, isImage, places, files))
    const frontMatter = notSearched.test(source) ? '---\nsearch: false\n---\n' : ''
    const order = /^---\n(?:.*\n)*?order: (\d+)\n/.exec(text)?.[1]
    return {
      source,
      path,
      title: headingsOf(text)[0] ?? source,
      order: order === undefined ? undefined : Number(order),
      content: frontMatter + content,
    }
  })
  return { pages: [...pages, ...[...folders].map(([folder, path]) => folderPage(root, folder, path))], files }
}

/** Place of a page in the site: the repository's folders, without those that say nothing to a reader. */
function placeOf(file: string): string {
  const place = file
    .replace(/^docs\//, '')
    .replace(/^bindings\/README\.md$/, 'bindings.md')
    .replace(/^bindings\/reference\//, 'reference/')
    .replace(/^bindings\/([^/]+)\/README\.md$/, 'bindings/$1.md')
  if (place === 'README.md') return 'overview.md'
  return place.replace(/(^|\/)README\.md$/, '$1index.md').replace(/^(CHANGELOG|CONTRIBUTING|SECURITY)\.md$/, lowerCase)
}

function lowerCase(name: string): string {
  return name.toLowerCase()
}

/** Removes what is meant for maintainers: comments, and the note that a page is generated. */
function withoutMarks(text: string): string {
  return text
    .replace(/^[ \t]*<!--[\s\S]*?-->\n/gm, '')
    .replace(/^Generated from .*?`npm run generate` rewrites it\. ?\n?/m, '')
}

/** Folders of programs and configurations below `docs`, and the paths of the pages that show them. */
function foldersOfFiles(root: string, pages: readonly string[]): ReadonlyMap<string, string> {
  const examples = existsSync(join(root, 'docs/examples')) ? readdirSync(join(root, 'docs/examples')) : []
  const folders = ['docs/deploy', ...examples.map((name) => `docs/examples/${name}`)].filter((folder) =>
    statSync(join(root, folder)).isDirectory(),
  )
  const hasPage = (folder: string) => pages.includes(`${folder}/README.md`) || pages.includes(`${folder}/index.md`)
  return new Map(
    folders.map((folder) => [folder, `${folder.slice('docs/'.length)}${hasPage(folder) ? '/files' : ''}.md`]),
  )
}

/** The link in the site for a link of the repository; `undefined` if only a checkout has its target. */
function linkOf(
  root: string,
  source: string,
  path: string,
  target: string,
  isImage: boolean,
  places: ReadonlyMap<string, string>,
  files: Map<string, string>,
): string | undefined {
  const [name = '', anchor] = target.split('#')
  if (name === '') return target
  const file = posix.normalize(posix.join(posix.dirname(source), decodeURIComponent(name))).replace(/\/$/, '')
  const suffix = anchor === undefined ? '' : `#${anchor}`
  const page = [file, `${file}/README.md`, `${file}/index.md`].map((each) => places.get(each)).find(Boolean)
  if (page !== undefined) return relativePath(path, page) + suffix
  const folder = [...places.keys()].find((each) => !each.endsWith('.md') && file.startsWith(`${each}/`))
  if (folder !== undefined) return `${relativePath(path, places.get(folder)!)}#${anchorOfFile(folder, file)}`
  if (isImage) {
    files.set(`images/${posix.basename(file)}`, file)
    return relativePath(path, `images/${posix.basename(file)}`)
  }
  const isPicture = images.includes(extname(file))
  if (!(isPicture || extname(file) === '.json') || !existsSync(join(root, file))) return undefined
  // The site generator changes relative links; this one must stay unchanged.
  const place = `${isPicture ? 'images' : 'files'}/${posix.basename(file)}`
  files.set(`public/${place}`, file)
  return `/${place}`
}

function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function folderPage(root: string, folder: string, path: string): SitePage {
  const title = titles[folder] ?? folder.slice(folder.lastIndexOf('/') + 1)
  const files = filesBelow(root, folder)
  const sections = files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8').trimEnd()
    const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)))
    return `## ${file.slice(folder.length + 1)} {#${anchorOfFile(folder, file)}}\n\n${fence}${languageOf(file)}\n${text}\n${fence}\n`
  })
  // The pages that show recipes are found, not the programs with all of them.
  const frontMatter = folder.endsWith('/recipes') ? '---\nsearch: false\n---\n' : ''
  const content = [`${frontMatter}# ${title}\n`, `The files of \`${folder}\`.\n`, ...sections].join('\n')
  return { source: folder, path, title, content }
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && languageOf(entry.name) !== undefined && !/package-lock/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !/\/(?:node_modules|target|dist)\//.test(file))
    .sort()
}

function languageOf(file: string): string | undefined {
  return shown[extname(file)] ?? shown[posix.basename(file)]
}

/** Not the name alone: the title of `payments-java`, which has a file `Payments.java`, is an anchor too. */
function anchorOfFile(folder: string, file: string): string {
  const name = file
    .slice(folder.length + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return `file-${name}`
}
