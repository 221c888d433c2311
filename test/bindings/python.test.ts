/**
 * Runs the suite of the Python binding: builds a wheel, installs it into its own environment and tests it there
 * against the built daemon. What the build needs of the package index is kept in the temporary folder of the system.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { pythonFiles, pythonFolder } from '../../bindings/generator/python/pythonFiles.ts'
import { api } from '../../src/api/wholeApi.ts'
import { newerDaemon } from '../support/bindings/newerDaemon.ts'
import { startStory } from '../support/bindings/startStory.ts'
import { echoAbiFile, echoTvc } from '../support/contracts/echoContract.ts'
import { findPythonToolchain, type PythonToolchain } from '../support/findPythonToolchain.ts'
import { build } from '../support/startBuild.ts'
import { missingPrograms, shippedProgram } from '../support/suitePrograms.ts'
import { testModule } from '../support/testBuild/testModule.ts'
import { shapesModule } from './shapesModule.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'bindings/python')

/** Written by the program beside the tests. */
const wrappers = ['multisig.py', 'awkward.py', 'odd_names.py', 'echo.py'] as const

const toolchain = findPythonToolchain()

if (typeof toolchain === 'string') {
  test.skip(`the Python binding is not tested: ${toolchain}`, () => {})
} else {
  describe(`the Python binding under ${toolchain.version}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-python-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    const { python, packages } = install(toolchain, folder)
    const page = join(folder, 'page')
    mkdirSync(page)
    writeFileSync(join(page, 'program.py'), programOfThePage())
    run(process.execPath, [build, 'bind', 'Wallet', '--lang', 'python', '--output', join(page, 'wallet.py')])

    for (const missing of missingPrograms) test.skip(`passes its suite with ${missing}`, () => {})

    test.for(shippedProgram)(
      'passes its suite as an installed package with $name',
      { timeout: 600_000 },
      async (programs) => {
        const env = {
          ...process.env,
          // The same Node.js that runs this test starts the daemon directly.
          PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
          VENDORCLIENT_BINARY: programs.program,
          VENDORCLIENT_TEST_BINARY: programs.testProgram,
          // Data folders go away with the rest.
          TMPDIR: folder,
          VENDORCLIENT_OPENRPC: join(root, 'bindings/openrpc.json'),
          VENDORCLIENT_TRANSCRIPTS: join(root, 'test/transcripts'),
          ...newerDaemon,
          ...(await startStory()),
        }
        expectSuccess(python, ['-W', 'error::ResourceWarning', '-m', 'unittest', '-f'], folder, env)
      },
    )

    test('passes the example of a contract project on a development node', { timeout: 240_000 }, () => {
      const env = {
        ...process.env,
        PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
        PYTHONDONTWRITEBYTECODE: '1',
        VENDORCLIENT_BINARY: build,
        TMPDIR: folder,
      }
      const options = ['-W', 'error::ResourceWarning', '-m', 'unittest', 'test_shared_wallet']
      expectSuccess(python, options, join(root, 'test/devnode/contracts'), env)
    })

    test('runs the program of its page from an empty folder', { timeout: 240_000 }, () => {
      const env = { PATH: dirname(process.execPath), HOME: page, TMPDIR: folder, VENDORCLIENT_BINARY: build }
      expectSuccess(python, ['-W', 'error', 'program.py'], page, env)
    })

    test('satisfies mypy', { timeout: 240_000 }, () => {
      const cache = join(dirname(dirname(toolchain.python)), 'mypy-cache')
      const options = ['--strict', '--python-executable', python, '--cache-dir', cache]
      expectSuccess(toolchain.python, ['-m', 'mypy', ...options, '-p', 'vendorclient', '-p', 'tests'], folder)
      expectSuccess(toolchain.python, ['-m', 'mypy', ...options, 'program.py', 'wallet.py'], page)
    })

    test('has an example of every public function, which satisfies mypy', { timeout: 240_000 }, () => {
      const script = join(root, 'test/support/bindings/writeHoverExamples.py')
      writeFileSync(join(folder, 'hover_examples.py'), run(python, [script]))
      const options = ['--strict', '--python-executable', python, '--cache-dir', join(folder, 'mypy-cache')]
      expectSuccess(toolchain.python, ['-m', 'mypy', ...options, 'hover_examples.py'], folder)
    })

    test('passes the checks and the formatting of ruff', () => {
      const options = ['--no-cache', '--config', join(source, 'pyproject.toml')]
      const files = [packages, 'tests', page, join(source, 'program')]
      // `shapes.py` has a type that contains itself without a class between, which only mypy understands.
      const modern = ['--target-version', 'py310', '--exclude', 'shapes.py']
      // Names in `odd_names.py` are longer than a line.
      const fitting = ['--exclude', 'odd_names.py']
      expectSuccess(toolchain.python, ['-m', 'ruff', 'check', ...options, '--exclude', 'shapes.py', packages], folder)
      expectSuccess(toolchain.python, ['-m', 'ruff', 'check', ...options, ...modern, ...fitting, ...files], folder)
      const format = ['-m', 'ruff', 'format', '--check', '--diff']
      expectSuccess(toolchain.python, [...format, ...options, ...fitting, ...files], folder)
    })

    test('satisfies pyright in its strict mode, and in every type that it exports', { timeout: 240_000 }, () => {
      // pyright looks for packages next to the first Python on the path.
      const env = { ...process.env, PATH: `${dirname(python)}${delimiter}${process.env['PATH']}` }
      const checker = join(root, 'node_modules/pyright/index.js')
      const check = (settings: object) => {
        writeFileSync(
          join(folder, 'pyrightconfig.json'),
          JSON.stringify({ pythonVersion: '3.10', exclude: [], ...settings }),
        )
        expectSuccess(process.execPath, [checker, '-p', folder], folder, env)
      }
      // Paths must be relative.
      const installed = relative(folder, packages)
      check({
        typeCheckingMode: 'strict',
        // Classes of one module know each other.
        reportPrivateUsage: false,
        include: [installed, 'page', ...wrappers.map((file) => `tests/${file}`)],
        ignore: [join(installed, 'generated/shapes.py'), join(installed, 'generated/functions/shapes.py')],
      })
      check({ typeCheckingMode: 'standard', include: ['tests'] })
      rmSync(join(packages, 'generated/shapes.py'))
      rmSync(join(packages, 'generated/functions/shapes.py'))
      expectSuccess(process.execPath, [checker, '--verifytypes', 'vendorclient', '--ignoreexternal'], page, env)
    })
  })
}

/** Builds the wheel from a copy, installs it, and puts the generated modules of tests and the suite beside it. */
function install({ python: tool }: PythonToolchain, folder: string): { python: string; packages: string } {
  for (const name of ['src', 'pyproject.toml', 'README.md']) {
    const ignored = /__pycache__|\.egg-info/
    cpSync(join(source, name), join(folder, 'source', name), { recursive: true, filter: (file) => !ignored.test(file) })
  }
  const quiet = ['--quiet', '--disable-pip-version-check', '--no-deps', '--no-index']
  const wheels = join(folder, 'wheels')
  run(tool, ['-m', 'pip', 'wheel', ...quiet, '--no-build-isolation', '-w', wheels, join(folder, 'source')])
  const environment = join(folder, 'environment')
  run(tool, ['-m', 'venv', '--without-pip', environment])
  const python = join(environment, 'bin/python')
  const [wheel] = readdirSync(wheels)
  run(tool, ['-m', 'pip', '--python', python, 'install', ...quiet, join(wheels, wheel!)])
  rmSync(join(folder, 'source'), { recursive: true })
  const find = 'import os, vendorclient; print(os.path.dirname(vendorclient.__file__))'
  const packages = run(python, ['-c', find]).trim()
  for (const { path, content } of pythonFiles(bindingModel([...api, testModule, shapesModule]))) {
    if (!/\/(test|shapes)\.py$/.test(path)) continue
    const file = join(packages, 'generated', path.slice(pythonFolder.length))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  cpSync(join(source, 'tests'), join(folder, 'tests'), {
    recursive: true,
    filter: (file) => !file.includes('__pycache__'),
  })
  for (const [source, file] of [
    ['Multisig', wrappers[0]],
    [join(import.meta.dirname, 'awkward.abi.json'), wrappers[1]],
    [join(import.meta.dirname, 'oddNames.abi.json'), wrappers[2]],
  ] as const) {
    const name = source === 'Multisig' ? [] : ['--name', file === 'awkward.py' ? 'Awkward' : 'OddNames']
    const output = join(folder, 'tests', file)
    run(process.execPath, [build, 'bind', source, '--lang', 'python', ...name, '--output', output])
  }
  const image = join(folder, 'Echo.tvc')
  writeFileSync(image, Buffer.from(echoTvc, 'base64'))
  const echo = ['--tvc', image, '--lang', 'python', '--output', join(folder, 'tests', wrappers[3])]
  run(process.execPath, [build, 'bind', echoAbiFile, ...echo])
  return { python, packages }
}

/** The whole program that the README of the binding shows. */
function programOfThePage(): string {
  const page = readFileSync(join(source, 'README.md'), 'utf8')
  const block =
    /```python\n((?:from typing import [^\n]*\n\n)?from vendorclient import [^\n]*\nfrom wallet import .*?)```/s.exec(
      page,
    )
  if (block === null) throw new Error('The page has no program that begins with an import of wallet')
  return block[1]!
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8' })
}

function expectSuccess(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) console.error(`${stdout}${stderr}`)
  expect(status).toBe(0)
}
