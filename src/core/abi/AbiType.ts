/** Type of a value that a contract description names. */
export type AbiType =
  | IntegerType
  | VarIntegerType
  | FixedBytesType
  | SimpleType
  | TupleType
  | ArrayType
  | FixedArrayType
  | MapType
  | OptionalType
  | RefType

/** `uint<bits>`, `int<bits>`: 1 to 1023 bits. */
interface IntegerType {
  readonly kind: 'uint' | 'int'
  readonly bits: number
}

/** `varuint<size>`, `varint<size>`: the length in bytes, below `size`, then the number. */
export interface VarIntegerType {
  readonly kind: 'varuint' | 'varint'
  readonly size: number
}

/** `fixedbytes<size>`. */
export interface FixedBytesType {
  readonly kind: 'fixedbytes'
  readonly size: number
}

/**
 * `token`: grams, `VarUInteger 16`. `time`: 64 bits, ms since 1970. `expire`: 32 bits, s since 1970. `pubkey`: `Maybe
 * bits256`. `address_std`: `addr_std` or no address.
 */
export interface SimpleType {
  readonly kind:
    | 'bool'
    | 'cell'
    | 'address'
    | 'address_std'
    | 'bytes'
    | 'string'
    | 'token'
    | 'time'
    | 'expire'
    | 'pubkey'
}

export interface TupleType {
  readonly kind: 'tuple'
  readonly params: readonly AbiParam[]
}

/** `T[]`. */
export interface ArrayType {
  readonly kind: 'array'
  readonly item: AbiType
}

/** `T[length]`. */
export interface FixedArrayType {
  readonly kind: 'fixedarray'
  readonly item: AbiType
  readonly length: number
}

/** `map(key,value)`. */
export interface MapType {
  readonly kind: 'map'
  readonly key: MapKeyType
  readonly value: AbiType
}

/** Types of map keys: integers and standard addresses. */
export type MapKeyType = IntegerType | { readonly kind: 'address' | 'address_std' }

/** `optional(inner)`. */
export interface OptionalType {
  readonly kind: 'optional'
  readonly inner: AbiType
}

/** `ref(inner)`. */
export interface RefType {
  readonly kind: 'ref'
  readonly inner: AbiType
}

/** A named value. */
export interface AbiParam {
  readonly name: string
  readonly type: AbiType
}
