/** Rows A1 and A3: each way to write a number results in the same cells, and is read back in one way. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AbiError,
  DecodeBudget,
  decodeParams,
  encodeParams,
  packChain,
  parseParams,
  ValueReader,
} from '../../../src/core/abi/index.ts'
import { type Cell, CellError, Slice } from '../../../src/core/cells/index.ts'
import { type NumberType, numberTexts, numberTypes } from '../../support/randomNumbers.ts'

const VERSION = 204

function cellOf(type: string, a: unknown): Cell {
  const types = parseParams([{ name: 'a', type }], 'params')
  return packChain(encodeParams(types, { a }, VERSION), VERSION).toCell()
}

function read(type: string, cell: Cell): unknown {
  const types = parseParams([{ name: 'a', type }], 'params')
  const reader = new ValueReader(Slice.of(cell), { version: VERSION, allowPartial: false, budget: new DecodeBudget() })
  return decodeParams(types, reader)['a']
}

const numbers = numberTypes.chain((type) =>
  fc.record({
    type: fc.constant(type),
    value: fc.oneof(fc.bigInt(type.min, type.max), fc.constantFrom(type.min, type.max, 0n)),
  }),
)

function isRefused(type: NumberType, value: unknown): boolean {
  try {
    cellOf(type.name, value)
    return false
  } catch (error) {
    // The same key twice is noticed by the dictionary.
    expect(error instanceof AbiError || error instanceof CellError).toBe(true)
    return true
  }
}

describe('numbers', () => {
  test('have the same value in all forms', () => {
    fc.assert(
      fc.property(numbers, ({ type, value }) => {
        const cell = cellOf(type.name, value.toString())
        for (const text of numberTexts(type, value)) {
          expect(cellOf(type.name, text).hashHex(), `${type.name} ${text}`).toBe(cell.hashHex())
        }
        expect(BigInt(read(type.name, cell) as string)).toBe(value)
        expect(cellOf(type.name, read(type.name, cell)).hashHex()).toBe(cell.hashHex())
        if (!type.isKey) return
        const map = `map(${type.name},bool)`
        const root = cellOf(map, { [value.toString()]: true })
        for (const text of numberTexts(type, value)) {
          expect(cellOf(map, { [String(text)]: true }).hashHex()).toBe(root.hashHex())
          const both = { [value.toString()]: true, [String(text)]: true }
          expect(isRefused({ ...type, name: map }, both)).toBe(Object.keys(both).length > 1)
        }
      }),
    )
  })

  test('are refused in all forms if they exceed their type', () => {
    fc.assert(
      fc.property(numberTypes, fc.bigInt(1n, 2n ** 64n), (type, more) => {
        for (const value of [type.max + more, type.min - more]) {
          for (const text of numberTexts(type, value)) {
            expect(isRefused(type, text), `${type.name} ${text}`).toBe(true)
          }
        }
      }),
    )
  })

  test('refuses a sign, a space or an extra digit', () => {
    const faults = fc.constantFrom(
      ...['++1', '+-1', ' 1', '1 ', '', '+', '0x', '1.0', '1e3', '0b1', '_1', '0x_1', '１', '--1'],
    )
    fc.assert(
      fc.property(numberTypes, faults, (type, text) => {
        expect(isRefused(type, text), `${type.name} ${text}`).toBe(true)
      }),
    )
  })
})
