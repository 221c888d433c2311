/** One CommonJS file out of an entry: it starts faster than many modules, and is what a single executable takes. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type OutputFile, transform } from 'esbuild'
import { lazyBuiltins } from './lazyBuiltins.ts'

export interface BundleOptions {
  /** Relative to the root of the repository. */
  readonly entry: string
  readonly outfile: string
  /** Put the JavaScript part of the SQLite driver in; its native part stays outside always. */
  readonly withSqliteDriver: boolean
  /** Write an expression of a function, as `loadProgram` takes it, instead of a file for Node.js. */
  readonly asFunction?: boolean
  /** Names in the source that stand for a text. */
  readonly texts?: Readonly<Record<string, string>>
}

export const root = join(import.meta.dirname, '..')

/** The bundle of `src/program/storageThread.ts`, beside that of the program. */
export const STORAGE_THREAD_FILE = 'storage-thread.js'

/**
 * The bundler makes a chunk of whatever is first needed by the same `import()`. Each becomes a function in the file that
 * runs when the chunk is first required, so that what is behind an `import()` is neither compiled nor evaluated before.
 * Without this all functions of the program would belong to its outermost level, where every start pays for each.
 * An `import()` of a CommonJS package gives only its `default`.
 */
export async function bundleProgram({
  entry,
  outfile,
  withSqliteDriver,
  asFunction = false,
  texts = {},
}: BundleOptions): Promise<void> {
  const { outputFiles } = await build({
    ...output,
    entryPoints: { entry: join(root, entry) },
    outdir: '/',
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    legalComments: 'linked',
    external: ['*.node', 'bufferutil', 'utf-8-validate', ...(withSqliteDriver ? [] : ['better-sqlite3'])],
    plugins: [lazyBuiltins],
    define: {
      'import.meta.url': 'bundleUrl',
      VENDORCLIENT_BUILD_NUMBER: String(buildNumber()),
      VENDORCLIENT_STORAGE_THREAD: JSON.stringify(`./${STORAGE_THREAD_FILE}`),
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
    },
    logLevel: 'warning',
  })
  const chunks = outputFiles.filter(({ path }) => path.endsWith('.js'))
  const program = await joinChunks(chunks)
  writeFileSync(outfile, asFunction ? `${wrapper}${program}})` : `#!/usr/bin/env node\n${program}`)
  const licences = outputFiles.filter(({ path }) => path.endsWith('.LEGAL.txt')).map(({ text }) => text)
  if (licences.length > 0) writeFileSync(`${outfile}.LEGAL.txt`, [...new Set(licences)].join('\n'))
}

const output: BuildOptions & { readonly write?: false } = {
  target: 'node22',
  charset: 'ascii',
  minifySyntax: true,
  minifyWhitespace: true,
}

/** What Node.js puts around a CommonJS file. */
const wrapper = '(function (exports, require, module, __filename, __dirname) {'

async function joinChunks(chunks: readonly OutputFile[]): Promise<string> {
  const functions = await Promise.all(chunks.map(chunkFunction))
  return `const bundleUrl = require("node:url").pathToFileURL(__filename).href;
const chunks = {
${functions.join(',\n')}
};
const loaded = {};
function load(name) {
  if (!Object.hasOwn(chunks, name)) return require(name);
  let module = loaded[name];
  if (module === undefined) {
    module = loaded[name] = { exports: {} };
    chunks[name](module, module.exports, load);
  }
  return module.exports;
}
load("./entry.js");
`
}

async function chunkFunction({ path, text }: OutputFile): Promise<string> {
  const { code } = await transform(text.replace(/^#!.*/, ''), {
    ...(output as object),
    format: 'cjs',
    platform: 'node',
    // A package outside is CommonJS, and compiled code from a file can only `require`.
    supported: { 'dynamic-import': false },
  })
  return `"./${basename(path)}": function (module, exports, require) {${code}}`
}

/** Given by the continuous integration; 0 for a local build. */
function buildNumber(): number {
  const number = Number(process.env['VENDORCLIENT_BUILD_NUMBER'] ?? '0')
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new Error('VENDORCLIENT_BUILD_NUMBER must be a number')
}
