/**
 * Bundles the program into `dist/vendorclient.js`; with `--test` also the test build, which has the module `test`.
 * Runs after every installation, so that `npx vendorclient` works at once.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleProgram, root } from './bundleProgram.ts'

const folder = join(root, 'dist')

mkdirSync(folder, { recursive: true })
// The rest of the package is ESM.
writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')

await build('src/main.ts', 'vendorclient.js')
if (process.argv.includes('--test')) await build('test/support/testBuild/main.ts', 'vendorclient-test.js')

async function build(entry: string, file: string): Promise<void> {
  const outfile = join(folder, file)
  await bundleProgram({ entry, outfile, withSqliteDriver: false })
  chmodSync(outfile, 0o755)
}
