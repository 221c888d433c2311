/** The documentation site, and its pack for `vendorclient docs`: `npm run docs`, see `--help`. */
import { join } from 'node:path'
import { root } from './bundleProgram.ts'
import { buildSite } from './docs/buildSite.ts'
import { packSite } from './docs/packSite.ts'
import { collectSite } from './docs/sitePages.ts'
import { scriptOptions, usageError } from './scriptOptions.ts'

const help = `
Usage: npm run docs -- [options]

Builds the documentation site into dist/docs, for any static host, and packs it for vendorclient docs.

Options:
  --base <path>    For a host that has the site below a path, such as /vendorclient/; it is not packed then.
  --out <folder>   Another folder; it is not packed then.
  --help           This text.
`

const values = scriptOptions(help, { base: { type: 'string' }, out: { type: 'string' } })
const { base = '/', out = join(root, 'dist', 'docs') } = values
if (!/^\/(?:.*\/)?$/.test(base)) usageError(`--base must begin and end with "/", got ${base}`)

const site = collectSite(root)
await buildSite(site, { base, out })
if (values.base === undefined && values.out === undefined) await packSite(site, out)
