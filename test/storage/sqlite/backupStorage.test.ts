import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { readRestoredMarks } from '../../../src/ports/storageMarks.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { moveContents } from '../../../storage/moveContents.ts'
import { backupStorage } from '../../../storage/sqlite/backupStorage.ts'
import { checkBackup, checkStorage } from '../../../storage/sqlite/checkStorage.ts'
import { acquireFolderLock } from '../../../storage/sqlite/FolderLock.ts'
import { markRestored, restoreStorage } from '../../../storage/sqlite/restoreStorage.ts'
import { withMovableStorage } from '../../../storage/sqlite/withMovableStorage.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const version = '1.2.3'

async function nothing(): Promise<undefined> {
  return undefined
}

async function fill(storage: Storage, count = 30): Promise<void> {
  for (let i = 0; i < count; i++) {
    await storage.local.put(`app/${i % 3}`, `key${i}`, Buffer.from(`value ${i}`))
    await storage.proofs.put('proofs/a/b', `proof${i}`, Buffer.alloc(100 * i, i))
  }
}

async function filledFolder(): Promise<string> {
  const folder = temporaryFolder()
  const storage = await openTestStorage(folder)
  await fill(storage)
  await storage.close()
  return folder
}

async function withStorage<T>(folder: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openTestStorage(folder)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

function get(folder: string, store: string, key: string): Promise<string | undefined> {
  return withStorage(folder, async ({ local }) => {
    const value = await local.get(store, key)
    return value && Buffer.from(value).toString()
  })
}

test('a backup is a consistent snapshot of a storage that is written to all the time', async () => {
  const folder = await filledFolder()
  const storage = await openTestStorage(folder)
  let isOver = false
  let count = 0
  // Two items that always go together.
  const writing = (async () => {
    while (!isOver) {
      const value = Buffer.from(String(++count))
      const write = (store: string) => ({ collection: 'local' as const, store, key: 'pair', value })
      await storage.transaction([write('first'), write('second')])
    }
  })()
  const files = []
  for (let i = 0; i < 3; i++) {
    const file = join(folder, `copy${i}`)
    const manifest = await backupStorage({ folder }, file, { version })
    expect(manifest).toMatchObject({ format: 1, version, networks: [], counts: { proofs: 30 } })
    files.push(file)
  }
  isOver = true
  await writing
  await storage.close()
  for (const file of files) {
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    const { found } = await checkBackup(file, undefined, async ({ local }) => [
      String(await local.get('first', 'pair')),
      String(await local.get('second', 'pair')),
    ])
    expect(found[0]).toBe(found[1])
  }
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
})

test('a backup replaces no file without --force, and leaves no file when it fails', async () => {
  const folder = await filledFolder()
  const file = join(folder, 'copy')
  writeFileSync(file, 'mine')
  await expect(backupStorage({ folder }, file, { version })).rejects.toThrow(/already exists/)
  expect(readFileSync(file, 'utf8')).toBe('mine')
  await backupStorage({ folder }, file, { version, force: true })
  await checkBackup(file, undefined, nothing)
  await expect(backupStorage({ folder: temporaryFolder() }, join(folder, 'none'), { version })).rejects.toThrow(
    /has no storage/,
  )
  await expect(backupStorage({ folder }, join(folder, 'no', 'such'), { version })).rejects.toMatchObject({ kind: 'io' })
  expect(readdirSync(folder).sort()).toEqual(['copy', 'storage.sqlite3'])
})

test('a backup with any byte of its contents changed is refused, and one that is cut off', async () => {
  const folder = await filledFolder()
  const file = join(folder, 'copy')
  await backupStorage({ folder }, file, { version })
  const whole = readFileSync(file)
  const broken = join(folder, 'broken')
  const needles = ['value 7', 'app/1', 'key12', '"made_at"', 'proof21']
  for (const needle of needles) {
    const bytes = Buffer.from(whole)
    const at = bytes.lastIndexOf(needle)
    expect(at, needle).toBeGreaterThan(0)
    bytes[at + 1]! ^= 1
    writeFileSync(broken, bytes)
    await expect(restoreStorage({ folder: temporaryFolder() }, broken, {}), needle).rejects.toMatchObject({
      name: 'StorageError',
    })
  }
  for (const length of [0, 50, 4096, whole.length - 4096]) {
    writeFileSync(broken, whole.subarray(0, length))
    const target = temporaryFolder()
    await expect(restoreStorage({ folder: target }, broken, {}), String(length)).rejects.toMatchObject({
      name: 'StorageError',
    })
    expect(existsSync(join(target, 'storage.sqlite3'))).toBe(false)
  }
})

test('a backup is not taken for a storage, nor a storage for a backup', async () => {
  const folder = await filledFolder()
  const file = join(folder, 'copy')
  await backupStorage({ folder }, file, { version })
  const other = temporaryFolder()
  copyFileSync(file, join(other, 'storage.sqlite3'))
  await expect(openTestStorage(other)).rejects.toMatchObject({ kind: 'foreign' })
  await expect(restoreStorage({ folder: temporaryFolder() }, join(folder, 'storage.sqlite3'), {})).rejects.toThrow(
    /not a backup.*--in-place/,
  )
})

test('a restored storage has what the copy had, and the mark; the previous contents are set aside', async () => {
  const folder = await filledFolder()
  const file = join(folder, 'copy')
  const before = Date.now()
  const { made_at, digest } = await backupStorage({ folder }, file, { version })
  await withStorage(folder, (storage) => storage.local.put('app/1', 'later', Buffer.from('later')))
  await expect(restoreStorage({ folder }, file, {})).rejects.toThrow(/already has contents/)
  expect(await get(folder, 'app/1', 'later')).toBe('later')
  const { replaced, mark } = await restoreStorage({ folder }, file, { force: true })
  expect(await get(folder, 'app/1', 'later')).toBeUndefined()
  expect(await get(folder, 'app/1', 'key7')).toBe('value 7')
  expect(mark.made_at).toBe(made_at)
  expect(made_at).toBeGreaterThanOrEqual(before)
  expect(await withStorage(folder, ({ local }) => readRestoredMarks(local))).toEqual([mark])
  const aside = temporaryFolder()
  copyFileSync(replaced!, join(aside, 'storage.sqlite3'))
  expect(await get(aside, 'app/1', 'later')).toBe('later')
  const empty = temporaryFolder()
  expect((await restoreStorage({ folder: empty }, file, {})).replaced).toBeUndefined()
  expect((statSync(join(empty, 'storage.sqlite3')).mode & 0o777).toString(8)).toBe('600')
  expect(readdirSync(empty).sort()).toEqual(['daemon.lock', 'storage.sqlite3'])
  const { summary } = await checkStorage({ folder: empty }, nothing)
  expect(summary.digest).not.toBe(digest)
  expect(summary.counts).toEqual({ local: 31, proofs: 30 })
})

test('marks of several restores are numbered, also for files restored by other means', async () => {
  const folder = await filledFolder()
  const file = join(folder, 'copy')
  await backupStorage({ folder }, file, { version })
  await restoreStorage({ folder }, file, { force: true })
  const second = await markRestored({ folder }, 1_700_000_000_000)
  expect(second.made_at).toBe(1_700_000_000_000)
  const marks = await withStorage(folder, ({ local }) => readRestoredMarks(local))
  expect(marks).toHaveLength(2)
  expect(marks[1]).toEqual(second)
})

test('a damaged storage is set aside whole with --force', async () => {
  const folder = await filledFolder()
  const file = join(folder, 'copy')
  await backupStorage({ folder }, file, { version })
  const path = join(folder, 'storage.sqlite3')
  const bytes = readFileSync(path)
  bytes.fill(7, 4096, 8192)
  writeFileSync(path, bytes)
  await expect(restoreStorage({ folder }, file, {})).rejects.toMatchObject({ kind: 'corrupt' })
  const { replaced } = await restoreStorage({ folder }, file, { force: true })
  expect(Buffer.compare(readFileSync(replaced!), bytes)).toBe(0)
  expect(await get(folder, 'app/1', 'key7')).toBe('value 7')
})

test('nothing is restored or moved while the folder is in use', async () => {
  const folder = await filledFolder()
  const file = join(folder, 'copy')
  await backupStorage({ folder }, file, { version })
  const other = temporaryFolder()
  const attempts = [
    () => restoreStorage({ folder }, file, { force: true }),
    () => markRestored({ folder }, 1),
    () => withMovableStorage({ folder }, false, nothing),
  ]
  const open = await openTestStorage(folder)
  await open.local.put('app/1', 'key7', Buffer.from('mine'))
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ kind: 'busy' })
  await open.close()
  const lock = await acquireFolderLock(folder)
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ kind: 'busy' })
  lock?.release()
  expect(await get(folder, 'app/1', 'key7')).toBe('mine')
  expect(existsSync(join(other, 'storage.sqlite3'))).toBe(false)
})

function move(from: string, to: string, force = false) {
  return withMovableStorage({ folder: from }, false, (source) =>
    withMovableStorage({ folder: to }, true, (target) => moveContents(source, target, { force })),
  )
}

test('a moved storage exists in one place, and moves back only on request', async () => {
  const [from, to] = [await filledFolder(), join(temporaryFolder(), 'new')]
  expect((await move(from, to)).counts).toEqual({ local: 30, proofs: 30 })
  await expect(openTestStorage(from)).rejects.toMatchObject({ kind: 'moved', message: expect.stringContaining(to) })
  expect(await get(to, 'app/1', 'key7')).toBe('value 7')
  await expect(move(from, to)).rejects.toMatchObject({ kind: 'moved' })
  await withStorage(to, (storage) => storage.local.put('app/1', 'later', Buffer.from('later')))
  await expect(move(to, from)).rejects.toThrow(/--force/)
  await move(to, from, true)
  expect(await get(from, 'app/1', 'later')).toBe('later')
  await expect(openTestStorage(to)).rejects.toMatchObject({ kind: 'moved' })
})

test('a storage with contents is not a valid target', async () => {
  const [from, to] = [await filledFolder(), await filledFolder()]
  await expect(move(from, to, true)).rejects.toThrow(/already has contents/)
  expect(await get(from, 'app/1', 'key7')).toBe('value 7')
  expect(await get(to, 'app/1', 'key7')).toBe('value 7')
})

test('a move that is interrupted at any point leaves at most one usable storage, and another move completes it', async () => {
  const source = new MemoryStorage()
  await fill(source)
  const names = { source: 'here', target: 'there' }
  let ended = 0
  for (let writes = 0; writes < 6; writes++) {
    const own = new MemoryStorage()
    await fill(own)
    const target = new MemoryStorage()
    const after = { left: writes }
    const moving = moveContents(
      { storage: failing(own, after), name: names.source },
      { storage: failing(target, after), name: names.target },
    )
    const isDone = await moving.then(
      () => true,
      () => false,
    )
    ended += isDone ? 1 : 0
    const usable = []
    for (const storage of [own, target]) {
      const isComplete = (await storage.local.list('app/1')).length === 10
      if (isComplete && (await storage.local.get('storage', 'state')) === undefined) usable.push(storage)
    }
    expect(usable.length, `after ${writes} writes`).toBeLessThanOrEqual(1)
    if (isDone) continue
    await moveContents({ storage: own, name: names.source }, { storage: target, name: names.target })
    expect(await own.local.get('storage', 'state')).toBeDefined()
    expect(await target.local.get('storage', 'state')).toBeUndefined()
    expect(await target.local.list('app/1')).toHaveLength(10)
  }
  expect(ended).toBeGreaterThan(0)
})

/** A storage whose writes fail after the first `after.left` ones. */
function failing(storage: Storage, after: { left: number }): Storage {
  function counted<A extends unknown[], T>(write: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
    return async (...args) => {
      if (after.left-- <= 0) throw new Error('killed')
      return write(...args)
    }
  }
  const { local, proofs } = storage
  return {
    local: { ...local, put: counted(local.put), delete: counted(local.delete) },
    proofs,
    transaction: counted((...args: Parameters<Storage['transaction']>) => storage.transaction(...args)),
    durability: () => storage.durability(),
    close: () => storage.close(),
  }
}
