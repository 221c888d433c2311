import { type Builder, MAX_CELL_BITS, MAX_CELL_REFS } from '../cells/index.ts'
import { AbiError } from './AbiError.ts'
import type { AbiType } from './AbiType.ts'
import { ABI_1_0, ABI_2_2, type AbiVersion } from './AbiVersion.ts'
import { typeSize } from './typeSize.ts'

/** A value to be written into a chain of cells. */
export interface PackedValue {
  readonly builder: Builder
  /** Space that it takes: from 2.2 on the maximum of its type, before that its actual size. */
  readonly bits: number
  readonly refs: number
}

/** A value of a type with the room that it takes in the layout of a version. */
export function packedValue(builder: Builder, type: AbiType, version: AbiVersion): PackedValue {
  if (version < ABI_2_2) return { builder, bits: builder.bitLength, refs: builder.refs.length }
  return { builder, ...typeSize(type, version) }
}

/** A part of a message other than a value: a number, or reserved space. */
export function packedPart(builder: Builder, bits = builder.bitLength, refs = 0): PackedValue {
  return {
    builder,
    bits,
    refs,
  }
}

/**
 * Puts values into a chain of cells, each of which is the last reference of the one before. A value goes to the next cell
 * when bits or references do not suffice. The last free reference is taken by a value only when everything after it fits
 * the same cell without references, and never in version 1. The builders of the values are used up.
 * Throws AbiError `value` without values; CellError `overflow`, `depth`. Source: formats 5.3.
 */
export function packChain(values: readonly PackedValue[], version: AbiVersion): Builder {
  const first = values[0]
  if (first === undefined) throw new AbiError('value', 'There are no values to encode')
  if (values.length === 1) return first.builder
  let { bits: bitsAfter, refs: refsAfter } = sumOf(values)
  const cells = [first.builder]
  let { builder, bits, refs } = first
  bitsAfter -= bits
  refsAfter -= refs
  for (let index = 1; index < values.length; index++) {
    const value = values[index]!
    bitsAfter -= value.bits
    refsAfter -= value.refs
    const freeRefs = MAX_CELL_REFS - refs
    const takesLastRef = value.refs > 0 && value.refs === freeRefs
    const restFits = version !== ABI_1_0 && refsAfter === 0 && bits + value.bits + bitsAfter <= MAX_CELL_BITS
    const fits = bits + value.bits <= MAX_CELL_BITS && value.refs <= freeRefs && (!takesLastRef || restFits)
    if (fits) {
      builder.storeBuilder(value.builder)
      bits += value.bits
      refs += value.refs
    } else {
      ;({ builder, bits, refs } = value)
      cells.push(builder)
    }
  }
  let chain = cells.pop()!
  for (let cell = cells.pop(); cell !== undefined; cell = cells.pop()) chain = cell.storeRef(chain.toCell())
  return chain
}

function sumOf(values: readonly PackedValue[]): { bits: number; refs: number } {
  let bits = 0
  let refs = 0
  for (const value of values) {
    bits += value.bits
    refs += value.refs
  }
  return { bits, refs }
}
