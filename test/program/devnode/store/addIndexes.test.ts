import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import type { OpenProgress } from '../../../../src/program/devnode/store/addIndexes.ts'
import { NodeStore } from '../../../../src/program/devnode/store/NodeStore.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { makeLongChain } from '../../../support/devnode/longChain.ts'
import { openStore } from '../../../support/devnode/sampleChain.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

type Step = Parameters<OpenProgress>[0]

const folder = temporaryFolder(afterAll)
let files = 0

function newPath(): string {
  return join(folder, `chain${++files}.sqlite3`)
}

function schemaOf(database: Database): unknown {
  return database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all()
}

/** Turns the file into one that an earlier version has left. */
function removeAdded(database: Database): void {
  const names = database
    .prepare("SELECT type, name FROM sqlite_schema WHERE type = 'trigger' OR type = 'index' AND sql IS NOT NULL")
    .all() as { type: string; name: string }[]
  const first =
    /^(blocks_by_(order|height|seq_no|time|previous|other_previous)|transactions_(by_order|by_time|of_\w+))$/
  const others = /^(messages_(from|around|to|by_time|by_order)|events_by_order|accounts_by_(id|code|dapp))$/
  for (const { type, name } of names) {
    if (!first.test(name) && !others.test(name)) database.exec(`DROP ${type} ${name}`)
  }
  database.exec('ALTER TABLE messages DROP COLUMN value')
}

test('a file of an earlier version gets indexes when it is opened, and keeps what is in it', async () => {
  const path = newPath()
  const store = await openStore(path)
  makeLongChain(store, { transactions: 30, perBlock: 5 })
  const schema = schemaOf(store.database)
  const rows = store.database.prepare('SELECT id, document, boc FROM transactions').all()
  removeAdded(store.database)
  expect(schemaOf(store.database)).not.toEqual(schema)
  store.close()
  const again = await openStore(path)
  expect(schemaOf(again.database)).toEqual(schema)
  expect(again.database.prepare('SELECT id, document, boc FROM transactions').all()).toEqual(rows)
  expect(again.isInOrder('transactions')).toBe(true)
  expect(again.isInOrder('blocks')).toBe(true)
  const texts = again.database.prepare('SELECT value, document FROM messages').all() as {
    value: string
    document: string
  }[]
  const value = texts.map(({ document }) => (JSON.parse(document) as { value?: string }).value)
  expect(texts.map((row) => row.value)).toEqual(
    value.map((text) => text?.replace('0x', `p${(text.length - 2).toString(16).padStart(3, '0')}`) ?? null),
  )
  expect(value).toContain('0x1312d00')
  again.close()
})

test('rows of an earlier version that are out of order are found once', async () => {
  const path = newPath()
  const store = await openStore(path)
  makeLongChain(store, { transactions: 30, perBlock: 5 })
  removeAdded(store.database)
  store.database.exec('UPDATE transactions SET now = now + 7 WHERE rowid = 4')
  store.close()
  const again = await openStore(path)
  expect(again.isInOrder('transactions')).toBe(false)
  expect(again.isInOrder('blocks')).toBe(true)
  again.reset()
  expect(again.isInOrder('transactions')).toBe(true)
  again.close()
})

test('an opening that takes long reports its progress', async () => {
  const path = newPath()
  const store = await openStore(path)
  store.database.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 50000)
    INSERT INTO transactions SELECT printf('%064d', n), '', '', NULL, NULL, printf('%09d', n), printf('%09d', n), n, 0, 'p0010', '{}', x''
    FROM numbers`)
  removeAdded(store.database)
  store.close()
  const connect = await loadDriver()
  const told: Step[] = []
  const again = NodeStore.open({ connect, path, onProgress: (step) => told.push(step) })
  expect(told.length).toBeGreaterThan(5)
  expect(told.map(({ done }) => done)).toEqual(told.map((_, index) => index))
  expect(told[0]).toEqual({ done: 0, of: told.length, rows: 50_000 })
  again.close()
  NodeStore.open({ connect, path, onProgress: (step) => told.push(step) }).close()
  expect(told).toHaveLength(told[0]!.of)
})
