/** Inputs made to take time, memory or the call stack. */
import { describe, expect, test } from 'vitest'
import {
  ABI_2_4,
  AbiError,
  DecodeBudget,
  decodeParams,
  encodeParams,
  encodeStorageFields,
  packChain,
  parseContract,
  parseContractText,
  parseParams,
  ValueReader,
} from '../../../src/core/abi/index.ts'
import { Builder, type Cell, EMPTY_CELL, Slice } from '../../../src/core/cells/index.ts'

function inputOf(param: object) {
  return { version: '2.4', functions: [{ name: 'f', inputs: [param] }] }
}
function decode(type: string, cell: Cell, budget = new DecodeBudget()) {
  return decodeParams(
    parseParams([{ name: 'a', type }], 'params'),
    new ValueReader(Slice.of(cell), { version: ABI_2_4, allowPartial: false, budget }),
  )
}

/** A dictionary of 2^depth entries in `depth` cells: both halves of every fork are the same cell. */
function sharedDictionary(keyBits: number, depth: number, value: Builder): Cell {
  const restBits = keyBits - depth
  const lengthBits = 32 - Math.clz32(restBits)
  let cell = new Builder().storeUint(0b110, 3).storeUint(restBits, lengthBits).storeBuilder(value).toCell()
  for (let level = 0; level < depth; level++)
    cell = new Builder().storeUint(0, 2).storeRef(cell).storeRef(cell).toCell()
  return cell
}

describe('hostile descriptions', () => {
  test('types nested without end are refused, as text and as components', () => {
    expect(() => parseContract(inputOf({ name: 'a', type: 'uint8'.padEnd(200_005, '[]') }), 'current')).toThrow(
      AbiError,
    )
    const deepText = `${'optional('.repeat(10_000)}uint8${')'.repeat(10_000)}`
    expect(() => parseContract(inputOf({ name: 'a', type: deepText }), 'current')).toThrow(AbiError)
    let param: object = { name: 'a', type: 'uint8' }
    for (let level = 0; level < 10_000; level++) param = { name: 'a', type: 'tuple', components: [param] }
    expect(() => parseContract(inputOf(param), 'current')).toThrow(AbiError)
  })

  test('64 levels of nesting are accepted', () => {
    let param: object = { name: 'a', type: 'uint8' }
    for (let level = 0; level < 63; level++) param = { name: 'a', type: 'tuple', components: [param] }
    expect(() => parseContract(inputOf(param), 'current')).not.toThrow()
  })

  test('10 MB of rubbish, of names and of functions are read or refused in linear time', () => {
    expect(() => parseContractText('['.repeat(10_000_000), 'current')).toThrow(AbiError)
    expect(() => parseContractText('x'.repeat(10_000_000), 'current')).toThrow(AbiError)
    const name = 'n'.repeat(10_000_000)
    expect(parseContract({ version: '2.4', functions: [{ name }] }, 'current').functions.size).toBe(1)
    expect(() => parseContract(inputOf({ name: 'a', type: name }), 'current')).toThrow(/"n{60}…"/)
    const functions = Array.from({ length: 20_000 }, (_, index) => ({ name: `f${index}`, inputs: ['uint8'] }))
    expect(parseContract({ version: '2.4', functions }, 'current').functions.size).toBe(20_000)
  })

  test('sizes that no number can hold are refused', () => {
    for (const type of [`uint${'9'.repeat(1000)}`, `uint8[${'9'.repeat(1000)}]`, 'uint8[4294967296]']) {
      expect(() => parseContract(inputOf({ name: 'a', type }), 'current')).toThrow(AbiError)
    }
  })

  test('default values of huge fixed arrays are refused', () => {
    const fields = [{ name: 'a', type: 'uint8[4000000000]' }]
    expect(() => encodeStorageFields(parseContract({ version: '2.4', functions: [], fields }, 'current'), {})).toThrow(
      AbiError,
    )
    const nested = [{ name: 'a', type: 'uint8[1000][1000][1000]' }]
    const contract = parseContract({ version: '2.4', functions: [], fields: nested }, 'current')
    expect(() => encodeStorageFields(contract, {})).toThrow(AbiError)
  })
})

describe('hostile values', () => {
  const encode = (type: string, value: unknown) =>
    packChain(encodeParams(parseParams([{ name: 'a', type }], 'params'), { a: value }, ABI_2_4), ABI_2_4)

  test('texts of 10 MB are refused in places where they cannot be valid', () => {
    const text = '1'.repeat(10_000_000)
    for (const type of [
      'uint256',
      'int8',
      'bool',
      'address',
      'bytes',
      'string',
      'token',
      'pubkey',
      'cell',
      'uint8[]',
    ]) {
      expect(() => encode(type, text)).toThrow(AbiError)
    }
    expect(() => encode('map(uint8,bool)', { [text]: true })).toThrow(AbiError)
  })

  test('a large array is encoded', () => {
    const cell = encode(
      'uint8[]',
      Array.from({ length: 50_000 }, (_, index) => index & 255),
    ).toCell()
    expect((decode('uint8[]', cell)['a'] as unknown[]).length).toBe(50_000)
  })
})

describe('hostile cells', () => {
  test('a dictionary of 2^30 entries in 30 cells is refused', () => {
    const map = new Builder().storeMaybeRef(sharedDictionary(32, 30, new Builder().storeUint(1, 8))).toCell()
    expect(() => decode('map(uint32,uint8)', map)).toThrow()
    const array = new Builder()
      .storeUint(2 ** 30, 32)
      .storeMaybeRef(map.refs[0]!)
      .toCell()
    expect(() => decode('uint8[]', array)).toThrow()
  })

  test('lists of lists that share their parts are refused', () => {
    let list = new Builder().storeUint(1, 8)
    for (let level = 0; level < 4; level++) {
      list = new Builder().storeMaybeRef(sharedDictionary(32, 12, list))
    }
    const type = 'map(uint32,map(uint32,map(uint32,map(uint32,uint8))))'
    expect(() => decode(type, list.toCell())).toThrow(AbiError)
  })

  test('the size of a result is bounded', () => {
    const cell = new Builder().storeMaybeRef(sharedDictionary(32, 8, new Builder().storeUint(1, 8))).toCell()
    expect(() => decode('map(uint32,uint8)', cell, new DecodeBudget(1000))).toThrow(AbiError)
    expect(() => decode('map(uint32,uint8)', cell)).not.toThrow()
  })

  test('a length that promises four billion items costs nothing', () => {
    const cell = new Builder().storeUint(0xffffffff, 32).storeMaybeRef(undefined).toCell()
    expect(() => decode('uint8[]', cell)).toThrow(AbiError)
  })

  test('a fixed array type of four billion items costs nothing to read', () => {
    expect(() => decode('uint8[4000000000]', new Builder().storeBit(0).toCell())).toThrow(AbiError)
    expect(() => decode('cell', EMPTY_CELL)).toThrow()
  })
})
