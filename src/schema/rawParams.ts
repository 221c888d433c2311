/**
 * Parameters of a large call, exactly as the host wrote them: they are parsed and checked on a worker thread. The
 * answer is the result, or the checked parameters if only the main thread can continue with them.
 */
import type { FunctionDefinition } from './functions.ts'
import { isRawNumeral, stringifyExactJson } from './numerals.ts'
import { HeldJson, packJson, unpackJson } from './packedJson.ts'

/** Prefix of the text of unparsed parameters, and of checked parameters that a worker returns. */
const RAW = '?'

/** Thrown for raw parameters that are not valid JSON: then their message is invalid as well. */
export class UnreadableParams extends Error {
  constructor() {
    super('The parameters are not JSON')
    this.name = 'UnreadableParams'
  }
}

export function rawParamsText(json: string): string {
  return RAW + json
}

/** The JSON text of raw parameters; `undefined` for parameters that were checked before. */
export function rawParamsJson(text: string): string | undefined {
  return text.startsWith(RAW) ? text.slice(1) : undefined
}

/** Whether a function with these parameters can be computed without anything that only the main thread has. */
export function isComputable({ compute, prepare, isIndependent, finish, finishes }: FunctionDefinition, params: any) {
  if (compute === undefined || (finish !== undefined && finishes?.(params) !== false)) return false
  return prepare === undefined || isIndependent?.(params) === true
}

/** Maximum number of values of parameters that the main thread takes as they are. */
export const MAX_TAKEN_VALUES = 50_000
/** A part with more values than this stays JSON text if the function supports that. */
const MAX_SMALL_VALUES = 1000

/** Checked parameters for the main thread. `undefined` when they hold more values than it takes. */
export function packForMainThread(definition: FunctionDefinition, wire: unknown): string | undefined {
  const slim = definition.holdsLargeValues === true ? holdLargeValues(wire).value : wire
  return countValues(slim) > MAX_TAKEN_VALUES ? undefined : RAW + packJson(slim)
}

/** Parameters packed by a worker thread for the main thread; `undefined` if the text is a result. */
export function takeParams(text: string): { readonly params: unknown } | undefined {
  return text.startsWith(RAW) ? { params: unpackJson(text.slice(1), true) } : undefined
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null || value instanceof HeldJson) return 1
  let count = 1
  for (const item of Object.values(value)) {
    count += countValues(item)
    if (count > MAX_TAKEN_VALUES) break
  }
  return count
}

function holdLargeValues(value: unknown, depth = 0): { readonly value: unknown; readonly count: number } {
  if (typeof value !== 'object' || value === null || isRawNumeral(value)) return { value, count: 1 }
  let count = 1
  const items = Object.entries(value).map(([name, item]): [string, unknown] => {
    const slim = holdLargeValues(item, depth + 1)
    count += slim.count
    return [name, slim.value]
  })
  // A held value counts as one here, so that only the deepest large values are held, never the parameters themselves.
  if (depth > 1 && count > MAX_SMALL_VALUES) return { value: new HeldJson(stringifyExactJson(value)), count: 1 }
  return { value: Array.isArray(value) ? items.map(([, item]) => item) : Object.fromEntries(items), count }
}
