import { Builder } from '../Builder.ts'
import { ordinaryCell } from '../Cell.ts'
import { CellError } from '../CellError.ts'
import { Slice } from '../Slice.ts'
import type { DictionaryKey } from './Dictionary.ts'

/** Unsigned numbers of up to 53 bits. */
export function uintKey(bits: number): DictionaryKey<number> {
  return {
    bits,
    toBits: (key) => new Builder().storeUint(key, bits).toBits(),
    fromBits: (bytes) => sliceOf(bytes, bits).loadUint(bits),
  }
}

/** Signed numbers of up to 53 bits, in numeric order. */
export function intKey(bits: number): DictionaryKey<number> {
  return {
    bits,
    signed: true,
    toBits: (key) => new Builder().storeInt(key, bits).toBits(),
    fromBits: (bytes) => sliceOf(bytes, bits).loadInt(bits),
  }
}

/** Unsigned numbers of any size. */
export function uintBigKey(bits: number): DictionaryKey<bigint> {
  return {
    bits,
    toBits: (key) => new Builder().storeUintBig(key, bits).toBits(),
    fromBits: (bytes) => sliceOf(bytes, bits).loadUintBig(bits),
  }
}

/** Left-aligned bits as they are, such as 32-byte hashes. Throws `range` for another number of bytes. */
export function bitsKey(bits: number): DictionaryKey<Uint8Array> {
  return {
    bits,
    toBits: (key) => {
      if (key.length === (bits + 7) >> 3) return key
      throw new CellError('range', `Dictionary key has ${key.length} bytes, expected ${(bits + 7) >> 3}`)
    },
    fromBits: (bytes) => bytes,
  }
}

function sliceOf(bytes: Uint8Array, bits: number): Slice {
  return Slice.of(ordinaryCell(bytes, bits, []))
}
