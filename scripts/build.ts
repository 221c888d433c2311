/**
 * Bundles the program into `dist/vendorclient.js` and the TypeScript binding into its entries, with their types; with
 * `--test` also the test build, which has the module `test`. Runs after every installation, so that `npx vendorclient`
 * works at once.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist')

mkdirSync(folder, { recursive: true })
// The rest of the package is ESM; a single CommonJS file starts faster and is what a single executable takes.
writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')

await bundle('src/main.ts', 'vendorclient.js')
if (process.argv.includes('--test')) await bundle('test/support/testBuild/main.ts', 'vendorclient-test.js')
await bundleBinding()
describeTypes()

async function bundle(entry: string, file: string, defined: Readonly<Record<string, string>> = {}): Promise<void> {
  await build({
    ...nodeOptions(entry, defined),
    // Hosts may be older than the Node.js that the daemon itself needs.
    ...(Object.keys(defined).length === 0 ? {} : { target: 'node20' }),
    outfile: join(folder, file),
    external: ['better-sqlite3', 'bufferutil', 'utf-8-validate'],
    banner: { js: 'const bundleUrl = require("node:url").pathToFileURL(__filename).href;' },
  })
}

/** The thread of a connection travels inside of the entries, so that an application can be bundled with them. */
async function bundleBinding(): Promise<void> {
  const { outputFiles } = await build({
    ...nodeOptions('bindings/typescript/node/runLinkThread.ts', {
      'process.env.WS_NO_BUFFER_UTIL': '"1"',
      'process.env.WS_NO_UTF_8_VALIDATE': '"1"',
    }),
    legalComments: 'none',
    write: false,
  })
  const defined = { VENDORCLIENT_LINK_THREAD: JSON.stringify(outputFiles[0]!.text) }
  await bundle('bindings/typescript/node/index.ts', 'index.js', defined)
  await bundle('bindings/typescript/eversdk/index.ts', 'eversdk.js', defined)
  await build({
    ...sharedOptions('bindings/typescript/browser/index.ts'),
    outfile: join(folder, 'browser.mjs'),
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
  })
}

/** Declarations of the entries, in `dist/types`. */
function describeTypes(): void {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  execFileSync(process.execPath, [compiler, '-p', join(root, 'bindings/typescript')], { stdio: 'inherit' })
}

function nodeOptions(entry: string, defined: Readonly<Record<string, string>>): BuildOptions {
  return {
    ...sharedOptions(entry),
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    define: {
      'import.meta.url': 'bundleUrl',
      VENDORCLIENT_BUILD_NUMBER: String(buildNumber()),
      ...defined,
    },
  }
}

function sharedOptions(entry: string): BuildOptions {
  return {
    entryPoints: [join(root, entry)],
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: false,
    legalComments: 'linked',
    logLevel: 'warning',
  }
}

/** Given by the continuous integration; 0 for a local build. */
function buildNumber(): number {
  const number = Number(process.env['VENDORCLIENT_BUILD_NUMBER'] ?? '0')
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new Error('VENDORCLIENT_BUILD_NUMBER must be a number')
}
