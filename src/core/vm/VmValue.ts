import type { Builder, Cell, Slice } from '../cells/index.ts'
import type { Continuation } from './Continuation.ts'

/**
 * An integer of the machine, -2^256 to 2^256 - 1: a `number` while it is safe (|x| < 2^53), a `bigint` beyond, so that
 * equal integers have the same form. `Number.NaN` is the machine's not-a-number.
 */
export type VmInteger = number | bigint

/** A tuple: 0 to 255 values. Never changed after it was made. */
export type VmTuple = readonly VmValue[]

/**
 * A value on the stack. Slices and builders on the stack are never changed in place: to read further, clone them.
 * `null` is the machine's null.
 */
export type VmValue = VmInteger | Cell | Slice | Builder | VmTuple | Continuation | null
