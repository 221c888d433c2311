import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NodeStore } from '../../../../src/program/devnode/store/NodeStore.ts'
import { openStore, sampleBlock, sampleIds } from '../../../support/devnode/sampleChain.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const TABLES = ['blocks', 'transactions', 'messages', 'accounts', 'pending_messages', 'settings'] as const

function contentOf(database: Database): string {
  return JSON.stringify(TABLES.map((table) => database.prepare(`SELECT rowid, * FROM ${table} ORDER BY rowid`).all()))
}

function take(store: NodeStore): number {
  return store.change(() => store.snapshots.take(0).id)
}

function revert(store: NodeStore, id: number): boolean {
  return store.change(() => store.snapshots.revert(id))
}

describe('snapshots of a store', () => {
  test('restore every table any number of times', async () => {
    const store = await openStore()
    store.commitBlock(sampleBlock(1))
    store.setSetting('one', 'before')
    const before = contentOf(store.database)
    const id = take(store)
    for (let round = 0; round < 3; round++) {
      store.commitBlock(sampleBlock(2))
      store.setSetting('one', 'after')
      store.setSetting('two', 'new')
      expect(store.readBlock(sampleIds(2).block)).toBeDefined()
      expect(revert(store, id)).toBe(true)
      expect(contentOf(store.database)).toBe(before)
    }
    store.close()
  })

  test('are nested, and a revert ends those after it', async () => {
    const store = await openStore()
    const contents: string[] = []
    const ids: number[] = []
    for (let number = 1; number <= 4; number++) {
      store.commitBlock(sampleBlock(number))
      contents.push(contentOf(store.database))
      ids.push(take(store))
    }
    store.commitBlock(sampleBlock(5))
    expect(revert(store, ids[2]!)).toBe(true)
    expect(contentOf(store.database)).toBe(contents[2])
    expect(revert(store, ids[3]!)).toBe(false)
    expect(revert(store, ids[0]!)).toBe(true)
    expect(contentOf(store.database)).toBe(contents[0])
    expect(store.snapshots.list().map(({ id }) => id)).toEqual([ids[0]])
    expect(take(store)).toBeGreaterThan(ids[3]!)
    store.close()
  })

  test('restore rows whatever the order of inserts, updates and deletes', async () => {
    const store = await openStore()
    const { database } = store
    database.exec('CREATE TABLE extra (a TEXT, b INTEGER, PRIMARY KEY (a, b)) WITHOUT ROWID')
    const read = () => contentOf(database) + JSON.stringify(database.prepare('SELECT * FROM extra').all())
    const name = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('replace', 'upsert', 'insert'), name, value: fc.string() }),
      fc.record({ kind: fc.constant('delete'), name, value: fc.constant('') }),
      fc.record({ kind: fc.constant('rename'), name, value: name }),
      fc.record({ kind: fc.constant('extra'), name, value: name }),
      fc.record({ kind: fc.constant('noExtra'), name, value: fc.constant('') }),
      fc.record({ kind: fc.constantFrom('take', 'revert'), name, value: fc.constant('') }),
    )
    const statements: Record<string, string> = {
      replace: 'INSERT OR REPLACE INTO settings VALUES (?, ?)',
      upsert: 'INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
      insert: 'INSERT OR IGNORE INTO settings VALUES (?, ?)',
      delete: 'DELETE FROM settings WHERE name = ? AND ? IS NOT NULL',
      rename:
        'WITH p(a, b) AS (VALUES (?, ?)) UPDATE OR REPLACE settings SET name = (SELECT b FROM p) WHERE name = (SELECT a FROM p)',
      extra:
        'WITH p(a, b) AS (VALUES (?, ?)) UPDATE OR REPLACE extra SET b = extra.b + 1, a = (SELECT b FROM p) WHERE a = (SELECT a FROM p)',
      noExtra: 'INSERT OR REPLACE INTO extra SELECT ?, count(*) FROM extra WHERE ? IS NOT NULL',
    }
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const kept: { id: number; content: string }[] = []
        for (const { kind, name, value } of steps) {
          if (kind === 'take') {
            kept.push({ content: read(), id: take(store) })
          } else if (kind === 'revert') {
            const last = kept[Math.floor(kept.length / 2)]
            if (last === undefined) continue
            expect(revert(store, last.id)).toBe(true)
            expect(read()).toBe(last.content)
            kept.splice(kept.indexOf(last) + 1)
          } else database.prepare(statements[kind]!).run(name, value)
        }
        store.snapshots.clear()
      }),
      { numRuns: 200 },
    )
    store.close()
  })

  test('survive closing the file, and are dropped when its tables change', async () => {
    const path = join(temporaryFolder(), 'node.sqlite')
    const first = await openStore(path)
    first.commitBlock(sampleBlock(1))
    const before = contentOf(first.database)
    const id = take(first)
    first.commitBlock(sampleBlock(2))
    first.close()

    const second = await openStore(path)
    second.commitBlock(sampleBlock(3))
    expect(revert(second, id)).toBe(true)
    expect(contentOf(second.database)).toBe(before)
    second.database.exec('ALTER TABLE accounts ADD COLUMN later TEXT')
    second.close()

    const third = await openStore(path)
    expect(third.snapshots.list()).toEqual([])
    third.commitBlock(sampleBlock(2))
    third.close()
  })

  test('end when the chain restarts', async () => {
    const store = await openStore()
    store.commitBlock(sampleBlock(1))
    const id = take(store)
    store.reset()
    expect(revert(store, id)).toBe(false)
    store.close()
  })
})
