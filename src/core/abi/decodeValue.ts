import { bytesToHex, decodeUtf8 } from '../bytes/index.ts'
import { Builder, iterateEntries, Slice, writeBocBase64 } from '../cells/index.ts'
import { formatMsgAddress, Grams, MsgAddress, parseSnake } from '../tlb/index.ts'
import { AbiError } from './AbiError.ts'
import type {
  AbiParam,
  AbiType,
  ArrayType,
  FixedArrayType,
  FixedBytesType,
  MapKeyType,
  MapType,
  OptionalType,
  RefType,
  TupleType,
  VarIntegerType,
} from './AbiType.ts'
import { ABI_2_1, ABI_2_4 } from './AbiVersion.ts'
import { isLargeOptional, isValueInRef, mapKeyBits, typeSize, varLengthBits } from './typeSize.ts'
import type { ValueReader } from './ValueReader.ts'

/** Decoded values by name. */
export type DecodedValues = Record<string, unknown>

/**
 * Reads parameters as a JSON object: numbers as decimal text (`uint256` as `0x` and 64 digits), bytes and keys as hex,
 * cells as base64. `last`: nothing follows them; without parameters nothing is read. Throws AbiError `data`; CellError
 * `underflow`, `pruned`, `exotic`, `dictionary`. Source: modules 3.4, formats 5.3.
 */
export function decodeParams(params: readonly AbiParam[], reader: ValueReader, last = true): DecodedValues {
  const entries = params.map(({ name, type }, index): [string, unknown] => [
    name,
    decodeValue(type, reader, last && index === params.length - 1),
  ])
  // Unlike an assignment, this creates an ordinary field for every name, even `__proto__`.
  return Object.fromEntries(entries)
}

/** Reads one value. Throws as `decodeParams`. */
function decodeValue(type: AbiType, reader: ValueReader, last: boolean): unknown {
  if (type.kind === 'tuple') return decodeParams(type.params, reader, last)
  const { cell } = reader.slice
  const value = readValue(type, reader, last)
  reader.options.budget.spend(typeof value === 'string' ? value.length : 0)
  if (last) reader.checkEnd()
  reader.checkLayout(type, cell, last)
  return value
}

function readValue(type: Exclude<AbiType, TupleType>, reader: ValueReader, last: boolean): unknown {
  switch (type.kind) {
    case 'uint':
      return readUint(reader, type.bits)
    case 'int':
      return reader.next(type.bits).loadIntBig(type.bits).toString()
    case 'varuint':
    case 'varint':
      return readVarInteger(type, reader)
    case 'bool':
      return reader.next(1).loadBool()
    case 'cell':
      return writeBocBase64(reader.loadRef(last))
    case 'address':
      return formatMsgAddress(MsgAddress.load(reader.next(1)))
    case 'address_std':
      return readStandardAddress(reader)
    case 'bytes':
      return bytesToHex(parseSnake(reader.loadRef(last)))
    case 'fixedbytes':
      return readFixedBytes(type, reader, last)
    case 'string':
      return readString(reader, last)
    case 'token':
      return Grams.load(reader.next(1)).toString()
    case 'time':
      return readUint(reader, 64)
    case 'expire':
      return readUint(reader, 32)
    case 'pubkey':
      return reader.next(1).loadBool() ? bytesToHex(reader.next(256).loadBytes(32)) : ''
    case 'array':
      return readArray(type, reader)
    case 'fixedarray':
      return readItems(type, type.length, reader)
    case 'map':
      return readMap(type, reader)
    case 'optional':
      return readOptional(type, reader, last)
    case 'ref':
      return readRef(type, reader, last)
  }
}

function readUint(reader: ValueReader, bits: number): string {
  const slice = reader.next(bits)
  if (bits === 256) return `0x${bytesToHex(slice.loadBytes(32))}`
  return bits <= 53 ? String(slice.loadUint(bits)) : slice.loadUintBig(bits).toString()
}

function readStandardAddress(reader: ValueReader): string {
  const address = MsgAddress.load(reader.next(1))
  if (address.type === 'std' || address.type === 'none') return formatMsgAddress(address)
  throw new AbiError('data', 'The address is not a standard one')
}

function readVarInteger({ kind, size }: VarIntegerType, reader: ValueReader): string {
  const lengthBits = varLengthBits(size)
  const bits = 8 * reader.next(lengthBits).loadUint(lengthBits)
  if (kind === 'varint') return bits === 0 ? '0' : reader.next(bits).loadIntBig(bits).toString()
  const number = bits === 0 ? 0n : reader.next(bits).loadUintBig(bits)
  return 8 * (size - 1) === 256 ? `0x${number.toString(16).padStart(64, '0')}` : number.toString()
}

function readFixedBytes({ size }: FixedBytesType, reader: ValueReader, last: boolean): string {
  if (reader.options.version >= ABI_2_4) return bytesToHex(reader.next(8 * size).loadBytes(size))
  const bytes = parseSnake(reader.loadRef(last))
  if (bytes.length === size) return bytesToHex(bytes)
  throw new AbiError('data', `Expected ${size} bytes, got ${bytes.length}`)
}

function readString(reader: ValueReader, last: boolean): string {
  const text = decodeUtf8(parseSnake(reader.loadRef(last)))
  if (text !== undefined) return text
  throw new AbiError('data', 'The string is not valid UTF-8')
}

function readArray(type: ArrayType, reader: ValueReader): unknown[] {
  return readItems(type, reader.next(32).loadUint(32), reader)
}

/** Dictionary with the keys 0 to `length` - 1. */
function readItems({ item }: ArrayType | FixedArrayType, length: number, reader: ValueReader): unknown[] {
  const { version } = reader.options
  const root = reader.next(1).loadMaybeRef()
  const inRef = isValueInRef(32, item, version)
  const items: unknown[] = []
  for (const { key, value } of iterateEntries(root, 32, { maxEntries: length })) {
    const index = ((key[0]! << 24) | (key[1]! << 16) | (key[2]! << 8) | key[3]!) >>> 0
    if (index !== items.length) break
    // Up to 2.0 compilers decided by the real size, which only the leaf shows.
    const leads = version < ABI_2_1 ? value.remainingBits === 0 && typeSize(item, version).bits !== 0 : inRef
    items.push(decodeValue(item, reader.fork(leads ? value.loadRefSlice() : value), true))
  }
  if (items.length === length) return items
  throw new AbiError('data', `The array declares ${length} items, but item ${items.length} is missing`)
}

function readMap({ key: keyType, value: valueType }: MapType, reader: ValueReader): DecodedValues {
  const keyBits = mapKeyBits(keyType)
  const root = reader.next(1).loadMaybeRef()
  const inRef = isValueInRef(keyBits, valueType, reader.options.version)
  const entries: [string, unknown][] = []
  for (const { key, value } of iterateEntries(root, keyBits)) {
    const name = readKey(keyType, new Builder().storeBits(key, keyBits), reader)
    entries.push([name, decodeValue(valueType, reader.fork(inRef ? value.loadRefSlice() : value), true)])
  }
  return Object.fromEntries(entries)
}

function readKey(type: MapKeyType, key: Builder, reader: ValueReader): string {
  return decodeValue(type as AbiType, reader.fork(Slice.of(key.toCell())), true) as string
}

function readOptional({ inner }: OptionalType, reader: ValueReader, last: boolean): unknown {
  if (!reader.next(1).loadBool()) return null
  if (isLargeOptional(inner, reader.options.version)) {
    return decodeValue(inner, reader.fork(reader.slice.loadRefSlice()), true)
  }
  const part = reader.fork(reader.slice)
  const value = decodeValue(inner, part, last)
  reader.continueAfter(part)
  return value
}

function readRef({ inner }: RefType, reader: ValueReader, last: boolean): unknown {
  return decodeValue(inner, reader.fork(Slice.of(reader.loadRef(last))), true)
}
