import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { startStorageWorker } from '../../support/startStorageWorker.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'
import { describeStorageContract } from '../storageContract.ts'

describeStorageContract('SqliteStorage', () => openTestStorage(temporaryFolder()))

function mode(path: string) {
  return (statSync(path).mode & 0o777).toString(8)
}

test('creates folder and files for their owner alone, and leaves one file when closed', async () => {
  const folder = join(temporaryFolder(), 'deep', 'data')
  const storage = await openTestStorage(folder)
  await storage.local.put('app', 'key', Buffer.from('value'))
  expect(mode(folder)).toBe('700')
  expect(readdirSync(folder).map((file) => `${file} ${mode(join(folder, file))}`)).toEqual([
    'storage.sqlite3 600',
    'storage.sqlite3-shm 600',
    'storage.sqlite3-wal 600',
  ])
  await storage.close()
  expect(readdirSync(folder)).toEqual(['storage.sqlite3'])
})

test('finds everything again after it was closed and opened', async () => {
  const folder = temporaryFolder()
  const first = await openTestStorage(folder)
  await first.local.put('app', 'key', Buffer.from('value'))
  await first.close()
  const second = await openTestStorage(folder)
  expect(Buffer.from((await second.local.get('app', 'key'))!).toString()).toBe('value')
  await second.close()
})

test('shares one thread between all who open a folder, until the last one closes', async () => {
  const folder = temporaryFolder()
  let started = 0
  const startWorker = (data: unknown) => {
    started += 1
    return startStorageWorker(data)
  }
  const [first, second] = await Promise.all([
    openTestStorage(folder, { startWorker }),
    openTestStorage(`${folder}/../${folder.split('/').at(-1)}`, { startWorker }),
  ])
  expect(started).toBe(1)
  await first.local.put('app', 'key', Buffer.from('1'))
  await first.close()
  expect(await second.local.list('app')).toEqual(['key'])
  const closing = second.close()
  await setImmediate()
  const third = await openTestStorage(folder, { startWorker })
  await closing
  expect(started).toBe(2)
  expect(await third.local.list('app')).toEqual(['key'])
  await third.close()
})

test('keeps items in strict tables with their group and key as primary key', async () => {
  const folder = temporaryFolder()
  const storage = await openTestStorage(folder)
  await storage.local.put('app', 'key', Buffer.from('value'))
  await storage.close()
  const database = new Database(join(folder, 'storage.sqlite3'), { readonly: true })
  expect(database.pragma('user_version', { simple: true })).toBe(2)
  expect(
    database.prepare('SELECT name, strict FROM pragma_table_list WHERE name NOT GLOB ? ORDER BY name').all('sqlite_*'),
  ).toEqual([
    { name: 'local_items', strict: 1 },
    { name: 'proofs', strict: 1 },
  ])
  expect(database.prepare(`SELECT name, type, pk AS key FROM pragma_table_info('local_items')`).all()).toEqual([
    { name: 'store', type: 'TEXT', key: 1 },
    { name: 'key', type: 'TEXT', key: 2 },
    { name: 'value', type: 'BLOB', key: 0 },
    { name: 'crc32', type: 'INTEGER', key: 0 },
  ])
  database.close()
})

test('fails waiting and later calls when its thread dies, and can be opened again', async () => {
  const folder = temporaryFolder()
  const workers: Worker[] = []
  const startWorker = (data: unknown) => {
    const worker = startStorageWorker(data)
    workers.push(worker)
    return worker
  }
  const storage = await openTestStorage(folder, { startWorker })
  await storage.local.put('app', 'before', Buffer.from('1'))
  const waiting = storage.local.put('app', 'key', Buffer.from('1'))
  void workers[0]!.terminate()
  await expect(waiting).rejects.toMatchObject({ kind: 'io', message: expect.stringMatching(/ended unexpectedly/) })
  await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'io' })
  await storage.close()
  const again = await openTestStorage(folder, { startWorker })
  expect(await again.local.list('app', 'before')).toEqual(['before'])
  await again.close()
})

test('reports a thread that cannot start or throws', async () => {
  const folder = temporaryFolder()
  const broken = openTestStorage(folder, { startWorker: () => new Worker('throw new Error("boom")', { eval: true }) })
  await expect(broken).rejects.toMatchObject({ kind: 'io', message: expect.stringMatching(/boom/) })
  const missing = openTestStorage(folder, { nativeBinding: join(folder, 'missing.node') })
  await expect(missing).rejects.toMatchObject({ kind: 'io', message: expect.stringMatching(/missing\.node/) })
})

test('reports what the system refuses as io, naming the path', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  await expect(openTestStorage(join(folder, 'file', 'data'))).rejects.toMatchObject({ kind: 'io' })
  mkdirSync(join(folder, 'data', 'storage.sqlite3'), { recursive: true })
  await expect(openTestStorage(join(folder, 'data'))).rejects.toMatchObject({
    kind: 'io',
    message: expect.stringContaining(join(folder, 'data', 'storage.sqlite3')),
  })
})
