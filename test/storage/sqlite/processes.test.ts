import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { loadDriver } from '../../../storage/sqlite/loadDriver.ts'
import { SqliteEngine } from '../../../storage/sqlite/SqliteEngine.ts'
import { storageFilePath } from '../../../storage/sqlite/storageFile.ts'
import { bundleProgram, nativeBinding } from '../../support/bundleProgram.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { startProgram } from '../../support/startProgram.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const connect = await loadDriver()
const programFolder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
const program = bundleProgram('writeItems.ts', programFolder)
afterAll(() => rmSync(programFolder, { recursive: true }))
const PROOFS = 'proofs/00000000/11111111'

function startWriter(folder: string, prefix: string, count: number) {
  return startProgram(program, folder, prefix, String(count), nativeBinding)
}

/** Opens the folder as the program would, and returns the keys that are there with the right value in both collections. */
function readKeys(folder: string): Set<string> {
  if (readFileSync(storageFilePath(folder), { flag: 'a+' }).length === 0) return new Set()
  const engine = SqliteEngine.open(connect, folder, 5000)
  const run = <T>(operation: Parameters<SqliteEngine['run']>[0][0]) =>
    (engine.run([operation])[0] as { value: T }).value
  const all = { type: 'list', prefix: '', after: '', limit: Number.POSITIVE_INFINITY } as const
  const keys = run<string[]>({ ...all, collection: 'local', store: 'items' })
  expect(run({ ...all, collection: 'proofs', store: PROOFS })).toEqual(keys)
  for (const key of keys) {
    expect(run({ type: 'get', collection: 'local', store: 'items', key })).toEqual(Buffer.from(key))
    expect(run({ type: 'get', collection: 'proofs', store: PROOFS, key })).toEqual(Buffer.from(key))
  }
  engine.close()
  const database = new Database(storageFilePath(folder))
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  database.close()
  return new Set(keys)
}

describe('several processes on one folder', () => {
  test('create the file together and lose no write', async () => {
    const folder = temporaryFolder()
    const writers = ['a', 'b', 'c', 'd'].map((prefix) => startWriter(folder, prefix, 100))
    expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
    expect(readKeys(folder)).toEqual(new Set(writers.flatMap(({ lines }) => lines)))
    expect(writers.flatMap(({ lines }) => lines)).toHaveLength(400)
  })

  test('ends a write with busy after the limit without blocking the event loop, and answers reads meanwhile', async () => {
    const folder = temporaryFolder()
    const storage = await openTestStorage(folder, { busyLimitMs: 300 })
    await storage.local.put('app', 'key', Buffer.from('1'))
    const holder = startProgram('holdWriteLock.ts', storageFilePath(folder))
    expect(await holder.nextLine()).toBe('held')
    let ticks = 0
    const ticker = setInterval(() => ticks++, 5)
    await expect(storage.local.put('app', 'key', Buffer.from('2'))).rejects.toMatchObject({
      kind: 'busy',
      path: storageFilePath(folder),
      message: expect.stringMatching(/longer than 300 ms/),
    })
    clearInterval(ticker)
    expect(ticks).toBeGreaterThan(10)
    expect(Buffer.from((await storage.local.get('app', 'key'))!).toString()).toBe('1')
    holder.process.stdin!.end()
    await holder.ended
    await storage.local.put('app', 'key', Buffer.from('2'))
    await storage.close()
  })

  test('opens and closes a current file at once while another process is writing', async () => {
    const folder = temporaryFolder()
    await (await openTestStorage(folder)).close()
    const holder = startProgram('holdWriteLock.ts', storageFilePath(folder))
    await holder.nextLine()
    const storage = await openTestStorage(folder, { busyLimitMs: 30_000 })
    expect(await storage.local.list('app')).toEqual([])
    await storage.close()
    holder.process.stdin!.end()
    await holder.ended
  }, 5000)

  test('ends opening with busy when another process keeps the whole file', async () => {
    const folder = temporaryFolder()
    await (await openTestStorage(folder)).close()
    const holder = startProgram('holdWriteLock.ts', storageFilePath(folder), 'whole')
    await holder.nextLine()
    await expect(openTestStorage(folder, { busyLimitMs: 200 })).rejects.toMatchObject({ kind: 'busy' })
    holder.process.stdin!.end()
    await holder.ended
    await (await openTestStorage(folder, { busyLimitMs: 200 })).close()
  })
})

describe('a process that is killed', () => {
  test('loses nothing that it acknowledged, in 30 rounds on one folder and on new ones', async () => {
    const shared = temporaryFolder()
    const acknowledged = new Set<string>()
    for (let round = 0; round < 30; round++) {
      // Every third round hits the creation of the file.
      const isNew = round % 3 === 0
      const folder = isNew ? temporaryFolder() : shared
      const writer = startWriter(folder, `round_${round}`, 1e9)
      if (!isNew) await writer.nextLine()
      await sleep(Math.random() * (isNew ? 200 : 60))
      writer.process.kill('SIGKILL')
      expect(await writer.ended).toBe(null)
      const expected = isNew ? new Set<string>() : acknowledged
      for (const line of writer.lines) expected.add(line)
      expect([...expected.difference(readKeys(folder))]).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThan(20)
  })

  test('ends by itself although it never closed the storage', async () => {
    const folder = temporaryFolder()
    const file = join(temporaryFolder(), 'program.mts')
    const url = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href)
    writeFileSync(
      file,
      `import { openSqliteStorage } from ${url('storage/sqlite/openSqliteStorage.ts')}
       import { startStorageWorker } from ${url('test/support/startStorageWorker.ts')}
       const storage = await openSqliteStorage({ folder: ${JSON.stringify(folder)}, startWorker: startStorageWorker })
       await storage.local.put('app', 'key', new Uint8Array(1))
       console.log('written')`,
    )
    const idle = startProgram(file)
    expect(await idle.ended).toBe(0)
    expect(idle.lines).toEqual(['written'])
  })
})

test('works when the thread is started from the text of the bundle, as in a single executable', async () => {
  const folder = temporaryFolder()
  const text = readFileSync(program, 'utf8')
  const startWorker = (workerData: unknown) => new Worker(text, { eval: true, workerData })
  const storage = await openTestStorage(folder, { startWorker, nativeBinding })
  await storage.local.put('app', 'key', Buffer.from('1'))
  expect(await storage.local.list('app')).toEqual(['key'])
  await storage.close()
})
