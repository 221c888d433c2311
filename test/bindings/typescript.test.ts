/** Packs and installs the package from what was built and runs the suite of the TypeScript binding against it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

  beforeAll(() => {
    if (!existsSync(testLibrary) || !existsSync(join(dist, 'index.js'))) {
      run(process.execPath, [join(root, 'scripts', 'build.ts'), '--test'], root)
    }
    install(pack(join(folder, 'package')), project)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // The executable is tested where it comes as a package: test/packages.test.ts.
  test.for(suiteFiles)('passes %s as an installed package', (file) => expectSuiteToPass(project, file, testLibrary))

  test('has types that a strict program can be compiled with', () => {
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(strictConfig))
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    expect(run(process.execPath, [compiler, '-p', project], project)).toBe('')
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

/** Makes the tarball of the package; gives its path. */
function pack(folder: string): string {
  mkdirSync(folder)
  const { name, version, description, license, type, bin, exports, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const published = { name, version, description, license, type, bin, exports, engines, files: ['dist'] }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(published))
  cpSync(dist, join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !['bin', 'node', 'packages'].some((name) => file === join(dist, name)),
  })
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
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: environmentOutsideOfTests() })
}
