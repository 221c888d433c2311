import { describe, expect, test } from 'vitest'
import { AbiError, parseContract, parseContractText, typeName } from '../../../src/core/abi/index.ts'

function parse(fields: object) {
  return parseContract({ version: '2.4', functions: [], ...fields }, 'current')
}
function parseInput(type: string, version = '2.4', components?: unknown) {
  return parse({ version, functions: [{ name: 'f', inputs: [{ name: 'a', type, components }] }] }).functions.get('f')!
    .inputs[0]!.type
}

describe('versions', () => {
  test.each([
    ['1.0', 100],
    ['2.0', 200],
    ['2.1', 201],
    ['2.2', 202],
    ['2.3', 203],
    ['2.4', 204],
    ['2.5', 205],
    ['2.6', 206],
    ['2.7', 207],
    ['2.2.1', 202],
  ])('%s is %i', (version, number) => {
    expect(parse({ version }).version).toBe(number)
  })

  test.each(['2.8', '3.0', '0.9', '1.1', '2', '', 'x.y', '2.x', '02.0a'])('%o is refused', (version) => {
    expect(() => parse({ version })).toThrow(AbiError)
  })

  test('the major number counts only if there is no version', () => {
    expect(parseContract({ 'ABI version': 2, functions: [] }, 'current').version).toBe(200)
    expect(parseContract({ 'ABI version': 1, version: '2.3', functions: [] }, 'current').version).toBe(203)
    for (const [written, version] of [
      ['2', 200],
      ['2.3', 203],
      [2.3, 203],
      ['1', 100],
    ] as const) {
      expect(parseContract({ 'ABI version': written, functions: [] }, 'current').version).toBe(version)
    }
    for (const written of [3, '3', 'x', '', true, 2.8]) {
      expect(() => parseContract({ 'ABI version': written, functions: [] }, 'current')).toThrow(AbiError)
    }
    expect(() => parseContract({ abi_version: 2, functions: [] }, 'current')).toThrow(AbiError)
    expect(() => parseContract({ 'ABI version': 2, version: 2, functions: [] }, 'current')).toThrow(AbiError)
  })

  test('from 2.7 there are get methods, which tvm.run_get calls, and address_std', () => {
    const getters = [{ name: 'getOwner', inputs: [], outputs: [{ name: 'owner', type: 'address_std' }] }]
    expect([...parse({ version: '2.7', getters }).functions]).toEqual([])
    expect(parseInput('address_std', '2.7')).toEqual({ kind: 'address_std' })
    expect(() => parseInput('address_std', '2.6')).toThrow(/ABI 2.6 has no type address_std/)
  })

  test('1.0 has a header with the time, unless it says otherwise', () => {
    expect(parse({ version: '1.0' }).header).toEqual([{ name: 'time', type: { kind: 'time' } }])
    expect(parse({ version: '1.0', setTime: false }).header).toEqual([])
    expect(() => parse({ version: '1.0', header: ['time'] })).toThrow(AbiError)
    expect(() => parse({ version: '1.0', setTime: 1 })).toThrow(AbiError)
  })

  test('storage fields need version 2.1', () => {
    const fields = [{ name: 'a', type: 'uint8' }]
    expect(parse({ version: '2.1', fields }).fields).toHaveLength(1)
    expect(() => parse({ version: '2.0', fields })).toThrow(AbiError)
  })

  test.each([
    ['time', '2.0', '1.0'],
    ['pubkey', '2.0', '1.0'],
    ['expire', '2.0', '1.0'],
    ['string', '2.1', '2.0'],
    ['optional(uint8)', '2.1', '2.0'],
    ['varint16', '2.1', '2.0'],
    ['varuint32', '2.1', '2.0'],
    ['ref(cell)', '2.4', '2.3'],
  ])('%s exists from %s on, not in %s', (type, since, before) => {
    expect(() => parseInput(type, since)).not.toThrow()
    expect(() => parseInput(type, before)).toThrow(AbiError)
  })
})

describe('types', () => {
  test.each([
    ['uint1'],
    ['int256'],
    ['uint1023'],
    ['varuint2'],
    ['varint128'],
    ['bool'],
    ['cell'],
    ['address'],
    ['bytes'],
    ['fixedbytes32'],
    ['string'],
    ['time'],
    ['uint8[][3][]'],
    ['map(int8,map(address,cell[]))'],
    ['optional(optional(uint8[]))'],
    ['ref(map(uint32,bool))'],
  ])('%s keeps its name', (type) => {
    expect(typeName(parseInput(type))).toBe(type)
  })

  test('components of an array belong to the tuple in it', () => {
    const components = [
      { name: 'x', type: 'token' },
      { name: 'y', type: 'tuple', components: [{ name: 'z', type: 'uint8' }] },
    ]
    expect(typeName(parseInput('map(uint8,optional(tuple[]))', '2.4', components))).toBe(
      'map(uint8,optional((gram,(uint8))[]))',
    )
  })

  test.each([
    'uint',
    'uint0',
    'uint1024',
    'uint-1',
    'uint8 ',
    'int1e2',
    'varuint1',
    'varuint129',
    'fixedbytes0',
    'fixedbytes',
    'uint8]',
    'uint8[x]',
    'uint8[-1]',
    '[]',
    'map(uint8)',
    'map(bool,uint8)',
    'map(uint8[],uint8)',
    'map(uint8,)',
    'optional()',
    'optional(uint8',
    'ref',
    'gram',
    'tuple',
    'Uint8',
    '',
  ])('%o is refused', (type) => {
    expect(() => parseInput(type)).toThrow(AbiError)
  })

  test('components without a tuple are refused', () => {
    expect(() => parseInput('uint8', '2.4', [{ name: 'x', type: 'uint8' }])).toThrow(AbiError)
    expect(() => parseInput('tuple', '2.4', [])).toThrow(AbiError)
    expect(() => parseInput('tuple', '2.4', 'x')).toThrow(AbiError)
  })
})

describe('descriptions', () => {
  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['no JSON', '{'],
    ['no version', '{"functions":[]}'],
    ['no functions', '{"version":"2.4"}'],
    ['functions that are no list', '{"version":"2.4","functions":{}}'],
    ['a function without name', '{"version":"2.4","functions":[{}]}'],
    ['a function that is a text', '{"version":"2.4","functions":["f"]}'],
    ['a parameter without type', '{"version":"2.4","functions":[{"name":"f","inputs":[{"name":"a"}]}]}'],
    ['a parameter without name', '{"version":"2.4","functions":[{"name":"f","inputs":[{"type":"uint8"}]}]}'],
    ['an id without 0x', '{"version":"2.4","functions":[{"name":"f","id":"12"}]}'],
    ['an id beyond 32 bits', '{"version":"2.4","functions":[{"name":"f","id":"0x123456789"}]}'],
    ['an event that is null', '{"version":"2.4","functions":[],"events":[null]}'],
    ['data without key', '{"version":"2.3","functions":[],"data":[{"name":"a","type":"uint8"}]}'],
    ['data with a negative key', '{"version":"2.3","functions":[],"data":[{"key":-1,"name":"a","type":"uint8"}]}'],
    ['a header of an unknown type', '{"version":"2.3","functions":[],"header":["nonce"]}'],
    ['a field with a wrong init', '{"version":"2.4","functions":[],"fields":[{"name":"a","type":"cell","init":1}]}'],
    ['a field that is a text', '{"version":"2.4","functions":[],"fields":["cell"]}'],
  ])('%s is refused', (_, text) => {
    expect(() => parseContractText(text, 'current')).toThrow(AbiError)
  })

  test('a simple parameter may be the text of its type', () => {
    const contract = parse({
      functions: [{ name: 'f', inputs: ['uint8', 'optional(cell)'] }],
      header: ['time', 'pubkey'],
    })
    expect(contract.functions.get('f')!.inputs.map(({ name }) => name)).toEqual(['uint8', 'optional(cell)'])
    expect(() => parse({ functions: [{ name: 'f', inputs: ['uint8[]'] }] })).toThrow(AbiError)
  })

  test('null means absent, and of several functions with one name the last counts', () => {
    const functions = [
      { name: 'f', inputs: null, id: null },
      { name: 'f', inputs: ['uint8'], id: 7 },
    ]
    const contract = parse({ functions, events: null, header: null })
    expect(contract.functions.get('f')!.inputs).toHaveLength(1)
  })

  test('names such as __proto__ are names', () => {
    const contract = parseContractText(
      '{"version":"2.4","functions":[{"name":"__proto__","inputs":[{"name":"__proto__","type":"uint8"}]}]}',
      'current',
    )
    expect(contract.functions.get('__proto__')!.inputs[0]!.name).toBe('__proto__')
  })
})
