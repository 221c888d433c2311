import { parseBocBase64, unlessBroken } from '../../cells/index.ts'
import { ProofError } from '../ProofError.ts'

export interface CompareOptions {
  /** First name of the paths in errors: `blocks`, `transactions` or `messages`. */
  readonly root: string
  /** Whether the field at a dotted path without indexes holds a number as text. */
  readonly isNumeric: (path: string) => boolean
  /**
   * Whether a field is not compared. `expected` is its value in the proven object, `given` its value in the other one.
   */
  readonly isIgnored: (path: string, expected: unknown, given: unknown) => boolean
}

/** Longest value that an error repeats, in characters. */
const MAX_SHOWN = 120
/** Deepest object that is walked; a proven object has far fewer levels. */
const MAX_DEPTH = 64

/**
 * Compares a given object field by field: every field with a value must equal that of the proven object. Throws
 * ProofError `differs` that names the first field that differs. Source: proofs 6.
 */
export function compareJson(given: unknown, expected: unknown, options: CompareOptions): void {
  compareValue(given, expected, { plain: '', shown: options.root, depth: 0 }, options)
}

interface Place {
  /** Without root and indexes. */
  readonly plain: string
  readonly shown: string
  readonly depth: number
}

function compareValue(given: unknown, expected: unknown, place: Place, options: CompareOptions): void {
  if (given === null || given === undefined) return
  if (place.depth > MAX_DEPTH) throw differs(place, given, expected)
  if (Array.isArray(given)) {
    if (!Array.isArray(expected) || given.length !== expected.length) throw differs(place, given, expected)
    given.forEach((item, index) => {
      const shown = `${place.shown}[${index}]`
      compareValue(item, expected[index], { ...place, shown, depth: place.depth + 1 }, options)
    })
    return
  }
  if (isObject(given)) {
    if (!isObject(expected)) throw differs(place, given, expected)
    for (const [name, field] of Object.entries(given)) {
      const plain = place.plain === '' ? name : `${place.plain}.${name}`
      const other = Object.hasOwn(expected, name) ? expected[name] : null
      if (options.isIgnored(plain, other, field)) continue
      compareValue(field, other, { plain, shown: `${place.shown}.${name}`, depth: place.depth + 1 }, options)
    }
    return
  }
  if (!isSame(given, expected, options.isNumeric(place.plain))) throw differs(place, given, expected)
}

/** Raw numerals are frozen objects without fields; here they count as text. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(given: unknown, expected: unknown, isNumeric: boolean): boolean {
  if (typeof given === 'boolean' || typeof expected === 'boolean') return given === expected
  if (typeof given === 'number' && typeof expected === 'number') return given === expected
  const left = textOf(given, isNumeric)
  return (left !== undefined && left === textOf(expected, isNumeric)) || isSameTree(given, expected)
}

/** First characters of a bag of cells in base64. */
const BOC_START = 'te6cc'

/** Servers write the same cells with other options, an index for example. */
function isSameTree(given: unknown, expected: unknown): boolean {
  if (typeof given !== 'string' || typeof expected !== 'string') return false
  if (!given.startsWith(BOC_START) || !expected.startsWith(BOC_START)) return false
  return unlessBroken(() => parseBocBase64(given).equals(parseBocBase64(expected))) === true
}

function textOf(value: unknown, isNumeric: boolean): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const text = String(value).toLowerCase()
  return isNumeric ? (hexOfDecimal(text) ?? text) : text
}

/** Signed numbers of 128 bits. */
const LIMIT = 2n ** 127n

function hexOfDecimal(text: string): string | undefined {
  if (!/^[+-]?\d{1,40}$/.test(text)) return undefined
  const value = BigInt(text.replace('+', ''))
  if (value >= LIMIT || value < -LIMIT) return undefined
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
}

function differs({ shown }: Place, given: unknown, expected: unknown): ProofError {
  return new ProofError('differs', `field \`${shown}\`: expected ${show(expected)}, actual ${show(given)}`)
}

function show(value: unknown): string {
  const text = typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? 'null')
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
