import { describe, expect, test } from 'vitest'
import {
  alternativesOf,
  filterSelection,
  fits,
  withoutFiltered,
} from '../../../../src/modules/net/collections/collectionFilter.ts'

/** Whether an object fits a filter, with the fields that the filter asks for. */
function isFitting(filter: unknown, object: Record<string, unknown>): boolean {
  const asked = Object.fromEntries(Object.entries(object).map(([name, value]) => [`filtered_${name}`, value]))
  return alternativesOf(filter).some((conditions) => fits(conditions, asked))
}

const id = 'ab'.repeat(32)

describe('a filter', () => {
  test.each<[unknown, Record<string, unknown>, boolean]>([
    [undefined, {}, true],
    [null, { a: 1 }, true],
    [{}, { a: 1 }, true],
    [{ a: { eq: 1 } }, { a: 1 }, true],
    [{ a: { eq: 1 } }, { a: 2 }, false],
    [{ a: { eq: 1 } }, { a: null }, false],
    [{ a: { eq: null } }, { a: null }, true],
    [{ a: { eq: null } }, { a: 0 }, false],
    [{ a: { ne: 1 } }, { a: null }, true],
    [{ a: { ne: 'x' } }, { a: 'X' }, false],
    [{ a: { eq: true } }, { a: true }, true],
    [{ a: { eq: true } }, { a: 1 }, false],
    [{ a: { gt: 5, le: 7 } }, { a: 7 }, true],
    [{ a: { gt: 5, le: 7 } }, { a: 5 }, false],
    [{ a: { ge: '0x10' } }, { a: '0x10' }, true],
    [{ a: { lt: '16' } }, { a: '0xf' }, true],
    [{ a: { gt: '99999999999999999999' } }, { a: '0x56bc75e2d63100000' }, true],
    [{ a: { gt: 1 } }, { a: null }, false],
    [{ a: { gt: '-0x5' } }, { a: '-4' }, true],
    [{ a: { in: [1, '0x2'] } }, { a: '2' }, true],
    [{ a: { in: [] } }, { a: 1 }, false],
    [{ a: { notIn: [1, 2] } }, { a: 3 }, true],
    [{ a: { eq: `0:${id}` } }, { a: id }, true],
    [{ a: { eq: `${'cd'.repeat(32)}::${id}` } }, { a: `0:${id.toUpperCase()}` }, true],
    [{ a: { b: { eq: 1 } } }, { a: { b: 1 } }, true],
    [{ a: { b: { eq: 1 } } }, { a: null }, false],
    [{ a: { any: { eq: 2 } } }, { a: [1, 2] }, true],
    [{ a: { all: { b: { gt: 0 } } } }, { a: [{ b: 1 }, { b: 0 }] }, false],
    [{ a: { eq: 1 }, OR: { b: { eq: 2 } } }, { a: 0, b: 2 }, true],
    [{ a: { eq: 1 }, or: { b: { eq: 2 }, OR: { c: { eq: 3 } } } }, { a: 0, b: 0, c: 3 }, true],
    [{ a: { eq: 1 }, b: { eq: 1 }, OR: { c: { eq: 1 } } }, { a: 1, b: 0, c: 0 }, false],
    [{ a: { b: { eq: 1 }, OR: { c: { eq: 2 } } } }, { a: { b: 0, c: 2 } }, true],
    [{ a: null }, { a: 1 }, true],
  ])('%j and the object %j: %s', (filter, object, expected) => {
    expect(isFitting(filter, object)).toBe(expected)
  })

  test('names the fields that it needs, each once, in any depth', () => {
    const filter = {
      a: { eq: 1 },
      b: { c: { gt: 1 }, d: { any: { e: { eq: 1 } } } },
      OR: { a: { ne: 2 }, f: { in: [] } },
    }
    expect(filterSelection(alternativesOf(filter))).toBe('filtered_a:a filtered_b:b{c d{e}} filtered_f:f')
    expect(withoutFiltered({ id: 1, filtered_a: 2 })).toEqual({ id: 1 })
  })

  test.each([[5], ['text'], [[1]], [{ OR: 5 }]])('%j is refused', (filter) => {
    expect(() => alternativesOf(filter)).toThrow(expect.objectContaining({ code: 23 }))
  })

  test('refuses a filter that is endless, too deep, or contains foreign text', () => {
    let long: object = {}
    for (let index = 0; index < 30; index++) long = { a: { eq: index }, OR: long }
    expect(() => alternativesOf(long)).toThrow(expect.objectContaining({ code: 23 }))
    let deep: object = { eq: 1 }
    for (let index = 0; index < 1000; index++) deep = { a: deep }
    expect(() => filterSelection([{ a: deep }])).toThrow(expect.objectContaining({ code: 23 }))
    for (const name of ['a b', 'a}', '', 'a:b', '__proto__ x']) {
      expect(() => filterSelection([{ [name]: { eq: 1 } }])).toThrow(expect.objectContaining({ code: 23 }))
      expect(() => filterSelection([{ a: { [name]: { eq: 1 } } }])).toThrow(expect.objectContaining({ code: 23 }))
    }
  })
})
