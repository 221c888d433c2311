/**
 * Requests in the form in which nearly all hosts write them, read without a JSON parser: `jsonrpc`, `id`, `method` and
 * `params` in this order, without white space between them. Only the parameters are parsed.
 */
import { inspectText } from '../../src/schema/inspectText.ts'
import { findRepeatedMember } from '../../src/schema/repeatedMember.ts'
import type { IncomingRequest } from './messages.ts'

const QUOTE = 34
const ZERO = 48
const NINE = 57

const ID_BEGIN = '{"jsonrpc":"2.0","id":'
const METHOD_BEGIN = ',"method":"'
const PARAMS_BEGIN = '","params":'

/** Integers of up to this many digits are exact as doubles, and `JSON.parse` reads them alike. */
const MAX_ID_DIGITS = 15

export class ShortRequests {
  readonly #maxNesting: number
  /** Method of the previous request: hosts tend to repeat a method, and a known name needs no lookup. */
  #lastMethod = ''
  /** Whether the method occurred twice in a row. */
  #isUnique = false

  constructor(maxNesting: number) {
    this.#maxNesting = maxNesting
  }

  /** The same request as from `parseText` and `readRequest`; `undefined` if only they can read it. */
  read(text: string): IncomingRequest | undefined {
    if (!text.startsWith(ID_BEGIN)) return undefined
    let at = ID_BEGIN.length
    let id = 0
    for (; ; at++) {
      const digit = text.charCodeAt(at)
      if (!(digit >= ZERO && digit <= NINE)) break
      id = id * 10 + digit - ZERO
    }
    const digits = at - ID_BEGIN.length
    if (digits < 1 || digits > MAX_ID_DIGITS || (digits > 1 && text.charCodeAt(ID_BEGIN.length) === ZERO))
      return undefined
    if (!text.startsWith(METHOD_BEGIN, at)) return undefined
    at += METHOD_BEGIN.length
    const method = this.#readMethod(text, at)
    if (method === undefined) return undefined
    at += method.length
    if (text.endsWith('"}') && at === text.length - 2) return { id, method, params: undefined }
    if (!text.startsWith(PARAMS_BEGIN, at) || !text.endsWith('}')) return undefined
    const params = this.#readParams(text.slice(at + PARAMS_BEGIN.length, -1))
    return params && { id, method, params }
  }

  /** The name that begins at `at`: as short as that of a method, so that it needs no escapes. */
  #readMethod(text: string, at: number): string | undefined {
    const last = this.#lastMethod
    if (last !== '' && text.startsWith(last, at) && text.charCodeAt(at + last.length) === QUOTE) {
      if (!this.#isUnique) {
        this.#lastMethod = uniqueText(last)
        this.#isUnique = true
      }
      return this.#lastMethod
    }
    NAME.lastIndex = at
    const method = NAME.exec(text)?.[0]
    if (method === undefined) return undefined
    this.#lastMethod = method
    this.#isUnique = false
    return method
  }

  #readParams(json: string): Record<string, unknown> | undefined {
    if (json === '{}') return {}
    if (!json.startsWith('{') || inspectText(json, this.#maxNesting - 1) !== 'plain') return undefined
    try {
      const params = JSON.parse(json)
      return findRepeatedMember(json, params) === undefined ? params : undefined
    } catch {
      return undefined
    }
  }
}

const NAME = /[a-z0-9_.]+(?=")/y

/**
 * The interned form of a text: tables compare interned strings by identity and others character by character.
 */
function uniqueText(text: string): string {
  return Object.keys({ [text]: true })[0]!
}
