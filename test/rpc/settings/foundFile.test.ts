/** Configuration files that others planted, in folders that several users share. */
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataFolderOf, hostOf, runBuild, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asRoot = isRoot ? 'another user' : 'another user (only root can create such files: skipped)'

interface Shared {
  readonly folder: string
  /** The shared folder: the working folder of every command here. */
  readonly cwd: string
  readonly path: string
}

function shareFolder(mode: number, content: object | string): Shared {
  const folder = temporaryFolder()
  const cwd = join(folder, 'shared')
  mkdirSync(cwd)
  chmodSync(cwd, mode)
  const path = join(cwd, 'vendorclient.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return { folder, cwd, path }
}

/** Configuration that a daemon on stdio has, with the file of the working folder if `args` ask for it. */
async function daemonIn({ folder, cwd }: Shared, args: readonly string[], env: Record<string, string> = {}) {
  const running = startBuild(['daemon', '--stdio', ...args], { folder, cwd, env })
  const host = hostOf(running)
  const { config } = await host.result('daemon.initialize')
  running.process.stdin!.end()
  await running.ended
  return { config, stderr: running.stderr() }
}

const endpoints = ['https://project.example']

describe.skipIf(!isRoot)(`a file of ${asRoot} in the working folder`, () => {
  test('is ignored with one warning, whatever it contains, and does not stop a start', async () => {
    const place = shareFolder(0o1777, { network: { endpoints }, daemon: { host: '0.0.0.0' } })
    chownSync(place.path, NOBODY, NOBODY)
    const { config, stderr } = await daemonIn(place, ['--project'])
    expect(config.network.endpoints).toBe(null)
    expect(stderr.match(/vendorclient\.json is ignored: it belongs to another user \(65534\)/g)).toHaveLength(1)
    writeFileSync(place.path, 'not JSON')
    expect((await daemonIn(place, ['--project'])).config.network.endpoints).toBe(null)
  })

  test('changes nothing for the tool, which warns once', async () => {
    const place = shareFolder(0o1777, {
      cli: { aliases: { shop: { address: `${'e'.repeat(64)}::${'e'.repeat(64)}` } } },
    })
    chownSync(place.path, NOBODY, NOBODY)
    const { code, stdout, stderr } = await runBuild(['alias', 'list', '--json'], place)
    expect([code, JSON.parse(stdout).aliases]).toEqual([0, {}])
    expect(stderr.match(/is ignored/g)).toHaveLength(1)
  })

  test('counts when it is named', async () => {
    const place = shareFolder(0o1777, { network: { endpoints } })
    chownSync(place.path, NOBODY, NOBODY)
    expect((await daemonIn(place, ['--config', place.path])).config.network.endpoints).toEqual(endpoints)
  })

  test('is neither read nor replaced by a command that changes settings', async () => {
    const place = shareFolder(0o1777, { cli: { url: 'https://planted.example' } })
    chownSync(place.path, NOBODY, NOBODY)
    const { code, stderr } = await runBuild(['config', 'set', 'json', 'true', '--project'], place)
    expect([code, stderr]).toEqual([2, expect.stringContaining('nothing was changed')])
    expect(readFileSync(place.path, 'utf8')).toContain('planted')
  })

  test('is ignored as a symbolic link, as a hard link to a file of this user, and as a pipe', async () => {
    const place = shareFolder(0o1777, {})
    const own = join(place.folder, 'own.json')
    writeFileSync(own, JSON.stringify({ network: { endpoints } }))
    const planted = join(place.folder, 'planted')
    mkdirSync(planted)
    chmodSync(planted, 0o1777)
    linkSync(own, join(planted, 'vendorclient.json'))
    const hardLink = await daemonIn({ ...place, cwd: planted }, ['--project'])
    expect([hardLink.config.network.endpoints, hardLink.stderr]).toEqual([null, expect.stringContaining('has 2 names')])
  })

  test.each([
    ['belongs to them', 0o755],
    ['belongs to them and is sticky', 0o1777],
  ])(
    'is ignored with one warning where the folder %s, as a second name of a file of this user and moved',
    async (_, mode) => {
      const place = shareFolder(0o700, { network: { endpoints } })
      const planted = join(place.folder, 'planted')
      mkdirSync(planted)
      chmodSync(planted, mode)
      chownSync(planted, NOBODY, NOBODY)
      linkSync(place.path, join(planted, 'vendorclient.json'))
      const expected = [null, 1]
      const start = async () => {
        const { config, stderr } = await daemonIn({ ...place, cwd: planted }, ['--project'])
        return [
          config.network.endpoints,
          stderr.match(/is ignored: it is in the folder .* belongs to another/g)?.length,
        ]
      }
      expect(await start()).toEqual(expected)
      // An editor that replaces the file leaves the planted hard link as its only name.
      rmSync(place.path)
      expect(await start()).toEqual(expected)
      expect((await runBuild(['alias', 'list'], { ...place, cwd: planted })).code).toBe(0)
    },
  )

  test('is ignored as a hard link in a folder of this user that others may write to, and below it', async () => {
    const place = shareFolder(0o777, {})
    const own = join(place.folder, 'own.json')
    writeFileSync(own, JSON.stringify({ network: { endpoints } }))
    const below = join(place.cwd, 'below')
    mkdirSync(below)
    linkSync(own, join(below, 'vendorclient.json'))
    const { config, stderr } = await daemonIn({ ...place, cwd: below }, ['--project'])
    expect([config.network.endpoints, stderr]).toEqual([null, expect.stringContaining('has 2 names')])
  })
})

describe('a file of this user in the working folder', () => {
  test.each([
    ['a folder that all others may write to', 0o777, 'shared, which has mode 777 and can be changed by others'],
    [
      'a safe folder, with a mode that lets others write',
      0o700,
      'vendorclient.json has mode 666 and can be changed by others',
    ],
  ])('is refused in %s, with the remedy', async (_, mode, reason) => {
    const place = shareFolder(mode, { network: { endpoints } })
    if (mode === 0o700) chmodSync(place.path, 0o666)
    for (const words of [['daemon', '--stdio', '--project'], ['daemon'], ['alias', 'list']]) {
      const { code, stderr, stdout } = await runBuild(words, place)
      expect([code, `${stdout}${stderr}`]).toEqual([2, expect.stringContaining(reason)])
      expect(`${stdout}${stderr}`).toMatch(/Run: chmod go-w '/)
    }
  })

  test('is refused as a symbolic link', async () => {
    const place = shareFolder(0o700, {})
    const cwd = join(place.folder, 'linked')
    mkdirSync(cwd)
    symlinkSync(place.path, join(cwd, 'vendorclient.json'))
    const { code, stderr } = await runBuild(['alias', 'list'], { ...place, cwd })
    expect([code, stderr]).toEqual([2, expect.stringContaining('is a symbolic link. Name it with --config')])
  })

  test('is used in a sticky folder and below it', async () => {
    const place = shareFolder(0o1777, { network: { endpoints } })
    expect((await daemonIn(place, ['--project'])).config.network.endpoints).toEqual(endpoints)
  })

  test('is read by a daemon on stdio only if its host asks for that', async () => {
    const place = shareFolder(0o700, { network: { endpoints } })
    expect((await daemonIn(place, [])).config.network.endpoints).toBe(null)
    const asked = await daemonIn(place, [], { VENDORCLIENT_PROJECT: '1' })
    expect(asked.config.network.endpoints).toEqual(endpoints)
  })

  test('cannot set storage, log, policy, listening, limits, keys or passwords', async () => {
    const place = shareFolder(0o700, {})
    const log = join(place.folder, 'victim.txt')
    writeFileSync(
      place.path,
      JSON.stringify({
        network: { endpoints, query_timeout: 7 },
        storage: { url: 'postgres://user@127.0.0.1:1/database' },
        local_storage_path: '/elsewhere',
        log: { file: log },
        policy: { unknown: 'allow' },
        daemon: { policy_file: '/nowhere.json', host: '0.0.0.0', data_folder: '/elsewhere', '$(touch x)': 1 },
        limits: { batch: 1 },
        cli: {
          keys: '/k.json',
          'password-from': 'env:X',
          wallet: 'w',
          aliases: { w: { keys: 'k.json', abi: 'a.json' } },
        },
      }),
    )
    const { config, stderr } = await daemonIn(place, ['--project'])
    expect(config).toMatchObject({
      network: { endpoints, query_timeout: 60_000 },
      storage: { url: null },
      policy: null,
    })
    expect(config.local_storage_path).toBe(dataFolderOf(place.folder))
    expect(existsSync(log)).toBe(false)
    for (const name of ['network.query_timeout', 'storage', 'log', 'daemon', 'cli.keys', 'cli.aliases.w.keys']) {
      expect(stderr).toContain(name)
    }
    expect(stderr).not.toContain('$(')
  })

  test('is refused by commands that would store there what has no effect', async () => {
    const place = shareFolder(0o700, {})
    const { code, stderr } = await runBuild(['config', 'set', 'keys', 'k.json', '--project'], place)
    expect([code, stderr]).toEqual([2, expect.stringContaining('cannot set cli.keys')])
    expect(readFileSync(place.path, 'utf8')).toBe('{}')
  })
})

test('an alias and a network of the user win over those of a project, with a warning', async () => {
  const [own, other] = ['a', 'b'].map((digit) => ({ address: `${digit.repeat(64)}::${digit.repeat(64)}` }))
  const place = shareFolder(0o700, {
    cli: { aliases: { shop: other, desk: other }, networks: { main: ['https://project.example'] } },
  })
  mkdirSync(dataFolderOf(place.folder), { recursive: true, mode: 0o700 })
  writeFileSync(
    join(dataFolderOf(place.folder), 'config.json'),
    JSON.stringify({ cli: { aliases: { shop: own }, networks: { main: ['https://own.example'] } } }),
  )
  const aliases = await runBuild(['alias', 'list', '--json'], place)
  expect(JSON.parse(aliases.stdout).aliases).toMatchObject({ shop: own, desk: other })
  expect(aliases.stderr).toContain('Alias "shop" of ')
  expect(aliases.stderr).toContain('Network "main" of ')
  const networks = await runBuild(['network', 'list', '--json'], place)
  expect(JSON.parse(networks.stdout).networks.main).toEqual(['https://own.example'])
})
