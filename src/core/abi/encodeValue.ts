import { AddressError } from '../addresses/Address.ts'
import { parseAddress } from '../addresses/parseAddress.ts'
import { base64ToBytes, hexToBytes, utf8 } from '../bytes/index.ts'
import {
  Builder,
  buildDictionaryFrom,
  type Cell,
  CellError,
  EMPTY_CELL,
  MAX_BOC_DEPTH,
  parseBoc,
} from '../cells/index.ts'
import { addressToMsgAddress, MsgAddress, NO_ADDRESS, parseExternalAddress, snakeCell } from '../tlb/index.ts'
import { spendWork } from '../work.ts'
import { AbiError } from './AbiError.ts'
import type {
  AbiParam,
  AbiType,
  FixedArrayType,
  FixedBytesType,
  MapKeyType,
  MapType,
  OptionalType,
  TupleType,
} from './AbiType.ts'
import { ABI_1_0, ABI_2_4, type AbiVersion } from './AbiVersion.ts'
import { isObject } from './jsonFields.ts'
import { describeJson, jsonAmount, jsonInt, jsonUint } from './jsonNumber.ts'
import { type PackedValue, packChain, packedValue } from './packValues.ts'
import { isLargeOptional, isValueInRef, mapKeyBits } from './typeSize.ts'

/**
 * JSON values of parameters, ready for a chain of cells. `values` is an object: an absent field counts as null, which
 * only `optional` accepts, and fields that no parameter names are ignored. Integers above 2^53 come as `bigint` or
 * text. Throws AbiError `value`; CellError `overflow` for dictionary values that fit no cell, `depth`. Source: modules
 * 3.4, formats 5.3.
 */
export function encodeParams(
  params: readonly AbiParam[],
  values: unknown,
  version: AbiVersion,
  where = 'parameters',
): PackedValue[] {
  const packed: PackedValue[] = []
  appendParams(params, values, new Target(version), where, packed)
  return packed
}

/** One JSON value as a chain of cells. Throws as `encodeParams`. */
export function encodeValue(type: AbiType, value: unknown, version: AbiVersion, where: string): Builder {
  return encodeFor(new Target(version), type, value, where)
}

/** Maximum number of values of one encoding, those in arrays and maps included: 2^20 items, and as many beside them. */
const MAX_VALUES = 2 ** 21
/** Maximum number of items of one array or map. Decoding has the same limit. */
const MAX_ITEMS = 2 ** 20

/** The version that values are written for, and the number of values that may still follow. */
class Target {
  readonly version: AbiVersion
  #left = MAX_VALUES

  constructor(version: AbiVersion) {
    this.version = version
  }

  /** Counts one value. Throws AbiError `value` when there are too many. */
  count(where: string): void {
    spendWork(1)
    if (--this.#left >= 0) return
    throw new AbiError('value', `Invalid value of ${where}: at most ${MAX_VALUES} values can be encoded at once`)
  }
}

function encodeFor(target: Target, type: AbiType, value: unknown, where: string): Builder {
  const packed: PackedValue[] = []
  appendValue(type, value, target, where, packed)
  return packChain(packed, target.version)
}

function appendParams(
  params: readonly AbiParam[],
  values: unknown,
  target: Target,
  where: string,
  packed: PackedValue[],
): void {
  if (!isObject(values)) throw misfit(where, 'an object', values)
  for (const { name, type } of params) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    appendValue(type, value, target, where === 'parameters' ? name : `${where}.${name}`, packed)
  }
}

function appendValue(type: AbiType, value: unknown, target: Target, where: string, packed: PackedValue[]): void {
  target.count(where)
  if (type.kind === 'tuple') appendParams(type.params, value, target, where, packed)
  else packed.push(packedValue(writeValue(type, value, target, where), type, target.version))
}

function writeValue(type: Exclude<AbiType, TupleType>, value: unknown, target: Target, where: string): Builder {
  switch (type.kind) {
    case 'uint':
      return new Builder().storeUintBig(readUint(value, type.bits, where), type.bits)
    case 'int':
      return new Builder().storeIntBig(readInt(value, type.bits, where), type.bits)
    case 'varuint':
      return new Builder().storeVarUint(readUint(value, 8 * (type.size - 1), where), type.size)
    case 'varint':
      return new Builder().storeVarInt(readInt(value, 8 * (type.size - 1), where), type.size)
    case 'bool':
      return new Builder().storeBit(readBool(value, where))
    case 'cell':
      return new Builder().storeRef(readCellText(value, where))
    case 'address':
      return writeAddress(readAddress(value, where))
    case 'address_std':
      return writeAddress(readStandardAddress(value, where))
    case 'bytes':
      return new Builder().storeRef(writeBytes(readHex(value, where), target.version, where))
    case 'fixedbytes':
      return writeFixedBytes(type, value, target, where)
    case 'string':
      return new Builder().storeRef(writeBytes(readString(value, where), target.version, where))
    case 'token':
      return new Builder().storeVarUint(readToken(value, where), 16)
    case 'time':
      return new Builder().storeUintBig(readUint(value, 64, where), 64)
    case 'expire':
      return new Builder().storeUintBig(readUint(value, 32, where), 32)
    case 'pubkey':
      return writePublicKey(value, where)
    case 'array':
      return writeArray(type.item, readArray(value, where), target, where)
    case 'fixedarray':
      return writeFixedArray(type, value, target, where)
    case 'map':
      return writeMap(type, value, target, where)
    case 'optional':
      return writeOptional(type, value, target, where)
    case 'ref':
      return new Builder().storeRef(encodeFor(target, type.inner, value, where).toCell())
  }
}

const AN_INTEGER = 'an integer as a number or a string (decimal, or hex with 0x)'

function readUint(value: unknown, bits: number, where: string): bigint {
  const number = jsonUint(value)
  if (number === undefined) throw misfit(where, AN_INTEGER, value)
  return checkUint(number, bits, where)
}

function checkUint(number: bigint, bits: number, where: string): bigint {
  if (number >= 0n && BigInt.asUintN(bits, number) === number) return number
  throw new AbiError('value', `Invalid value of ${where}: the number does not fit ${bits} unsigned bits`)
}

function readInt(value: unknown, bits: number, where: string): bigint {
  const number = jsonInt(value)
  if (number === undefined) throw misfit(where, AN_INTEGER, value)
  if (BigInt.asIntN(bits, number) === number) return number
  throw new AbiError('value', `Invalid value of ${where}: the number does not fit ${bits} signed bits`)
}

function readToken(value: unknown, where: string): bigint {
  const number = jsonAmount(value)
  if (number === undefined) throw misfit(where, 'an amount as a number or a string (decimal, or hex with 0x)', value)
  return checkUint(number, 120, where)
}

function readBool(value: unknown, where: string): boolean {
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw misfit(where, 'true or false', value)
}

function readText(value: unknown, where: string): string {
  if (typeof value === 'string') return value
  throw misfit(where, 'a string', value)
}

/** Half of a surrogate pair has no UTF-8 form; an encoder would store U+FFFD for it. */
function readString(value: unknown, where: string): Uint8Array {
  const text = readText(value, where)
  if (text.isWellFormed()) return utf8(text)
  throw new AbiError('value', `Invalid value of ${where}: the string has half of a surrogate pair`)
}

function readHex(value: unknown, where: string): Uint8Array {
  const bytes = typeof value === 'string' ? hexToBytes(value) : undefined
  if (bytes !== undefined) return bytes
  throw misfit(where, 'a hex string without a prefix', value)
}

function readArray(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw misfit(where, 'an array', value)
}

function readCellText(value: unknown, where: string): Cell {
  const text = readText(value, where)
  if (text === '') return EMPTY_CELL
  const bytes = base64ToBytes(text)
  if (bytes === undefined) throw misfit(where, 'a bag of cells in base64', value)
  try {
    return parseBoc(bytes)
  } catch (error) {
    if (error instanceof CellError) throw new AbiError('value', `Invalid value of ${where}: ${error.message}`, error)
    throw error
  }
}

function readAddress(value: unknown, where: string): MsgAddress {
  const text = readText(value, where)
  if (text === '') return NO_ADDRESS
  try {
    return text.startsWith(':') && !text.startsWith('::')
      ? parseExternalAddress(text)
      : addressToMsgAddress(parseAddress(text))
  } catch (error) {
    if (error instanceof AddressError) throw new AbiError('value', `Invalid value of ${where}: ${error.message}`, error)
    throw error
  }
}

function readStandardAddress(value: unknown, where: string): MsgAddress {
  const address = readAddress(value, where)
  if (address.type === 'none' || address.type === 'std') return address
  throw new AbiError('value', `Invalid value of ${where}: expected a standard address`)
}

function writeAddress(address: MsgAddress): Builder {
  const builder = new Builder()
  MsgAddress.store(address, builder)
  return builder
}

/** Refuses values that no bag of cells can hold before encoding them. */
function writeBytes(bytes: Uint8Array, version: AbiVersion, where: string): Cell {
  const limit = MAX_BOC_DEPTH * 127
  if (bytes.length <= limit) return bytesCell(bytes, version)
  throw new AbiError('value', `Invalid value of ${where}: expected at most ${limit} bytes, got ${bytes.length}`)
}

function writeFixedBytes({ size }: FixedBytesType, value: unknown, target: Target, where: string): Builder {
  const bytes = readHex(value, where)
  if (bytes.length < size) {
    throw new AbiError('value', `Invalid value of ${where}: expected at least ${size} bytes, got ${bytes.length}`)
  }
  const taken = bytes.subarray(0, size)
  if (target.version < ABI_2_4) return new Builder().storeRef(writeBytes(taken, target.version, where))
  if (size <= 127) return new Builder().storeBits(taken)
  throw new AbiError('value', `Invalid value of ${where}: ABI 2.4 has no fixedbytes longer than 127`)
}

function writePublicKey(value: unknown, where: string): Builder {
  if (value === '') return new Builder().storeBit(0)
  const key = readHex(value, where)
  if (key.length === 32) return new Builder().storeBit(1).storeBits(key)
  throw new AbiError('value', `Invalid value of ${where}: expected a key of 32 bytes, got ${key.length}`)
}

/** A dictionary value: in the leaf, or in a cell that the leaf refers to. */
function entryValue(builder: Builder, inRef: boolean): Builder {
  return inRef ? new Builder().storeRef(builder.toCell()) : builder
}

function writeItems(item: AbiType, items: readonly unknown[], target: Target, where: string): Cell | undefined {
  expectItems(items.length, where)
  const inRef = isValueInRef(32, item, target.version)
  const keys = new Uint8Array(4 * items.length)
  for (let index = 0, at = 0; index < items.length; index++) {
    keys[at++] = index >>> 24
    keys[at++] = index >>> 16
    keys[at++] = index >>> 8
    keys[at++] = index
  }
  return buildDictionaryFrom(32, {
    count: items.length,
    keys,
    valueOf: (index) => entryValue(encodeFor(target, item, items[index], `${where}[${index}]`), inRef),
  })
}

/** Throws AbiError `value` for too many items: they would need more memory than a thread has. */
function expectItems(count: number, where: string): void {
  // Each item is at least a leaf and a fork; a computation that would be too long is aborted before it begins.
  spendWork(4 * count)
  if (count <= MAX_ITEMS) return
  throw new AbiError('value', `Invalid value of ${where}: expected at most ${MAX_ITEMS} items, got ${count}`)
}

function writeArray(item: AbiType, items: readonly unknown[], target: Target, where: string): Builder {
  return new Builder().storeUint(items.length, 32).storeMaybeRef(writeItems(item, items, target, where))
}

function writeFixedArray({ item, length }: FixedArrayType, value: unknown, target: Target, where: string): Builder {
  const items = readArray(value, where)
  if (items.length === length) return new Builder().storeMaybeRef(writeItems(item, items, target, where))
  throw new AbiError('value', `Invalid value of ${where}: expected ${length} items, got ${items.length}`)
}

function writeMap({ key, value }: MapType, entries: unknown, target: Target, where: string): Builder {
  if (!isObject(entries)) throw misfit(where, 'an object', entries)
  const names = Object.keys(entries)
  expectItems(names.length, where)
  const keyBits = mapKeyBits(key)
  const size = (keyBits + 7) >> 3
  const keys = new Uint8Array(size * names.length)
  for (const [index, name] of names.entries()) keys.set(writeKey(key, keyBits, name, where), index * size)
  const inRef = isValueInRef(keyBits, value, target.version)
  const valueOf = (index: number): Builder =>
    entryValue(encodeFor(target, value, entries[names[index]!], `${where}[…]`), inRef)
  // A key that occurs twice, even in different forms, is refused, because one of the values would be lost (row A3).
  return new Builder().storeMaybeRef(buildDictionaryFrom(keyBits, { count: names.length, keys, valueOf }))
}

function writeKey(key: MapKeyType, keyBits: number, text: string, where: string): Uint8Array {
  const builder = encodeValue(key, text, ABI_2_4, `${where}, a key`)
  if (builder.bitLength === keyBits) return builder.toBits()
  throw new AbiError('value', `Invalid value of ${where}: a map key must be a standard address without anycast`)
}

function writeOptional({ inner }: OptionalType, value: unknown, target: Target, where: string) {
  if (value === undefined || value === null) return new Builder().storeBit(0)
  const content = encodeFor(target, inner, value, where)
  if (isLargeOptional(inner, target.version)) return new Builder().storeBit(1).storeRef(content.toCell())
  return new Builder().storeBit(1).storeBuilder(content)
}

function misfit(where: string, expected: string, value: unknown): AbiError {
  return new AbiError('value', `Invalid value of ${where}: expected ${expected}, got ${describeJson(value)}`)
}

const BYTES_PER_CELL = 127

/**
 * Chain of cells with 127 bytes each; the last one holds the rest, in version 1 the first one. Without bytes it is an
 * empty cell. Source: formats 5.3.
 */
function bytesCell(bytes: Uint8Array, version: AbiVersion): Cell {
  const rest = bytes.length % BYTES_PER_CELL
  if (version !== ABI_1_0 || rest === 0 || bytes.length < BYTES_PER_CELL) return snakeCell(bytes)
  const tail = snakeCell(bytes.subarray(rest))
  return new Builder().storeBits(bytes.subarray(0, rest)).storeRef(tail).toCell()
}
