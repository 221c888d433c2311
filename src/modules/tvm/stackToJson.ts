import { Builder, Cell, Slice, writeBocBase64 } from '../../core/cells/index.ts'
import { Continuation, type VmInteger, type VmTuple, type VmValue } from '../../core/vm/index.ts'

/** What a value of the machine looks like on the wire: `null`, text, array, or an object with `type` and `value`. */
export type StackJson = null | string | readonly StackJson[] | { readonly type: string; readonly value: unknown }

/** Nesting beyond this is cut off with an error; JSON readers give up not much later. */
const MAX_DEPTH = 1000

/** Thrown for a value that is nested too deep to be told. */
export class StackTooDeep extends Error {}

/**
 * JSON of a value. With `listsAsArrays` a chain of pairs that ends in null becomes `{type: "List", value: [...]}`.
 * Errors: `StackTooDeep`. Source: modules 3.8.
 */
export const stackToJson = (value: VmValue, listsAsArrays = false, depth = 0): StackJson => {
  if (depth > MAX_DEPTH) throw new StackTooDeep(`The stack holds values nested deeper than ${MAX_DEPTH}`)
  if (value === null) return null
  if (typeof value === 'number' || typeof value === 'bigint') return integerText(value)
  if (value instanceof Cell) return { type: 'Cell', value: writeBocBase64(value) }
  if (value instanceof Slice) return { type: 'Slice', value: writeBocBase64(new Builder().storeSlice(value).toCell()) }
  if (value instanceof Builder) return { type: 'Builder', value: writeBocBase64(value.toCell()) }
  if (value instanceof Continuation) return { type: 'Continuation', value: writeBocBase64(codeOf(value)) }
  const items = listsAsArrays ? listItems(value) : undefined
  if (items !== undefined) return { type: 'List', value: items.map((item) => stackToJson(item, true, depth + 1)) }
  return value.map((item) => stackToJson(item, listsAsArrays, depth + 1))
}

/** Decimal up to 128 bits and for negative numbers, else `0x` and 64 digits. */
const integerText = (value: VmInteger): string => {
  if (typeof value === 'number') return String(value)
  if (value < 1n << 128n) return String(value)
  return `0x${value.toString(16).padStart(64, '0')}`
}

const codeOf = (value: Continuation): Cell => new Builder().storeSlice(value.code.toSlice()).toCell()

/** Items of a chain `[first, [second, null]]`; `undefined` for any other tuple. */
const listItems = (tuple: VmTuple): VmValue[] | undefined => {
  const items: VmValue[] = []
  for (let rest: VmValue = tuple; rest !== null; ) {
    if (!Array.isArray(rest) || rest.length !== 2) return undefined
    const [first, next]: readonly VmValue[] = rest
    items.push(first!)
    rest = next!
  }
  return items
}
