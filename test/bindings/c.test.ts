/**
 * Runs the suite of the C library: builds it, installs it into its own folder and tests it from programs that find it
 * through pkg-config, in C and in C++, shared and static, with the tools that look for faults of memory and threads, and
 * from another language.
 */
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { canCompileEverywhere } from '../../scripts/package/fetchZig.ts'
import { hostTarget } from '../../scripts/package/targets.ts'
import { packageC } from '../../scripts/packages/cLibrary.ts'
import { newerDaemon } from '../support/bindings/newerDaemon.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { followPage, placeProgram } from '../support/docs/followPage.ts'
import { build } from '../support/startBuild.ts'
import { startServing } from '../support/startServing.ts'
import { suitePrograms } from '../support/suitePrograms.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'bindings/c')
const scenarios = join(source, 'tests/scenarios.c')
const forks = join(source, 'tests/fork.c')
const warnings = ['-Wall', '-Wextra', '-Werror']
const leakOptions = ['--quiet', '--leak-check=full', '--errors-for-leak-kinds=definite,indirect', '--error-exitcode=9']
const missing = ['make', 'cc', 'c++', 'pkg-config'].filter((tool) => !answers(tool))

const title = missing.length > 0 ? `the C library (missing: ${missing.join(', ')})` : 'the C library'

describe.skipIf(missing.length > 0)(title, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-c-'))
  const prefix = join(folder, 'installed')
  const library = join(prefix, 'lib')
  const env = {
    ...process.env,
    // The same Node.js that runs this test starts the daemon directly.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
    HOME: folder,
    PKG_CONFIG_PATH: join(library, 'pkgconfig'),
    LD_LIBRARY_PATH: library,
    VENDORCLIENT_BINARY: suitePrograms[0]!.testProgram,
    VENDORCLIENT_TEST_BINARY: suitePrograms[0]!.testProgram,
    ...newerDaemon,
  }
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeAll(async () => {
    await run('make', [
      '-C',
      source,
      'install',
      `OUT=${join(folder, 'build')}`,
      `PREFIX=${prefix}`,
      'CFLAGS=-O2 -g -Werror',
    ])
  }, 120_000)

  test('exports its interface and nothing else', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    expect((await run('pkg-config', ['--modversion', 'tvm_client'])).trim()).toBe(version)
    const expected =
      'create_context create_context_in_project destroy_context destroy_context_within destroy_string error_message_hash error_outcome error_settles_at error_transaction_id read_string request request_ptr request_sync'
    const names = expected.split(' ').map((name) => `tc_${name}`)
    for (const file of ['libtvm_client.so', 'libton_client.so', 'libtvm_client.a', 'libton_client.a']) {
      const options = file.endsWith('.so') ? ['-D', '--defined-only'] : ['-g', '--defined-only']
      const symbols = (await run('nm', [...options, join(library, file)])).match(/(?<= [TDBR] )\S+/g)
      expect(symbols?.sort()).toEqual(names)
    }
  })

  test.for([
    ['cc', 'c', 'c99'],
    ['cc', 'c', 'c11'],
    ['c++', 'c++', 'c++11'],
    ['c++', 'c++', 'c++20'],
  ] as const)('has headers without warnings for %s as %s of %s', async ([compiler, language, standard]) => {
    const file = join(folder, `headers.${language}`)
    writeFileSync(file, '#include <tonclient.h>\ntc_response_types_t kind(void) { return tc_response_custom; }\n')
    const strict = ['-Wpedantic', '-Wconversion', '-Wundef', '-fsyntax-only']
    const options = [`-std=${standard}`, ...warnings, ...strict, ...(await flagsOf(['--cflags', 'ton_client']))]
    expect(await run(compiler, ['-x', language, ...options, file])).toBe('')
  })

  test('refuses a context in a process other than the one that created it', { timeout: 120_000 }, async () => {
    const flags = await flagsOf(['--cflags', '--libs', 'tvm_client'])
    const forking = await compile('cc', 'fork', ['-std=c11', ...warnings, forks, ...flags, '-pthread'])
    expect(await run(forking, [])).toBe('forks hold\n')
  })

  const muslNote = answers('musl-gcc') ? '' : ' (musl-gcc is missing)'
  test.skipIf(muslNote !== '')(
    `is built with musl, and finds the program beside a static one${muslNote}`,
    { timeout: 120_000 },
    async () => {
      const place = mkdtempSync(join(folder, 'musl-'))
      await run('make', [
        '-C',
        source,
        'install',
        'CC=musl-gcc',
        `OUT=${place}/build`,
        `PREFIX=${place}`,
        'CFLAGS=-O2 -Werror',
      ])
      const program = join(place, 'fork')
      const archive = join(place, 'lib/libtvm_client.a')
      await run('musl-gcc', ['-static', '-std=c11', ...warnings, `-I${place}/include`, forks, archive, '-o', program])
      const daemon = suitePrograms[0]!.testProgram
      writeFileSync(join(place, 'vendorclient'), `#!/bin/sh\nexec "${process.execPath}" "${daemon}" "$@"\n`, {
        mode: 0o755,
      })
      expect(await run(program, [], { VENDORCLIENT_BINARY: '' })).toBe('forks hold\n')
    },
  )

  test('reports what is wrong with a configuration on standard error', { timeout: 60_000 }, async () => {
    const file = join(folder, 'warned.c')
    const config = '{\\"network\\":{\\"server_address\\":\\"127.0.0.1:1\\",\\"colour\\":1}}'
    writeFileSync(
      file,
      `#include <tvmclient.h>
int main(void) {
    static const char config[] = "${config}";
    tc_string_data_t given = {config, sizeof config - 1};
    tc_destroy_string(tc_create_context(given));
    return 0;
}
`,
    )
    const program = await compile('cc', 'warned', [
      '-std=c11',
      ...warnings,
      file,
      ...(await flagsOf(['--cflags', '--libs', 'tvm_client'])),
    ])
    const { status, stderr } = spawnSync(program, { env, encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stderr.trim().split('\n').sort()).toEqual([
      expect.stringMatching(/^vendorclient: configuration, network\.colour: /),
      expect.stringMatching(/^vendorclient: configuration, network\.server_address: /),
    ])
  })

  test('passes its scenarios as a shared library', { timeout: 120_000 }, async () => {
    const flags = await flagsOf(['--cflags', '--libs', 'ton_client'])
    const program = await compile('cc', 'shared', ['-std=c11', ...warnings, scenarios, ...flags, '-pthread'])
    for (const { testProgram } of suitePrograms) {
      const programs = { VENDORCLIENT_BINARY: testProgram, VENDORCLIENT_TEST_BINARY: testProgram }
      expect(await run(program, [await networkConfig()], programs)).toContain('all scenarios hold')
    }
  })

  test('passes its scenarios from C++, linked statically', { timeout: 120_000 }, async () => {
    const flags = await flagsOf(['--cflags', 'tvm_client'])
    const archive = join(library, 'libtvm_client.a')
    const program = await compile('c++', 'static', [
      ...warnings,
      '-x',
      'c++',
      scenarios,
      '-x',
      'none',
      archive,
      ...flags,
      '-ldl',
    ])
    expect(await run(program, [await networkConfig()])).toContain('all scenarios hold')
  })

  for (const sanitizers of ['address,undefined', 'thread']) {
    test(`passes its scenarios with the sanitizers ${sanitizers}`, { timeout: 240_000 }, async (context) => {
      const options = ['-g', `-fsanitize=${sanitizers}`, '-fno-sanitize-recover=all', '-pthread']
      const empty = join(folder, 'empty.c')
      writeFileSync(empty, 'int main(void) { return 0; }\n')
      if (spawnSync('cc', [...options, empty, '-o', join(folder, 'empty')]).status !== 0)
        context.skip('the compiler has no such sanitizers')
      const files = readdirSync(join(source, 'src')).filter((name) => name.endsWith('.c'))
      const sources = files.map((name) => join(source, 'src', name))
      const all = ['-std=c11', ...options, '-I', join(source, 'include'), scenarios, ...sources, '-ldl']
      const program = await compile('cc', `sanitized-${sanitizers.replace(',', '-')}`, all)
      expect(await run(program, [await networkConfig()])).toContain('all scenarios hold')
    })
  }

  test('gives every call an answer when memory runs out, wherever it does', { timeout: 400_000 }, async () => {
    const files = readdirSync(join(source, 'src')).filter((name) => name.endsWith('.c'))
    const sources = files.map((name) => join(source, 'src', name))
    const wrapped = ['malloc', 'calloc'].map((name) => `-Wl,--wrap=${name}`)
    const all = ['-std=c11', '-g', '-pthread', ...wrapped, '-I', join(source, 'include')]
    const program = await compile('cc', 'memory', [...all, join(source, 'tests/memory.c'), ...sources, '-ldl'])
    expect(await run(program, [])).toMatch(/^\d+ requests for memory can fail\n$/)
  })

  test('loses no memory', { timeout: 240_000 }, async (context) => {
    if (!answers('valgrind')) context.skip('there is no valgrind')
    const flags = await flagsOf(['--cflags', '--libs', 'tvm_client'])
    const program = await compile('cc', 'checked', ['-std=c11', '-g', scenarios, ...flags, '-pthread'])
    expect(await run('valgrind', [...leakOptions, program, await networkConfig()])).toContain('all scenarios hold')
  })

  test('works from Python', { timeout: 60_000 }, async (context) => {
    if (!answers('python3')) context.skip('there is no Python')
    const output = await run('python3', [join(source, 'tests/library.py'), join(library, 'libtvm_client.so')])
    expect(output).toContain('works from Python')
  })

  test('works from PHP', { timeout: 60_000 }, async (context) => {
    if (!hasPhp()) context.skip('there is no PHP with FFI')
    const output = await run('php', [join(source, 'tests/library.php'), join(library, 'libtvm_client.so')])
    expect(output).toContain('works from PHP')
  })

  const missingMono = ['mcs', 'mono'].filter((tool) => !answers(tool))
  const monoNote = missingMono.length > 0 ? ` (missing: ${missingMono.join(', ')})` : ''
  test.skipIf(missingMono.length > 0)(
    `signs in the C# program of the examples${monoNote}`,
    { timeout: 60_000 },
    async () => {
      const program = join(folder, 'signing.exe')
      const files = ['TvmClient.cs', 'Signing.cs'].map((name) => join(root, 'docs/examples/csharp-program', name))
      await run('mcs', ['-warnaserror', `-out:${program}`, ...files])
      const lines = (await run('mono', [program])).trim().split('\n')
      expect(lines[0]).toMatch(/^version \d+\.\d+\.\d+$/)
      expect(lines.slice(1)).toEqual(['signed by the box', 'refused with code 23', 'hash 4a99557e'])
    },
  )

  test('connects to a daemon that serves', { timeout: 60_000 }, async () => {
    const serving = await startServing({ folder: mkdtempSync(join(folder, 'serving-')) }, '--socket')
    const output = await run('python3', [join(source, 'tests/library.py'), join(library, 'libtvm_client.so')], {
      VENDORCLIENT_BINARY: '/nowhere',
      VENDORCLIENT_SOCKET: serving.discovery.socket!,
    })
    expect(output).toContain('works from Python')
  })

  test('does what the page says', { timeout: 60_000 }, async () => {
    const page = readFileSync(join(source, 'README.md'), 'utf8')
    const [, text] = /```c\n([\s\S]*?)```/.exec(page)!
    const file = join(folder, 'page.c')
    writeFileSync(file, text!)
    const flags = await flagsOf(['--cflags', '--libs', 'tvm_client'])
    const output = await run(await compile('cc', 'page', ['-std=c11', ...warnings, file, ...flags]), [])
    expect(output).toMatch(/\{"result":\{"public":"[0-9a-f]{64}"/)
    expect(output).toContain('{"error":{"code":23,')
    expect(output).toContain('request 1: {"hash":"2cf24dba')
  })

  test('runs the whole program of the page in an empty folder', { timeout: 120_000 }, async () => {
    const node = await DevNode.start()
    onTestFinished(() => node.dispose())
    const page = readFileSync(join(source, 'README.md'), 'utf8')
    const text = [...page.matchAll(/```c\n([\s\S]*?)```/g)]
      .map(([, block]) => block!)
      .find((block) => block.includes('on_signing_box'))
    const place = mkdtempSync(join(folder, 'whole-'))
    writeFileSync(join(place, 'wallet.c'), text!.replaceAll('http://127.0.0.1:8600', node.url))
    // The program as it is installed: a command.
    const command = `#!/bin/sh\nexec "${process.execPath}" "${build}" "$@"\n`
    writeFileSync(join(place, 'vendorclient'), command, { mode: 0o755 })
    const program = { PATH: `${place}${delimiter}${env.PATH}`, VENDORCLIENT_BINARY: join(place, 'vendorclient') }
    await run('vendorclient', ['contract', 'save', 'HelloWallet', '--output', place], program)
    const image = readFileSync(join(place, 'HelloWallet.tvc')).toString('base64')
    writeFileSync(join(place, 'HelloWallet.tvc.base64'), image)
    const flags = await flagsOf(['--cflags', '--libs', 'tvm_client'])
    const wallet = join(place, 'wallet')
    await run('cc', ['-std=c11', '-g', ...warnings, join(place, 'wallet.c'), ...flags, '-o', wallet])
    const checked = answers('valgrind') ? `valgrind ${leakOptions.join(' ')} ` : ''
    const printed = await run('sh', ['-c', `cd ${place} && ${checked}./wallet`], program)
    expect(printed).toMatch(/^touched: [0-9a-f]{64}$/m)
    expect(printed).toMatch(/^seen: \{"result":\{"id":"[0-9a-f]{64}"\}\}$/m)
    expect(printed).toMatch(/^it says helloWorld$/m)
    expect(printed).toMatch(/^refused: "exit_code":102$/m)
  })

  test('watches an account in the program of the examples', { timeout: 60_000 }, async () => {
    const node = await DevNode.start()
    onTestFinished(() => node.dispose())
    const flags = await flagsOf(['--cflags', '--libs', 'tvm_client'])
    const file = join(root, 'docs/examples/c-program/watch.c')
    const program = await compile('cc', 'watch', ['-std=c11', ...warnings, file, ...flags, '-pthread'])
    const account = 'ab'.repeat(32)
    const watching = spawn(program, [node.url, account, '1'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => {
      watching.kill('SIGKILL')
    })
    let printed = ''
    watching.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
    await expect.poll(() => printed).toBe('watching\n')
    await node.fund(account)
    expect(await once(watching, 'close')).toEqual([0, null])
    expect(printed).toMatch(/^watching\n\{"result":\{"id":"[0-9a-f]{64}","aborted":/)
  })

  test('leads through the five minutes of its page, from an empty folder', { timeout: 600_000 }, async ({ skip }) => {
    const place = mkdtempSync(join(folder, 'start-'))
    const tools = ['cmake', 'pkg-config'].filter((tool) => !answers(tool))
    skip(!canCompileEverywhere || tools.length > 0, `missing: ${tools.join(', ') || 'a compiler for all platforms'}`)
    for (const file of packageC(hostTarget(), folder))
      if (file.endsWith('.tar.gz')) cpSync(file, join(place, basename(file)))
    placeProgram(place)
    const { PATH } = env
    await followPage('docs/start/c.md', { folder: place, env: { PATH, HOME: place, TMPDIR: folder } })
  })

  /** Configuration for a new node, which is stopped when the running test is finished. */
  async function networkConfig(): Promise<string> {
    const node = await DevNode.start()
    onTestFinished(() => node.dispose())
    return JSON.stringify({ network: { endpoints: [node.url] } })
  }

  async function flagsOf(args: readonly string[]): Promise<string[]> {
    return (await run('pkg-config', args)).trim().split(' ')
  }

  async function compile(compiler: string, name: string, args: readonly string[]): Promise<string> {
    const program = join(folder, name)
    await run(compiler, [...args, '-o', program])
    return program
  }

  /** Returns standard output; fails with all that was printed. The node of a test runs in this process meanwhile. */
  async function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
    try {
      const options = { encoding: 'utf8', env: { ...env, ...more }, timeout: 100_000, maxBuffer: 1 << 26 } as const
      return (await promisify(execFile)(command, args, options)).stdout
    } catch (error) {
      const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string }
      throw new Error(`${message}\n${stdout}\n${stderr}`)
    }
  }
})

function hasPhp(): boolean {
  const { stdout, status } = spawnSync('php', ['-m'], { encoding: 'utf8' })
  return status === 0 && stdout.split('\n').includes('FFI')
}

function answers(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
