import { Builder, Cell, CellError, Slice, writeBocBase64 } from '../../../core/cells/index.ts'
import { Continuation, type VmInteger, type VmTuple, type VmValue } from '../../../core/vm/index.ts'
import { UnknownExecutionError } from '../../../errors/tvm.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'

/** Form of a value of the machine on the wire: `null`, text, array, or an object with `type` and `value`. */
export type StackJson = null | string | readonly StackJson[] | { readonly type: string; readonly value: unknown }

/** Maximum nesting; deeper values are an error, because JSON readers fail not much later. */
const MAX_DEPTH = 1000

/**
 * Maximum number of characters of all values of one answer, about as many as fit into the longest message of the
 * protocol.
 */
const MAX_CHARACTERS = 16_000_000

/** Remaining size of one answer, which is limited because a few shared tuples may expand to 2^100 values. */
export class AnswerRoom {
  #left: number

  constructor(characters = MAX_CHARACTERS) {
    this.#left = characters
  }

  take(characters: number): void {
    this.#left -= characters
    if (this.#left < 0) throw new CellError('range', 'the values are too large')
  }
}

/**
 * JSON of a value. With `listsAsArrays` a chain of pairs that ends in null becomes `{type: "List", value: [...]}`.
 * Throws `CellError`. Source: modules 3.8.
 */
export function stackToJson(
  value: VmValue,
  { listsAsArrays = false, room = new AnswerRoom() }: { listsAsArrays?: boolean; room?: AnswerRoom } = {},
): StackJson {
  const cellJson = (type: string, cell: Cell): StackJson => {
    const text = writeBocBase64(cell)
    room.take(text.length)
    return { type, value: text }
  }
  const toJson = (value: VmValue, depth: number): StackJson => {
    if (depth > MAX_DEPTH) throw new CellError('depth', `the values are nested deeper than ${MAX_DEPTH}`)
    room.take(4)
    if (value === null) return null
    if (typeof value === 'number' || typeof value === 'bigint') return integerText(value)
    if (value instanceof Cell) return cellJson('Cell', value)
    if (value instanceof Slice) return cellJson('Slice', new Builder().storeSlice(value).toCell())
    if (value instanceof Builder) return cellJson('Builder', value.toCell())
    if (value instanceof Continuation) return cellJson('Continuation', codeOf(value))
    const items = listsAsArrays ? listItems(value, room) : undefined
    if (items !== undefined) return { type: 'List', value: items.map((item) => toJson(item, depth + 1)) }
    return value.map((item) => toJson(item, depth + 1))
  }
  return toJson(value, 0)
}

/** Runs work that converts values of a run. Throws UnknownExecutionError (410) for values that cannot be returned. */
export function withAnswerErrors<T>(work: () => T): T {
  return withCoreErrors(UnknownExecutionError, 'The result cannot be returned', work)
}

/** Decimal up to 128 bits and for negative numbers, else `0x` and 64 digits. */
function integerText(value: VmInteger): string {
  if (typeof value === 'number') return String(value)
  if (value < 1n << 128n) return String(value)
  return `0x${value.toString(16).padStart(64, '0')}`
}

function codeOf(value: Continuation): Cell {
  return new Builder().storeSlice(value.code.toSlice()).toCell()
}

/** Items of a chain `[first, [second, null]]`; `undefined` for any other tuple. */
function listItems(tuple: VmTuple, room: AnswerRoom): VmValue[] | undefined {
  const items: VmValue[] = []
  for (let rest: VmValue = tuple; rest !== null; ) {
    if (!Array.isArray(rest) || rest.length !== 2) return undefined
    const [first, next]: readonly VmValue[] = rest
    room.take(1)
    items.push(first!)
    rest = next!
  }
  return items
}
