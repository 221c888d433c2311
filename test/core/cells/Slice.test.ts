import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder, CellError, type CellErrorKind, EMPTY_CELL, prunedCell, Slice } from '../../../src/core/cells/index.ts'
import { bitText, storeBitText } from '../../support/randomCells.ts'

function sliceOf(bits: string): Slice {
  return Slice.of(storeBitText(new Builder(), bits).toCell())
}
function textOf(slice: Slice): string {
  const copy = slice.clone()
  let text = ''
  while (copy.remainingBits > 0) text += copy.loadBit()
  return text
}
function failureOf(action: () => unknown): CellErrorKind | undefined {
  try {
    action()
  } catch (error) {
    if (error instanceof CellError) return error.kind
    throw error
  }
  return undefined
}

describe('numbers in cells', () => {
  test('are read as they were written at any bit position', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 0, max: 53 }), fc.maxSafeNat(), (offset, bits, seed) => {
        const value = seed % 2 ** bits
        const slice = Slice.of(new Builder().storeRun(1, offset).storeUint(value, bits).storeRun(1, 9).toCell())
        slice.skip(offset)
        expect(slice.preloadUint(bits)).toBe(value)
        expect(slice.loadUint(bits)).toBe(value)
        expect(slice.loadUint(9)).toBe(511)
      }),
    )
  })

  test('may be signed', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 1, max: 53 }), fc.maxSafeInteger(), (offset, bits, seed) => {
        const value = Number(BigInt.asIntN(bits, BigInt(seed)))
        const slice = Slice.of(new Builder().storeRun(0, offset).storeInt(value, bits).toCell())
        slice.skip(offset)
        expect(slice.loadInt(bits)).toBe(value)
      }),
    )
  })

  test('may be larger than a machine word', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 0, max: 600 }), fc.bigInt(), (offset, bits, seed) => {
        const value = BigInt.asUintN(bits, seed)
        const slice = Slice.of(new Builder().storeRun(1, offset).storeUintBig(value, bits).toCell())
        slice.skip(offset)
        expect(slice.preloadIntBig(bits)).toBe(BigInt.asIntN(bits, seed))
        expect(slice.loadUintBig(bits)).toBe(value)
      }),
    )
  })

  test('numbers of variable size take the fewest bytes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 120n - 1n }), (value) => {
        const builder = new Builder().storeVarUint(value, 16)
        const bytes = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
        expect(builder.bitLength).toBe(4 + 8 * bytes)
        expect(Slice.of(builder.toCell()).loadVarUint(16)).toBe(value)
      }),
    )
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 247n), max: 2n ** 247n - 1n }), (value) => {
        const builder = new Builder().storeVarInt(value, 32)
        const bytes = (builder.bitLength - 5) / 8
        expect(BigInt.asIntN(builder.bitLength - 5, value)).toBe(value)
        if (bytes > 0) expect(BigInt.asIntN(8 * (bytes - 1), value)).not.toBe(value)
        expect(Slice.of(builder.toCell()).loadVarInt(32)).toBe(value)
      }),
    )
  })

  test('refuses numbers that do not fit their field and leaves the builder unchanged', () => {
    const builder = new Builder().storeUint(5, 3)
    for (const action of [
      () => builder.storeUint(8, 3),
      () => builder.storeUint(-1, 3),
      () => builder.storeUint(0.5, 3),
      () => builder.storeInt(4, 3),
      () => builder.storeInt(-5, 3),
      () => builder.storeUintBig(8n, 3),
      () => builder.storeUintBig(-1n, 3),
      () => builder.storeIntBig(4n, 3),
      () => builder.storeVarUint(2n ** 120n, 16),
      () => builder.storeVarUint(-1n, 16),
      () => builder.storeRun(1, -1),
    ]) {
      expect(failureOf(action)).toBe('range')
    }
    expect(builder.toBits()).toEqual(Uint8Array.of(0b10100000))
  })
})

describe('bits in cells', () => {
  test('are copied at any distance', () => {
    fc.assert(
      fc.property(bitText(300), fc.nat(20), fc.nat(300), fc.nat(300), (bits, offset, from, count) => {
        const start = Math.min(from, bits.length)
        const size = Math.min(count, bits.length - start)
        const part = sliceOf(bits).subslice(start, 0, size, 0)
        expect(textOf(part)).toBe(bits.slice(start, start + size))
        const moved = new Builder().storeRun(1, offset).storeSlice(part).storeBits(part.preloadBits(size), size)
        expect(textOf(Slice.of(moved.toCell()))).toBe('1'.repeat(offset) + textOf(part) + textOf(part))
      }),
    )
  })

  test('are compared in dictionary order', () => {
    fc.assert(
      fc.property(bitText(80), bitText(40), bitText(40), fc.nat(9), (common, a, b, offset) => {
        const left = sliceOf(common + a)
        const right = sliceOf('1'.repeat(offset) + common + b)
        right.skip(offset)
        const expected = common + a === common + b ? 0 : common + a < common + b ? -1 : 1
        expect(left.compareBits(right)).toBe(expected)
        expect(left.startsWith(right)).toBe(a.startsWith(b))
        expect(left.endsWith(right)).toBe((common + a).endsWith(common + b))
        expect(left.equals(right)).toBe(a === b)
      }),
    )
  })

  test('are counted from both ends', () => {
    const slice = sliceOf(`${'0'.repeat(77)}1${'0'.repeat(5)}`)
    expect([slice.countLeading(0), slice.countLeading(1), slice.countTrailing(0), slice.countTrailing(1)]).toEqual([
      77, 0, 5, 0,
    ])
    expect(sliceOf('').countLeading(0)).toBe(0)
    expect(sliceOf('1'.repeat(1023)).countLeading(1)).toBe(1023)
  })

  test('are cut with their references from both ends', () => {
    const one = new Builder().storeUint(1, 8).toCell()
    const two = new Builder().storeUint(2, 8).toCell()
    const slice = Slice.of(storeBitText(new Builder(), '1100101').storeRef(one).storeRef(two).toCell())
    expect(textOf(slice.prefix(3, 1))).toBe('110')
    expect(slice.prefix(3, 1).preloadRef()).toBe(one)
    expect(textOf(slice.suffix(3, 1))).toBe('101')
    expect(slice.suffix(3, 1).preloadRef()).toBe(two)
    expect(textOf(slice.dropLast(3, 1))).toBe('1100')
    expect(slice.dropLast(3, 1).remainingRefs).toBe(1)
    expect(textOf(slice.loadSlice(2, 1))).toBe('11')
    expect(slice.loadRef()).toBe(two)
    expect(textOf(slice)).toBe('00101')
  })

  test('cannot be read beyond the end', () => {
    const slice = sliceOf('101')
    for (const action of [
      () => slice.loadUint(4),
      () => slice.loadUintBig(4),
      () => slice.loadBits(4),
      () => slice.skip(4),
      () => slice.prefix(4),
      () => slice.suffix(4),
      () => slice.loadRef(),
      () => slice.skip(0, 1),
      () => sliceOf('').loadBit(),
    ]) {
      expect(failureOf(action)).toBe('underflow')
    }
    expect(failureOf(() => slice.loadUint(-1))).toBe('range')
    expect(failureOf(() => slice.skip(Number.NaN))).toBe('range')
    expect(failureOf(() => slice.expectEnd('Value'))).toBe('format')
    expect(textOf(slice)).toBe('101')
  })
})

describe('builders', () => {
  test('take 1023 bits and 4 references', () => {
    const builder = new Builder().storeRun(1, 1023)
    expect(failureOf(() => builder.storeBit(0))).toBe('overflow')
    for (let i = 0; i < 4; i++) builder.storeRef(EMPTY_CELL)
    expect(failureOf(() => builder.storeRef(EMPTY_CELL))).toBe('overflow')
    expect(failureOf(() => new Builder().storeRun(0, 1023).storeMaybeRef(undefined))).toBe('overflow')
    expect(builder.toCell().bytes.at(-1)).toBe(0b11111110)
  })

  test('can append another builder, themselves and a copy', () => {
    const builder = storeBitText(new Builder(), '10110').storeRef(EMPTY_CELL)
    const copy = builder.clone().storeBit(1)
    builder.storeBuilder(builder).storeBuilder(copy)
    expect(textOf(Slice.of(builder.toCell()))).toBe('1011010110101101')
    expect(builder.refs).toHaveLength(3)
  })

  test('make a cell that later changes of the builder do not affect', () => {
    const builder = new Builder().storeUint(1, 4)
    const cell = builder.toCell()
    builder.storeUint(15, 4).storeRef(EMPTY_CELL)
    expect([cell.bitLength, cell.bytes[0], cell.refs.length]).toEqual([4, 0x10, 0])
  })

  test('refuse to open what is pruned', () => {
    expect(failureOf(() => Slice.of(prunedCell(EMPTY_CELL)))).toBe('pruned')
  })
})
