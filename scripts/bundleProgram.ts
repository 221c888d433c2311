/** One CommonJS file out of an entry: it starts faster than many modules, and is what a single executable takes. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { lazyBuiltins } from './lazyBuiltins.ts'

export interface BundleOptions {
  /** Relative to the root of the repository. */
  readonly entry: string
  readonly outfile: string
  /** Put the JavaScript part of the SQLite driver in; its native part stays outside always. */
  readonly withSqliteDriver: boolean
  /** Names in the source that stand for a text. */
  readonly texts?: Readonly<Record<string, string>>
}

export const root = join(import.meta.dirname, '..')

export async function bundleProgram({ entry, outfile, withSqliteDriver, texts = {} }: BundleOptions): Promise<void> {
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    // A package outside is CommonJS, and compiled code from a file can only `require`.
    supported: { 'dynamic-import': false },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'linked',
    external: ['*.node', 'bufferutil', 'utf-8-validate', ...(withSqliteDriver ? [] : ['better-sqlite3'])],
    plugins: [lazyBuiltins],
    banner: { js: 'const bundleUrl = require("node:url").pathToFileURL(__filename).href;' },
    define: {
      'import.meta.url': 'bundleUrl',
      VENDORCLIENT_BUILD_NUMBER: String(buildNumber()),
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
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
