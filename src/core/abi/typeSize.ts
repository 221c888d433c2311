import { MAX_CELL_BITS, MAX_CELL_REFS } from '../cells/index.ts'
import { spendWork } from '../work.ts'
import type { AbiParam, AbiType, MapKeyType } from './AbiType.ts'
import { ABI_2_4, type AbiVersion } from './AbiVersion.ts'

/** Maximum number of bits and references that a value takes in the chain of cells. */
export interface TypeSize {
  readonly bits: number
  readonly refs: number
}

/** Bits of the longest address: `addr_var` with anycast. The place of a signature counts the same from 2.3 on. */
export const MAX_ADDRESS_BITS = 591
/** `addr_std` with the longest anycast. */
const MAX_STANDARD_ADDRESS_BITS = 302
/** `addr_std` without anycast, the only address that a map can be keyed by. */
const STANDARD_ADDRESS_BITS = 267
/** Bits of the label of a dictionary leaf besides the key, at most. */
const LABEL_BITS = 12

const REFERENCE: TypeSize = { bits: 0, refs: 1 }
const FLAG_AND_REFERENCE: TypeSize = { bits: 1, refs: 1 }

/** `fixedbytes` is the only type whose size depends on the version. */
const sizesBefore24 = new WeakMap<AbiType, TypeSize>()
const sizes = new WeakMap<AbiType, TypeSize>()

/** Largest size of a type. Source: formats 5.3. */
export function typeSize(type: AbiType, version: AbiVersion): TypeSize {
  spendWork(0.5)
  const known = version < ABI_2_4 ? sizesBefore24 : sizes
  let size = known.get(type)
  if (size === undefined) {
    size = computeSize(type, version)
    known.set(type, size)
  }
  return size
}

/** Whether a present optional value is stored in a separate cell. */
export function isLargeOptional(inner: AbiType, version: AbiVersion): boolean {
  const { bits, refs } = typeSize(inner, version)
  return bits >= MAX_CELL_BITS || refs >= MAX_CELL_REFS
}

/** Whether a dictionary holds values of a type in references. */
export function isValueInRef(keyBits: number, type: AbiType, version: AbiVersion): boolean {
  return LABEL_BITS + keyBits + typeSize(type, version).bits > MAX_CELL_BITS
}

/** Bits of the length of `varuint<size>` and `varint<size>`. */
export function varLengthBits(size: number): number {
  return 32 - Math.clz32(size - 1)
}

/** Bits of the keys of a map. */
export function mapKeyBits(key: MapKeyType): number {
  return key.kind === 'uint' || key.kind === 'int' ? key.bits : STANDARD_ADDRESS_BITS
}

function computeSize(type: AbiType, version: AbiVersion): TypeSize {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return inline(type.bits)
    case 'varuint':
    case 'varint':
      return inline(varLengthBits(type.size) + 8 * (type.size - 1))
    case 'bool':
      return inline(1)
    case 'address':
      return inline(MAX_ADDRESS_BITS)
    case 'address_std':
      return inline(MAX_STANDARD_ADDRESS_BITS)
    case 'token':
      return inline(124)
    case 'time':
      return inline(64)
    case 'expire':
      return inline(32)
    case 'pubkey':
      return inline(257)
    case 'fixedbytes':
      return version < ABI_2_4 ? REFERENCE : inline(8 * type.size)
    case 'cell':
    case 'bytes':
    case 'string':
    case 'ref':
      return REFERENCE
    case 'array':
      return { bits: 33, refs: 1 }
    case 'fixedarray':
    case 'map':
      return FLAG_AND_REFERENCE
    case 'tuple':
      return sumOf(type.params, version)
    case 'optional': {
      if (isLargeOptional(type.inner, version)) return FLAG_AND_REFERENCE
      const { bits, refs } = typeSize(type.inner, version)
      return { bits: bits + 1, refs }
    }
  }
}

function inline(bits: number): TypeSize {
  return { bits, refs: 0 }
}

function sumOf(params: readonly AbiParam[], version: AbiVersion): TypeSize {
  let bits = 0
  let refs = 0
  for (const { type } of params) {
    const size = typeSize(type, version)
    bits += size.bits
    refs += size.refs
  }
  return { bits, refs }
}
