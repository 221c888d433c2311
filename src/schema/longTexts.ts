/**
 * JSON of values with long texts. `JSON.stringify` looks at every character of a text for something to escape, which takes
 * twenty times as long as decoding base64 does. A text that is base64 has nothing to escape: it is put into the JSON as
 * it is.
 */
import { base64ToBytes } from '../core/bytes/base64.ts'
import { stringifyExactJson } from './numerals.ts'

/** Minimum length of a long text; shorter texts are written faster than they are detected. */
const LONG_TEXT = 1024

/**
 * Maximum depth at which long texts are searched; results have them in fields of the top-level object, or in lists
 * there.
 */
const MAX_DEPTH = 4

/** Stands for a long text; its JSON form is MARK. */
const STAND_IN = '\u0000'
const MARK = '"\\u0000"'

/** JSON text as written by `stringifyExactJson`. Throws as it does. */
export function stringifyLongTexts(value: unknown): string {
  const texts: string[] = []
  const rest = withoutLongTexts(value, texts, 0)
  if (texts.length === 0) return stringifyExactJson(value)
  const parts = stringifyExactJson(rest).split(MARK)
  // Another text contained the mark.
  if (parts.length !== texts.length + 1) return stringifyExactJson(value)
  let json = parts[0]!
  for (let index = 0; index < texts.length; index++) json += `"${texts[index]}"${parts[index + 1]}`
  return json
}

/** The value itself when it has no long texts. */
function withoutLongTexts(value: unknown, texts: string[], depth: number): unknown {
  if (typeof value === 'string') {
    if (value.length < LONG_TEXT || base64ToBytes(value) === undefined) return value
    texts.push(value)
    return STAND_IN
  }
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return value
  if (Array.isArray(value)) return listWithoutLongTexts(value, texts, depth)
  // Objects with a special form in JSON are left to `JSON.stringify`.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const source = value as Readonly<Record<string, unknown>>
  let result: Record<string, unknown> | undefined
  for (const key in source) {
    const field = source[key]
    const rest = withoutLongTexts(field, texts, depth + 1)
    if (rest === field) continue
    result ??= { ...source }
    result[key] = rest
  }
  return result ?? value
}

function listWithoutLongTexts(list: readonly unknown[], texts: string[], depth: number): unknown {
  let result: unknown[] | undefined
  for (let index = 0; index < list.length; index++) {
    const rest = withoutLongTexts(list[index], texts, depth + 1)
    if (rest === list[index]) continue
    result ??= [...list]
    result[index] = rest
  }
  return result ?? list
}
