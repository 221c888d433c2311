/**
 * The Debian package, built from this tree and installed into an empty root beside the system: files, the units, an upgrade,
 * and what a unit starts, as its user and on the data of an older version. The program is the executable of the test build.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostTarget } from '../scripts/package/targets.ts'
import { buildInfo } from '../src/config/buildInfo.ts'
import { NotifySocket } from './support/observe/NotifySocket.ts'
import { olderDataFolder, olderItem, ordinaryUser } from './support/ordinaryUser.ts'

const root = join(import.meta.dirname, '..')
const { version } = buildInfo
const { name, platform } = hostTarget()
const built = join(root, 'dist/bin', name, 'vendorclient-test')
const missing = whatIsMissing()

describe.skipIf(missing !== undefined)(
  `the Debian package${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-debian-'))
    const clean = join(folder, 'root')
    const program = join(clean, 'usr/bin/vendorclient')
    const state = join(folder, 'state')
    let file = ''

    beforeAll(() => {
      chmodSync(folder, 0o755)
      const script = join(root, 'scripts', 'packages.ts')
      const options = ['--built', '--only', 'debian', '--executable', built, '--output', folder]
      execFileSync(process.execPath, [script, ...options], { stdio: 'pipe' })
      file = join(folder, readdirSync(folder).find((entry) => entry.endsWith('.deb'))!)
      for (const path of ['info', 'updates']) mkdirSync(join(clean, 'var/lib/dpkg', path), { recursive: true })
      for (const path of ['status', 'available']) writeFileSync(join(clean, 'var/lib/dpkg', path), '')
    }, 240_000)

    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    function dpkg(...args: string[]): string {
      // The packages that this one depends on are not installed in the empty root.
      const options = [`--root=${clean}`, '--force-depends', `--log=${join(folder, 'dpkg.log')}`]
      return execFileSync('dpkg', [...options, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    }

    test('has no maintainer scripts, and all files belong to root', () => {
      expect(execFileSync('dpkg-deb', ['--ctrl-tarfile', file]).toString('latin1')).not.toMatch(/(pre|post)(inst|rm)/)
      const listed = execFileSync('dpkg-deb', ['--contents', file], { encoding: 'utf8' }).trim().split('\n')
      for (const line of listed) expect(line).toMatch(/^(drwxr-xr-x|-rw-r--r--|-rwxr-xr-x) root\/root /)
      const field = (key: string) => execFileSync('dpkg-deb', ['--field', file, key], { encoding: 'utf8' }).trim()
      expect([field('Package'), field('Version')]).toEqual(['vendorclient', version])
      // The dependencies of the package are those of its binary.
      expect(field('Depends')).toMatch(/libc6 \(>= 2\.34\).*libstdc\+\+6/)
    })

    test('replaces an earlier version', { timeout: 120_000 }, () => {
      const earlier = join(folder, 'earlier')
      mkdirSync(join(earlier, 'DEBIAN'), { recursive: true })
      mkdirSync(join(earlier, 'usr/bin'), { recursive: true })
      mkdirSync(join(earlier, 'usr/share/vendorclient'), { recursive: true })
      writeFileSync(join(earlier, 'usr/bin/vendorclient'), '#!/bin/sh\necho vendorclient 2.9.0\n', { mode: 0o755 })
      writeFileSync(join(earlier, 'usr/share/vendorclient/forgotten'), '')
      const control =
        'Package: vendorclient\nVersion: 2.9.0\nArchitecture: all\nMaintainer: x <x@example.com>\nDescription: x\n'
      writeFileSync(join(earlier, 'DEBIAN/control'), control)
      execFileSync('dpkg-deb', ['--root-owner-group', '--build', earlier, `${earlier}.deb`], { stdio: 'pipe' })
      dpkg('--install', `${earlier}.deb`)
      expect(execFileSync(program, { encoding: 'utf8' })).toBe('vendorclient 2.9.0\n')
      dpkg('--install', file)
      expect(dpkg('--status', 'vendorclient')).toMatch(
        new RegExp(`Status: install ok installed[\\s\\S]*Version: ${version}\n`),
      )
      expect(existsSync(join(clean, 'usr/share/vendorclient/forgotten'))).toBe(false)
      const shown = execFileSync(program, ['--version'], {
        ...ordinaryUser,
        encoding: 'utf8',
        env: { HOME: folder },
        cwd: '/',
      })
      expect(shown).toBe(`vendorclient ${version}\n`)
      expect(statSync(join(clean, 'usr/share/man/man1/vendorclient.1.gz')).size).toBeGreaterThan(1000)
    })

    test('contains units that systemd accepts', () => {
      for (const unit of ['vendorclient-daemon.service', 'vendorclient-gateway.service']) {
        const copy = join(folder, unit)
        const text = readFileSync(join(clean, 'usr/lib/systemd/system', unit), 'utf8')
        writeFileSync(copy, text.replace('/usr/bin/vendorclient', program))
        const verified = spawnSync('systemd-analyze', ['verify', '--man=no', copy], { encoding: 'utf8' })
        expect([verified.status, verified.stderr.split('\n').filter((line) => line.includes(unit))]).toEqual([0, []])
      }
    })

    test('starts the daemon as the user of its unit, on the data of an older version', {
      timeout: 60_000,
    }, async () => {
      olderDataFolder(state)
      const unit = readFileSync(join(clean, 'usr/lib/systemd/system/vendorclient-daemon.service'), 'utf8')
      const [, ...words] = /^ExecStart=(.*)$/m
        .exec(unit)![1]!
        .replaceAll(/\$\{STATE_DIRECTORY\}/g, state)
        // Other suites use these ports at the same time.
        .replace('--port 8700', '--port 0')
        .replace('127.0.0.1:9464', '127.0.0.1:0')
        .split(' ')
      const sockets = mkdtempSync(join(folder, 'notify-'))
      chmodSync(sockets, 0o777)
      const socket = await NotifySocket.open(join(sockets, 'notify'))
      const env = {
        PATH: process.env['PATH'] ?? '',
        HOME: state,
        NOTIFY_SOCKET: socket.path,
        WATCHDOG_USEC: '10000000',
      }
      const daemon = spawn(program, words, { ...ordinaryUser, cwd: state, env, stdio: 'ignore' })
      try {
        await expect.poll(() => socket.count('READY=1')).toBe(1)
        const call = ['rpc', olderItem.method, JSON.stringify(olderItem.params), '--data', state]
        const answer = spawnSync(program, call, { ...ordinaryUser, cwd: state, env: { HOME: state }, encoding: 'utf8' })
        expect([answer.stderr, JSON.parse(answer.stdout)]).toEqual(['', olderItem.result])
      } finally {
        daemon.kill('SIGTERM')
        const [code] = await once(daemon, 'exit')
        socket.close()
        expect(code).toBe(0)
      }
    })

    test('is removed without a trace of its files', { timeout: 60_000 }, () => {
      dpkg('--purge', 'vendorclient')
      expect(existsSync(program)).toBe(false)
      expect(existsSync(join(clean, 'usr/lib/systemd/system/vendorclient-daemon.service'))).toBe(false)
      // Files that the service wrote do not belong to the package.
      expect(existsSync(join(state, 'storage.sqlite3'))).toBe(true)
    })
  },
)

function whatIsMissing(): string | undefined {
  if (platform !== 'linux' || process.getuid?.() !== 0) return 'dpkg installs into a root as the user root alone'
  const tools = ['dpkg', 'dpkg-deb', 'systemd-analyze', 'systemd-notify'].filter(
    (tool) => spawnSync(tool, ['--version']).error !== undefined,
  )
  if (tools.length > 0) return `${tools.join(', ')} missing`
  return existsSync(built) ? undefined : 'run "npm run build:tests"'
}
