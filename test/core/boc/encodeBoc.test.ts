import { describe, expect, test } from 'vitest'
import { AddressError } from '../../../src/core/addresses/Address.ts'
import { BocError, type BuilderOperation, encodeBoc } from '../../../src/core/boc/index.ts'
import { EMPTY_CELL, Slice } from '../../../src/core/cells/index.ts'

function bitsOf(...operations: BuilderOperation[]): string {
  const slice = Slice.of(encodeBoc(operations, () => EMPTY_CELL))
  let text = ''
  while (slice.remainingBits > 0) text += slice.loadBit()
  return text
}
function integer(size: number, value: unknown): BuilderOperation {
  return { type: 'Integer', size, value }
}
function bits(value: string): BuilderOperation {
  return { type: 'BitString', value }
}

describe('builder operations', () => {
  test('cut off the high bits of integers', () => {
    expect(bitsOf(integer(3, 13))).toBe('101')
    expect(bitsOf(integer(8, -1))).toBe('11111111')
    expect(bitsOf(integer(0, 5))).toBe('')
    expect(bitsOf(integer(8, '-0x2'), integer(8, '+5'), integer(8, 7n))).toBe('111111100000010100000111')
  })

  test('read bit strings in every notation', () => {
    expect(bitsOf(bits('n0101'), bits('N1'))).toBe('01011')
    expect(bitsOf(bits('a5'), bits('xF'), bits('X{8}'), bits('x{}'))).toBe('1010010111111000')
    expect(bitsOf(bits('008_'))).toBe('00000000')
    expect(bitsOf(bits('0_'))).toBe('')
  })

  test('may be nested deeper than any call stack', () => {
    let operations: BuilderOperation[] = []
    for (let depth = 0; depth < 60000; depth++) operations = [{ type: 'Cell', builder: operations }]
    expect(encodeBoc(operations, () => EMPTY_CELL).depth()).toBe(60000)
  })

  test.each([
    ['a fraction', integer(8, 0.5)],
    ['a number above 64 bits', integer(8, 2n ** 63n)],
    ['a number without digits', integer(8, '')],
    ['other digits', integer(8, '12a')],
    ['something else than a number', integer(8, null)],
    ['a number that has no end', integer(1023, '9'.repeat(1_000_000))],
    ['a size above 1023', integer(4294967295, 1)],
    ['binary digits other than 0 and 1', bits('n012')],
    ['invalid hex digits', bits('xyz')],
    ['an open brace', bits('x{12')],
    ['too many bits', bits('f'.repeat(256))],
    ['too many binary digits', bits(`n${'1'.repeat(1024)}`)],
  ])('refuse %s', (_, operation) => {
    expect(() => encodeBoc([operation], () => EMPTY_CELL)).toThrow(BocError)
  })

  test('refuse a fifth reference and a malformed address', () => {
    const cell: BuilderOperation = { type: 'CellBoc', boc: '' }
    expect(() => encodeBoc([cell, cell, cell, cell, cell], () => EMPTY_CELL)).toThrow(BocError)
    expect(() => encodeBoc([{ type: 'Address', address: 'x' }], () => EMPTY_CELL)).toThrow(AddressError)
  })
})
