import { Builder, type Cell, iterateEntries, Slice } from '../cells/index.ts'
import { Code, Continuation, type ContinuationKind, NO_SAVES, type SaveList } from './Continuation.ts'
import { checkControl } from './checkControl.ts'
import { GAS, MOST_UNPAID_GAS } from './gas.ts'
import { integerOf } from './integers.ts'
import type { Machine } from './Machine.ts'
import { EXCEPTION, raise } from './VmException.ts'
import type { VmValue } from './VmValue.ts'

/** Reads a continuation in the form of `storeContinuation`. Charges for loads, unless it fails. Throws cell underflow, unknown, fatal. */
export function loadContinuation(machine: Machine, slice: Slice): Continuation {
  const before = machine.gasUsed
  try {
    return loadWhole(machine, slice)
  } catch (error) {
    if (machine.gasUsed - before <= MOST_UNPAID_GAS) machine.gasUsed = before
    throw error
  }
}

/** Continuations nested deeper than this are not read, although `storeContinuation` writes up to 1000. */
const MAX_NESTING = 800

function loadWhole(machine: Machine, slice: Slice, nesting = 0): Continuation {
  if (nesting > MAX_NESTING) raise(EXCEPTION.cellUnderflow)
  const kind = loadKind(machine, slice)
  const argumentCount = slice.loadInt(22)
  const stack: VmValue[] = []
  if (slice.loadBit() === 1) {
    const depth = slice.loadUint(24)
    if (depth > 0) loadList(machine, slice, depth, stack, 0, nesting)
  }
  const save = loadSaves(machine, slice, nesting)
  slice.loadUint(16)
  machine.useGas(GAS.cellLoad)
  return new Continuation(kind, loadCode(slice), save, stack, argumentCount)
}

function loadKind(machine: Machine, slice: Slice): ContinuationKind {
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
      machine.useGas(2 * GAS.cellLoad)
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

function loadSaves(machine: Machine, slice: Slice, nesting: number): SaveList {
  const root = slice.loadMaybeRef()
  if (root === undefined) return NO_SAVES
  machine.useGas(GAS.cellLoad)
  const save: Record<string, VmValue> = {}
  for (const { key, value } of iterateEntries(root, 4)) {
    const index = key[0]! >> 4
    if (index === 6 || index > 7) raise(EXCEPTION.rangeCheck)
    const item = loadValue(machine, value, nesting + 1)
    checkControl(index, item)
    save[`c${index}`] = item
  }
  return save as SaveList
}

/** The first value from the slice, the others from the chain of references: free on a stack, paid in a tuple. */
function loadList(
  machine: Machine,
  slice: Slice,
  count: number,
  into: VmValue[],
  price: number,
  nesting: number,
): void {
  into.push(loadValue(machine, slice, nesting + 1))
  let next = slice.loadRef()
  for (let i = 1; i < count; i++) {
    machine.useGas(price)
    const rest = Slice.ofAny(next)
    into.push(loadValue(machine, rest, nesting + 1))
    next = rest.loadRef()
  }
}

function loadValue(machine: Machine, slice: Slice, nesting: number): VmValue {
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
      machine.useGas(GAS.cellLoad)
      return loadRange(slice)
    case 5:
      return new Builder().storeSlice(Slice.ofAny(slice.loadRef()))
    case 6:
      return loadWhole(machine, slice, nesting)
    case 7: {
      const count = slice.loadUint(8)
      const items: VmValue[] = []
      // The list of an empty tuple has no reference, and is read as if it had one.
      if (count > 0) loadList(machine, slice, count, items, GAS.cellLoad, nesting)
      else slice.loadRef()
      return items
    }
    default:
      return raise(EXCEPTION.unknown)
  }
}
