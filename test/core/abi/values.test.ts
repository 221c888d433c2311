import { describe, expect, test } from 'vitest'
import {
  ABI_2_4,
  AbiError,
  type AbiVersion,
  DecodeBudget,
  decodeParams,
  encodeParams,
  packChain,
  parseParams,
  ValueReader,
} from '../../../src/core/abi/index.ts'
import { Builder, type Cell, CellError, EMPTY_CELL, Slice } from '../../../src/core/cells/index.ts'
import type { JsonParam } from '../../support/randomAbi.ts'

function encode(type: string, value: unknown, version: AbiVersion = ABI_2_4, components?: JsonParam[]): Cell {
  const params = parseParams([{ name: 'a', type, components }], 'params')
  return packChain(encodeParams(params, { a: value }, version), version).toCell()
}

function decode(
  type: string,
  cell: Cell,
  { version = ABI_2_4, allowPartial = false }: { version?: AbiVersion; allowPartial?: boolean } = {},
): unknown {
  const options = { version, allowPartial, budget: new DecodeBudget() }
  return decodeParams(parseParams([{ name: 'a', type }], 'params'), new ValueReader(Slice.of(cell), options))['a']
}

function bits(cell: Cell): string {
  const slice = Slice.of(cell)
  let text = ''
  while (slice.remainingBits > 0) text += slice.loadBit()
  return text
}

const key = '4c7c408ff1ddebb8d6405ee979c716a14fdd6cc08124107a61d3c25597099499'
const account = '11'.repeat(32)
const extended = `${'22'.repeat(32)}::${account}`

describe('input of values', () => {
  test.each([
    ['uint8', 255, '255'],
    ['uint8', '0xfF', '255'],
    ['uint8', '007', '7'],
    ['uint8', 7n, '7'],
    ['uint1', 1, '1'],
    ['uint256', 1, `0x${'0'.repeat(63)}1`],
    ['uint128', (1n << 128n) - 1n, '340282366920938463463374607431768211455'],
    ['int8', -128, '-128'],
    ['int8', '-0x80', '-128'],
    ['int1', -1, '-1'],
    ['int256', `-${1n << 255n}`, `-${1n << 255n}`],
    ['varuint16', (1n << 120n) - 1n, ((1n << 120n) - 1n).toString()],
    ['varuint32', 0, '0'],
    ['varuint33', 1, `0x${'0'.repeat(63)}1`],
    ['varint16', -(1n << 119n), (-(1n << 119n)).toString()],
    ['varint2', -1, '-1'],
    ['bool', 'true', true],
    ['bool', 'false', false],
    ['cell', '', 'te6ccgEBAQEAAgAAAA=='],
    ['address', '', ''],
    ['address', account, `0:${account}`],
    ['address', `-1:${account}`, `-1:${account}`],
    ['address', extended, `0:${account}`],
    ['address', 'EQAREREREREREREREREREREREREREREREREREREREREREeYT', `0:${account}`],
    ['address', ':abc', ':abc'],
    ['address', '12345:abcd', '12345:abcd'],
    ['bytes', '', ''],
    ['bytes', 'ABcd', 'abcd'],
    ['fixedbytes2', 'abcdef', 'abcd'],
    ['string', 'Привет, 世界 🌍', 'Привет, 世界 🌍'],
    ['string', '\ufeffmark', '\ufeffmark'],
    ['token', '1000', '1000'],
    ['token', 5, '5'],
    ['time', '0x10', '16'],
    ['expire', 4294967295, '4294967295'],
    ['pubkey', key, key],
    ['pubkey', '', ''],
    ['uint8[]', [], []],
    ['uint8[0]', [], []],
    ['map(uint8,bool)', {}, {}],
    ['map(uint256,bool)', { '0x5': true }, { [`0x${'0'.repeat(63)}5`]: true }],
    ['map(int8,bool)', { '-0x1': true }, { '-1': true }],
    ['map(address,uint8)', { [extended]: 1 }, { [`0:${account}`]: '1' }],
    ['optional(uint8)', null, null],
    ['optional(uint8)', undefined, null],
    ['optional(uint8)', 0, '0'],
    ['optional(bytes[])', ['ab'], ['ab']],
    ['ref(ref(uint8))', 3, '3'],
  ])('%s takes %o', (type, value, result) => {
    expect(decode(type, encode(type, value))).toEqual(result)
  })

  test.each([
    ['uint8', 256],
    ['uint8', -1],
    ['uint8', '-1'],
    ['uint8', 1.5],
    ['uint8', Number.NaN],
    ['uint8', ''],
    ['uint8', ' 1'],
    ['uint8', '0x'],
    ['uint8', '0X1'],
    ['uint8', 'ten'],
    ['uint8', true],
    ['uint8', null],
    ['uint8', undefined],
    ['uint8', [1]],
    ['uint8', {}],
    ['uint8', '0'.repeat(2000)],
    ['int8', 128],
    ['int8', -129],
    ['int1', 1],
    ['varuint16', 1n << 120n],
    ['varuint16', -1],
    ['varint16', 1n << 119n],
    ['bool', 'yes'],
    ['bool', 1],
    ['cell', 'not base64'],
    ['cell', 'AAAA'],
    ['cell', 5],
    ['address', 'x'],
    ['address', '0:12'],
    ['address', 5],
    ['address', ':xyz'],
    ['address', `${'22'.repeat(31)}::${account}`],
    ['bytes', '0xab'],
    ['bytes', 'abc'],
    ['bytes', 5],
    ['fixedbytes4', 'abcdef'],
    ['fixedbytes128', 'ab'.repeat(128)],
    ['string', 5],
    ['token', '-1'],
    ['token', 1n << 120n],
    ['time', 1n << 64n],
    ['expire', 4294967296],
    ['pubkey', 'abcd'],
    ['pubkey', `0x${key}`],
    ['uint8[]', {}],
    ['uint8[]', 'ab'],
    ['uint8[]', [1, 256]],
    ['uint8[2]', [1]],
    ['map(uint8,bool)', []],
    ['map(uint8,bool)', { x: true }],
    ['map(uint8,bool)', { 256: true }],
    ['map(uint8,bool)', { 1: null }],
    ['map(address,bool)', { '': true }],
    ['map(address,bool)', { [`8_:0:${account}`]: true }],
    ['map(address,bool)', { '12345:abcd': true }],
    ['ref(uint8)', null],
    ['optional(uint8)', 256],
  ])('%s refuses %o', (type, value) => {
    expect(() => encode(type, value)).toThrow(AbiError)
  })

  test('a map with two texts for one key is refused', () => {
    expect(() => encode('map(uint8,bool)', { 1: true, '0x1': false })).toThrow(CellError)
  })

  test('a tuple takes an object, ignores what it does not know, and needs the rest', () => {
    const components = [
      { name: 'x', type: 'uint8' },
      { name: 'y', type: 'optional(uint8)' },
    ]
    expect(bits(encode('tuple', { x: 1, z: 2 }, ABI_2_4, components))).toBe('000000010')
    expect(() => encode('tuple', { y: 1 }, ABI_2_4, components)).toThrow(AbiError)
    expect(() => encode('tuple', [1, 2], ABI_2_4, components)).toThrow(AbiError)
    expect(() => encode('tuple', Object.create({ x: 1 }), ABI_2_4, components)).toThrow(AbiError)
  })

  test('an error names the value and never shows it', () => {
    const components = [{ name: 'list', type: 'tuple[]', components: [{ name: 'key', type: 'uint8' }] }]
    const secret = '9d61b19deffd5a60ba844af492ec2cc4'
    expect(() => encode('tuple', { list: [{ key: 1 }, { key: secret }] }, ABI_2_4, components)).toThrow(
      new AbiError(
        'value',
        'Invalid value of a.list[1].key: expected an integer as a number or a string (decimal, or hex with 0x), got a string of 32 characters',
      ),
    )
  })
})

describe('cells of values', () => {
  test('bytes fill a chain from the end, in version 1 from the beginning', () => {
    const data = 'ab'.repeat(130)
    const sizes = (version: AbiVersion) => {
      const first = encode('bytes', data, version).refs[0]!
      return [first.bitLength / 8, first.refs[0]!.bitLength / 8]
    }
    expect(sizes(200)).toEqual([127, 3])
    expect(sizes(100)).toEqual([3, 127])
    expect(decode('bytes', encode('bytes', data, 100), { version: 100 })).toBe(data)
    expect(encode('bytes', '').refs[0]!.equals(EMPTY_CELL)).toBe(true)
  })

  test('fixedbytes stand in the cell from 2.4 on, before that in a reference', () => {
    expect(bits(encode('fixedbytes1', 'a5', 204))).toBe('10100101')
    const cell = encode('fixedbytes1', 'a5', 203)
    expect([cell.bitLength, bits(cell.refs[0]!)]).toEqual([0, '10100101'])
  })

  test('a large optional is in a reference, a small one follows its flag', () => {
    const large = encode('optional(map(uint8,uint8)[])', [{ 1: 2 }])
    expect([large.bitLength, large.refs.length]).toEqual([34, 1])
    const wide = encode('optional(uint1023)', 1)
    expect([wide.bitLength, wide.refs.length]).toEqual([1, 1])
    expect(encode('optional(uint1022)', 1).bitLength).toBe(1023)
    expect(decode('optional(uint1023)', wide)).toBe('1')
  })

  test('dictionary values stand in references when they could fill the leaf', () => {
    const leafRefs = (type: string) =>
      encode(`map(uint32,${type})`, { 1: type === 'string' ? 'a' : 1 }).refs[0]!.refs.length
    expect([leafRefs('uint979'), leafRefs('uint980'), leafRefs('string')]).toEqual([0, 1, 1])
  })

  test('values are laid out by their largest size from 2.2 on', () => {
    const params = [
      { name: 'a', type: 'address' },
      { name: 'b', type: 'address' },
    ]
    const pack = (version: AbiVersion) =>
      packChain(encodeParams(parseParams(params, 'p'), { a: '', b: '' }, version), version).toCell()
    expect([pack(201).refs.length, pack(201).bitLength]).toEqual([0, 4])
    expect([pack(202).refs.length, pack(202).bitLength]).toEqual([1, 2])
  })

  test('the last reference continues the chain unless everything fits; in version 1 it always does', () => {
    const pack = (version: AbiVersion, count: number) => {
      const params = Array.from({ length: count }, (_, index) => ({ name: `p${index}`, type: 'cell' }))
      const values = Object.fromEntries(params.map(({ name }) => [name, '']))
      return packChain(encodeParams(parseParams(params, 'p'), values, version), version).toCell()
    }
    const shape = (cell: Cell) => [cell.refs.length, cell.refs.at(-1)!.refs.length]
    expect(shape(pack(200, 4))).toEqual([4, 0])
    expect(shape(pack(200, 5))).toEqual([4, 2])
    expect(shape(pack(100, 4))).toEqual([4, 1])
  })

  test('missing values are refused', () => {
    expect(() => packChain([], ABI_2_4)).toThrow(AbiError)
  })
})

describe('reading of foreign cells', () => {
  const cell = (build: (builder: Builder) => Builder): Cell => build(new Builder()).toCell()
  const leaf = (value: string) => encode('map(uint32,uint8)', { 5: value }).refs[0]!

  test.each<[string, string, Cell, AbiVersion]>([
    ['no bits', 'uint8', EMPTY_CELL, 204],
    ['too few bits', 'uint8', cell((b) => b.storeUint(1, 7)), 204],
    ['bits behind', 'uint8', cell((b) => b.storeUint(1, 9)), 204],
    ['references behind', 'uint8', cell((b) => b.storeUint(1, 8).storeRef(EMPTY_CELL)), 204],
    ['a value in the wrong cell', 'uint8', cell((b) => b.storeRef(cell((c) => c.storeUint(1, 8)))), 204],
    ['a value in the wrong cell', 'uint8', cell((b) => b.storeRef(cell((c) => c.storeUint(1, 8)))), 201],
    ['two ways on', 'uint8', cell((b) => b.storeRef(EMPTY_CELL).storeRef(EMPTY_CELL)), 204],
    ['no reference', 'cell', cell((b) => b.storeBit(1)), 204],
    ['bits that are no bytes', 'bytes', cell((b) => b.storeRef(cell((c) => c.storeUint(1, 7)))), 204],
    ['bytes that are no UTF-8', 'string', cell((b) => b.storeRef(cell((c) => c.storeUint(0xff, 8)))), 204],
    ['too many bytes', 'fixedbytes1', encode('bytes', 'abcd', 203), 203],
    ['an array that is too short', 'uint8[]', cell((b) => b.storeUint(2, 32).storeMaybeRef(undefined)), 204],
    ['an array without its first item', 'uint8[]', cell((b) => b.storeUint(1, 32).storeMaybeRef(leaf('1'))), 204],
    ['an array with more items', 'uint8[]', cell((b) => b.storeUint(0, 32).storeMaybeRef(leaf('1'))), 204],
    ['a fixed array with fewer items', 'uint8[3]', encode('uint8[2]', [1, 2]), 204],
    ['a value that is too long', 'map(uint32,uint4)', encode('map(uint32,uint8)', { 5: 1 }), 204],
    ['a key that is no address', 'map(address,uint8)', encode('map(uint267,uint8)', { 5: 1 }), 204],
    ['a malformed address', 'address', cell((b) => b.storeUint(0b101, 3).storeUint(31, 5).storeRun(0, 300)), 204],
    ['an optional without content', 'optional(uint8)', cell((b) => b.storeBit(1)), 204],
  ])('%s: %s', (_, type, root, version) => {
    expect(() => decode(type, root, { version })).toThrow()
  })

  test('data after the last value are accepted if that is allowed, inside of dictionaries too', () => {
    const longer = cell((b) => b.storeUint(1, 8).storeUint(7, 5).storeRef(EMPTY_CELL))
    expect(decode('uint8', longer, { allowPartial: true })).toBe('1')
    expect(decode('map(uint32,uint4)', encode('map(uint32,uint8)', { 5: 0x10 }), { allowPartial: true })).toEqual({
      5: '1',
    })
  })

  test('version 2.0 recognizes by the leaf whether a value is in a reference', () => {
    const item = cell((b) => b.storeRef(encode('uint8', 5, 200)))
    const array = encode('cell[]', [''], 200)
    expect(array.refs.length).toBe(1)
    const dictionary = new Builder()
      .storeUint(1, 32)
      .storeMaybeRef(cell((b) => b.storeUint(0b10, 2).storeUint(32, 6).storeUint(0, 32).storeSlice(Slice.of(item))))
    expect(decode('uint8[]', dictionary.toCell(), { version: 200 })).toEqual(['5'])
    expect(() => decode('uint8[]', dictionary.toCell(), { version: 201 })).toThrow()
  })

  test('a list without parameters reads nothing and accepts any rest', () => {
    const options = { version: ABI_2_4, allowPartial: false, budget: new DecodeBudget() } as const
    expect(decodeParams([], new ValueReader(Slice.of(cell((b) => b.storeBit(1))), options))).toEqual({})
  })

  test('a parameter named __proto__ is a plain field', () => {
    const params = parseParams([{ name: '__proto__', type: 'uint8' }], 'params')
    const value = JSON.parse('{"__proto__": 7}')
    const packed = packChain(encodeParams(params, value, ABI_2_4), ABI_2_4).toCell()
    const options = { version: ABI_2_4, allowPartial: false, budget: new DecodeBudget() } as const
    expect(JSON.stringify(decodeParams(params, new ValueReader(Slice.of(packed), options)))).toBe('{"__proto__":"7"}')
  })
})

describe('address_std', () => {
  const standard = `-1:${account}`
  test('is a standard address, or none', () => {
    for (const text of [standard, '']) expect(decode('address_std', encode('address_std', text))).toBe(text)
    expect(decode('map(address_std,uint8)', encode('map(address_std,uint8)', { [standard]: 1 }))).toEqual({
      [standard]: '1',
    })
  })

  test('refuses other addresses', () => {
    expect(() => encode('address_std', ':0f')).toThrow(/expected a standard address$/)
    expect(() => decode('address_std', encode('address', ':0f'))).toThrow(/not a standard one/)
  })

  test('takes less room than an address', () => {
    const pair = (type: string) =>
      encode('tuple', { x: standard, y: standard }, ABI_2_4, [
        { name: 'x', type },
        { name: 'y', type },
      ])
    expect(pair('address_std').refs).toHaveLength(0)
    expect(pair('address').refs).toHaveLength(1)
  })
})
