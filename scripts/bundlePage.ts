/** The library for pages, as ES modules that a page or its bundler loads piece by piece. Source: bindings/typescript/README.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { root } from './bundleProgram.ts'
import { mergeChunks } from './mergeChunks.ts'
import { pageSources } from './pageSources.ts'

/** Entries by the name of their files. */
export const entryPoints = { worker: 'rpc/page/worker.ts', library: 'rpc/page/library.ts' }

/** What is in the files for pages: paths of modules from the root. */
export interface BundledPage {
  /** Modules that have code in a file, by its name. */
  readonly files: Readonly<Record<string, readonly string[]>>
  readonly modules: readonly string[]
  /** What is imported and in none of the files. */
  readonly externals: readonly string[]
}

/** Writes `page/worker.mjs`, `page/library.mjs` and the files that they import into the folder. */
export async function bundlePage(folder: string): Promise<BundledPage> {
  const { outputFiles, metafile } = await build(pageOptions)
  const chunks = await mergeChunks(
    outputFiles.filter(({ path }) => path.endsWith('.mjs')),
    { entries: Object.keys(entryPoints), pages: usualPages, target: TARGET },
  )
  const pages = join(folder, 'page')
  mkdirSync(pages, { recursive: true })
  for (const { name, code } of chunks) writeFileSync(join(pages, name), code)
  const licences = outputFiles.filter(({ path }) => path.endsWith('.LEGAL.txt')).map(({ text }) => text)
  writeFileSync(join(pages, 'LEGAL.txt'), [...new Set(licences)].join('\n'))

  const modulesOf = new Map(
    Object.entries(metafile.outputs).map(([path, { inputs }]): [string, string[]] => {
      const modules = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      return [basename(path), modules.map(([module]) => module)]
    }),
  )
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  return {
    files: Object.fromEntries(chunks.map(({ name, parts }) => [name, parts.flatMap((part) => modulesOf.get(part)!)])),
    modules: [...new Set([...modulesOf.values()].flat())],
    externals: imports.filter(({ external }) => external === true).map(({ path }) => path),
  }
}

/** From the manifest of the package, only its version is needed. */
const shortManifest: Plugin = {
  name: 'shortManifest',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]package\.json$/ }, async ({ path }) => {
      const { default: manifest } = (await import(path, { with: { type: 'json' } })) as {
        default: { version: string }
      }
      return { contents: JSON.stringify({ version: manifest.version }), loader: 'json' }
    })
  },
}

const TARGET = 'es2022'

/** What kinds of pages use, as names of the files that are imported dynamically. */
const usualPages = [
  ['hashing'],
  ['crypto', 'signing', 'hashing'],
  ['signing'],
  ['messages', 'abi', 'signing'],
  ['messages', 'getters', 'signing', 'abi', 'account', 'processing', 'boc', 'PointCombiner', 'pointCode'],
]

const pageOptions: BuildOptions & { readonly metafile: true; readonly write: false } = {
  absWorkingDir: root,
  entryPoints,
  outExtension: { '.js': '.mjs' },
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  outdir: '/',
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'browser',
  conditions: ['module', 'vendorclient-web'],
  target: TARGET,
  charset: 'ascii',
  legalComments: 'linked',
  plugins: [pageSources, shortManifest],
  logLevel: 'warning',
}
