/** The archive of the program, as the formula of Homebrew and people by hand install it: unpacked over an earlier version. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostTarget } from '../scripts/package/targets.ts'
import { buildInfo } from '../src/config/buildInfo.ts'
import { folderOfUser, giveFolder, olderDataFolder, olderItem, ordinaryUser } from './support/ordinaryUser.ts'

const root = join(import.meta.dirname, '..')
const { version } = buildInfo
const { name, platform } = hostTarget()
const built = join(root, 'dist/bin', name, 'vendorclient-test')
const missing = whatIsMissing()

describe.skipIf(missing !== undefined)(`the archive${missing === undefined ? '' : ` (skipped: ${missing})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-archive-'))
  const archive = join(folder, `vendorclient-${version}-${name}.tar.gz`)

  beforeAll(() => {
    chmodSync(folder, 0o755)
    const script = join(root, 'scripts', 'packages.ts')
    const options = ['--built', '--only', 'archive', '--executable', built, '--output', folder]
    execFileSync(process.execPath, [script, ...options], { stdio: 'pipe' })
  }, 240_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('contains what the formula installs, owned by root', () => {
    const formula = readFileSync(join(root, 'scripts/release/templates/vendorclient.rb'), 'utf8')
    const installed = [...formula.matchAll(/\.install "(.*)"/g)].map(([, file]) => `./${file}`)
    const listed = execFileSync('tar', ['-tvzf', archive, '--numeric-owner'], { encoding: 'utf8' }).trim().split('\n')
    expect(listed.map((line) => line.split(' ').at(-1))).toEqual(expect.arrayContaining(installed))
    expect(installed).toHaveLength(2)
    for (const line of listed) expect(line).toMatch(/^(drwx|-rw-r--r--|-rwxr-xr-x).* 0\/0 /)
  })

  test('replaces an earlier version and opens its data, for an ordinary user', { timeout: 60_000 }, () => {
    const earlier = join(folder, 'earlier')
    mkdirSync(earlier)
    writeFileSync(join(earlier, 'vendorclient'), '#!/bin/sh\necho vendorclient 2.9.0\n', { mode: 0o755 })
    execFileSync('tar', ['-czf', `${earlier}.tar.gz`, '-C', earlier, '.'])
    const place = folderOfUser(join(folder, 'place'))
    const run = (command: string, ...args: string[]) => {
      const options = {
        ...ordinaryUser,
        cwd: place,
        env: { HOME: place, PATH: process.env['PATH'] },
        encoding: 'utf8',
      } as const
      return execFileSync(command, args, options)
    }
    const program = join(place, 'vendorclient')
    run('tar', '-xzf', `${earlier}.tar.gz`)
    expect(run(program, '--version')).toBe('vendorclient 2.9.0\n')
    olderDataFolder(join(place, 'data'))
    giveFolder(place)
    run('tar', '-xzf', archive)
    expect(run(program, '--version')).toBe(`vendorclient ${version}\n`)
    const call = ['rpc', olderItem.method, JSON.stringify(olderItem.params), '--data', 'data']
    expect(JSON.parse(run(program, ...call))).toEqual(olderItem.result)
  })
})

function whatIsMissing(): string | undefined {
  if (platform !== 'linux') return 'archives are made with the tar of GNU'
  if (spawnSync('tar', ['--version']).error !== undefined) return 'tar missing'
  return existsSync(built) ? undefined : 'run "npm run build:tests"'
}
