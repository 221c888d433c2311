import { Builder, type Cell, Slice } from '../../../core/cells/index.ts'
import { Code, Continuation, integerOf, type VmValue } from '../../../core/vm/index.ts'
import { InvalidInputStack } from '../../../errors/tvm.ts'
import { isRawNumeral } from '../../../schema/numerals.ts'

/** Reads a BOC text of a value; `path` names it. */
export type CellReader = (text: string, path: string) => Cell

const MAX_DEPTH = 100
const MAX_TUPLE = 255
const LIMIT = 1n << 256n

/**
 * A value of the machine from JSON: null, integer (number, decimal or `0x` text, `NaN`), boolean, array as tuple, or an
 * object with `type` (Cell, Slice, Builder, Continuation, List) and `value`. Throws InvalidInputStack (411) and what
 * `readCell` throws. Source: modules 3.8.
 */
export function jsonToStack(json: unknown, readCell: CellReader, path: string, depth = 0): VmValue {
  if (depth > MAX_DEPTH) throw invalid(path, `is nested deeper than ${MAX_DEPTH}`)
  if (json === null || json === undefined) return null
  if (typeof json === 'boolean') return json ? -1 : 0
  if (typeof json === 'number' || typeof json === 'bigint') return integer(String(json), path)
  if (typeof json === 'string') return integer(json, path)
  if (isRawNumeral(json)) return integer(json.rawJSON, path)
  if (Array.isArray(json)) return tuple(json, readCell, path, depth)
  const { type, value } = json as { type?: unknown; value?: unknown }
  if (type === 'List') {
    if (!Array.isArray(value)) throw invalid(path, 'is a List without an array as value')
    let list: VmValue = null
    for (let i = value.length - 1; i >= 0; i--) {
      list = [jsonToStack(value[i], readCell, `${path}.value[${i}]`, depth + 1), list]
    }
    return list
  }
  if (typeof value !== 'string') throw invalid(path, 'needs a BOC text as value')
  switch (type) {
    case 'Cell':
      return readCell(value, path)
    case 'Slice':
      return Slice.ofAny(readCell(value, path))
    case 'Builder':
      return new Builder().storeSlice(Slice.ofAny(readCell(value, path)))
    case 'Continuation':
      return Continuation.ofCode(Code.of(Slice.ofAny(readCell(value, path))))
    default:
      throw invalid(path, 'has an unknown type, expected Cell, Slice, Builder, Continuation or List')
  }
}

function tuple(items: readonly unknown[], readCell: CellReader, path: string, depth: number): VmValue {
  if (items.length > MAX_TUPLE) throw invalid(path, `has ${items.length} items, a tuple holds at most ${MAX_TUPLE}`)
  return items.map((item, index) => jsonToStack(item, readCell, `${path}[${index}]`, depth + 1))
}

function integer(text: string, path: string): VmValue {
  if (text === 'NaN') return Number.NaN
  if (!/^-?(0[xX][0-9a-fA-F]{1,64}|\d{1,78})$/.test(text)) throw invalid(path, 'is not an integer')
  const negative = text.startsWith('-')
  const magnitude = BigInt(negative ? text.slice(1) : text)
  const value = negative ? -magnitude : magnitude
  if (value >= LIMIT || value < -LIMIT) throw invalid(path, 'does not fit 257 bits')
  return integerOf(value)
}

function invalid(path: string, what: string): Error {
  return InvalidInputStack.error(`Invalid input: ${path} ${what}`, { path })
}
