import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { inspectStorageFile } from '../../../storage/sqlite/inspectStorageFile.ts'
import { loadDriver } from '../../../storage/sqlite/loadDriver.ts'
import { migrate } from '../../../storage/sqlite/migrate.ts'
import { newestVersion } from '../../../storage/sqlite/migrations/index.ts'
import { openDatabase } from '../../../storage/sqlite/openDatabase.ts'
import { SqliteEngine } from '../../../storage/sqlite/SqliteEngine.ts'
import { APPLICATION_ID, storageFilePath } from '../../../storage/sqlite/storageFile.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const connect = await loadDriver()
const ITEMS = 200

/** A closed storage file with items of 100 bytes to 1 kB, whose values can be computed from their keys. */
function writtenFolder(): string {
  const folder = temporaryFolder()
  writeFileSync(storageFilePath(folder), '')
  const engine = SqliteEngine.open(connect, folder, 0)
  const writes = keys.map((key) => ({ collection: 'local', store: 'app', key, value: valueOf(key) }) as const)
  engine.run(writes.map((write) => ({ type: 'put', writes: [write], conditions: [] })))
  engine.close()
  return folder
}

const keys = Array.from({ length: ITEMS }, (_, index) => `key_${index}`)
function valueOf(key: string) {
  return Buffer.alloc(100 + Number(key.slice(4)) * 5, key)
}

async function expectRefusal(folder: string, kind: string, text: RegExp) {
  const path = storageFilePath(folder)
  const before = readFileSync(path)
  await expect(openTestStorage(folder)).rejects.toMatchObject({
    kind,
    path,
    message: expect.stringMatching(text),
  })
  await expect(openTestStorage(folder)).rejects.toMatchObject({ message: expect.stringContaining(path) })
  expect(readFileSync(path).equals(before)).toBe(true)
}

describe('a file that must not be touched', () => {
  test('refuses a file that is not SQLite', async () => {
    for (const content of ['hello', 'x'.repeat(5000), '\0'.repeat(4096)]) {
      const folder = temporaryFolder()
      writeFileSync(storageFilePath(folder), content)
      await expectRefusal(folder, 'foreign', /not a storage file of this program.*move it away/)
      expect(() => inspectStorageFile(folder)).toThrow(/not a storage file/)
    }
  })

  test('refuses a database of another program', async () => {
    for (const setUp of ['CREATE TABLE t (x)', 'PRAGMA application_id = 7; CREATE TABLE t (x)']) {
      const folder = temporaryFolder()
      new Database(storageFilePath(folder)).exec(setUp).close()
      await expectRefusal(folder, 'foreign', /application_id/)
      expect(() => inspectStorageFile(folder)).toThrow(/application_id/)
    }
  })

  test('refuses a schema of a later version', async () => {
    const folder = writtenFolder()
    new Database(storageFilePath(folder)).exec(`PRAGMA user_version = ${newestVersion + 1}`).close()
    await expectRefusal(folder, 'newer', /schema version 3.*up to 2.*newer version of the program/)
  })

  test('refuses a later version that is only in the write-ahead log', async () => {
    const folder = writtenFolder()
    const other = new Database(storageFilePath(folder))
    other.pragma(`user_version = ${newestVersion + 1}`)
    expect(() => inspectStorageFile(folder)).not.toThrow()
    await expectRefusal(folder, 'newer', /schema version 3/)
    other.close()
  })

  test('refuses a truncated file', async () => {
    const folder = writtenFolder()
    const size = readFileSync(storageFilePath(folder)).length
    for (const length of [size - 4096, Math.floor(size / 2), 4096, 512, 99, 16]) {
      truncateSync(storageFilePath(folder), length)
      await expectRefusal(folder, 'corrupt', /damaged.*restore a backup/)
    }
    truncateSync(storageFilePath(folder), 15)
    await expectRefusal(folder, 'foreign', /no SQLite header/)
  })

  test('refuses a file with a page overwritten', async () => {
    for (const fill of [0, 0xff, 0x5a]) {
      const folder = writtenFolder()
      const content = readFileSync(storageFilePath(folder))
      content.fill(fill, 4096 * 5, 4096 * 6)
      writeFileSync(storageFilePath(folder), content)
      await expectRefusal(folder, 'corrupt', /damaged/)
    }
  })

  test('refuses a file of our version without our tables', async () => {
    const folder = temporaryFolder()
    new Database(storageFilePath(folder))
      .exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${newestVersion}; CREATE TABLE t (x)`)
      .close()
    await expectRefusal(folder, 'corrupt', /no such (table|index)/)
  })

  test('never returns wrong bytes and never writes to a file it refuses, wherever a bit has flipped', () => {
    const folder = writtenFolder()
    const path = storageFilePath(folder)
    const intact = readFileSync(path)
    const seen = { refused: 0, reported: 0, unnoticed: 0 }
    for (let round = 0; round < 300; round++) {
      // Every second flip hits a header of a page, where structure is dense.
      const page = Math.floor((Math.random() * intact.length) / 4096) * 4096
      const position = round % 2 ? page + Math.floor(Math.random() * 110) : Math.floor(Math.random() * intact.length)
      const damaged = Buffer.from(intact)
      damaged[position]! ^= 1 << (round % 8)
      writeFileSync(path, damaged)
      const verdict = useDamagedFile(folder)
      seen[verdict] += 1
      if (verdict === 'refused') expect(readFileSync(path).equals(damaged), `byte ${position}`).toBe(true)
    }
    expect(seen.refused).toBeGreaterThan(30)
    expect(seen.reported).toBeGreaterThan(30)
  })
})

function useDamagedFile(folder: string): 'refused' | 'reported' | 'unnoticed' {
  let engine: SqliteEngine
  try {
    inspectStorageFile(folder)
    engine = SqliteEngine.open(connect, folder, 0)
  } catch (error) {
    expect(['corrupt', 'foreign', 'newer']).toContain((error as { kind: string }).kind)
    return 'refused'
  }
  const answers = engine.run(keys.map((key) => ({ type: 'get', collection: 'local', store: 'app', key })))
  engine.close()
  const errors = answers.flatMap((answer) => ('error' in answer ? [answer.error.kind] : []))
  expect(errors.every((kind) => kind === 'corrupt')).toBe(true)
  answers.forEach((answer, index) => {
    if (!('error' in answer)) expect(valueOf(keys[index]!).equals(answer.value as Buffer), keys[index]!).toBe(true)
  })
  return errors.length > 0 ? 'reported' : 'unnoticed'
}

test('refuses a file that was damaged after this process had closed it, and takes one that was not', async () => {
  const folder = writtenFolder()
  const path = storageFilePath(folder)
  for (let round = 0; round < 3; round++) {
    const storage = await openTestStorage(folder)
    await storage.local.put('app', 'key', Buffer.from(`${round}`))
    await storage.close()
  }
  const content = readFileSync(path)
  content.fill(0x5a, 4096 * 5, 4096 * 6)
  writeFileSync(path, content)
  await expect(openTestStorage(folder)).rejects.toMatchObject({ kind: 'corrupt' })
})

describe('a file that is welcome', () => {
  test('takes an empty file as a new storage', async () => {
    const folder = temporaryFolder()
    writeFileSync(storageFilePath(folder), '')
    inspectStorageFile(folder)
    const storage = await openTestStorage(folder)
    await storage.local.put('app', 'key', Buffer.from('1'))
    await storage.close()
    inspectStorageFile(folder)
  })

  test('passes a folder without file and a folder that does not exist', () => {
    const folder = temporaryFolder()
    inspectStorageFile(folder)
    inspectStorageFile(`${folder}/missing`)
  })

  test('carries the id in its header from the first moment, even if it is killed before any checkpoint', async () => {
    const folder = temporaryFolder()
    const storage = await openTestStorage(folder)
    const header = readFileSync(storageFilePath(folder))
    expect(header.readUInt32BE(68)).toBe(APPLICATION_ID)
    expect(header.readUInt32BE(60)).toBe(newestVersion)
    await storage.close()
  })

  test('uses a write-ahead log, full synchronization, safe settings and strict tables', () => {
    const { database } = openDatabase(connect, writtenFolder(), 0)
    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema']
    expect(settings.map((name) => database.pragma(name, { simple: true }))).toEqual(['wal', 2, 1, 0])
    const loose = database.prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0`).pluck()
    expect(loose.all()).toEqual(['sqlite_schema'])
    database.close()
  })

  test('rolls back what a process that died before the first commit left half-written', async () => {
    const folder = temporaryFolder()
    const path = storageFilePath(folder)
    const dying = new Database(storageFilePath(temporaryFolder()))
    migrate(dying, dying.name, 1)
    dying.pragma('cache_size = 1')
    dying.exec('BEGIN')
    const insert = dying.prepare(`INSERT INTO local_items VALUES ('app', ?, x'00', 0)`)
    for (let index = 0; index < 2000; index++) insert.run(`key_${index}`)
    copyFileSync(dying.name, path)
    copyFileSync(`${dying.name}-journal`, `${path}-journal`)
    dying.close()
    expect(() => new Database(path, { readonly: true }).pragma('user_version')).toThrow(/readonly/)
    const storage = await openTestStorage(folder)
    expect(await storage.local.list('app')).toEqual([])
    await storage.close()
  })

  for (let version = 0; version < newestVersion; version++) {
    test(`migrates a file of version ${version} and keeps its items`, async () => {
      const folder = temporaryFolder()
      const path = storageFilePath(folder)
      const old = new Database(path)
      migrate(old, path, version)
      old.pragma('journal_mode = WAL')
      if (version > 0) {
        expect(old.pragma('user_version', { simple: true })).toBe(version)
        // CRC-32 of the text "app\nkey\nvalue", computed independently.
        old.exec(`INSERT INTO local_items VALUES ('app', 'key', CAST('value' AS BLOB), ${0x5458ae86})`)
      }
      old.close()
      if (version === 0) writeFileSync(path, '')
      const storage = await openTestStorage(folder)
      if (version > 0) expect(Buffer.from((await storage.local.get('app', 'key'))!).toString()).toBe('value')
      await storage.proofs.put('net', 'key', Buffer.from('1'))
      await storage.close()
      const migrated = new Database(path, { readonly: true })
      expect(migrated.pragma('user_version', { simple: true })).toBe(newestVersion)
      migrated.close()
    })
  }
})
