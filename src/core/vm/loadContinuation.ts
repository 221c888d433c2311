import { Builder, type Cell, iterateEntries, Slice } from '../cells/index.ts'
import { Code, Continuation, type ContinuationKind, NO_SAVES, type SaveList } from './Continuation.ts'
import { checkControl } from './checkControl.ts'
import { DelayedGas } from './DelayedGas.ts'
import { GAS } from './gas.ts'
import { integerOf } from './integers.ts'
import type { Machine } from './Machine.ts'
import { EXCEPTION, raise } from './VmException.ts'
import type { VmValue } from './VmValue.ts'

/**
 * Reads a continuation in the form of `storeContinuation`. Charges for loads at the end, unless it fails. Throws cell
 * underflow, unknown, fatal.
 */
export function loadContinuation(machine: Machine, slice: Slice): Continuation {
  return new DelayedGas(machine).run((bill) => loadWhole(bill, slice))
}

/** Continuations nested deeper than this are not read, although `storeContinuation` writes up to 1000. */
const MAX_NESTING = 800

function loadWhole(bill: DelayedGas, slice: Slice, nesting = 0): Continuation {
  if (nesting > MAX_NESTING) raise(EXCEPTION.cellUnderflow)
  const kind = loadKind(bill, slice)
  const argumentCount = slice.loadInt(22)
  const stack: VmValue[] = []
  if (slice.loadBit() === 1) {
    const depth = slice.loadUint(24)
    if (depth > 0) loadList(bill, slice, depth, stack, 0, nesting)
  }
  const save = loadSaves(bill, slice, nesting)
  slice.loadUint(16)
  bill.add(GAS.cellLoad)
  return new Continuation(kind, loadCode(slice), save, stack, argumentCount)
}

function loadKind(bill: DelayedGas, slice: Slice): ContinuationKind {
  const group = slice.loadUint(2)
  if (group === 0) return { type: 'code' }
  if (group === 1) return raise(EXCEPTION.unknown)
  const body = (): Code => loadCode(Slice.ofAny(slice.loadRef()))
  switch (group * 4 + slice.loadUint(2)) {
    case 8:
      return { type: 'quit', exitCode: slice.loadInt(32) }
    case 9:
      return { type: 'tryCatch' }
    case 10:
      return { type: 'until', body: body() }
    case 11:
      return { type: 'quitException' }
    case 12: {
      // Only this kind pays for what it loads.
      bill.add(2 * GAS.cellLoad)
      const condition = body()
      return { type: 'while', condition, body: body() }
    }
    case 13:
      return { type: 'again', body: body() }
    case 14:
      return { type: 'repeat', body: body(), count: slice.loadUint(32) }
    case 15:
      return { type: 'pushInt', value: slice.loadInt(32) }
    default:
      return raise(EXCEPTION.unknown)
  }
}

/** A range of a referenced cell. */
function loadRange(slice: Slice): Slice {
  const cell: Cell = slice.loadRef()
  const bit = slice.loadUint(10)
  const bitEnd = slice.loadUint(10)
  if (bit > bitEnd) raise(EXCEPTION.fatal)
  const ref = slice.loadUint(3)
  const refEnd = slice.loadUint(3)
  if (ref > 4 || refEnd > 4 || ref > refEnd) raise(EXCEPTION.fatal)
  return Slice.ofAny(cell).subslice(bit, ref, bitEnd - bit, refEnd - ref)
}

function loadCode(slice: Slice): Code {
  return Code.of(loadRange(slice))
}

function loadSaves(bill: DelayedGas, slice: Slice, nesting: number): SaveList {
  const root = slice.loadMaybeRef()
  if (root === undefined) return NO_SAVES
  bill.add(GAS.cellLoad)
  const save: Record<string, VmValue> = {}
  for (const { key, value } of iterateEntries(root, 4)) {
    const index = key[0]! >> 4
    if (index === 6 || index > 7) raise(EXCEPTION.rangeCheck)
    const item = loadValue(bill, value, nesting + 1)
    checkControl(index, item)
    save[`c${index}`] = item
  }
  return save as SaveList
}

/** The first value from the slice, the others from the chain of references: free on a stack, paid in a tuple. */
function loadList(
  bill: DelayedGas,
  slice: Slice,
  count: number,
  into: VmValue[],
  price: number,
  nesting: number,
): void {
  into.push(loadValue(bill, slice, nesting + 1))
  let next = slice.loadRef()
  for (let i = 1; i < count; i++) {
    bill.add(price)
    const rest = Slice.ofAny(next)
    into.push(loadValue(bill, rest, nesting + 1))
    next = rest.loadRef()
  }
}

function loadValue(bill: DelayedGas, slice: Slice, nesting: number): VmValue {
  if (nesting > MAX_NESTING) raise(EXCEPTION.cellUnderflow)
  switch (slice.loadUint(8)) {
    case 0:
      return null
    case 2: {
      const tag = slice.loadUint(7)
      if (tag === 0) return integerOf(slice.loadIntBig(257))
      if (tag === 0x7f && slice.loadBit() === 1) return Number.NaN
      return raise(EXCEPTION.unknown)
    }
    case 3:
      return slice.loadRef()
    case 4:
      bill.add(GAS.cellLoad)
      return loadRange(slice)
    case 5:
      return new Builder().storeSlice(Slice.ofAny(slice.loadRef()))
    case 6:
      return loadWhole(bill, slice, nesting)
    case 7: {
      const count = slice.loadUint(8)
      const items: VmValue[] = []
      // The list of an empty tuple has no reference, and is read as if it had one.
      if (count > 0) loadList(bill, slice, count, items, GAS.cellLoad, nesting)
      else slice.loadRef()
      return items
    }
    default:
      return raise(EXCEPTION.unknown)
  }
}
