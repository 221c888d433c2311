/** Bundles an entry into one CommonJS file: it starts faster than many modules, and a single executable requires it. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  type BuildOptions,
  build,
  type Metafile,
  type OnResolveArgs,
  type OutputFile,
  type Plugin,
  type StdinOptions,
  transform,
} from 'esbuild'
import { readPages } from '../src/program/cli/mcp/pages.ts'
import { archiveBytes } from '../src/system/Archive.ts'
import { threadTexts } from '../src/system/heldEntry.ts'
import { chunkName } from '../src/system/loadProgram.ts'
import { brotliOptions } from './brotliOptions.ts'
import { findLateFiles, lateChunk, lazyBuiltins } from './lazyBuiltins.ts'
import { withoutErrorCauses } from './withoutErrorCauses.ts'

export interface BundleOptions {
  /** Relative to the root of the repository. */
  readonly entry: string
  /** Whether to include the JavaScript part of the SQLite driver; its native part always stays outside. */
  readonly withSqliteDriver: boolean
  /** Texts for threads by name, which the archive of the chunks holds. */
  readonly threads?: ReadonlyMap<string, string>
  /** Identifiers in the source, and the texts that replace them. */
  readonly texts?: Readonly<Record<string, string>>
}

/** Functions by name of the chunk, as texts. */
type Chunks = ReadonlyMap<string, string>

interface Bundle {
  readonly chunks: Chunks
  readonly licences: readonly string[]
  readonly metafile: Metafile
}

export const root = join(import.meta.dirname, '..')

/** Prefix of paths with which modules in chunks refer to modules of the start. */
const START_PREFIX = 'start:'

/** Writes a file that Node.js runs, with everything in it. */
export async function bundleFile(options: BundleOptions & { readonly outfile: string }): Promise<void> {
  const { chunks, licences } = await bundle({ entry: join(root, options.entry) }, options)
  writeFileSync(options.outfile, `#!/usr/bin/env node\n${wholeText(chunks)}`)
  writeLicences(options.outfile, licences)
}

/** Texts that threads and processes of a running program evaluate. */
export async function threadParts(withSqliteDriver: boolean): Promise<ReadonlyMap<string, string>> {
  const entries = { [threadTexts.program]: 'launchThread.ts', [threadTexts.storage]: 'storageThread.ts' }
  const texts = Object.entries(entries).map(async ([name, file]): Promise<[string, string]> => {
    const entry = `src/program/${file}`
    const { chunks } = await bundle({ entry: join(root, entry) }, { entry, withSqliteDriver })
    return [name, wholeText(chunks)]
  })
  return new Map(await Promise.all(texts))
}

/** A script with all chunks in it. */
function wholeText(chunks: Chunks): string {
  const loader = joinChunks(chunks, './entry.js', (name) => `throw new Error("No chunk " + ${name})`)
  return `const runningFiles = undefined;\n${loader}`
}

export interface ProgramOutput {
  /** File of the program, as `loadProgram` takes it. */
  readonly program: string
  /** Archive of the chunks that are not in `program`. */
  readonly chunks: string
}

/**
 * Writes a program whose modules are all in chunks, and returns a function that finds the modules of a run from the
 * chunks that it has loaded: paths relative to the root.
 */
export async function writeInChunks(
  options: BundleOptions,
  files: ProgramOutput,
): Promise<(loaded: readonly string[]) => ReadonlySet<string>> {
  const { chunks, metafile } = await bundle({ entry: join(root, options.entry) }, options)
  writeProgram(new Map(), chunks, './entry.js', files)
  return (loaded) => new Set(loaded.flatMap((name) => Object.keys(metafile.outputs[`${name}.js`]?.inputs ?? {})))
}

/**
 * Writes a program whose modules of `start` are one scope: they are evaluated one after the other, without the functions,
 * objects and accessors at the border of a chunk, which are most of the code of a start. Modules in chunks see them through
 * `require("start:<path>")`.
 */
export async function writeWithStart(
  options: BundleOptions,
  files: ProgramOutput,
  start: ReadonlySet<string>,
): Promise<void> {
  // In a fixed order, so that two builds have the same bytes.
  const own = new Set([...start].filter((path) => /^(src|rpc|storage|test)\//.test(path)).sort())
  const exportsOf = await readExports([...own])
  const late = new LateModules(own)
  // The first pass finds what the start loads late, the second one includes what those modules need.
  await bundleStart(options, exportsOf, late)
  const others = await bundle({ ...late.entryPoints, ...lateFileEntries() }, options, [startModules(own), lateFiles])
  const needed = new Set([...late.startModules, ...importedFromStart(others.metafile)])
  const first = await bundleStart(options, new Map([...exportsOf].filter(([path]) => needed.has(path))), late)
  writeProgram(first.chunks, others.chunks, './stdin.js', files, options.threads)
  writeLicences(files.program, [...first.licences, ...others.licences])
}

function writeProgram(
  start: Chunks,
  others: Chunks,
  entry: string,
  { program, chunks }: ProgramOutput,
  threads: ReadonlyMap<string, string> = new Map(),
): void {
  const loader = joinChunks(start, entry, (name) => `return loadChunk(${name})`)
  writeFileSync(program, `(function (require, __filename, loadChunk, runningFiles) {${loader}})`)
  const parts = new Map([...others].map(([path, text]) => [chunkName(path), Buffer.from(`(${text})`)]))
  for (const [name, text] of threads) parts.set(name, Buffer.from(text))
  writeFileSync(chunks, archiveBytes(parts))
}

/** Names of the values that modules export, by path. */
async function readExports(paths: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const entryPoints = Object.fromEntries(paths.map((path) => [path, join(root, path)]))
  const { metafile } = await build({
    ...output,
    absWorkingDir: root,
    entryPoints,
    outdir: '/',
    write: false,
    metafile: true,
    bundle: false,
    format: 'esm',
  })
  return new Map(Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint!, exports]))
}

function bundleStart(
  options: BundleOptions,
  exportsOf: ReadonlyMap<string, readonly string[]>,
  late: LateModules,
): Promise<Bundle> {
  const shared = [...exportsOf].map(([path, names], module) => {
    const values = names.map((name) => ({ name, own: `module${module}_${name}` }))
    const imports = values.map(({ name, own }) => `${name} as ${own}`).join(', ')
    const properties = values.map(({ name, own }) => `${name}: ${own}`).join(', ')
    return {
      imported: `import { ${imports} } from ${JSON.stringify(`./${path}`)}`,
      member: `${JSON.stringify(path)}: () => ({ ${properties} })`,
    }
  })
  const contents = [
    ...shared.map(({ imported }) => imported),
    `import ${JSON.stringify(`./${options.entry}`)}`,
    `shareStart({\n${shared.map(({ member }) => member).join(',\n')}\n})`,
  ].join('\n')
  return bundle({ contents, resolveDir: root, loader: 'ts' }, options, [late.plugin])
}

function importedFromStart({ outputs }: Metafile): string[] {
  const paths = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  return paths.filter((path) => path.startsWith(START_PREFIX)).map((path) => path.slice(START_PREFIX.length))
}

/** The path of a module that is imported relatively, from the root. */
function pathFromRoot({ path, resolveDir }: OnResolveArgs): string {
  return relative(root, join(resolveDir, path)).replaceAll('\\', '/')
}

/** Plugin for the modules loaded after the start: modules of the start are external. */
function startModules(start: ReadonlySet<string>): Plugin {
  return {
    name: 'startModules',
    setup(build) {
      build.onResolve({ filter: /^\./ }, (module) => {
        const path = pathFromRoot(module)
        return start.has(path) ? { path: START_PREFIX + path, external: true } : undefined
      })
    },
  }
}

/** Late files begin chunks of their own, so that the chunks that name them do not bring them. */
function lateFileEntries(): EntryPoints {
  return Object.fromEntries(findLateFiles().map((file) => [lateChunk(file), file]))
}

const lateFiles: Plugin = {
  name: 'lateFiles',
  setup(build) {
    build.onResolve({ filter: /.*/, namespace: 'lateFiles' }, ({ path }) => ({
      path: `./${lateChunk(path)}.js`,
      external: true,
    }))
  },
}

/** Plugin for the modules of the start: modules that they `import()` are external, in the start or in chunks. */
class LateModules {
  readonly #start: ReadonlySet<string>
  readonly #entryPoints = new Map<string, string>()
  /** Modules of the start that the start loads by `import()`. */
  readonly startModules = new Set<string>()

  constructor(start: ReadonlySet<string>) {
    this.#start = start
  }

  /** Files by the name of the chunk that begins with them. */
  get entryPoints(): Record<string, string> {
    return Object.fromEntries([...this.#entryPoints].map(([file, name]) => [name, file]).sort())
  }

  get plugin(): Plugin {
    return {
      name: 'lateModules',
      setup: (build) => {
        build.onResolve({ filter: /.*/ }, async (module) => {
          if (module.kind !== 'dynamic-import' || module.path.startsWith('node:') || module.pluginData === 'inner')
            return
          const { path, external, errors } = await build.resolve(module.path, {
            kind: module.kind,
            importer: module.importer,
            resolveDir: module.resolveDir,
            pluginData: 'inner',
          })
          if (external || errors.length > 0) return { path, external, errors }
          const own = relative(root, path).replaceAll('\\', '/')
          if (this.#start.has(own)) {
            this.startModules.add(own)
            return { path: START_PREFIX + own, external: true }
          }
          return { path: `./${this.#nameOf(path)}.js`, external: true }
        })
      },
    }
  }

  #nameOf(file: string): string {
    const digest = createHash('sha256').update(relative(root, file).replaceAll('\\', '/')).digest('hex')
    const name = this.#entryPoints.get(file) ?? `${basename(file, extname(file))}-${digest.slice(0, 8)}`
    this.#entryPoints.set(file, name)
    return name
  }
}

type EntryPoints = Record<string, string>

/**
 * The bundler makes a chunk of whatever is first needed by the same `import()`. Each becomes a function that runs when
 * the chunk is first required, so that the target of an `import()` is neither compiled nor evaluated before. Without
 * this all functions of the program would belong to its outermost level, where every start pays for each. An `import()`
 * of a CommonJS package has only its `default`.
 */
async function bundle(
  entry: EntryPoints | StdinOptions,
  { withSqliteDriver, texts = {} }: BundleOptions,
  plugins: Plugin[] = [],
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...output,
    ...(isText(entry) ? { stdin: entry } : { entryPoints: entry }),
    absWorkingDir: root,
    outdir: root,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    // Short: every start reads the names of all chunks.
    chunkNames: '[hash]',
    platform: 'node',
    format: 'esm',
    legalComments: 'linked',
    external: ['*.node', 'bufferutil', 'utf-8-validate', ...(withSqliteDriver ? [] : ['better-sqlite3'])],
    plugins: [...plugins, lazyBuiltins, withoutErrorCauses],
    define: {
      'import.meta.url': 'bundleUrl',
      VENDORCLIENT_BUILD_NUMBER: String(buildNumber()),
      VENDORCLIENT_PAGES: JSON.stringify(packedPages()),
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
    },
    logLevel: 'warning',
  })
  const chunks = outputFiles.filter(({ path }) => path.endsWith('.js'))
  const licences = outputFiles.filter(({ path }) => path.endsWith('.LEGAL.txt')).map(({ text }) => text)
  return { chunks: new Map(await Promise.all(chunks.map(chunkFunction))), licences, metafile }
}

function isText(entry: EntryPoints | StdinOptions): entry is StdinOptions {
  return typeof entry['contents'] === 'string'
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
function joinChunks(chunks: Chunks, entry: string, findOther: (name: string) => string): string {
  const functions = [...chunks].map(([name, text]) => `${JSON.stringify(name)}: ${text}`)
  return `const nodeRequire = require;
const bundleUrl = require("node:url").pathToFileURL(__filename).href;
const chunks = {
${functions.join(',\n')}
};
const loaded = {};
let shared = {};
function shareStart(modules) { shared = modules; }
function find(name) {
  if (Object.hasOwn(chunks, name)) return chunks[name];
  ${findOther('name')};
}
function load(name) {
  let module = loaded[name];
  if (module === undefined) {
    if (name.startsWith("start:")) return (loaded[name] = { exports: shared[name.slice(6)]() }).exports;
    if (!name.startsWith("./")) return require(name);
    const run = find(name);
    module = loaded[name] = { exports: {} };
    run(module, module.exports, load, bundleUrl, shareStart, nodeRequire, runningFiles);
  }
  return module.exports;
}
load(${JSON.stringify(entry)});
`
}

async function chunkFunction({ path, text }: OutputFile): Promise<[name: string, text: string]> {
  const { code } = await transform(text.replace(/^#!.*/, ''), {
    ...(output as object),
    format: 'cjs',
    platform: 'node',
    // External packages are CommonJS, and code compiled from a file can only `require`.
    supported: { 'dynamic-import': false },
  })
  return [
    `./${basename(path)}`,
    `function (module, exports, require, bundleUrl, shareStart, nodeRequire, runningFiles) {${code}}`,
  ]
}

/** The documentation, for `src/program/cli/mcp/pages.ts`. */
function packedPages(): string {
  const pages = Buffer.from(JSON.stringify(readPages(root)))
  return brotliCompressSync(pages, brotliOptions(pages)).toString('base64')
}

/** Set by the continuous integration; 0 for a local build. */
function buildNumber(): number {
  const number = Number(process.env['VENDORCLIENT_BUILD_NUMBER'] ?? '0')
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new Error('VENDORCLIENT_BUILD_NUMBER must be a number')
}
