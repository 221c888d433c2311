import { closeSync, openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkChainFile } from '../../../../src/program/devnode/store/checkChainFile.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { makeLongChain } from '../../../support/devnode/longChain.ts'
import { openStore } from '../../../support/devnode/sampleChain.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const connect = await loadDriver()

/** How a file of each size is checked. */
const ways = {
  'as a whole': { wholeBytes: 2 ** 40, pagesBytes: 2 ** 40 },
  'page by page': { wholeBytes: 0, pagesBytes: 2 ** 40 },
  'at its ends': { wholeBytes: 0, pagesBytes: 0 },
}

/** A chain longer than the part that is read at its ends, and some of its pages. */
const made = await (async () => {
  const path = join(temporaryFolder(afterAll), 'chain.sqlite3')
  const store = await openStore(path)
  makeLongChain(store, { transactions: 500 })
  store.setSetting('last_block', 'here the chain goes on')
  const pageOf = (sql: string) => Number(store.database.prepare(sql).pluck().get())
  const pages = {
    settings: pageOf("SELECT rootpage FROM sqlite_schema WHERE name = 'settings'"),
    newest: pageOf("SELECT max(pageno) FROM dbstat WHERE name = 'transactions' AND pagetype = 'leaf'"),
    middle: pageOf(`SELECT pageno FROM dbstat WHERE name = 'transactions' AND pagetype = 'leaf'
      ORDER BY path LIMIT 1 OFFSET (SELECT count(*) / 2 FROM dbstat WHERE name = 'transactions' AND pagetype = 'leaf')`),
  }
  const pageSize = Number(store.database.pragma('page_size', { simple: true }))
  store.close()
  return { bytes: readFileSync(path), pages, pageSize }
})()

/** A copy of the chain file. */
function copyChain() {
  const { bytes, pages, pageSize } = made
  const path = join(temporaryFolder(), 'chain.sqlite3')
  writeFileSync(path, bytes)
  const spoil = (page: number) => {
    const file = openSync(path, 'r+')
    writeSync(file, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (page - 1) * pageSize)
    closeSync(file)
  }
  return { path, pages, pageSize, spoil }
}

describe.each(Object.entries(ways))('a chain file that is checked %s', (way, limits) => {
  test('accepts a sound file, also with a write-ahead log', async () => {
    const { path } = copyChain()
    checkChainFile(connect, path, limits)
    const store = await openStore(path)
    store.setSetting('x', 'y'.repeat(100_000))
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
    checkChainFile(connect, path, limits)
    store.close()
  })

  test.each(['settings', 'newest'] as const)('is refused when the page of the %s rows is damaged', (name) => {
    const { path, pages, spoil } = copyChain()
    spoil(pages[name])
    const before = readFileSync(path)
    expect(() => checkChainFile(connect, path, limits)).toThrow(`The chain file ${path} is damaged`)
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('is refused when its end is missing', () => {
    const { path, pageSize } = copyChain()
    truncateSync(path, statSync(path).size - 20 * pageSize)
    expect(() => checkChainFile(connect, path, limits)).toThrow('is damaged')
  })

  test('is refused for damage in its middle only when that is read', () => {
    const { path, pages, spoil } = copyChain()
    spoil(pages.middle)
    const check = () => checkChainFile(connect, path, limits)
    if (way === 'at its ends') expect(check).not.toThrow()
    else expect(check).toThrow('is damaged')
  })
})
