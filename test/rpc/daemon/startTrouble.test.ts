import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { storageFilePath } from '../../../storage/sqlite/storageFile.ts'
import { noFaultLibrary, withFault, withoutPrivileges } from '../../support/faults/faultLibrary.ts'
import { type BuildOptions, dataFolderOf, hostOf, runBuild, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

/** A data folder with a closed storage file. */
async function usedFolder(): Promise<{ folder: string; dataFolder: string; path: string }> {
  const folder = temporaryFolder()
  const running = startBuild(['daemon', '--stdio'], { folder })
  await hostOf(running).result('test.store_put', { key: 'a', value: 'AQ==' })
  running.process.stdin!.end()
  expect((await running.ended).code).toBe(0)
  const dataFolder = dataFolderOf(folder)
  return { folder, dataFolder, path: storageFilePath(dataFolder) }
}

/** Both modes exit with 4 and report the error. Returns the data of `daemon.fatal`. */
async function expectRefused(options: BuildOptions, message: RegExp) {
  const stdio = await runBuild(['daemon', '--stdio'], options)
  expect([stdio.code, stdio.stderr]).toEqual([4, expect.stringMatching(message)])
  const messages = stdio.stdout.split('\n').map((line) => JSON.parse(line))
  const fatal = messages.find(({ method }) => method === 'daemon.fatal')
  expect(fatal).toMatchObject({ method: 'daemon.fatal', params: { code: 4, message: expect.stringMatching(message) } })
  const serving = await runBuild(['daemon'], options)
  expect([serving.code, serving.stdout, serving.stderr]).toEqual([4, '', expect.stringMatching(message)])
  return fatal.params.data
}

describe('a folder in the way of a file that a serving daemon writes', () => {
  test.each(['daemon.token', 'daemon.json'])('%s ends the start with 4 and leaves no files', async (name) => {
    const folder = temporaryFolder()
    const dataFolder = dataFolderOf(folder)
    mkdirSync(join(dataFolder, name), { recursive: true, mode: 0o700 })
    chmodSync(dataFolder, 0o700)
    const { code, stdout, stderr } = await runBuild(['daemon'], { folder })
    expect([code, stdout, stderr]).toEqual([4, '', expect.stringContaining(join(dataFolder, name))])
    const left = readdirSync(dataFolder).filter((file) => /^daemon\.(json|token)|rpc|tmp$/.test(file))
    expect(left).toEqual([name])
    rmSync(join(dataFolder, name), { recursive: true })
    const running = startBuild(['daemon'], { folder })
    await running.waitForLine(() => true)
  })
})

describe.skipIf(noFaultLibrary !== undefined)(
  `a file system that fails (${noFaultLibrary ?? 'injected faults'})`,
  () => {
    test('a full disk ends the start with 4, and what could not be made is gone', async () => {
      const folder = temporaryFolder()
      const dataFolder = dataFolderOf(folder)
      await expectRefused({ folder, env: withFault('ENOSPC', dataFolder) }, /storage\.sqlite3.*(full|disk)/)
      expect(readdirSync(dataFolder).filter((name) => name !== 'daemon.lock')).toEqual([])
      const { code } = await runBuild(['daemon', '--stdio'], { folder })
      expect(code).toBe(0)
    })

    test('a full disk does not touch what was stored before', async () => {
      const { folder, dataFolder } = await usedFolder()
      const { code, stdout, stderr } = await runBuild(['daemon'], { folder, env: withFault('ENOSPC', dataFolder) })
      expect([code, stdout, stderr]).toEqual([4, '', expect.stringMatching(/storage\.sqlite3.*full/)])
      expect(readdirSync(dataFolder).filter((name) => /token|json|tmp|probe/.test(name))).toEqual([])
      const running = startBuild(['daemon', '--stdio'], { folder })
      expect(await hostOf(running).result('test.store_get', { key: 'a' })).toEqual({ value: 'AQ==' })
    })

    test.each(['ENOLCK', 'ENOTSUP', 'EINVAL'] as const)(
      'a file system without locks (%s) is reported as that, not as a lock of another process',
      async (fault) => {
        const complaint = /File locks do not work for .*: its file system does not support them/
        const folder = temporaryFolder()
        const dataFolder = dataFolderOf(folder)
        const { code, stdout, stderr } = await runBuild(['daemon'], { folder, env: withFault(fault, dataFolder) })
        expect([code, stdout, stderr]).toEqual([4, '', expect.stringMatching(complaint)])
        expect(readdirSync(dataFolder)).toEqual(['daemon.lock'])
        const stdio = startBuild(['daemon', '--stdio'], { folder, env: withFault(fault, dataFolder) })
        const { error } = await hostOf(stdio).call('test.store_put', { key: 'a', value: 'AQ==' })
        expect(error.message).toMatch(complaint)
        const { folder: used, dataFolder: usedData } = await usedFolder()
        const env = withFault(fault, usedData)
        for (const args of [
          ['storage', 'check'],
          ['node', '--port', '0', '--data', usedData],
        ]) {
          const ran = await runBuild(args, { folder: used, env })
          expect([ran.code === 0, `${ran.stdout}${ran.stderr}`], args[0]).toEqual([
            false,
            expect.stringMatching(complaint),
          ])
          expect(`${ran.stdout}${ran.stderr}`).not.toMatch(/another (process|node|daemon)/)
        }
      },
    )
  },
)

describe.skipIf(withoutPrivileges === undefined)(
  `modes of files (${withoutPrivileges === undefined ? 'the superuser runs the tests and setpriv is missing' : 'without privileges'})`,
  () => {
    /** The same build, run by a user who is subject to file modes. */
    function restricted(folder: string): BuildOptions {
      const [node = process.execPath, ...args] = withoutPrivileges!
      return { folder, node, nodeArgs: args.length > 0 ? [...args, process.execPath] : [] }
    }

    test('a storage file that must not be written ends the start with 4, and is not touched', async () => {
      const { folder, path } = await usedFolder()
      const before = readFileSync(path)
      chmodSync(path, 0o400)
      const data = await expectRefused(restricted(folder), /Cannot write storage file .*storage\.sqlite3/)
      expect(data).toEqual({ kind: 'io', path })
      expect(readFileSync(path).equals(before)).toBe(true)
    })

    test('a folder that must not be written ends the start with 4', async () => {
      const { folder, dataFolder } = await usedFolder()
      chmodSync(dataFolder, 0o500)
      await expectRefused(restricted(folder), new RegExp(dataFolder))
      chmodSync(dataFolder, 0o700)
    })
  },
)

describe('an empty storage file where there was one', () => {
  test.each<[string, (path: string) => void]>([
    ['beside its write-ahead log', (path) => writeFileSync(`${path}-wal`, 'x'.repeat(100))],
    [
      'that was written long after it was created',
      (path) => {
        const later = statSync(path).birthtimeMs / 1000 + 3600
        utimesSync(path, later, later)
      },
    ],
  ])('%s ends the start with 4, and is not touched', async (_, spoil) => {
    const { folder, path } = await usedFolder()
    writeFileSync(path, '')
    spoil(path)
    const data = await expectRefused({ folder }, /is damaged \(it is empty/)
    expect(data).toEqual({ kind: 'corrupt', path })
    expect(statSync(path).size).toBe(0)
  })

  test('is used when it was only created', async () => {
    const folder = temporaryFolder()
    mkdirSync(dataFolderOf(folder), { recursive: true, mode: 0o700 })
    writeFileSync(storageFilePath(dataFolderOf(folder)), '')
    expect((await runBuild(['daemon', '--stdio'], { folder })).code).toBe(0)
  })
})

describe('a schema that was changed by another program', () => {
  test.each([
    ['trigger', 'CREATE TRIGGER spy AFTER INSERT ON local_items BEGIN SELECT 1; END'],
    ['view', 'CREATE VIEW all_items AS SELECT * FROM local_items'],
    ['index', 'CREATE INDEX more ON local_items (key)'],
    ['table', 'CREATE TABLE other (a)'],
    ['missing table', 'DROP TABLE proofs'],
    ['changed table', 'ALTER TABLE proofs ADD COLUMN note TEXT'],
  ])('a schema with a %s ends the start with 4, and the file is not touched', async (_, sql) => {
    const { folder, path } = await usedFolder()
    const database = new Database(path)
    database.exec(sql)
    database.close()
    const before = readFileSync(path)
    const data = await expectRefused({ folder }, /(not a storage file of this program|is damaged) \(/)
    expect(data).toEqual({ kind: expect.stringMatching(/^(foreign|corrupt)$/), path })
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})
