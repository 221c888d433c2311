import { describe, expect, test } from 'vitest'
import { ABI_2_4, encodeParams, packChain, parseParams } from '../../../src/core/abi/index.ts'
import { Builder, type Cell, setKey } from '../../../src/core/cells/index.ts'

function encode(type: string, value: unknown, components?: object[]): Cell {
  const params = parseParams([{ name: 'a', type, ...(components && { components }) }], 'params')
  return packChain(encodeParams(params, { a: value }, ABI_2_4), ABI_2_4).toCell()
}

function distinctCells(root: Cell): Set<Cell> {
  const seen = new Set([root])
  for (const cell of seen) for (const child of cell.refs) seen.add(child)
  return seen
}

describe('arrays and maps of many items', () => {
  test('are built into the same trees as by adding item after item', () => {
    const values = Array.from({ length: 3000 }, (_, index) => (index * 2654435761) % 256)
    let root: Cell | undefined
    for (const [index, value] of values.entries()) {
      root = setKey(root, 32, new Builder().storeUint(index, 32).toBits(), new Builder().storeUint(value, 8)).root
    }
    const expected = new Builder().storeUint(values.length, 32).storeMaybeRef(root).toCell()
    expect(encode('uint8[]', values).hashHex()).toBe(expected.hashHex())
    const entries = Object.fromEntries(values.map((value, index) => [String((index * 2654435761) % 2 ** 32), value]))
    let map: Cell | undefined
    for (const [key, value] of Object.entries(entries)) {
      map = setKey(map, 32, new Builder().storeUint(Number(key), 32).toBits(), new Builder().storeUint(value, 8)).root
    }
    expect(encode('map(uint32,uint8)', entries).hashHex()).toBe(new Builder().storeMaybeRef(map).toCell().hashHex())
  })

  test('share equal leaves, so that small items take no extra memory', () => {
    const values = Array.from({ length: 1 << 16 }, (_, index) => (index * 2654435761) % 251)
    const forks = values.length - 1
    expect(distinctCells(encode('uint8[]', values)).size).toBeLessThan(forks + 1000)
  })

  test('refuses more items than the limit, and the error states the limit', () => {
    const refusal = /^Invalid value of a: expected at most 1048576 items, got 1048577$/
    expect(() => encode('uint8[]', new Array(2 ** 20 + 1).fill(0))).toThrow(refusal)
    const keys = Object.fromEntries(Array.from({ length: 2 ** 20 + 1 }, (_, index) => [String(index), 0]))
    expect(() => encode('map(uint32,uint8)', keys)).toThrow(refusal)
  })

  test('refuses a short text that expands to more values than the limit', () => {
    const components = Array.from({ length: 1000 }, (_, index) => ({ name: `f${index}`, type: 'optional(uint8)' }))
    const items = Array.from({ length: 3000 }, () => ({}))
    expect(() => encode('tuple[]', items, components)).toThrow(/at most 2097152 values can be encoded at once/)
  })
})
