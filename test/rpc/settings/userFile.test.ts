/** The data folder of the user and the configuration in it, where others made them first or can change them. */
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataFolderOf, runBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asRoot = isRoot ? 'another user' : 'another user (only root can create such files: skipped)'

/** Every kind of start; all read the configuration of the user. */
const starts = [
  ['daemon', '--stdio'],
  ['daemon'],
  ['rpc', 'client.version'],
  ['node', '--port', '0'],
  ['gateway', '--port', '0', '--upstream', 'http://127.0.0.1:9'],
  ['console', '--port', '0'],
  ['alias', 'list'],
  ['keys', 'list'],
  ['outbox', 'list'],
]

/** A folder for a start, whose home folder is there already. */
function makeHome(mode = 0o755): string {
  const folder = temporaryFolder()
  const home = dirname(dataFolderOf(folder))
  mkdirSync(home)
  chmodSync(home, mode)
  return folder
}

/** The same with a home folder that everybody may write to, such as /tmp. */
function sharedHome(): string {
  return makeHome(0o1777)
}

function plantedHome(): string {
  const folder = sharedHome()
  mkdirSync(dataFolderOf(folder), { mode: 0o755 })
  const config = { network: { endpoints: ['https://planted.example'] }, log: { file: join(folder, 'planted.log') } }
  writeFileSync(join(dataFolderOf(folder), 'config.json'), JSON.stringify(config))
  for (const path of [join(dataFolderOf(folder), 'config.json'), dataFolderOf(folder)]) chownSync(path, NOBODY, NOBODY)
  return folder
}

describe.skipIf(!isRoot)(`a default data folder that ${asRoot} made first`, () => {
  test.each(starts.map((args) => ({ args, command: args.join(' ') })))('ends "$command"', async ({ args }) => {
    const folder = plantedHome()
    const { code, stderr } = await runBuild(args, { folder })
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/data folder .* belongs to another user \(65534\).*--data-folder/),
    ])
  })

  test('counts when it is named', async () => {
    const folder = plantedHome()
    const named = await runBuild(['alias', 'list', '--data-folder', dataFolderOf(folder)], { folder })
    expect([named.code, named.stderr]).toEqual([0, ''])
    const env = { VENDORCLIENT_DAEMON_DATA_FOLDER: dataFolderOf(folder) }
    expect((await runBuild(['alias', 'list'], { folder, env })).code).toBe(0)
  })

  test('is refused as a link to a folder of this user', async () => {
    const folder = sharedHome()
    mkdirSync(join(folder, 'own'), { mode: 0o700 })
    symlinkSync(join(folder, 'own'), dataFolderOf(folder))
    lchownSync(dataFolderOf(folder), NOBODY, NOBODY)
    const { code, stderr } = await runBuild(['alias', 'list'], { folder })
    expect([code, stderr]).toEqual([2, expect.stringContaining('belongs to another user')])
  })
})

describe.skipIf(process.platform === 'win32')('a data folder (Windows has access lists: skipped there)', () => {
  test('is made at once in a home folder that others can write to', async () => {
    const folder = sharedHome()
    expect((await runBuild(['alias', 'list'], { folder })).code).toBe(0)
    expect(statSync(dataFolderOf(folder)).mode & 0o777).toBe(0o700)
  })

  test('a folder that others can change ends a start with the command that fixes it', async () => {
    const folder = makeHome()
    mkdirSync(dataFolderOf(folder))
    chmodSync(dataFolderOf(folder), 0o777)
    const { code, stderr } = await runBuild(['daemon', '--stdio'], { folder })
    expect([code, stderr]).toEqual([2, expect.stringMatching(/has mode 777 and can be changed by others.*chmod go-w/)])
  })

  test('a configuration that others can change ends a start, even in a folder that was named', async () => {
    const folder = makeHome()
    const path = join(dataFolderOf(folder), 'config.json')
    mkdirSync(dataFolderOf(folder), { mode: 0o755 })
    writeFileSync(path, '{}')
    chmodSync(path, 0o666)
    for (const args of [[], ['--data-folder', dataFolderOf(folder)]]) {
      const { code, stderr } = await runBuild(['alias', 'list', ...args], { folder })
      expect([code, stderr]).toEqual([2, expect.stringMatching(/config\.json has mode 666.*chmod go-w/)])
    }
  })

  test('a pipe or a device as configuration ends a start without waiting', async () => {
    for (const make of [
      (path: string) => execFileSync('mkfifo', [path]),
      (path: string) => symlinkSync('/dev/zero', path),
    ]) {
      const folder = makeHome()
      mkdirSync(dataFolderOf(folder), { mode: 0o700 })
      make(join(dataFolderOf(folder), 'config.json'))
      const { code, stderr } = await runBuild(['daemon', '--stdio'], { folder })
      expect([code, stderr]).toEqual([2, expect.stringContaining('config.json is not a regular file')])
    }
  })
})
