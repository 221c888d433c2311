/**
 * Repeated members of a JSON object. `JSON.parse` silently keeps the last one, so that a payment to two recipients
 * under the same key would become one.
 */
import { InvalidParams } from '../errors/client.ts'
import { isRawNumeral } from './numerals.ts'

export type JsonPath = readonly (string | number)[]

/**
 * Path of the first member whose name occurred before in its object; `undefined` without repetition. `value` is the
 * parsed `text`. Counting members is enough for nearly all texts; only a text with a repetition is read member by
 * member.
 */
export function findRepeatedMember(text: string, value: unknown): JsonPath | undefined {
  return countColons(text) === countMembers(value) ? undefined : new MemberWalk(text).run()
}

/** The same for a valid JSON text of any depth, which is read member by member. */
export function findRepeatedMemberOfText(text: string): JsonPath | undefined {
  return new MemberWalk(text).run()
}

/** `params.call_set.input["0:ab"]`: names that are not words are quoted, long ones shortened. */
export function pathText(path: JsonPath): string {
  return path.reduce<string>((before, name) => {
    if (typeof name === 'number') return `${before}[${name}]`
    if (/^[A-Za-z_]\w{0,63}$/.test(name)) return before === '' ? name : `${before}.${name}`
    const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name
    return before === '' ? JSON.stringify(short) : `${before}[${JSON.stringify(short)}]`
  }, '')
}

/** InvalidParams (23) for a member of the parameters of a call. */
export function repeatedParameter(path: JsonPath): Error {
  const where = pathText(path)
  return InvalidParams.error(`Invalid parameters: the member ${where} occurs twice`, {
    path: where,
    expected: 'each member once',
    received: 'a member twice',
  })
}

const MAX_NAME = 80
const QUOTE = 34
const COLON = 58
const BACKSLASH = 92

/** Finds colons outside of strings. */
function countColons(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (char === QUOTE) index = endOfString(text, index)
    else if (char === COLON) count++
  }
  return count
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null || isRawNumeral(value)) return 0
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += countMembers(item)
  else {
    for (const name in value) {
      count++
      const member = (value as Record<string, unknown>)[name]
      if (typeof member === 'object') count += countMembers(member)
    }
  }
  return count
}

/** Index of the quote that ends the string begun at `start`. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end
}

function isEscaped(text: string, index: number): boolean {
  let first = index
  while (text.charCodeAt(first - 1) === BACKSLASH) first--
  return (index - first) % 2 === 1
}

interface OpenObject {
  readonly names: Set<string>
  name: string
}

/** Open containers around the present position: an object with its names so far, or the position in a list. */
type Open = OpenObject | { position: number }

/** Reads a text that is known to be JSON. */
class MemberWalk {
  readonly #text: string
  readonly #open: Open[] = []

  constructor(text: string) {
    this.#text = text
  }

  run(): JsonPath | undefined {
    let string = ''
    for (let index = 0; index < this.#text.length; index++) {
      const char = this.#text[index]
      const inner = this.#open.at(-1)
      if (char === '"') {
        const end = endOfString(this.#text, index)
        string = this.#text.slice(index, end + 1)
        index = end
      } else if (char === '{') this.#open.push({ names: new Set(), name: '' })
      else if (char === '[') this.#open.push({ position: 0 })
      else if (char === '}' || char === ']') this.#open.pop()
      else if (char === ',' && inner !== undefined && 'position' in inner) inner.position++
      else if (char === ':' && inner !== undefined && 'names' in inner) {
        inner.name = JSON.parse(string)
        if (inner.names.has(inner.name)) return this.#path()
        inner.names.add(inner.name)
      }
    }
    return undefined
  }

  #path(): JsonPath {
    return this.#open.map((open) => ('names' in open ? open.name : open.position))
  }
}
