/**
 * Bundles the program into `dist/program.js` and `dist/program.chunks` with its entry `dist/vendorclient.js` and its
 * compiled code, the web application of the console and the TypeScript binding beside it; with `--test` also the test build, the same with the module `test`. Runs after every
 * installation, so that `npx vendorclient` works at once.
 */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeRuntime } from '../src/system/codeRuntime.ts'
import { buildConsole } from './buildConsole.ts'
import { buildProgram } from './buildProgram.ts'
import { bundleBinding } from './bundleBinding.ts'
import { type BundleOptions, bundleFile, root, STORAGE_THREAD_FILE } from './bundleProgram.ts'

const folder = join(root, 'dist')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

mkdirSync(folder, { recursive: true })
// The rest of the package is ESM.
writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')

await buildConsole(folder)
await build({ entry: 'src/program/storageThread.ts', file: STORAGE_THREAD_FILE })
await buildWithLauncher('src/program/main.ts', 'program', 'vendorclient.js')
if (process.argv.includes('--test')) {
  await buildWithLauncher('test/support/testBuild/main.ts', 'test-program', 'vendorclient-test.js')
}
await bundleBinding(folder)

/** `name` is that of the program's files, `launcher` the file that users start. */
async function buildWithLauncher(entry: string, name: string, launcher: string): Promise<void> {
  const { program, chunks, digest, compiled } = await buildProgram({
    entry,
    folder,
    name,
    withSqliteDriver: false,
    node: process.execPath,
    launcher: join(folder, launcher),
  })
  const compiledName = `${name}-${digest.slice(0, 16)}`
  const texts = {
    VENDORCLIENT_PROGRAM_FILE: basename(program),
    VENDORCLIENT_CHUNKS_FILE: basename(chunks),
    VENDORCLIENT_COMPILED_NAME: compiledName,
    VENDORCLIENT_VERSION: version,
  }
  await build({ entry: 'src/program/launch.ts', file: launcher, texts })
  const older = new RegExp(`^${name}-[0-9a-f]+(-.+)?\\.compiled$`)
  for (const file of readdirSync(folder)) if (older.test(file)) rmSync(join(folder, file))
  if (compiled !== undefined) writeFileSync(join(folder, `${compiledName}-${codeRuntime()}.compiled`), compiled)
  else process.stderr.write('build: the program could not be compiled ahead, it will start slower\n')
}

async function build({ file, ...options }: { file: string } & Omit<BundleOptions, 'withSqliteDriver'>): Promise<void> {
  const outfile = join(folder, file)
  await bundleFile({ outfile, withSqliteDriver: false, ...options })
  chmodSync(outfile, 0o755)
}
