import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sidebarOf } from '../../docs/.vitepress/sidebar.ts'
import { root } from '../bundleProgram.ts'
import type { Site } from './sitePages.ts'

export interface SiteOptions {
  /** Path of the site on its host, begins and ends with `/`. */
  readonly base: string
  readonly out: string
}

/** Builds the site, see `docs/.vitepress`. Throws for links between pages that lead nowhere. */
export async function buildSite({ pages, files }: Site, { base, out }: SiteOptions): Promise<void> {
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
    const { build } = await import('vitepress')
    await build(join(root, 'docs'), { base, outDir: resolve(out) })
  } finally {
    // Programs that are started later would warn about this variable.
    delete process.env['VENDORCLIENT_DOCS_PAGES']
    rmSync(folder, { recursive: true, force: true })
  }
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
