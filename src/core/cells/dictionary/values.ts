import type { Cell } from '../Cell.ts'
import type { Slice } from '../Slice.ts'
import type { DictionaryValue } from './Dictionary.ts'

/** `^Cell` as the value. */
export const refValue: DictionaryValue<Cell> = {
  load: (slice) => slice.loadRef(),
  store: (value, builder) => {
    builder.storeRef(value)
  },
}

/** The rest of the leaf as a slice. */
export const sliceValue: DictionaryValue<Slice> = {
  load: (slice) => slice,
  store: (value, builder) => {
    builder.storeSlice(value)
  },
}

/** Unsigned number of up to 53 bits. */
export function uintValue(bits: number): DictionaryValue<number> {
  return {
    load: (slice) => slice.loadUint(bits),
    store: (value, builder) => {
      builder.storeUint(value, bits)
    },
  }
}

/** Unsigned number of any size. */
export function uintBigValue(bits: number): DictionaryValue<bigint> {
  return {
    load: (slice) => slice.loadUintBig(bits),
    store: (value, builder) => {
      builder.storeUintBig(value, bits)
    },
  }
}

/** `VarUInteger n`. */
export function varUintValue(n: number): DictionaryValue<bigint> {
  return {
    load: (slice) => slice.loadVarUint(n),
    store: (value, builder) => {
      builder.storeVarUint(value, n)
    },
  }
}
