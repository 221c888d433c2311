import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { storageFilePath } from '../../../storage/sqlite/storageFile.ts'
import { dataFolderOf, hostOf, runBuild, startBuild } from '../../support/startBuild.ts'
import { startProgram } from '../../support/startProgram.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

function start(folder: string, ...args: string[]) {
  const running = startBuild(['daemon', '--stdio', ...args], { folder })
  const host = hostOf(running)
  const stop = () => {
    running.process.stdin!.end()
    return running.ended
  }
  return { ...running, host, stop }
}

function base64(text: string) {
  return Buffer.from(text).toString('base64')
}

let written: Buffer | undefined

/** A data folder with a closed storage file that the program has written, 200 items. */
async function writtenFolder(folder: string): Promise<string> {
  const dataFolder = dataFolderOf(folder)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  written ??= await writeOnce()
  writeFileSync(storageFilePath(dataFolder), written, { mode: 0o600 })
  return dataFolder
}

async function writeOnce(): Promise<Buffer> {
  const folder = temporaryFolder()
  const { host, stop } = start(folder)
  await host.result('daemon.initialize')
  const puts = Array.from({ length: 200 }, (_, index) =>
    host.result('test.store_put', { key: `k${index}`, value: base64('x'.repeat(500)) }),
  )
  await Promise.all(puts)
  expect((await stop()).code).toBe(0)
  return readFileSync(storageFilePath(dataFolderOf(folder)))
}

function overwrite(path: string, position: number, bytes: Buffer) {
  const file = openSync(path, 'r+')
  writeSync(file, bytes, 0, bytes.length, position)
  closeSync(file)
}

function damageTheMiddle(path: string) {
  overwrite(path, Math.floor(statSync(path).size / 8192) * 4096, Buffer.alloc(4096, 0xa5))
}

/** Possible faults of a storage file, and the kind of error that the daemon reports. */
const wrongFiles: Record<string, { kind: string; spoil: (path: string) => void }> = {
  'cut off': { kind: 'corrupt', spoil: (path) => writeFileSync(path, readFileSync(path).subarray(0, 60)) },
  'of a newer version': { kind: 'newer', spoil: (path) => overwrite(path, 60, Buffer.from([0, 0, 0, 99])) },
  'of another program': { kind: 'foreign', spoil: (path) => overwrite(path, 68, Buffer.from('else')) },
  'no database': { kind: 'foreign', spoil: (path) => writeFileSync(path, 'a text\n'.repeat(2000)) },
}

describe.each(Object.entries(wrongFiles))('a storage file that is %s', (_, { kind, spoil }) => {
  test('ends the start with 4 in both modes, and is not touched', async () => {
    const folder = temporaryFolder()
    const path = storageFilePath(await writtenFolder(folder))
    spoil(path)
    const before = readFileSync(path)
    const stdio = start(folder)
    expect((await stdio.ended).code).toBe(4)
    expect(await stdio.host.notification('daemon.fatal')).toMatchObject({
      code: 4,
      message: expect.stringContaining(path),
      data: { kind, path },
    })
    const serving = await runBuild(['daemon'], { folder })
    expect([serving.code, serving.stdout, serving.stderr]).toEqual([4, '', expect.stringContaining(path)])
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('ends a session without calls with 4', async () => {
    const folder = temporaryFolder()
    spoil(storageFilePath(await writtenFolder(folder)))
    expect((await runBuild(['daemon', '--stdio'], { folder })).code).toBe(4)
  })

  test('is error 35 when a host names its folder, and is not touched; the host may then name another', async () => {
    const folder = temporaryFolder()
    const other = temporaryFolder()
    const named = await writtenFolder(other)
    const path = storageFilePath(named)
    spoil(path)
    const before = readFileSync(path)
    const { host, stop } = start(folder)
    const refused = await host.call('daemon.initialize', { config: { local_storage_path: named } })
    expect(refused.error).toMatchObject({ code: 35, message: expect.stringContaining(path), data: { kind, path } })
    expect(readFileSync(path).equals(before)).toBe(true)
    await host.result('daemon.initialize', { config: { local_storage_path: join(folder, 'good') } })
    await host.result('test.store_put', { key: 'a', value: base64('1') })
    expect((await stop()).code).toBe(0)
  })
})

describe('a storage file that is damaged in the middle', () => {
  test('is error 35 of each use until it is repaired, and is not touched', async () => {
    const folder = temporaryFolder()
    const path = storageFilePath(await writtenFolder(folder))
    damageTheMiddle(path)
    const before = readFileSync(path)
    const { host, stop } = start(folder)
    await host.result('daemon.initialize')
    const refused = { error: { code: 35, message: expect.stringContaining(path), data: { kind: 'corrupt', path } } }
    expect(await host.call('test.store_get', { key: 'k7' })).toMatchObject(refused)
    expect(await host.call('test.store_put', { key: 'a', value: base64('1') })).toMatchObject(refused)
    expect(readFileSync(path).equals(before)).toBe(true)
    await writtenFolder(folder)
    expect((await host.result('test.store_get', { key: 'k7' })).value).toBe(base64('x'.repeat(500)))
    expect((await stop()).code).toBe(0)
  })
})

describe('a folder that cannot hold a storage', () => {
  test('ends the start with 4 in both modes', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const args = ['--set', `local_storage_path=${file}/storage`]
    const stdio = start(folder, ...args)
    expect((await stdio.ended).code).toBe(4)
    expect(await stdio.host.notification('daemon.fatal')).toMatchObject({ code: 4, data: { kind: 'io' } })
    expect((await runBuild(['daemon', ...args], { folder })).code).toBe(4)
  })

  test('is error 35 for the host that names it', async () => {
    const { host, stop } = start(temporaryFolder())
    const config = { local_storage_path: '/proc/nowhere' }
    expect(await host.call('daemon.initialize', { config })).toMatchObject({
      error: { code: 35, data: { kind: 'io' } },
    })
    expect((await stop()).code).toBe(0)
  })
})

test('makes no file before the first use', async () => {
  const folder = temporaryFolder()
  const { host, stop } = start(folder)
  await host.result('daemon.initialize')
  await host.result('client.version')
  expect(existsSync(storageFilePath(dataFolderOf(folder)))).toBe(false)
  await host.result('test.store_put', { key: 'a', value: base64('1') })
  expect(existsSync(storageFilePath(dataFolderOf(folder)))).toBe(true)
  expect((await stop()).code).toBe(0)
})

describe('a storage file that another process keeps locked', () => {
  const holdLock = async (path: string, ...mode: string[]) => {
    const holder = startProgram('holdWriteLock.ts', path, ...mode)
    expect(await holder.nextLine()).toBe('held')
    return () => {
      holder.process.stdin!.end()
      return holder.ended
    }
  }

  const whileRunning = async () => {
    const folder = temporaryFolder()
    const path = storageFilePath(await writtenFolder(folder))
    const { host, stop } = start(folder)
    await host.result('daemon.initialize')
    const release = await holdLock(path)
    let isOver = false
    const write = host.call('test.store_put', { key: 'a', value: base64('1') }).then((answer) => {
      isOver = true
      return answer
    })
    await host.result('client.version')
    await host.result('test.echo', { value: 1 })
    expect(isOver).toBe(false)
    expect(await write).toMatchObject({ error: { code: 35, data: { kind: 'busy', path } } })
    await release()
    await host.result('test.store_put', { key: 'a', value: base64('1') })
    expect((await stop()).code).toBe(0)
  }

  const atTheStart = async () => {
    const folder = temporaryFolder()
    const path = storageFilePath(await writtenFolder(folder))
    const release = await holdLock(path, 'whole')
    const { host, stop } = start(folder)
    await host.result('daemon.initialize')
    const read = host.call('test.store_get', { key: 'k7' })
    await host.result('client.version')
    expect(await read).toMatchObject({ error: { code: 35, data: { kind: 'busy' } } })
    await release()
    expect((await host.result('test.store_get', { key: 'k7' })).value).toBe(base64('x'.repeat(500)))
    expect((await stop()).code).toBe(0)
  }

  // In one test, because each waits for the whole busy limit.
  test('costs error 35 after the busy limit while other calls are answered, also at the first use', () =>
    Promise.all([whileRunning(), atTheStart()]))
})

describe('the proofs cache', () => {
  test.each([
    { cached: true, found: base64('proof') },
    { cached: false, found: null },
  ])('proofs.cache_in_local_storage $cached leaves $found after a restart', async ({ cached, found }) => {
    const folder = temporaryFolder()
    const config = { proofs: { cache_in_local_storage: cached } }
    const first = start(folder)
    await first.host.result('daemon.initialize', { config })
    await first.host.result('test.proof_put', { key: 'p', value: base64('proof') })
    expect(await first.host.result('test.proof_get', { key: 'p' })).toEqual({ value: base64('proof') })
    await first.stop()
    const second = start(folder)
    await second.host.result('daemon.initialize', { config })
    expect((await second.host.result('test.proof_get', { key: 'p' })).value ?? null).toBe(found)
    await second.stop()
  })
})

test('keeps every write of two daemons that use one folder at the same time', async () => {
  const folder = temporaryFolder()
  const daemons = [start(folder), start(folder)]
  await Promise.all(
    daemons.flatMap(({ host }, index) =>
      Array.from({ length: 100 }, (_, count) =>
        host.result('test.store_put', { key: `${index}.${count}`, value: base64(`${index}.${count}`) }),
      ),
    ),
  )
  const [first, second] = daemons as [(typeof daemons)[0], (typeof daemons)[0]]
  expect(await first.host.result('test.store_get', { key: '1.99' })).toEqual({ value: base64('1.99') })
  expect(await second.host.result('test.store_get', { key: '0.99' })).toEqual({ value: base64('0.99') })
  expect((await Promise.all(daemons.map(({ stop }) => stop()))).map(({ code }) => code)).toEqual([0, 0])
  const database = new Database(storageFilePath(dataFolderOf(folder)), { readonly: true })
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(database.prepare('SELECT count(*) FROM local_items').pluck().get()).toBe(200)
  database.close()
})

test('follows ~/ in local_storage_path of a configuration file to the home folder', async () => {
  const folder = temporaryFolder()
  mkdirSync(dataFolderOf(folder), { recursive: true, mode: 0o700 })
  writeFileSync(join(dataFolderOf(folder), 'config.json'), '{"local_storage_path":"~/elsewhere"}')
  const { host, stop } = start(folder)
  await host.result('test.store_put', { key: 'a', value: base64('1') })
  await stop()
  expect(statSync(storageFilePath(join(folder, 'home', 'elsewhere'))).size).toBeGreaterThan(0)
  expect(() => statSync(join(folder, '~'))).toThrow('ENOENT')
})
