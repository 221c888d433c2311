/**
 * Builds the documentation site into `dist/docs`, for any static host: `npm run docs`. Options: `--base /path/` for a host
 * that has it below a path, `--out <folder>`.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vitepress'
import { sidebarOf } from '../../docs/.vitepress/sidebar.ts'
import { readSite } from './sitePages.ts'

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'dist/docs' } },
})
if (!/^\/(?:.*\/)?$/.test(values.base)) throw new Error('--base begins and ends with "/"')

const { pages, files } = readSite(root)
// Inside of the checkout, where the pages find the packages that they are made with.
mkdirSync(join(root, 'dist'), { recursive: true })
const folder = mkdtempSync(join(root, 'dist', 'docs-pages-'))
try {
  for (const { path, content } of pages) write(join(folder, path), content)
  for (const [path, file] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, file), join(folder, path))
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  write(join(folder, 'site.json'), JSON.stringify({ version, sidebar: sidebarOf(pages) }))
  process.env['VENDORCLIENT_DOCS_PAGES'] = folder
  await build(join(root, 'docs'), { base: values.base, outDir: resolve(values.out) })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
