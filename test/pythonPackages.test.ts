/**
 * The packages of Python, built from this tree and installed from local files only, with nothing in the environment that
 * could help to find the program. That is the executable of the test build, the whole program with one module more.
 */
import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInfo } from '../src/config/buildInfo.ts'
import { compiledParts } from './support/compiledParts.ts'
import { followPage } from './support/docs/followPage.ts'
import { findPythonToolchain } from './support/findPythonToolchain.ts'
import { canRun, folderOfUser, olderDataFolder, olderItem, ordinaryUser } from './support/ordinaryUser.ts'
import { build } from './support/startBuild.ts'
import { startServing } from './support/startServing.ts'

const root = join(import.meta.dirname, '..')
const { version } = buildInfo
const toolchain = findPythonToolchain()
const missing = typeof toolchain === 'string' ? ` (skipped: ${toolchain})` : ''

describe.skipIf(missing !== '')(`the Python packages${missing}`, () => {
  const tool = typeof toolchain === 'string' ? '' : toolchain.python
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-python-packages-'))
  const output = join(folder, 'packages')
  // Without node: an executable that needs it would not start.
  const bareEnvironment = { HOME: folder, PATH: join(folder, 'empty'), TMPDIR: folder }

  beforeAll(async () => {
    const script = join(root, 'scripts', 'packages.ts')
    const options = ['--built', '--only', 'python', '--python', tool, '--output', output]
    await run(process.execPath, [script, ...options, '--executable', await namedLikeTheProgram(folder)], folder)
  }, 600_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const offline = ['--quiet', '--disable-pip-version-check', '--no-index']

  test('are valid and belong together', async () => {
    const files = readdirSync(output).filter((file) => /\.whl$|^vendorclient-[\d.]+\.tar\.gz$/.test(file))
    const script = join(root, 'test/support/bindings/checkPythonPackages.py')
    const { stdout } = await run(tool, [script, ...files.map((file) => join(output, file))], folder)
    expect(JSON.parse(stdout)).toEqual({
      [`vendorclient-${version}-py3-none-any.whl`]: 'true',
      [`vendorclient-${version}.tar.gz`]: null,
      [`vendorclient_program-${version}-py3-none-any.whl`]: 'true',
      [files.find((file) => /^vendorclient_program.*(linux|macosx|win)/.test(file))!]: 'false',
    })
  })

  test('contain the program', { timeout: 120_000 }, async () => {
    const environment = join(folder, 'python')
    await run(tool, ['-m', 'venv', '--without-pip', environment], folder)
    const installed = join(environment, 'bin', 'python')
    const from = ['--find-links', output, 'vendorclient']
    await run(tool, ['-m', 'pip', '--python', installed, 'install', ...offline, ...from], folder)
    const source = [
      'from vendorclient import Client',
      'with Client.start(data_folder="python-data") as client:',
      '    print(client.client.version().version)',
    ].join('\n')
    const { stdout } = await run(installed, ['-c', source], folder, bareEnvironment)
    expect(stdout.trim()).toBe(version)
    const command = await run(join(environment, 'bin', 'vendorclient'), ['--version'], folder, bareEnvironment)
    expect(command.stdout).toBe(`vendorclient ${version}\n`)
    const files = readdirSync(join(environment, 'lib'), { recursive: true, encoding: 'utf8' })
    const programs = files.filter((file) => /vendorclient\w*\/bin\/vendorclient$/.test(file))
    expect(programs.map((file) => compiledParts(join(environment, 'lib', file)).refused)).toEqual([[]])
  })

  test('work as their start page says, from an empty folder', { timeout: 300_000 }, async () => {
    const place = join(folder, 'start')
    mkdirSync(place)
    for (const wheel of readdirSync(output).filter((file) => file.endsWith('.whl')))
      cpSync(join(output, wheel), join(place, wheel))
    const env = { PATH: process.env['PATH'], HOME: place, TMPDIR: folder }
    await followPage('docs/start/python.md', { folder: place, env })
  })

  test('replace an earlier version, on the data of that time', { timeout: 120_000 }, async () => {
    const environment = join(folder, 'upgraded')
    await run(tool, ['-m', 'venv', '--without-pip', environment], folder)
    const python = join(environment, 'bin', 'python')
    const earlier = join(folder, 'vendorclient-2.9.0-py3-none-any.whl')
    await run(tool, ['-c', earlierWheel, earlier], folder)
    const pip = ['-m', 'pip', '--python', python, 'install', ...offline]
    await run(tool, [...pip, earlier], folder)
    expect((await run(python, ['-c', 'import vendorclient; print(vendorclient.VERSION)'], folder)).stdout).toBe(
      '2.9.0\n',
    )
    await run(tool, [...pip, '--upgrade', '--find-links', output, 'vendorclient'], folder)
    // The Python of the tests may lie in the home of another user.
    const user = canRun(python) ? ordinaryUser : {}
    const home = folderOfUser(join(folder, 'user'))
    olderDataFolder(join(home, 'data'))
    if (user.uid === undefined) {
      for (const place of [home, join(home, 'data')]) chownSync(place, process.getuid!(), process.getgid!())
    }
    chmodSync(folder, 0o755)
    const source = [
      'import json',
      'from vendorclient import Client',
      'with Client.start(data_folder="data") as client:',
      `    print(json.dumps(client.call("${olderItem.method}", ${JSON.stringify(olderItem.params)})))`,
    ].join('\n')
    const bare = { ...bareEnvironment, HOME: home, TMPDIR: home }
    const { stdout } = await run(python, ['-c', source], home, bare, user)
    expect(JSON.parse(stdout)).toEqual(olderItem.result)
  })

  test('connect to a daemon on platforms without the program', { timeout: 120_000 }, async () => {
    const packages = join(folder, 'musl')
    const platform = ['--platform', 'musllinux_1_2_x86_64', '--only-binary', ':all:', '--target', packages]
    await run(tool, ['-m', 'pip', 'install', ...offline, ...platform, '--find-links', output, 'vendorclient'], folder)
    const daemon = await startServing({ folder, file: build })
    const source = [
      'import sys',
      'from vendorclient import Client, ProgramNotFound',
      'try:',
      '    Client.start()',
      'except ProgramNotFound as error:',
      '    print("no program for this platform" in str(error))',
      'with Client.connect(sys.argv[1], sys.argv[2]) as client:',
      '    print(client.client.version().version)',
    ].join('\n')
    const env = { ...bareEnvironment, PYTHONPATH: packages }
    const { stdout } = await run(tool, ['-c', source, daemon.discovery.ws, daemon.token], folder, env)
    expect(stdout).toBe(`True\n${version}\n`)
  })

  test('can be built from their source', { timeout: 120_000 }, async () => {
    const wheels = join(folder, 'from-source')
    const archive = join(output, `vendorclient-${version}.tar.gz`)
    const alone = ['--no-build-isolation', '--no-deps', '--wheel-dir', wheels]
    await run(tool, ['-m', 'pip', 'wheel', ...offline, ...alone, archive], folder)
    const list = async (wheel: string) =>
      (
        await run(
          tool,
          ['-c', 'import sys, zipfile; print("\\n".join(sorted(zipfile.ZipFile(sys.argv[1]).namelist())))', wheel],
          folder,
        )
      ).stdout
    const name = `vendorclient-${version}-py3-none-any.whl`
    expect(await list(join(wheels, name))).toBe(await list(join(output, name)))
  })
})

/** Writes a package of the same name, of another version and with nothing in it. */
const earlierWheel = `
import sys, zipfile
info = "vendorclient-2.9.0.dist-info"
with zipfile.ZipFile(sys.argv[1], "w") as wheel:
    wheel.writestr("vendorclient/__init__.py", 'VERSION = "2.9.0"')
    wheel.writestr("vendorclient/forgotten.py", "")
    wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: vendorclient\\nVersion: 2.9.0\\n")
    wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
    names = ["vendorclient/__init__.py", "vendorclient/forgotten.py", f"{info}/METADATA", f"{info}/WHEEL", f"{info}/RECORD"]
    wheel.writestr(f"{info}/RECORD", "".join(f"{name},,\\n" for name in names))
`

/** The executable of the test build under the name that it has in packages. */
async function namedLikeTheProgram(folder: string): Promise<string> {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const built = join(root, 'dist/bin', `${process.platform}-${process.arch}`, `vendorclient-test${suffix}`)
  if (!existsSync(built)) await run(process.execPath, [join(root, 'scripts', 'package.ts'), '--test'], root)
  const named = join(folder, `vendorclient${suffix}`)
  symlinkSync(built, named)
  return named
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env, user = {}) {
  // Without the variables by which a program recognizes that it runs in a test.
  const entries = Object.entries(env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV|VENDORCLIENT_)/.test(name))
  const options = { cwd, env: Object.fromEntries(entries), encoding: 'utf8', maxBuffer: 1 << 24, ...user } as const
  return promisify(execFile)(command, args, options)
}
