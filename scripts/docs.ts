/**
 * Builds the documentation site into `dist/docs`, for any static host, and packs it for `vendorclient docs`: `npm run
 * docs`. Options: `--base /path/` for a host that has it below a path, `--out <folder>`; with either it is not packed.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './bundleProgram.ts'
import { buildSite } from './docs/buildSite.ts'
import { packSite } from './docs/packSite.ts'
import { collectSite } from './docs/sitePages.ts'

const { values } = parseArgs({ options: { base: { type: 'string' }, out: { type: 'string' } } })
const { base = '/', out = join(root, 'dist', 'docs') } = values
if (!/^\/(?:.*\/)?$/.test(base)) throw new Error('--base begins and ends with "/"')

const site = collectSite(root)
await buildSite(site, { base, out })
if (values.base === undefined && values.out === undefined) await packSite(site, out)
