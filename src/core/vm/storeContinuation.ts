import { Builder, Cell, Slice, setKey } from '../cells/index.ts'
import { type Code, Continuation, type ContinuationKind, NO_SAVES, type SaveList } from './Continuation.ts'
import { DelayedGas } from './DelayedGas.ts'
import { GAS } from './gas.ts'
import type { Machine } from './Machine.ts'
import { EXCEPTION, raise } from './VmException.ts'
import type { VmValue } from './VmValue.ts'

/** Values nested deeper than this would not fit a cell tree. */
const MAX_NESTING = 1000

/**
 * A continuation as `STCONT` writes it, in the form of the networks without the capability `StcontNewFormat`:
 *
 *     kind  00 code | 1000 quit exit_code:int32 | 1001 handler | 1010 until ^body | 1011 exception
 *           | 1100 while ^condition ^body | 1101 again ^body | 1110 repeat ^body count:uint32 | 1111 number:int32
 *     arguments:int22 stack:(Maybe (depth:uint24 list)) registers:(HashmapE 4 value) codepage:uint16 code
 *
 * where `code` and slices are `^cell bit_start:uint10 bit_end:uint10 ref_start:uint3 ref_end:uint3`. Values and lists
 * are inline, so only small continuations fit. Charges for the cells that are made at the end, unless it fails. Throws cell
 * overflow.
 */
export function storeContinuation(machine: Machine, continuation: Continuation): Builder {
  return new DelayedGas(machine).run((bill) => storeWhole(bill, continuation))
}

function storeWhole(bill: DelayedGas, continuation: Continuation, depth = 0): Builder {
  if (depth > MAX_NESTING) raise(EXCEPTION.cellOverflow)
  const builder = new Builder()
  storeKind(builder, continuation.kind)
  builder.storeInt(continuation.argumentCount, 22)
  if (continuation.stack.length === 0) {
    builder.storeBit(0)
  } else {
    builder.storeBit(1).storeUint(continuation.stack.length, 24)
    builder.storeBuilder(listOf(bill, continuation.stack, depth))
  }
  storeSaves(bill, builder, continuation.save, depth)
  builder.storeUint(0, 16)
  return storeCode(builder, continuation.code)
}

function storeKind(builder: Builder, kind: ContinuationKind): void {
  const body = (code: Code): unknown => builder.storeRef(storeCode(new Builder(), code).toCell())
  switch (kind.type) {
    case 'code':
      builder.storeUint(0, 2)
      break
    case 'quit':
      builder.storeUint(8, 4).storeInt(kind.exitCode, 32)
      break
    case 'tryCatch':
      builder.storeUint(9, 4)
      break
    case 'until':
      builder.storeUint(10, 4)
      body(kind.body)
      break
    case 'quitException':
      builder.storeUint(11, 4)
      break
    case 'while':
      builder.storeUint(12, 4)
      body(kind.condition)
      body(kind.body)
      break
    case 'again':
      builder.storeUint(13, 4)
      body(kind.body)
      break
    case 'repeat':
      builder.storeUint(14, 4)
      body(kind.body)
      builder.storeUint(kind.count, 32)
      break
    case 'pushInt':
      builder.storeUint(15, 4).storeInt(kind.value, 32)
      break
    case 'catchRevert':
      raise(EXCEPTION.unknown)
  }
}

function storeCode(builder: Builder, code: Code): Builder {
  return builder
    .storeRef(code.source.cell)
    .storeUint(code.bit, 10)
    .storeUint(code.bitEnd, 10)
    .storeUint(code.ref, 3)
    .storeUint(code.refEnd, 3)
}

function storeSaves(bill: DelayedGas, builder: Builder, save: SaveList, depth: number): void {
  if (save === NO_SAVES) {
    builder.storeBit(0)
    return
  }
  const values = [save.c0, save.c1, save.c2, save.c3, save.c4, save.c5, undefined, save.c7]
  let root: ReturnType<typeof setKey>['root']
  values.forEach((value, index) => {
    if (value === undefined) return
    root = setKey(root, 4, Uint8Array.of(index << 4), storeValue(bill, value, depth + 1)).root
  })
  builder.storeMaybeRef(root)
  if (root !== undefined) bill.add(GAS.cellCreate)
}

/** Values, first one outermost, each followed by a reference to the rest. */
function listOf(bill: DelayedGas, values: readonly VmValue[], depth: number): Builder {
  let list = new Builder()
  for (let i = values.length - 1; i >= 0; i--) {
    const rest = list.toCell()
    bill.add(GAS.cellCreate)
    list = storeValue(bill, values[i]!, depth + 1).storeRef(rest)
  }
  return list
}

function storeValue(bill: DelayedGas, value: VmValue, depth: number): Builder {
  if (depth > MAX_NESTING) raise(EXCEPTION.cellOverflow)
  const builder = new Builder()
  if (value === null) return builder.storeUint(0, 8)
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (Number.isNaN(value)) return builder.storeUint(0x02ff, 16)
    return builder.storeUint(2, 8).storeUint(0, 7).storeIntBig(BigInt(value), 257)
  }
  if (Array.isArray(value)) {
    const items = value as readonly VmValue[]
    return builder
      .storeUint(7, 8)
      .storeUint(items.length, 8)
      .storeBuilder(listOf(bill, items, depth))
  }
  if (value instanceof Builder) {
    bill.add(GAS.cellCreate)
    return builder.storeUint(5, 8).storeRef(value.toCell())
  }
  return storeCellValue(bill, builder, value, depth)
}

function storeCellValue(bill: DelayedGas, builder: Builder, value: VmValue, depth: number): Builder {
  if (value instanceof Cell) return builder.storeUint(3, 8).storeRef(value)
  if (value instanceof Slice) {
    builder.storeUint(4, 8).storeRef(value.cell)
    const { bitOffset, refOffset } = value
    return builder
      .storeUint(bitOffset, 10)
      .storeUint(bitOffset + value.remainingBits, 10)
      .storeUint(refOffset, 3)
      .storeUint(refOffset + value.remainingRefs, 3)
  }
  if (value instanceof Continuation) return builder.storeUint(6, 8).storeBuilder(storeWhole(bill, value, depth + 1))
  return raise(EXCEPTION.unknown)
}
