import { describe, expect, test } from 'vitest'
import { BocCache, treeSizeBytes } from '../../../src/core/boc/index.ts'
import { Builder, type Cell, EMPTY_CELL } from '../../../src/core/cells/index.ts'

function cell(value: number): Cell {
  return new Builder().storeUint(value, 32).toCell()
}

describe('the cache of BOCs', () => {
  test('drops the least recently used unpinned entry first, and reading counts as use', () => {
    const cache = new BocCache(100)
    for (const value of [1, 2]) cache.keep(cell(value), 40)
    expect(cache.get(cell(1).hashHex())?.equals(cell(1))).toBe(true)
    cache.keep(cell(3), 40)
    expect([1, 2, 3].map((value) => cache.get(cell(value).hashHex()) !== undefined)).toEqual([true, false, true])
  })

  test('makes room for a large entry by dropping several', () => {
    const cache = new BocCache(100)
    for (const value of [1, 2, 3, 4]) cache.keep(cell(value), 25)
    expect(cache.keep(cell(5), 60)).toBe(true)
    expect([1, 2, 3, 4, 5].filter((value) => cache.get(cell(value).hashHex()))).toEqual([4, 5])
  })

  test('refuses what is larger than the limit and drops nothing for it', () => {
    const cache = new BocCache(100)
    cache.keep(cell(1), 100)
    expect(cache.keep(cell(2), 101)).toBe(false)
    expect(cache.get(cell(1).hashHex())).toBeDefined()
  })

  test('renews the use of an entry that is set again without counting it twice', () => {
    const cache = new BocCache(100)
    for (const value of [1, 2, 1]) cache.keep(cell(value), 40)
    cache.keep(cell(3), 20)
    cache.keep(cell(4), 20)
    expect([1, 2, 3, 4].filter((value) => cache.get(cell(value).hashHex()))).toEqual([1, 3, 4])
  })

  test('keeps a pinned entry until each pin is removed as often as it was set', () => {
    const cache = new BocCache(0)
    const hash = cell(1).hashHex()
    for (const pin of ['a', 'a', 'b']) cache.pin(cell(1), pin)
    const left = (): boolean => cache.get(hash) !== undefined
    cache.unpin('a')
    cache.unpin('other')
    cache.unpin('b', cell(2).hashHex())
    expect(left()).toBe(true)
    cache.unpin('b', hash)
    expect(left()).toBe(true)
    cache.unpin('a')
    expect(left()).toBe(false)
  })

  test('counts shared cells of a tree once', () => {
    const leaf = cell(1)
    expect(treeSizeBytes(EMPTY_CELL)).toBe(2)
    expect(treeSizeBytes(new Builder().storeRef(leaf).storeRef(leaf).toCell())).toBe(2 + 2 + 6)
  })
})
