import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder, buildDictionary, type Cell, CellError, setKey } from '../../../../src/core/cells/index.ts'

function keyBytes(value: bigint, bits: number): Uint8Array {
  return new Builder().storeUintBig(value, bits).toBits()
}
function valueOf(value: bigint): Builder {
  return new Builder().storeUintBig(value, 64)
}

function oneByOne(bits: number, keys: readonly bigint[]): Cell | undefined {
  let root: Cell | undefined
  for (const key of keys) root = setKey(root, bits, keyBytes(key, bits), valueOf(BigInt.asUintN(64, key))).root
  return root
}

function atOnce(bits: number, keys: readonly bigint[]): Cell | undefined {
  return buildDictionary(
    bits,
    keys.map((key) => ({ key: keyBytes(key, bits), value: valueOf(BigInt.asUintN(64, key)) })),
  )
}

describe('buildDictionary', () => {
  test('builds the same tree as inserting entry by entry, in any order', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(1, 7, 32, 256, 267)
          .chain((bits) =>
            fc.tuple(fc.constant(bits), fc.uniqueArray(fc.bigInt(0n, (1n << BigInt(bits)) - 1n), { maxLength: 40 })),
          ),
        ([bits, keys]) => {
          expect(atOnce(bits, keys)?.hashHex()).toBe(oneByOne(bits, keys)?.hashHex())
        },
      ),
    )
  })

  test('builds the same tree for dense keys', () => {
    const keys = Array.from({ length: 300 }, (_, index) => BigInt(index))
    expect(atOnce(32, keys)?.hashHex()).toBe(oneByOne(32, keys)?.hashHex())
  })

  test('returns no root if there are no entries', () => {
    expect(buildDictionary(32, [])).toBeUndefined()
  })

  test('refuses a repeated key, and a value that does not fit into a leaf', () => {
    expect(() => atOnce(8, [3n, 5n, 3n])).toThrow(new CellError('dictionary', 'Dictionary has a duplicate key'))
    const value = new Builder().storeRun(1, 1023)
    expect(() => buildDictionary(8, [{ key: Uint8Array.of(1), value }])).toThrow(CellError)
  })
})
