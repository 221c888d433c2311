import { writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { ItemOperation } from '../../../storage/common/ItemOperation.ts'
import { loadDriver } from '../../../storage/sqlite/loadDriver.ts'
import { SqliteEngine } from '../../../storage/sqlite/SqliteEngine.ts'
import { storageFilePath } from '../../../storage/sqlite/storageFile.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const connect = await loadDriver()
function put(key: string): ItemOperation {
  return {
    ...{ type: 'put', conditions: [] },
    writes: [{ collection: 'local', store: 'app', key, value: Buffer.from(key) }],
  }
}
function get(key: string): ItemOperation {
  return { type: 'get', collection: 'local', store: 'app', key }
}
function remove(key: string): ItemOperation {
  return { type: 'delete', writes: [{ collection: 'local', store: 'app', key }], conditions: [] }
}
const list: ItemOperation = {
  ...{ type: 'list', collection: 'local', store: 'app' },
  ...{ prefix: '', after: '', limit: Number.POSITIVE_INFINITY },
}

function openEngine() {
  const folder = temporaryFolder()
  const path = storageFilePath(folder)
  writeFileSync(path, '')
  return { engine: SqliteEngine.open(connect, folder, 0), path }
}

test('commits a batch once, and other connections never see a part of it', () => {
  const { engine, path } = openEngine()
  const other = new Database(path)
  const commits = () => other.pragma('data_version', { simple: true }) as number
  const before = commits()
  engine.run(Array.from({ length: 100 }, (_, index) => put(`key_${index}`)))
  const after = commits()
  engine.run([get('key_1'), list])
  expect(commits()).toBe(after)
  expect(after).toBeGreaterThan(before)
  expect(other.prepare('SELECT count(*) FROM local_items').pluck().get()).toBe(100)
  other.close()
  engine.close()
})

test('fails only the failing write of a batch, while the others and the reads between them succeed in order', () => {
  const { engine, path } = openEngine()
  const other = new Database(path)
  other.exec(`CREATE TRIGGER poison BEFORE INSERT ON local_items WHEN new.key = 'poison'
    BEGIN SELECT raise(ABORT, 'poisoned'); END`)
  other.close()
  const answers = engine.run([
    put('a'),
    list,
    put('poison'),
    put('b'),
    {
      type: 'transaction',
      writes: ['c', 'poison'].map((key) => ({ collection: 'local', store: 'app', key, value: Buffer.from(key) })),
      conditions: [],
    },
    remove('a'),
    list,
  ])
  const failed = { error: expect.objectContaining({ kind: 'io', message: expect.stringContaining('poisoned') }) }
  expect(answers).toEqual([
    { value: undefined },
    { value: ['a'] },
    failed,
    { value: undefined },
    failed,
    { value: true },
    { value: ['b'] },
  ])
  engine.close()
})

test('answers busy for the writes of a batch and still reads while another connection writes', () => {
  const { engine, path } = openEngine()
  engine.run([put('a')])
  const other = new Database(path)
  other.exec('BEGIN IMMEDIATE')
  expect(engine.run([put('b'), get('a'), put('c')])).toEqual([
    { error: expect.objectContaining({ kind: 'busy' }) },
    { value: Buffer.from('a') },
    { error: expect.objectContaining({ kind: 'busy' }) },
  ])
  other.exec('COMMIT')
  expect(engine.run([put('b')])).toEqual([{ value: undefined }])
  other.close()
  engine.close()
})

test('reports a value with changed bytes only to its reader', () => {
  const { engine, path } = openEngine()
  engine.run([put('a'), put('b')])
  const other = new Database(path)
  other.exec(`UPDATE local_items SET value = x'00' WHERE key = 'a'`)
  other.close()
  expect(engine.run([get('a'), put('c'), get('b')])).toEqual([
    { error: expect.objectContaining({ kind: 'corrupt', message: expect.stringContaining('checksum') }) },
    { value: undefined },
    { value: Buffer.from('b') },
  ])
  expect(engine.run([put('a'), get('a')])).toEqual([{ value: undefined }, { value: Buffer.from('a') }])
  engine.close()
})

test('stops reading and writing once SQLite finds the file damaged', () => {
  const { engine, path } = openEngine()
  engine.run([put('a')])
  const other = new Database(path)
  other.exec('DROP TABLE local_items')
  other.close()
  const damaged = { error: expect.objectContaining({ kind: 'corrupt', path }) }
  expect(engine.run([get('a')])).toEqual([damaged])
  expect(engine.run([list, put('a')])).toEqual([damaged, damaged])
  engine.close()
})

test('reports a full disk as io and continues when there is room again', () => {
  const { engine, path } = openEngine()
  const putLarge = (key: string): ItemOperation => ({
    ...{ type: 'put', conditions: [] },
    writes: [{ collection: 'local', store: 'app', key, value: Buffer.alloc(1e6) }],
  })
  engine.run([putLarge('big')])
  const full = SqliteEngine.open(
    (file, options) => limitPages(connect(file, options), options?.readonly),
    path.slice(0, -16),
    0,
  )
  expect(full.run([putLarge('more'), remove('big')])).toEqual([
    { error: expect.objectContaining({ kind: 'io', message: expect.stringContaining('full') }) },
    { value: true },
  ])
  expect(full.run([putLarge('more')])).toEqual([{ value: undefined }])
  full.close()
  engine.close()
})

function limitPages(database: Database.Database, isReadonly = false): Database.Database {
  if (!isReadonly) database.pragma('max_page_count = 260')
  return database
}
