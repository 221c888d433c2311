/** Pages of the documentation. The program carries them; from its sources they are read where they are. */
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

/** What is for those who work on the program, or is here in another form. */
const LEFT_OUT: readonly string[] = ['benchmarks', 'cli', 'decisions', 'instructions', 'performance', 'reliability']

/** Those of a checkout at this folder. */
export function readPages(root: string): Pages {
  const names = readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3))
    .filter((name) => !LEFT_OUT.includes(name))
    .sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, 'docs', `${name}.md`), 'utf8')]))
}
