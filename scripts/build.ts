/**
 * Bundles the program into `dist/program.js` with its entry `dist/vendorclient.js` and its compiled code, and the
 * TypeScript binding beside it; with `--test` also the test build, the same with the module `test`. Runs after every
 * installation, so that `npx vendorclient` works at once.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleBinding } from './bundleBinding.ts'
import { type BundleOptions, bundleProgram, root, STORAGE_THREAD_FILE } from './bundleProgram.ts'

const folder = join(root, 'dist')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

mkdirSync(folder, { recursive: true })
// The rest of the package is ESM.
writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')

await build('src/program/storageThread.ts', STORAGE_THREAD_FILE)
await buildProgram('src/program/main.ts', 'program', 'vendorclient.js')
if (process.argv.includes('--test')) {
  await buildProgram('test/support/testBuild/main.ts', 'test-program', 'vendorclient-test.js')
}
await bundleBinding(folder)

/** `name` is that of the program's files, `launcher` the file that users start. */
async function buildProgram(source: string, name: string, launcher: string): Promise<void> {
  const program = await build(source, `${name}.js`, { asFunction: true })
  const digest = createHash('sha256').update(readFileSync(program)).digest('hex')
  const compiled = `${name}-${digest.slice(0, 16)}.compiled`
  const entry = await build('src/program/launch.ts', launcher, {
    texts: {
      VENDORCLIENT_PROGRAM_FILE: `${name}.js`,
      VENDORCLIENT_COMPILED_FILE: compiled,
      VENDORCLIENT_VERSION: version,
    },
  })
  const older = new RegExp(`^${name}-[0-9a-f]+\\.compiled$`)
  for (const file of readdirSync(folder)) if (older.test(file)) rmSync(join(folder, file))
  compile(program, entry, join(folder, compiled))
}

async function build(entry: string, file: string, options: Partial<BundleOptions> = {}): Promise<string> {
  const outfile = join(folder, file)
  await bundleProgram({ entry, outfile, withSqliteDriver: false, ...options })
  chmodSync(outfile, 0o755)
  return outfile
}

/** The program works without compiled code, it only starts slower. */
function compile(program: string, entry: string, output: string): void {
  const args = [join(import.meta.dirname, 'compileProgram.ts'), program, entry, output]
  const input = '{"jsonrpc":"2.0","id":1,"method":"client.version"}\n'
  const { status } = spawnSync(process.execPath, args, { input, stdio: ['pipe', 'ignore', 'inherit'] })
  if (status !== 0) process.stderr.write('build: the program could not be compiled ahead, it will start slower\n')
}
