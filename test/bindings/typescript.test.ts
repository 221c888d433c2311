/** Packs and installs the package from what was built and runs the suite of the TypeScript binding against it. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyPublished, sideEffects } from '../../scripts/packages/npmPackages.ts'
import { readBlocks } from '../support/docs/readBlocks.ts'
import {
  addSuite,
  environmentOutsideOfTests,
  expectSuiteToPass,
  suiteFiles,
  testLibrary,
} from '../support/typescriptSuite.ts'

const root = join(import.meta.dirname, '..', '..')
const dist = join(root, 'dist')

const hasNpm = spawnSync('npm', ['--version'], { stdio: 'ignore' }).status === 0

describe.skipIf(!hasNpm)(`the TypeScript binding${hasNpm ? '' : ' (npm is missing)'}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  const project = join(folder, 'project')
  const unpacked = join(folder, 'package')
  let tarball: string

  beforeAll(() => {
    if (!existsSync(testLibrary) || !existsSync(join(dist, 'index.js'))) {
      run(process.execPath, [join(root, 'scripts', 'build.ts'), '--test'], root)
    }
    tarball = pack(unpacked)
    install(tarball, project)
  }, 180_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // The executable is tested as a package in test/packages.test.ts.
  test.for(suiteFiles)('passes %s as an installed package', (file) => expectSuiteToPass(project, file, testLibrary))

  test('has types that a strict program can be compiled with', () => {
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(strictConfig))
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    expect(run(process.execPath, [compiler, '-p', project], project)).toBe('')
  })

  test('has declarations for each way of resolving modules', () => {
    const uses = `import { ClientError, getContract, spawnClient } from 'vendorclient'
      import { connectClient } from 'vendorclient/browser'
      import { everSdkLibrary } from 'vendorclient/eversdk'
      import { libWeb } from 'vendorclient/eversdk/browser'
      export const used = [ClientError, getContract, spawnClient, connectClient, everSdkLibrary, libWeb]`
    writeFileSync(join(project, 'resolved.mts'), uses)
    writeFileSync(join(project, 'required.cts'), uses)
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    for (const [module, moduleResolution, files] of [
      ['nodenext', 'nodenext', ['resolved.mts', 'required.cts']],
      ['esnext', 'bundler', ['resolved.mts']],
    ] as const) {
      const compilerOptions = { ...{ module, moduleResolution, noEmit: true }, ...plainTypes }
      const file = join(project, `tsconfig.${moduleResolution}.json`)
      writeFileSync(file, JSON.stringify({ compilerOptions, files }))
      expect(run(process.execPath, [compiler, '-p', file], project)).toBe('')
    }
  })

  test('is a package that the usual checkers accept', async () => {
    const { messages } = await publint({ pkgDir: unpacked, strict: true })
    expect(messages).toEqual([])
    // In its own process: under the conditions of a test runner it would be its own sources.
    const check = `import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
      import { readFileSync } from 'node:fs'
      const { types, problems } = await checkPackage(createPackageFromTarballData(readFileSync(process.argv[1])))
      console.log(JSON.stringify({ types, problems }))`
    const checked = JSON.parse(run(process.execPath, ['--input-type=module', '--eval', check, tarball], root))
    expect(checked).toMatchObject({ types: { kind: 'included' }, problems: [] })
    const types = join(unpacked, 'dist', 'types')
    const declarations = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    )
    const naming = declarations.filter((file) => /['"]\.[^'"]*\.ts['"]/.test(readFileSync(join(types, file), 'utf8')))
    expect([declarations.length > 10, naming]).toEqual([true, []])
  })

  test('runs the program of its page in an empty folder', { timeout: 120_000 }, () => {
    const place = join(folder, 'program')
    mkdirSync(join(place, 'node_modules'), { recursive: true })
    cpSync(join(project, 'node_modules', 'vendorclient'), join(place, 'node_modules', 'vendorclient'), {
      recursive: true,
    })
    symlinkSync(join(root, 'node_modules/better-sqlite3'), join(place, 'node_modules/better-sqlite3'))
    writeFileSync(join(place, 'package.json'), '{"type":"module"}')
    const program = readBlocks().find(
      ({ file, text }) => file === 'bindings/typescript/README.md' && text.includes("from './wallet.ts'"),
    )
    writeFileSync(join(place, 'program.ts'), program!.text)
    const script = join(place, 'node_modules', 'vendorclient', 'dist', 'vendorclient.js')
    run(process.execPath, [script, 'bind', 'Wallet', '--lang', 'ts', '--output', 'wallet.ts'], place)
    const lines = run(process.execPath, ['program.ts'], place).trim().split('\n')
    expect(lines[0]).toMatch(/^deployed ([0-9a-f]{64})::\1 \d+n$/)
    expect(lines.find((line) => line.startsWith('sent'))).toMatch(/^sent [0-9a-f]{64} \d+ \d+n$/)
    expect(lines.filter((line) => line.startsWith('transaction')).length).toBeGreaterThan(1)
    expect(lines).toContain('arrived 1500000000n')
    expect(lines.at(-1)).toBe('refused NoSuchTransaction 102')
  })

  test('can be bundled as ES module', () => {
    const file = join(project, 'bundled.mjs')
    writeFileSync(
      join(project, 'esm.mjs'),
      "import { ClientError, version } from 'vendorclient'; console.log(version, new ClientError(1, 'x').code)",
    )
    const esbuild = join(root, 'node_modules', 'esbuild', 'bin', 'esbuild')
    const options = ['--bundle', '--platform=node', '--format=esm', `--outfile=${file}`, '--log-level=error']
    run(process.execPath, [esbuild, join(project, 'esm.mjs'), ...options], project)
    expect(run(process.execPath, [file], project)).toMatch(/^\d+\.\d+\.\d+ 1\n$/)
  })

  test.each(['esm', 'cjs'])('in a bundle (%s) beside node_modules, the installed package is found', (format) => {
    const source = `import { loadClient, spawnClient } from 'vendorclient'
      async function main() {
        for (const open of [spawnClient, loadClient]) {
          const client = await open({ dataFolder: process.argv[2] })
          console.log((await client.client.version()).version)
          await client.close()
        }
      }
      void main()`
    writeFileSync(join(project, `server-${format}.mjs`), source)
    const file = join(project, `served-${format}/server.${format === 'esm' ? 'mjs' : 'cjs'}`)
    const esbuild = join(root, 'node_modules', 'esbuild', 'bin', 'esbuild')
    const options = ['--bundle', '--platform=node', `--format=${format}`, `--outfile=${file}`, '--log-level=error']
    run(process.execPath, [esbuild, join(project, `server-${format}.mjs`), ...options], project)
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    expect(run(process.execPath, [file, join(folder, `data-${format}`)], folder)).toBe(`${version}\n`.repeat(2))
  })

  test('can be bundled into one file that finds the program by its path', () => {
    const file = join(project, 'bundled.cjs')
    const source = `import { spawnClientSync } from 'vendorclient'
      const client = spawnClientSync({ program: process.argv[2], dataFolder: process.argv[3] })
      console.log(client.client.versionSync().version)`
    writeFileSync(join(project, 'app.mjs'), source)
    const esbuild = join(root, 'node_modules', 'esbuild', 'bin', 'esbuild')
    const options = ['--bundle', '--platform=node', `--outfile=${file}`, '--log-level=error']
    run(process.execPath, [esbuild, join(project, 'app.mjs'), ...options], project)
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    expect(run(process.execPath, [file, testLibrary, join(folder, 'data')], project).trim()).toBe(version)
  })
})

const plainTypes = { strict: true, target: 'es2022', lib: ['es2022', 'dom'], types: [] }

const strictConfig = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'esnext.disposable', 'dom'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  },
  files: ['test/consumer.ts'],
}

/** Makes the tarball of the package; returns its path. */
function pack(folder: string): string {
  mkdirSync(folder)
  const { name, version, description, license, type, bin, main, types, typesVersions, exports, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const entries = { main, types, typesVersions, exports, sideEffects }
  const published = { name, version, description, license, type, bin, ...entries, engines, files: ['dist'] }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(published))
  copyPublished(folder)
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--loglevel=error'], folder))
  return join(folder, filename)
}

function install(tarball: string, project: string): void {
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}')
  run('npm', ['install', '--offline', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', tarball], project)
  // Dependencies are those of the repository, so that nothing is fetched.
  symlinkSync(join(root, 'node_modules/better-sqlite3'), join(project, 'node_modules/better-sqlite3'))
  addSuite(project)
}

function run(command: string, args: readonly string[], folder: string): string {
  const env = environmentOutsideOfTests()
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', env, maxBuffer: 64 << 20 })
}
