import fc from 'fast-check'
import type { AbiVersion } from '../../src/core/abi/index.ts'
import { writeBocBase64 } from '../../src/core/cells/index.ts'
import { cellTree } from './randomCells.ts'

/** A parameter as a contract description holds it. */
export interface JsonParam {
  readonly name: string
  readonly type: string
  readonly components?: readonly JsonParam[]
}

/** A type with an arbitrary for its values, in the form in which decoding returns them. */
export interface RandomType {
  readonly type: string
  readonly components?: readonly JsonParam[]
  readonly value: fc.Arbitrary<unknown>
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
function bytesOf(length: number) {
  return fc.uint8Array({ minLength: length, maxLength: length })
}

function unsigned(bits: number): fc.Arbitrary<string> {
  return fc
    .bigInt(0n, (1n << BigInt(bits)) - 1n)
    .map((value) => (bits === 256 ? `0x${value.toString(16).padStart(64, '0')}` : value.toString()))
}

function signed(bits: number): fc.Arbitrary<string> {
  return fc.bigInt(-(1n << BigInt(bits - 1)), (1n << BigInt(bits - 1)) - 1n).map(String)
}

/** Points of the curve, the first from RFC 8032, 7.1: some implementations take no other keys. */
const publicKey = fc.constantFrom(
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  '4c7c408ff1ddebb8d6405ee979c716a14fdd6cc08124107a61d3c25597099499',
)

const standardAddress = fc.tuple(fc.integer({ min: -128, max: 127 }), bytesOf(32)).map(([wc, id]) => `${wc}:${hex(id)}`)

function scalar(version: AbiVersion): fc.Arbitrary<RandomType> {
  const bits = fc.oneof(fc.constantFrom(1, 8, 32, 64, 128, 256), fc.integer({ min: 1, max: 256 }))
  const simple: fc.Arbitrary<RandomType>[] = [
    bits.map((size) => ({ type: `uint${size}`, value: unsigned(size) })),
    bits.map((size) => ({ type: `int${size}`, value: signed(size) })),
    fc.constant({ type: 'bool', value: fc.boolean() }),
    fc.constant({ type: 'cell', value: cellTree.map(writeBocBase64) }),
    fc.constant({ type: 'address', value: standardAddress }),
    fc.constant({ type: 'bytes', value: fc.uint8Array({ maxLength: 400 }).map(hex) }),
    fc.integer({ min: 1, max: 127 }).map((size) => ({ type: `fixedbytes${size}`, value: bytesOf(size).map(hex) })),
    fc.constant({ type: 'token', value: unsigned(120) }),
  ]
  if (version >= 200) {
    simple.push(
      fc.constant({ type: 'time', value: unsigned(64) }),
      fc.constant({ type: 'expire', value: unsigned(32) }),
    )
    simple.push(fc.constant({ type: 'pubkey', value: fc.oneof(fc.constant(''), publicKey) }))
  }
  if (version >= 201) {
    simple.push(fc.constant({ type: 'string', value: fc.string({ unit: 'grapheme', maxLength: 200 }) }))
    const size = fc.constantFrom(2, 16, 32)
    simple.push(size.map((n) => ({ type: `varuint${n}`, value: unsigned(8 * (n - 1)) })))
    simple.push(size.map((n) => ({ type: `varint${n}`, value: signed(8 * (n - 1)) })))
  }
  if (version >= 207) {
    simple.push(fc.constant({ type: 'address_std', value: standardAddress }))
  }
  return fc.oneof(...simple)
}

const mapKey: fc.Arbitrary<{ type: string; value: fc.Arbitrary<string> }> = fc.oneof(
  fc.constantFrom(8, 32, 256).map((bits) => ({ type: `uint${bits}`, value: unsigned(bits) })),
  fc.constantFrom(8, 64).map((bits) => ({ type: `int${bits}`, value: signed(bits) })),
  fc.constant({ type: 'address', value: standardAddress }),
)

function withComponents({ components }: RandomType): { components?: readonly JsonParam[] } {
  return components === undefined ? {} : { components }
}

/** Random types of a version, nested up to `depth`. */
export function randomType(version: AbiVersion, depth = 2): fc.Arbitrary<RandomType> {
  if (depth === 0) return scalar(version)
  const inner = randomType(version, depth - 1)
  const nested: fc.Arbitrary<RandomType>[] = [
    inner.map((item) => ({
      ...withComponents(item),
      type: `${item.type}[]`,
      value: fc.array(item.value, { maxLength: 6 }),
    })),
    fc.tuple(inner, fc.integer({ min: 0, max: 4 })).map(([item, length]) => ({
      ...withComponents(item),
      type: `${item.type}[${length}]`,
      value: fc.array(item.value, { minLength: length, maxLength: length }),
    })),
    fc.tuple(mapKey, inner).map(([key, item]) => ({
      ...withComponents(item),
      type: `map(${key.type},${item.type})`,
      value: fc
        .uniqueArray(fc.tuple(key.value, item.value), { maxLength: 5, selector: ([name]) => name })
        .map(Object.fromEntries),
    })),
    randomParams(version, depth - 1, 4).map(({ params, values }) => ({
      type: 'tuple',
      components: params,
      value: values,
    })),
  ]
  if (version >= 201) {
    nested.push(
      inner.map((item) => ({ ...withComponents(item), type: `optional(${item.type})`, value: fc.option(item.value) })),
    )
  }
  if (version >= 204) {
    nested.push(inner.map((item) => ({ ...withComponents(item), type: `ref(${item.type})`, value: item.value })))
  }
  return fc.oneof({ weight: 3, arbitrary: scalar(version) }, ...nested.map((arbitrary) => ({ weight: 1, arbitrary })))
}

/** A list of 1 to `maxLength` parameters and an arbitrary for their values. */
export function randomParams(
  version: AbiVersion,
  depth = 2,
  maxLength = 8,
): fc.Arbitrary<{ params: readonly JsonParam[]; values: fc.Arbitrary<Record<string, unknown>> }> {
  return fc.array(randomType(version, depth), { minLength: 1, maxLength }).map((types) => ({
    params: types.map((type, index) => ({ name: `p${index}`, type: type.type, ...withComponents(type) })),
    values: fc.record(Object.fromEntries(types.map(({ value }, index) => [`p${index}`, value]))),
  }))
}

/** Parameters together with one set of values. */
export function randomCall(version: AbiVersion, depth = 2, maxLength = 8) {
  return randomParams(version, depth, maxLength).chain(({ params, values }) =>
    fc.tuple(fc.constant(params), values).map(([list, value]) => ({ params: list, values: value })),
  )
}
