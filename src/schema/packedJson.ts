/**
 * JSON with its long texts stored beside it. Between threads a text is copied, which is cheap; writing it as JSON and
 * reading it back costs ten times as much. A sub-value that one side does not use stays JSON text until it is read.
 *
 *     #<length of the head>:<head><long texts, one after the other>
 *
 * The head is `{"value", "lengths"}`; in the value a text that begins with a zero character stands for a long text, or for
 * the value that it is the JSON of: its kind and its number follow. Without long texts the form is plain JSON.
 */
import { WorkLimitReached } from '../core/work.ts'
import { isRawNumeral, parseJson, stringifyExactJson } from './numerals.ts'

/** A value that is still JSON text: too large to be worth reading on the thread where it is. */
export class HeldJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Called to read it where that takes too long for this thread. Throws WorkLimitReached. */
  toJSON(): never {
    throw new WorkLimitReached()
  }
}

/** Minimum length of a long text; shorter texts are written into the JSON. */
const LONG_TEXT = 1 << 14
const MARK = '\u0000'
const TEXT = 't'
const JSON_TEXT = 'j'

/** Throws TypeError for values without JSON form. */
export function packJson(value: unknown): string {
  const found: Found = { texts: [], hasBigInt: false }
  const head = withoutLongTexts(value, found)
  const { texts, hasBigInt } = found
  // Looking at every value for a bigint costs several times as much as writing them.
  const stringify = hasBigInt ? stringifyExactJson : (json: unknown) => JSON.stringify(json)
  if (texts.length === 0) {
    const text = stringify(value)
    if (text === undefined) throw new TypeError('The value has no JSON form')
    return text
  }
  const headText = stringify({ value: head, lengths: texts.map(({ length }) => length) })
  return `#${headText.length}:${headText}${texts.join('')}`
}

/** Findings while walking through a value. */
interface Found {
  readonly texts: string[]
  hasBigInt: boolean
}

/** The value of a packed or plain JSON text. Throws SyntaxError for any other text. */
export function unpackJson(packed: string, keepHeld = false): unknown {
  if (!packed.startsWith('#')) return parseJson(packed)
  const colon = packed.indexOf(':')
  const start = colon + 1 + Number(packed.slice(1, colon))
  const { value, lengths } = parseJson(packed.slice(colon + 1, start)) as { value: unknown; lengths: number[] }
  let at = start
  const texts = lengths.map((length) => {
    at += length
    return packed.slice(at - length, at)
  })
  return withLongTexts(value, texts, keepHeld)
}

function withoutLongTexts(value: unknown, found: Found): unknown {
  if (typeof value === 'string') {
    return value.length >= LONG_TEXT || value.startsWith(MARK) ? mark(TEXT, value, found.texts) : value
  }
  if (typeof value === 'bigint') found.hasBigInt = true
  if (typeof value !== 'object' || value === null || isRawNumeral(value)) return value
  if (value instanceof HeldJson) return mark(JSON_TEXT, value.text, found.texts)
  if (Array.isArray(value)) return value.map((item) => withoutLongTexts(item, found))
  const entries = Object.entries(value)
  for (const entry of entries) entry[1] = withoutLongTexts(entry[1], found)
  return Object.fromEntries(entries)
}

function mark(kind: string, text: string, texts: string[]): string {
  texts.push(text)
  return `${MARK}${kind}${texts.length - 1}`
}

function withLongTexts(value: unknown, texts: readonly string[], keepHeld: boolean): unknown {
  if (typeof value === 'string') {
    if (!value.startsWith(MARK)) return value
    const text = texts[Number(value.slice(2))]!
    if (value[1] === TEXT) return text
    return keepHeld ? new HeldJson(text) : parseJson(text)
  }
  if (typeof value !== 'object' || value === null || isRawNumeral(value)) return value
  if (Array.isArray(value)) return value.map((item) => withLongTexts(item, texts, keepHeld))
  const entries = Object.entries(value)
  for (const entry of entries) entry[1] = withLongTexts(entry[1], texts, keepHeld)
  return Object.fromEntries(entries)
}
