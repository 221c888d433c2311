/**
 * Bundles the program into `dist/program.js` and `dist/program.chunks` with its entry `dist/vendorclient.js` and its
 * compiled code, the web application of the console, the TypeScript binding and the library for pages beside it; with `--test` also the test
 * build, the same with the module `test`. Runs after every installation, so that `npx vendorclient` works immediately.
 */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { codeRuntime } from '../src/system/codeRuntime.ts'
import { buildConsole } from './buildConsole.ts'
import { buildProgram } from './buildProgram.ts'
import { bundleBinding } from './bundleBinding.ts'
import { bundlePage } from './bundlePage.ts'
import { type BundleOptions, bundleFile, root, threadParts } from './bundleProgram.ts'

const dist = join(root, 'dist')
mkdirSync(dist, { recursive: true })
const folder = mkdtempSync(join(dist, 'build-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

// The rest of the package is ESM.
writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')

await buildConsole(folder)
const threads = await threadParts(false)
await buildWithLauncher('src/program/main.ts', 'program', 'vendorclient.js')
if (process.argv.includes('--test')) {
  await buildWithLauncher('test/support/testBuild/main.ts', 'test-program', 'vendorclient-test.js')
}
await bundleBinding(folder)
await bundlePage(folder)
replaceFiles()

/** Files are replaced and not overwritten, so that a running program keeps the old ones that it has open. */
function replaceFiles(): void {
  const older = readdirSync(dist).filter((file) => /^(test-)?program-[0-9a-f]+(-.+)?\.compiled$/.test(file))
  for (const file of readdirSync(folder)) {
    const target = join(dist, file)
    if (statSync(join(folder, file)).isDirectory()) rmSync(target, { recursive: true, force: true })
    renameSync(join(folder, file), target)
    const [name] = file.split(/-[0-9a-f]{16}-/)
    for (const old of older) if (old !== file && old.startsWith(`${name}-`)) rmSync(join(dist, old), { force: true })
  }
}

/** `name` is that of the program's files, `launcher` the file that users start. */
async function buildWithLauncher(entry: string, name: string, launcher: string): Promise<void> {
  const { program, chunks, digest, compiled } = await buildProgram({
    entry,
    folder,
    name,
    withSqliteDriver: false,
    threads,
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
  if (compiled !== undefined) writeFileSync(join(folder, `${compiledName}-${codeRuntime()}.compiled`), compiled)
  else process.stderr.write('build: the program could not be compiled ahead, it will start slower\n')
}

async function build({ file, ...options }: { file: string } & Omit<BundleOptions, 'withSqliteDriver'>): Promise<void> {
  const outfile = join(folder, file)
  await bundleFile({ outfile, withSqliteDriver: false, ...options })
  chmodSync(outfile, 0o755)
}
