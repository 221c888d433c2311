/** The library for pages, as ES modules that a page or its bundler loads piece by piece. Source: bindings/typescript/README.md. */
import { basename, join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { root } from './bundleProgram.ts'
import { withoutDescriptions } from './withoutDescriptions.ts'

/** Entries by the name of their files. */
const entryPoints = { worker: 'rpc/page/worker.ts', library: 'rpc/page/library.ts' }

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
  const { metafile } = await build({ ...pageOptions, outdir: join(folder, 'page') })
  const files = Object.entries(metafile.outputs).map(([path, { inputs }]): [string, string[]] => {
    const modules = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    return [basename(path), modules.map(([module]) => module)]
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  return {
    files: Object.fromEntries(files),
    modules: [...new Set(files.flatMap(([, modules]) => modules))],
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

const pageOptions: BuildOptions & { readonly metafile: true } = {
  absWorkingDir: root,
  entryPoints,
  outExtension: { '.js': '.mjs' },
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  format: 'esm',
  platform: 'browser',
  conditions: ['module', 'vendorclient-web'],
  target: 'es2022',
  charset: 'ascii',
  legalComments: 'linked',
  plugins: [withoutDescriptions, shortManifest],
  logLevel: 'warning',
}
