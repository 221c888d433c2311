/** Packs and installs the package from what was built and runs the suite of the TypeScript binding against it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
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
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startStory } from '../support/bindings/startStory.ts'
import { missingPrograms, suitePrograms } from '../support/suitePrograms.ts'

const root = join(import.meta.dirname, '..', '..')
const dist = join(root, 'dist')
const suite = join(root, 'bindings', 'typescript', 'test')
/** The test build as a script: an executable cannot be loaded into a process. */
const testLibrary = join(dist, 'vendorclient-test.js')

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

  for (const missing of missingPrograms) test.skip(`passes its suite with ${missing}`, () => {})

  test.for(
    suitePrograms.flatMap(({ name, testProgram }) =>
      readdirSync(suite)
        .filter((file) => file.endsWith('.test.mjs'))
        .map((file) => ({ name, testProgram, file })),
    ),
  )('passes $file as an installed package with $name', async ({ testProgram, file }) => {
    const story = file === 'story.test.mjs' ? await startStory() : {}
    const { code, output } = await runSuite(project, file, testProgram, story)
    if (code !== 0) console.error(output)
    expect(code).toBe(0)
  })

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
  for (const name of ['better-sqlite3', '@eversdk']) {
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))
  }
  mkdirSync(join(project, 'test'))
  cpSync(suite, join(project, 'test'), { recursive: true })
}

function runSuite(
  project: string,
  file: string,
  testProgram: string,
  variables: object,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--test', '--test-timeout=50000', '--test-force-exit', join('test', file)], {
    cwd: project,
    detached: true,
    env: {
      ...environment(),
      VENDORCLIENT_TEST_BINARY: testProgram,
      VENDORCLIENT_TEST_LIBRARY: testLibrary,
      VENDORCLIENT_OPENRPC: join(root, 'bindings', 'openrpc.json'),
      ...variables,
    },
  })
  // The runner and everything that it started; nothing of it outlives the test.
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // All of it has ended.
    }
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

/** Without what tells a program that it runs inside of another test. */
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV|TEST$)/.test(name))
  return Object.fromEntries(entries)
}

function run(command: string, args: readonly string[], folder: string): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: environment() })
}
