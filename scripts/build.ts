/**
 * Bundles the program into `dist/vendorclient.js`; with `--test` also the test build, which has the module `test`.
 * Runs after every installation, so that `npx vendorclient` works at once.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist')

mkdirSync(folder, { recursive: true })
// The rest of the package is ESM; a single CommonJS file starts faster and is what a single executable takes.
writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')

await bundle('src/main.ts', 'vendorclient.js')
if (process.argv.includes('--test')) await bundle('test/support/testBuild/main.ts', 'vendorclient-test.js')

async function bundle(entry: string, file: string): Promise<void> {
  await build({
    entryPoints: [join(root, entry)],
    outfile: join(folder, file),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: false,
    legalComments: 'linked',
    external: ['better-sqlite3', 'bufferutil', 'utf-8-validate'],
    banner: { js: 'const bundleUrl = require("node:url").pathToFileURL(__filename).href;' },
    define: {
      'import.meta.url': 'bundleUrl',
      VENDORCLIENT_BUILD_NUMBER: String(buildNumber()),
    },
    logLevel: 'warning',
  })
}

/** Given by the continuous integration; 0 for a local build. */
function buildNumber(): number {
  const number = Number(process.env['VENDORCLIENT_BUILD_NUMBER'] ?? '0')
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new Error('VENDORCLIENT_BUILD_NUMBER must be a number')
}
