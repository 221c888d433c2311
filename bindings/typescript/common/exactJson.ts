/**
 * JSON in which integers keep their digits: a `bigint` is written as a numeral, and an integer that a double cannot hold
 * is read as a `bigint`. Fractions are doubles, as everywhere in JavaScript.
 *
 * Runtimes that pass the source of a numeral to a reviver, and that can write raw JSON, are used that way. On others
 * the numerals are marked as texts for the time of parsing or writing.
 */
import { ClientError } from './ClientError.ts'

type RawJson = { readonly rawJSON: string }
const json = JSON as typeof JSON & { rawJSON?: (text: string) => RawJson; isRawJSON?: (value: unknown) => boolean }

/** A numeral of at least this many digits at a place where a value can be; rarely wrong, and then only slow. */
const perhapsLarge = /(?:^|[:[,\s-])\d{16}/

/**
 * Throws SyntaxError, as `JSON.parse` does.
 *
 *     const value = parseExactJson('[1, 18446744073709551615]') // [1, 18446744073709551615n]
 */
export function parseExactJson(text: string): unknown {
  if (!perhapsLarge.test(text)) return JSON.parse(text)
  return givesSource ? JSON.parse(text, fromSource as (key: string, value: unknown) => unknown) : parseMarked(text)
}

/**
 * Throws CannotConvertJsValueToJson (20) for a value without a JSON form; it is never left out silently.
 *
 *     const text = stringifyExactJson({ amount: 18446744073709551615n }) // {"amount":18446744073709551615}
 */
export function stringifyExactJson(value: unknown): string {
  let text: string | undefined
  try {
    text = JSON.stringify(value, toJsonValue)
  } catch (cause) {
    if (cause instanceof ClientError) throw cause
    throw noJsonForm('The value has no JSON form', cause)
  }
  if (text === undefined) throw noJsonForm('The value has no JSON form')
  return json.rawJSON === undefined ? text.replaceAll(new RegExp(`"${mark()}(-?\\d+)"`, 'g'), '$1') : text
}

function fromSource(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' && isLargeInteger(context?.source) ? BigInt(context.source) : value
}

const givesSource = JSON.parse('1', ((_key: string, _value: unknown, context?: { source?: string }) => {
  return context?.source === '1'
}) as () => unknown) as boolean

function isLargeInteger(source: string | undefined): source is string {
  return source !== undefined && /^-?\d{16,}$/.test(source) && !Number.isSafeInteger(Number(source))
}

let knownMark: string | undefined

/** Unguessable, so that no text of a message looks like a marked numeral; made late, as edge runtimes have no random numbers before. */
function mark(): string {
  knownMark ??= `#${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}:`
  return knownMark
}

const numeral = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** For runtimes without the source of numerals. */
export function parseMarked(text: string): unknown {
  const parts: string[] = []
  for (let position = 0; position < text.length; ) {
    const start = text.indexOf('"', position)
    const outside = text.slice(position, start < 0 ? text.length : start)
    parts.push(outside.replaceAll(numeral, markLarge))
    if (start < 0) break
    position = endOfString(text, start)
    parts.push(text.slice(start, position))
  }
  return JSON.parse(parts.join(''), (_key, value) =>
    typeof value === 'string' && value.startsWith(mark()) ? BigInt(value.slice(mark().length)) : value,
  )
}

function markLarge(source: string): string {
  const isNumeral = !/^-?0\d/.test(source)
  return isNumeral && isLargeInteger(source) ? `"${mark()}${source}"` : source
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return end + 1
    end = text.indexOf('"', end + 1)
  }
  return text.length
}

/** Replacer of `JSON.stringify`; `this` is the object that holds the value. */
function toJsonValue(this: Record<string, unknown>, key: string, value: unknown): unknown {
  switch (typeof value) {
    case 'bigint':
      return json.rawJSON === undefined ? `${mark()}${value}` : json.rawJSON(String(value))
    case 'number':
      if (!Number.isFinite(value)) throw noJsonForm(`${nameOf(this, key)}: ${value} has no JSON form`)
      return value
    case 'function':
    case 'symbol':
      throw noJsonForm(`${nameOf(this, key)}: a ${typeof value} has no JSON form`)
    case 'undefined':
      if (Array.isArray(this)) throw noJsonForm(`${nameOf(this, key)}: undefined has no JSON form`)
      return value
    case 'object':
      if (hidesContent(this[key])) {
        const name = this[key].constructor.name
        const advice = isBinary(this[key])
          ? "fields for bytes take a base64 text: Buffer.from(bytes).toString('base64')"
          : 'give an object or an array'
        throw noJsonForm(`${nameOf(this, key)}: ${name} has no JSON form; ${advice}`)
      }
      return value
    default:
      return value
  }
}

/** Objects that JSON would write as `{}` or as a list of bytes that no function takes. */
function hidesContent(value: unknown): value is object {
  return value instanceof Map || value instanceof Set || isBinary(value)
}

function isBinary(value: unknown): boolean {
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value)
}

function nameOf(holder: object, key: string): string {
  if (key === '') return 'The value'
  return Array.isArray(holder) ? `Item ${key}` : `Field ${key.slice(0, 64)}`
}

function noJsonForm(message: string, cause?: unknown): ClientError {
  return new ClientError(20, message, {}, cause)
}
