/** One CommonJS file out of an entry: it starts faster than many modules, and is what a single executable takes. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type OutputFile, transform } from 'esbuild'
import { archiveBytes } from '../src/system/Archive.ts'
import { lazyBuiltins } from './lazyBuiltins.ts'

export interface BundleOptions {
  /** Relative to the root of the repository. */
  readonly entry: string
  /** Put the JavaScript part of the SQLite driver in; its native part stays outside always. */
  readonly withSqliteDriver: boolean
  /** Names in the source that stand for a text. */
  readonly texts?: Readonly<Record<string, string>>
}

export interface Bundle {
  /** Functions by name of the chunk, as texts. */
  readonly chunks: ReadonlyMap<string, string>
  readonly licences: readonly string[]
}

export const root = join(import.meta.dirname, '..')

/** The bundle of `src/program/storageThread.ts`, beside that of the program. */
export const STORAGE_THREAD_FILE = 'storage-thread.js'

/**
 * The bundler makes a chunk of whatever is first needed by the same `import()`. Each becomes a function that runs when the
 * chunk is first required, so that what is behind an `import()` is neither compiled nor evaluated before. Without this all
 * functions of the program would belong to its outermost level, where every start pays for each. An `import()` of a CommonJS
 * package gives only its `default`.
 */
export async function bundle({ entry, withSqliteDriver, texts = {} }: BundleOptions): Promise<Bundle> {
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
  const licences = outputFiles.filter(({ path }) => path.endsWith('.LEGAL.txt')).map(({ text }) => text)
  return { chunks: new Map(await Promise.all(chunks.map(chunkFunction))), licences }
}

/** Writes a file that Node.js runs, with all chunks. */
export async function bundleFile(options: BundleOptions & { readonly outfile: string }): Promise<void> {
  const { chunks, licences } = await bundle(options)
  const loader = joinChunks(chunks, (name) => `throw new Error("No chunk " + ${name})`)
  writeFileSync(options.outfile, `#!/usr/bin/env node\n${loader}`)
  writeLicences(options.outfile, licences)
}

export interface ProgramOutput {
  /** File of the program, as `loadProgram` takes it. */
  readonly program: string
  /** File of the chunks that are not in it. */
  readonly chunks: string
}

/** Writes a program as `loadProgram` takes it. `isInStart` says which chunks every start loads. */
export function writeProgram(bundle: Bundle, files: ProgramOutput, isInStart: (chunk: string) => boolean): void {
  const start = [...bundle.chunks].filter(([name]) => isInStart(name))
  const others = [...bundle.chunks].filter(([name]) => !isInStart(name))
  const loader = joinChunks(start, (name) => `return loadChunk(${name})`)
  writeFileSync(files.program, `(function (require, __filename, loadChunk) {${loader}})`)
  writeFileSync(files.chunks, archiveBytes(new Map(others.map(([name, text]) => [name, Buffer.from(`(${text})`)]))))
  writeLicences(files.program, bundle.licences)
}

function writeLicences(outfile: string, licences: readonly string[]): void {
  if (licences.length > 0) writeFileSync(`${outfile}.LEGAL.txt`, [...new Set(licences)].join('\n'))
}

const output: BuildOptions & { readonly write?: false } = {
  target: 'node22',
  charset: 'ascii',
  minifySyntax: true,
  minifyWhitespace: true,
}

/** `findOther` is the text of a statement for names of chunks that are not among these. */
function joinChunks(chunks: Iterable<readonly [string, string]>, findOther: (name: string) => string): string {
  const functions = [...chunks].map(([name, text]) => `${JSON.stringify(name)}: ${text}`)
  return `const bundleUrl = require("node:url").pathToFileURL(__filename).href;
const chunks = {
${functions.join(',\n')}
};
const loaded = {};
function find(name) {
  if (Object.hasOwn(chunks, name)) return chunks[name];
  ${findOther('name')};
}
function load(name) {
  if (!name.startsWith("./")) return require(name);
  let module = loaded[name];
  if (module === undefined) {
    const run = find(name);
    module = loaded[name] = { exports: {} };
    run(module, module.exports, load, bundleUrl);
  }
  return module.exports;
}
load("./entry.js");
`
}

async function chunkFunction({ path, text }: OutputFile): Promise<[name: string, text: string]> {
  const { code } = await transform(text.replace(/^#!.*/, ''), {
    ...(output as object),
    format: 'cjs',
    platform: 'node',
    // A package outside is CommonJS, and compiled code from a file can only `require`.
    supported: { 'dynamic-import': false },
  })
  return [`./${basename(path)}`, `function (module, exports, require, bundleUrl) {${code}}`]
}

/** Given by the continuous integration; 0 for a local build. */
function buildNumber(): number {
  const number = Number(process.env['VENDORCLIENT_BUILD_NUMBER'] ?? '0')
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new Error('VENDORCLIENT_BUILD_NUMBER must be a number')
}
