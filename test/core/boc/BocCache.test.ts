import { describe, expect, test } from 'vitest'
import { BocCache, CacheRoom, countCells, treeSizeBytes } from '../../../src/core/boc/index.ts'
import { Builder, type Cell, EMPTY_CELL } from '../../../src/core/cells/index.ts'

function cell(value: number): Cell {
  return new Builder().storeUint(value, 32).toCell()
}

/** A size that the cache asks for when it needs it. */
function bytes(count: number): () => number {
  return () => count
}

function openCache(maxSizeBytes: number, pinnedBytes = 10_000, room = new CacheRoom(1_000_000, 0)): BocCache {
  return new BocCache(maxSizeBytes, { pinnedBytes, room })
}

describe('the cache of BOCs', () => {
  test('does not count the cells of a tree that it has already', () => {
    const cache = openCache(100)
    let counted = 0
    const count = (): number => ++counted
    for (let times = 0; times < 3; times++) {
      cache.keep(cell(1), count, count)
      cache.pin(cell(2), 'a', count)
      cache.pin(cell(2), 'b', count)
    }
    expect(counted).toBe(3)
  })

  test('drops the least recently used unpinned entry first, and reading counts as use', () => {
    const cache = openCache(100)
    for (const value of [1, 2]) cache.keep(cell(value), bytes(40), bytes(1))
    expect(cache.get(cell(1).hashHex())?.equals(cell(1))).toBe(true)
    cache.keep(cell(3), bytes(40), bytes(1))
    expect([1, 2, 3].map((value) => cache.get(cell(value).hashHex()) !== undefined)).toEqual([true, false, true])
  })

  test('makes room for a large entry by dropping several', () => {
    const cache = openCache(100)
    for (const value of [1, 2, 3, 4]) cache.keep(cell(value), bytes(25), bytes(1))
    expect(cache.keep(cell(5), bytes(60), bytes(1))).toBe(undefined)
    expect([1, 2, 3, 4, 5].filter((value) => cache.get(cell(value).hashHex()))).toEqual([4, 5])
  })

  test('refuses what is larger than the limit and drops nothing for it', () => {
    const cache = openCache(100)
    cache.keep(cell(1), bytes(100), bytes(1))
    expect(cache.keep(cell(2), bytes(101), bytes(1))).toBe('unpinned')
    expect(cache.get(cell(1).hashHex())).toBeDefined()
  })

  test('treats an entry that is set again as used, without counting it twice', () => {
    const cache = openCache(100)
    for (const value of [1, 2, 1]) cache.keep(cell(value), bytes(40), bytes(1))
    cache.keep(cell(3), bytes(20), bytes(1))
    cache.keep(cell(4), bytes(20), bytes(1))
    expect([1, 2, 3, 4].filter((value) => cache.get(cell(value).hashHex()))).toEqual([1, 3, 4])
  })

  test('keeps a pinned entry until each pin is removed as often as it was set', () => {
    const cache = openCache(0)
    const hash = cell(1).hashHex()
    for (const pin of ['a', 'a', 'b']) cache.pin(cell(1), pin, bytes(1))
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

  test('refuses pinned entries and names of pins beyond the limit, and accepts more after an unpin', () => {
    const cache = openCache(0, 1000)
    expect(cache.pin(cell(1), 'a', bytes(500))).toBe(undefined)
    expect(cache.pin(cell(2), 'a', bytes(500))).toBe('pinned')
    expect(cache.pin(cell(1), 'x'.repeat(200), bytes(500))).toBe('pinned')
    for (let count = 0; count < 100; count++) expect(cache.pin(cell(1), 'a', bytes(500))).toBe(undefined)
    expect(cache.pin(cell(1), 'b', bytes(500))).toBe(undefined)
    for (let count = 0; count < 101; count++) cache.unpin('a')
    cache.unpin('b')
    expect([cache.pinnedBytes, cache.heldBytes]).toEqual([0, 0])
    expect(cache.pin(cell(2), 'a', bytes(500))).toBe(undefined)
  })

  test('shares memory with others, and drops its own unpinned entries for what it wants to keep', () => {
    const room = new CacheRoom(1000, 100)
    const [large, small] = [openCache(10_000, 10_000, room), openCache(10_000, 10_000, room)]
    for (const value of [1, 2, 3]) large.keep(cell(value), bytes(1), bytes(300))
    expect(large.keep(cell(4), bytes(1), bytes(300))).toBe(undefined)
    expect([1, 2, 3, 4].filter((value) => large.get(cell(value).hashHex()))).toEqual([2, 3, 4])
    expect(large.pin(cell(5), '', bytes(600))).toBe(undefined)
    expect(large.pin(cell(6), '', bytes(600))).toBe('room')
    // Each cache keeps its share, whatever the other caches hold.
    expect([small.keep(cell(1), bytes(1), bytes(100)), small.keep(cell(2), bytes(1), bytes(990))]).toEqual([
      undefined,
      'room',
    ])
    large.close()
    small.close()
    expect(room.usedBytes).toBe(0)
  })

  test('counts shared cells of a tree once', () => {
    const leaf = cell(1)
    expect(countCells(new Builder().storeRef(leaf).storeRef(leaf).toCell())).toBe(2)
    expect(treeSizeBytes(EMPTY_CELL)).toBe(2)
    expect(treeSizeBytes(new Builder().storeRef(leaf).storeRef(leaf).toCell())).toBe(2 + 2 + 6)
  })
})
