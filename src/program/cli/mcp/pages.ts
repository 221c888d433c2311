/**
 * Pages of the documentation. They are part of the built program; when it runs from its sources, they are read from the
 * docs folder.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Set by the bundler: JSON of the texts by name, compressed with Brotli, in base64. */
declare const VENDORCLIENT_PAGES: string | undefined

/** Markdown by name of the page. */
export type Pages = Readonly<Record<string, string>>

let pages: Pages | undefined

export function documentationPages(): Pages {
  pages ??=
    typeof VENDORCLIENT_PAGES === 'undefined'
      ? readPages(join(import.meta.dirname, '../../../..'))
      : JSON.parse(brotliDecompressSync(Buffer.from(VENDORCLIENT_PAGES, 'base64')).toString('utf8'))
  return pages!
}

/** Folders below `docs` whose pages are included. */
const FOLDERS: readonly string[] = ['', 'guides/', 'porting/']

/** Pages that are left out: for developers of the program, for the site only, or available here in another form. */
const LEFT_OUT: readonly string[] = 'benchmarks cli decisions index instructions performance reliability'.split(' ')

/** Pages of a checkout in this folder, by their paths below `docs`. */
export function readPages(root: string): Pages {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'docs', folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => folder + file.slice(0, -3)),
  )
  const taken = names.filter((name) => !LEFT_OUT.includes(name)).sort()
  return Object.fromEntries(taken.map((name) => [name, readFileSync(join(root, 'docs', `${name}.md`), 'utf8')]))
}
