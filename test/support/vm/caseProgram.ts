import { Builder, Cell, EMPTY_CELL, Slice } from '../../../src/core/cells/index.ts'
import type { VmValue } from '../../../src/core/vm/VmValue.ts'
import { assemble } from './VmText.ts'

/** Code in one cell that pushes a value from a reference. */
function pushing(program: string, value: Cell): Builder {
  return new Builder().storeSlice(Slice.of(assemble(program, { c: value })))
}

/** Pieces of code that push a value, each for its own cell; undefined for a continuation with registers. */
function piecesOf(value: VmValue): Builder[] | undefined {
  if (value === null) return [pushing('NULL', EMPTY_CELL)]
  if (typeof value === 'number' && Number.isNaN(value)) return [pushing('PUSHNAN', EMPTY_CELL)]
  if (typeof value === 'number' || typeof value === 'bigint') return [pushing(`PUSHINTL ${value}`, EMPTY_CELL)]
  if (value instanceof Cell) return [pushing('PUSHREF $c', value)]
  if (value instanceof Slice) return [pushing('PUSHREFSLICE $c', new Builder().storeSlice(value).toCell())]
  if (value instanceof Builder) return [pushing('PUSHREFSLICE $c; NEWC; STSLICE', value.toCell())]
  if (Array.isArray(value)) {
    const items = (value as readonly VmValue[]).map(piecesOf)
    if (items.includes(undefined)) return undefined
    return [...items.flatMap((pieces) => pieces!), pushing(`PUSHINTL ${items.length}; TUPLEVAR`, EMPTY_CELL)]
  }
  return 'code' in value
    ? [pushing('PUSHREFCONT $c', new Builder().storeSlice(value.code.toSlice()).toCell())]
    : undefined
}

/** A program that makes a stack by itself and continues with code; the stack of the run is dropped first. */
export function caseProgram(stack: readonly VmValue[], code: Cell): Cell | undefined {
  let next = code
  for (const value of stack.toReversed()) {
    const pieces = piecesOf(value)
    if (pieces === undefined) return undefined
    for (const piece of pieces.toReversed()) next = piece.storeRef(next).toCell()
  }
  return new Builder()
    .storeSlice(Slice.of(assemble('DEPTH; DROPX')))
    .storeRef(next)
    .toCell()
}
