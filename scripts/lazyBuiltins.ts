/**
 * A plugin of the bundler: modules of Node.js that cost milliseconds to load and that most starts do not need are loaded
 * when one of their exports is first used.
 */
import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'

const names = [
  'node:child_process',
  'node:crypto',
  'node:http',
  'node:https',
  'node:net',
  'node:worker_threads',
  'node:zlib',
]

const require = createRequire(import.meta.url)

export const lazyBuiltins: Plugin = {
  name: 'lazyBuiltins',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, namespace, kind }) => {
      // An `import()` is late by itself.
      if (!names.includes(path) || namespace === 'lazyBuiltins' || kind === 'dynamic-import') return undefined
      return { path, namespace: 'lazyBuiltins' }
    })
    build.onLoad({ filter: /.*/, namespace: 'lazyBuiltins' }, ({ path }) => {
      const exported = JSON.stringify(Object.keys(require(path) as object))
      const name = JSON.stringify(path)
      return {
        // Kept here: `require` of Node.js takes a microsecond also for what it has loaded, as long as hashing a cell.
        contents: `let loaded
        const get = (key) => (loaded ??= require(${name}))[key]
        for (const key of ${exported}) Object.defineProperty(exports, key, { enumerable: true, get: () => get(key) })`,
      }
    })
  },
}
