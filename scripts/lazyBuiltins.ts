/**
 * A plugin of the bundler: modules of Node.js that cost milliseconds to load and that most starts do not need are
 * loaded when one of their exports is first used, and so are our files that depend on a large library.
 */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const names = [
  'node:child_process',
  'node:crypto',
  'node:fs/promises',
  'node:http',
  'node:https',
  'node:net',
  'node:readline',
  'node:stream/consumers',
  'node:v8',
  'node:worker_threads',
  'node:zlib',
]

/** Files that hardly any contract asks for: the pairings of BN254, and components in WebAssembly. */
const lateFiles =
  /[\\/]src[\\/]core[\\/](?:crypto[\\/](?:zklogin|poseidon)|parts[\\/]node)[\\/](?!bn254Order|littleEndianNumber)\w+\.ts$/

/** HTTP/2 of undici, which loads that of Node.js and TLS; connections to nodes do not offer it. */
const lateFunction = /[\\/]undici[\\/]lib[\\/]dispatcher[\\/]client-h2\.js$/

const require = createRequire(import.meta.url)

const root = join(import.meta.dirname, '..')

/** Path from the root: it is written to the bundle, which must not depend on the building machine. */
function named(file: string): string {
  return relative(root, file).replaceAll('\\', '/')
}

/** The chunk that begins with a late file. */
export function lateChunk(file: string): string {
  return `late-${basename(file, '.ts')}`
}

/** The late files, absolute. */
export function findLateFiles(): string[] {
  return globSync('src/core/**/*.ts', { cwd: root })
    .map((path) => join(root, path))
    .filter((file) => lateFiles.test(file))
    .sort()
}

function resolveFile(path: string, importer: string): string {
  return path.startsWith('#parts/')
    ? join(root, 'src/core/parts/node', path.slice('#parts/'.length))
    : resolve(dirname(importer), path)
}

export const lazyBuiltins: Plugin = {
  name: 'lazyBuiltins',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, namespace, kind }) => {
      // An `import()` is loaded late already.
      if (!names.includes(path) || namespace === 'lazyBuiltins' || kind === 'dynamic-import') return undefined
      return { path, namespace: 'lazyBuiltins' }
    })
    build.onLoad({ filter: /.*/, namespace: 'lazyBuiltins' }, ({ path }) => {
      const exported = JSON.stringify(Object.keys(require(path) as object))
      const name = JSON.stringify(path)
      return {
        // Cached here: `require` of Node.js takes a microsecond even for a loaded module, as long as hashing a cell.
        contents: `let loaded
        const get = (key) => (loaded ??= require(${name}))[key]
        for (const key of ${exported}) Object.defineProperty(exports, key, { enumerable: true, get: () => get(key) })`,
      }
    })
    build.onResolve({ filter: /client-h2\.js$/ }, ({ path, importer, namespace }) => {
      const file = resolve(dirname(importer), path)
      return lateFunction.test(file) && namespace === 'file'
        ? { path: named(file), namespace: 'lateFunction' }
        : undefined
    })
    build.onLoad({ filter: /.*/, namespace: 'lateFunction' }, ({ path }) => ({
      contents: `module.exports = (...args) => require(${JSON.stringify(join(root, path))})(...args)`,
      resolveDir: dirname(join(root, path)),
    }))
    build.onResolve({ filter: /\.ts$/ }, ({ path, importer, namespace, kind }) => {
      const file = resolveFile(path, importer)
      // Late files that import each other are loaded together.
      if (kind !== 'import-statement' || namespace !== 'file' || !lateFiles.test(file) || lateFiles.test(importer)) {
        return undefined
      }
      return { path: named(file), namespace: 'lateFiles' }
    })
    build.onLoad({ filter: /.*/, namespace: 'lateFiles' }, ({ path }) => {
      const names = [...readFileSync(join(root, path), 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)]
      const exported = JSON.stringify(names.map(([, name]) => name))
      return {
        contents: `for (const key of ${exported}) {
          Object.defineProperty(exports, key, { enumerable: true, get: () => require(${JSON.stringify(join(root, path))})[key] })
        }`,
        resolveDir: dirname(join(root, path)),
      }
    })
  },
}
