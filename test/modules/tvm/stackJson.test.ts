import { describe, expect, test } from 'vitest'
import { Builder, CellError, parseBocBase64, Slice, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { Code, Continuation, type VmValue } from '../../../src/core/vm/index.ts'
import { jsonToStack } from '../../../src/modules/tvm/runs/jsonToStack.ts'
import { AnswerRoom, stackToJson } from '../../../src/modules/tvm/runs/stackToJson.ts'

const cell = new Builder().storeUint(5, 20).storeRef(new Builder().toCell()).toCell()
const boc = writeBocBase64(cell)
function read(json: unknown): VmValue {
  return jsonToStack(json, (text) => parseBocBase64(text), 'input')
}

describe('a value of the machine as JSON', () => {
  test.each<[VmValue, unknown]>([
    [null, null],
    [0, '0'],
    [-1, '-1'],
    [Number.NaN, 'NaN'],
    [(1n << 128n) - 1n, '340282366920938463463374607431768211455'],
    [1n << 128n, `0x${'0'.repeat(31)}1${'0'.repeat(32)}`],
    [(1n << 256n) - 1n, `0x${'f'.repeat(64)}`],
    [-(1n << 200n), String(-(1n << 200n))],
    [cell, { type: 'Cell', value: boc }],
    [Slice.of(cell), { type: 'Slice', value: boc }],
    [new Builder().storeSlice(Slice.of(cell)), { type: 'Builder', value: boc }],
    [Continuation.ofCode(Code.of(Slice.of(cell))), { type: 'Continuation', value: boc }],
    [
      [1, [2, null]],
      ['1', ['2', null]],
    ],
  ])('is exact and comes back: %#', (value, json) => {
    expect(stackToJson(value)).toEqual(json)
    expect(stackToJson(read(json))).toEqual(json)
  })

  test('returns chains of pairs as lists on demand', () => {
    const chain: VmValue = [1, [[2, [3, null]], null]]
    const list = { type: 'List', value: ['1', { type: 'List', value: ['2', '3'] }] }
    expect(stackToJson(chain, { listsAsArrays: true })).toEqual(list)
    expect(read(list)).toEqual(chain)
    expect(stackToJson([1, 2], { listsAsArrays: true })).toEqual(['1', '2'])
    expect(stackToJson([1, 2, 3], { listsAsArrays: true })).toEqual(['1', '2', '3'])
  })

  test('returns long lists', () => {
    let chain: VmValue = null
    for (let i = 0; i < 20_000; i++) chain = [i, chain]
    expect((stackToJson(chain, { listsAsArrays: true }) as { value: unknown[] }).value).toHaveLength(20_000)
    expect(() => stackToJson(chain)).toThrow(CellError)
  })

  test('does not expand what a few shared tuples multiply to', () => {
    let shared: VmValue = null
    for (let i = 0; i < 100; i++) shared = [shared, shared]
    for (const listsAsArrays of [false, true]) {
      const room = new AnswerRoom(100_000)
      expect(() => stackToJson(shared, { listsAsArrays, room })).toThrow(CellError)
    }
  })
})

describe('JSON as a value of the machine', () => {
  test.each<[unknown, VmValue]>([
    [true, -1],
    [false, 0],
    [undefined, null],
    [7, 7],
    [12345678901234567890n, 12345678901234567890n],
    ['0xff', 255],
    ['-0x10', -16],
    ['-5', -5],
    [{ type: 'List', value: [] }, null],
  ])('may be written in several ways: %#', (json, value) => {
    expect(read(json)).toEqual(value)
  })

  test.each([
    ['1.5'],
    ['0x'],
    ['twelve'],
    [1.5],
    [String(1n << 256n)],
    [String(-(1n << 256n) - 1n)],
    [{ type: 'Cell', value: 5 }],
    [{ type: 'List', value: 'x' }],
    [{ type: 'Bag', value: boc }],
    [{}],
    [Array.from({ length: 256 }, () => 0)],
  ])('is refused if it is invalid: %#', (json) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ code: 411 }))
  })

  test('is refused when it is nested too deep', () => {
    let json: unknown = null
    for (let i = 0; i < 5000; i++) json = [json]
    expect(() => read(json)).toThrow(expect.objectContaining({ code: 411 }))
  })
})
