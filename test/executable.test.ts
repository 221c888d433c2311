/** The program as one executable file, as the test command built it, started where no Node.js can be found. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildExecutable } from '../scripts/package/buildExecutable.ts'
import { hostTarget } from '../scripts/package/targets.ts'
import { buildInfo } from '../src/config/buildInfo.ts'
import { compiledParts } from './support/compiledParts.ts'
import { callExecutable, runExecutable } from './support/runExecutable.ts'
import { temporaryFolder } from './support/temporaryFolder.ts'

const item = { key: 'colour', value: 'AQID' }
const storeItem = ['test.store_put', item] as const

// Only on Linux can the environment set the cache folder; on other systems the test must not write to it.
describe.skipIf(process.platform !== 'linux')('the single executable', () => {
  const folder = join(import.meta.dirname, '../dist/bin', `${process.platform}-${process.arch}`)
  const executable = join(folder, 'vendorclient')
  const testExecutable = join(folder, 'vendorclient-test')

  beforeAll(async () => {
    for (const [path, entry] of [
      [executable, 'src/program/main.ts'],
      [testExecutable, 'test/support/testBuild/main.ts'],
    ] as const) {
      if (!existsSync(path)) await buildExecutable({ target: hostTarget(), entry, name: basename(path), folder })
    }
  }, 120_000)

  test('prints its version without any Node.js on the PATH', async () => {
    const output = await runExecutable({ executable, home: temporaryFolder(), args: ['--version'] })
    expect(output).toBe(`vendorclient ${buildInfo.version}\n`)
  })

  test('has no symbols for debuggers', () => {
    const content = readFileSync(executable)
    const headers = Number(content.readBigUInt64LE(40))
    const types = Array.from({ length: content.readUInt16LE(60) }, (_, index) =>
      content.readUInt32LE(headers + 64 * index + 4),
    )
    expect(types.length).toBeGreaterThan(20)
    // SHT_SYMTAB; what libraries need (SHT_DYNSYM, 11) stays.
    expect(types).not.toContain(2)
    expect(types).toContain(11)
    expect(content.length).toBeLessThan(96e6)
  })

  test('has no language but English, and composes and decomposes characters of all', async () => {
    const content = readFileSync(executable)
    expect(['icudt78l/de.res', 'icudt78l/en.res'].map((name) => content.includes(name))).toEqual([false, true])
    // In Japanese, a phrase can be written in two ways.
    const phrase = `${'あいこくしん '.repeat(11)}あおぞら`
    const call = (form: 'NFC' | 'NFKD') =>
      ['crypto.mnemonic_derive_sign_keys', { phrase: phrase.normalize(form), dictionary: 6, word_count: 12 }] as const
    for (const LANG of ['de_DE.UTF-8', 'zh_CN.UTF-8', 'C']) {
      const run = { executable, home: temporaryFolder(), env: { LANG, LC_ALL: LANG } }
      const [composed, decomposed] = await callExecutable(run, [call('NFC'), call('NFKD')])
      expect(composed).toEqual({ public: expect.stringMatching(/^[0-9a-f]{64}$/), secret: expect.any(String) })
      expect(decomposed).toEqual(composed)
    }
  })

  test.each([executable, testExecutable])('%s uses its compiled code', (path) => {
    const { count, refused } = compiledParts(path)
    expect(count).toBeGreaterThan(200)
    expect(refused).toEqual([])
  })

  test('computes on threads and with libsodium', async () => {
    const results = await callExecutable({ executable, home: temporaryFolder() }, [
      // RFC 7914, section 12, second vector.
      ['crypto.scrypt', { password: 'cGFzc3dvcmQ=', salt: 'TmFDbA==', log_n: 10, r: 8, p: 16, dk_len: 64 }],
      ['crypto.nacl_secret_box', { decrypted: 'aGVsbG8=', nonce: '00'.repeat(24), key: `${'00'.repeat(31)}01` }],
    ])
    expect(results).toEqual([
      {
        key:
          'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162' +
          '2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
      },
      { encrypted: expect.stringMatching(/^[A-Za-z0-9+/]{28}$/) },
    ])
  })

  test('serves language-model clients, with the documentation in it', async () => {
    const clientInfo = { name: 'test', version: '1' }
    const requests = [
      ['initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }],
      ['resources/read', { uri: 'vendorclient://docs/mcp' }],
      ['tools/call', { name: 'crypto_sha256', arguments: { data: 'aGVsbG8=' } }],
    ].map(([method, params], id) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    const output = await runExecutable({ executable, home: temporaryFolder(), args: ['mcp'], input: requests.join('') })
    expect(output).toContain('# Language-model clients')
    expect(output).toContain('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824')
  })

  test('the next process finds the data that the previous one stored', async () => {
    const home = temporaryFolder()
    await callExecutable({ executable: testExecutable, home }, [storeItem])
    const [read] = await callExecutable({ executable: testExecutable, home }, [['test.store_get', { key: item.key }]])
    expect(read).toMatchObject({ value: item.value })
  })

  test('writes only to its data folder and its cache folder', async () => {
    const home = temporaryFolder()
    await callExecutable({ executable: testExecutable, home }, [storeItem])
    expect(readdirSync(home).sort()).toEqual(['.cache', '.vendorclient'])
    expect(readdirSync(join(home, '.cache'))).toEqual(['vendorclient'])
    expect(readdirSync(join(home, '.vendorclient'))).toEqual(['storage.sqlite3'])
    expect(statSync(join(home, '.vendorclient')).mode & 0o777).toBe(0o700)
    const drivers = readdirSync(join(home, '.cache', 'vendorclient'))
    expect(drivers).toEqual([expect.stringMatching(/^better_sqlite3-[0-9a-f]{16}\.node$/)])
  })

  test('does not take options that are meant for Node.js', async () => {
    const home = temporaryFolder()
    const script = join(home, 'intruder.cjs')
    writeFileSync(script, 'console.log("intruder"); process.exit(9)')
    const env = { NODE_OPTIONS: `--require ${script}` }
    expect(await runExecutable({ executable, home, env, args: ['--version'] })).toBe(
      `vendorclient ${buildInfo.version}\n`,
    )
    expect(await callExecutable({ executable, home, env }, [['client.version']])).toEqual([
      { version: buildInfo.version },
    ])
  })

  test('contains its documentation', async () => {
    const home = temporaryFolder()
    const child = spawn(executable, ['docs', '--port', '0'], { cwd: home, env: { HOME: home } })
    const ended = once(child, 'close')
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    const page = await fetch(`${JSON.parse(line).url}/errors.html`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1 id="errors-by-code"')])
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(readdirSync(home)).toEqual([])
  })

  test('shares the cache folder with another copy beside it', async () => {
    const home = temporaryFolder()
    const copy = join(home, 'moved')
    copyFileSync(testExecutable, copy)
    const both = [testExecutable, copy].map((executable) => callExecutable({ executable, home }, [storeItem]))
    expect(await Promise.all(both)).toEqual([[null], [null]])
    expect(readdirSync(join(home, '.cache', 'vendorclient'))).toHaveLength(1)
  })

  test('opens the storage in ten processes that start with an empty cache at the same time', async () => {
    const home = temporaryFolder()
    const runs = Array.from({ length: 10 }, () => callExecutable({ executable: testExecutable, home }, [storeItem]))
    expect(await Promise.all(runs)).toEqual(runs.map(() => [null]))
    expect(readdirSync(join(home, '.cache', 'vendorclient'))).toHaveLength(1)
  })

  test('opens the storage without a usable home and cache folder', async () => {
    const home = temporaryFolder()
    const env = { XDG_CACHE_HOME: '/proc/self/cache', TMPDIR: home }
    expect(await callExecutable({ executable: testExecutable, home, env }, [storeItem])).toEqual([null])
    const nowhere = { HOME: '/proc/none', TMPDIR: home, VENDORCLIENT_DAEMON_DATA_FOLDER: join(home, 'data') }
    expect(await callExecutable({ executable: testExecutable, home, env: nowhere }, [storeItem])).toEqual([null])
    expect(readdirSync(home).sort()).toEqual(['.vendorclient', 'data'])
  })

  describe.skipIf(!canMount())('on a file system that runs no programs (needs the right to mount)', () => {
    /** Runs the daemon where its home and temporary folder are mounted with noexec. */
    function run(home: string, env: Readonly<Record<string, string>>, calls: readonly object[]) {
      const script = 'mount -t tmpfs -o noexec,mode=700 none "$HOME" && mkdir "$HOME/tmp" && exec "$0" daemon --stdio'
      const input = calls.map((call, id) => `${JSON.stringify({ jsonrpc: '2.0', id, ...call })}\n`).join('')
      const { stdout } = spawnSync('unshare', ['-m', 'sh', '-c', script, testExecutable], {
        env: { PATH: process.env['PATH'], HOME: home, TMPDIR: join(home, 'tmp'), ...env },
        input,
        encoding: 'utf8',
      })
      const answers = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      return calls.map((_, index) => answers.find(({ id }) => id === index))
    }
    const calls = [
      { method: 'test.store_put', params: item },
      { method: 'crypto.sha256', params: { data: 'aGVsbG8=' } },
    ]

    test('storage errors name the setting to change, and everything else works', () => {
      const [stored, hashed] = run(temporaryFolder(), {}, calls)
      expect(stored.error).toMatchObject({
        code: 35,
        message: expect.stringMatching(/runs no programs \(noexec\).*Set XDG_CACHE_HOME to a folder/),
      })
      expect(hashed.result).toMatchObject({ hash: expect.stringMatching(/^2cf24dba/) })
    })

    test.each(['XDG_CACHE_HOME', 'XDG_RUNTIME_DIR', 'TMPDIR', 'VENDORCLIENT_DAEMON_DATA_FOLDER'])(
      'stores when %s runs programs',
      (name) => {
        const [stored, hashed] = run(temporaryFolder(), { [name]: temporaryFolder() }, calls)
        expect([stored.result, hashed.result]).toEqual([null, expect.anything()])
      },
    )
  })
})

/** Whether this user may mount a file system in its own namespace. */
function canMount(): boolean {
  const args = ['-m', 'mount', '-t', 'tmpfs', '-o', 'noexec', 'none', tmpdir()]
  return spawnSync('unshare', args, { stdio: 'ignore' }).status === 0
}
