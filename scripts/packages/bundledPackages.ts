/** The packages of npm whose code is in the program, the console and the TypeScript binding, found by bundling these once more. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { entryPoints } from '../bundlePage.ts'
import { root } from '../bundleProgram.ts'

export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** Folder from the root, `node_modules/…`. */
  readonly path: string
}

const programs = ['src/program/main.ts', 'src/program/storageThread.ts']
const pages = ['src/program/console/web/main.tsx']
const bindings = ['node', 'browser', 'eversdk', 'browser/eversdk'].map((name) => `bindings/typescript/${name}/index.ts`)

/** In the order of their names. */
export function bundledPackages(): readonly BundledPackage[] {
  const inputs = [
    ...inputsOf(programs, 'node'),
    ...inputsOf([...pages, ...bindings], 'browser'),
    ...inputsOf(Object.values(entryPoints), 'browser', ['vendorclient-web']),
  ]
  // The SQLite driver is always included: its native part is beside the bundle.
  const paths = new Set([...inputs.flatMap(packagePath), 'node_modules/better-sqlite3'])
  return [...paths]
    .map((path) => {
      const { name, version } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as BundledPackage
      return { name, version, path }
    })
    .sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
}

/** Packages whose code is in the site of a built tree, as listed in its file of licences. */
export function packagesOfSite(tree: string): Pick<BundledPackage, 'name' | 'version'>[] {
  const text = readFileSync(join(tree, 'dist', 'docs', 'licences.txt'), 'utf8')
  return [...text.matchAll(/^((?:@[^/\s]+\/)?[^/\s]+) (\d+\.\d+\.\d+\S*)$/gm)].map(([, name, version]) => ({
    name: name!,
    version: version!,
  }))
}

/** Files that have code in the output. */
function inputsOf(
  entryPoints: readonly string[],
  platform: 'node' | 'browser',
  conditions: readonly string[] = [],
): string[] {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir: '/',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minifySyntax: true,
    format: 'esm',
    platform,
    conditions: ['module', ...conditions],
    external: [
      '*.node',
      'bufferutil',
      'utf-8-validate',
      'node:*',
      './page/library.mjs',
      ...(platform === 'browser' ? ['ws'] : []),
    ],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'silent',
    define: { VENDORCLIENT_BUILD_NUMBER: '0' },
  })
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  )
}

function packagePath(file: string): string[] {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []
}
