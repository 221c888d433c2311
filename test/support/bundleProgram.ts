import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'

const require = createRequire(import.meta.url)

/** Native addon of the SQLite driver, whose path a bundled program needs. */
export const nativeBinding = join(
  dirname(require.resolve('better-sqlite3/package.json')),
  `prebuilds/${process.platform}-${process.arch}.node`,
)

/** Builds a program of this folder into one CommonJS file without any other file beside it, and returns its path. */
export function bundleProgram(file: string, folder: string): string {
  const outfile = join(folder, 'program.cjs')
  buildSync({
    entryPoints: [new URL(file, import.meta.url).pathname],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    outfile,
  })
  return outfile
}
