/**
 * Finds the members of a large message without building values. The message need not be valid JSON: inside of values only
 * brackets and quotes are examined; other mistakes are found when the values are parsed.
 */

/** Characters `[start, end)` of the message. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

export interface ScannedObject {
  readonly kind: 'object'
  /** Values of the members that a message can have. */
  readonly members: ReadonlyMap<string, TextRange>
  /** Value of the member `_call` of `params`. */
  readonly callOptions: TextRange | undefined
}

export type Scanned =
  | ScannedObject
  | { readonly kind: 'batch'; readonly entries: readonly TextRange[] }
  /** A scalar, which may be invalid JSON. */
  | { readonly kind: 'scalar'; readonly range: TextRange }
  /** Invalid JSON, judging by the structure. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'too deep' }
  /** A member of the message is repeated. */
  | { readonly kind: 'repeated'; readonly member: string; readonly members: ReadonlyMap<string, TextRange> }

const MESSAGE_MEMBERS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error'])

/** Characters between two pauses: about a millisecond. */
const PAUSE_CHARACTERS = 1 << 19
/** Cost of finding the end of a string, in characters of a character-by-character scan. */
const SEARCH_COST = 16
/** Factor by which characters of a string are scanned faster. */
const STRING_SPEED = 16
/** Longest key that is decoded to be compared. */
const MAX_KEY_CHARACTERS = 256

const QUOTE = 34
const COMMA = 44
const COLON = 58
const OPEN_LIST = 91
const BACKSLASH = 92
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

/** The structure of a message, or of a part of it. Pauses (`yield`) about every millisecond. */
export function* scanMessage(
  text: string,
  maxNesting: number,
  range: TextRange = { start: 0, end: text.length },
): Generator<undefined, Scanned, undefined> {
  const scanner = new Scanner(text, range, maxNesting)
  try {
    return yield* scanner.message()
  } catch (error) {
    if (error instanceof Broken) return { kind: error.isTooDeep ? 'too deep' : 'broken' }
    throw error
  }
}

class Broken extends Error {
  readonly isTooDeep: boolean

  constructor(isTooDeep: boolean) {
    super('no message')
    this.isTooDeep = isTooDeep
  }
}

class Scanner {
  readonly #text: string
  readonly #end: number
  readonly #maxNesting: number
  #at: number
  #cost = 0

  constructor(text: string, { start, end }: TextRange, maxNesting: number) {
    this.#text = text
    this.#at = start
    this.#end = end
    this.#maxNesting = maxNesting
  }

  *message(): Generator<undefined, Scanned, undefined> {
    let scanned: Scanned = { kind: 'broken' }
    const first = this.#next()
    if (first === OPEN_OBJECT) scanned = yield* this.#object()
    else if (first === OPEN_LIST) scanned = { kind: 'batch', entries: yield* this.#list() }
    else {
      const start = this.#at
      yield* this.#value(0)
      scanned = { kind: 'scalar', range: { start, end: this.#at } }
    }
    this.#skipSpace()
    return this.#at === this.#end ? scanned : { kind: 'broken' }
  }

  *#object(): Generator<undefined, Scanned, undefined> {
    const members = new Map<string, TextRange>()
    let callOptions: TextRange | undefined
    let repeated: string | undefined
    yield* this.#members(
      1,
      (name, range) => {
        if (members.has(name)) repeated ??= name
        if (MESSAGE_MEMBERS.has(name)) members.set(name, range)
      },
      (range) => {
        callOptions = range
      },
    )
    return repeated === undefined
      ? { kind: 'object', members, callOptions }
      : { kind: 'repeated', member: repeated, members }
  }

  /** Members of the object that begins here. */
  *#members(
    depth: number,
    onMember: (name: string, range: TextRange) => void,
    onCallOptions: ((range: TextRange | undefined) => void) | undefined,
  ): Generator<undefined, void, undefined> {
    if (depth > this.#maxNesting) throw new Broken(true)
    this.#at++
    if (this.#next() === CLOSE_OBJECT) {
      this.#at++
      return
    }
    for (;;) {
      if (this.#next() !== QUOTE) throw new Broken(false)
      const keyStart = this.#at
      yield* this.#value(depth)
      const name = keyOf(this.#text, keyStart, this.#at)
      if (this.#next() !== COLON) throw new Broken(false)
      this.#at++
      const first = this.#next()
      const start = this.#at
      if (name === 'params' && onCallOptions !== undefined) {
        onCallOptions(undefined)
        if (first === OPEN_OBJECT) {
          yield* this.#members(
            depth + 1,
            (inner, range) => {
              if (inner === '_call') onCallOptions(range)
            },
            undefined,
          )
        } else yield* this.#value(depth)
      } else yield* this.#value(depth)
      onMember(name, { start, end: this.#at })
      const after = this.#next()
      this.#at++
      if (after === CLOSE_OBJECT) return
      if (after !== COMMA) throw new Broken(false)
    }
  }

  *#list(): Generator<undefined, TextRange[], undefined> {
    const entries: TextRange[] = []
    this.#at++
    if (this.#next() === CLOSE_LIST) {
      this.#at++
      return entries
    }
    for (;;) {
      this.#next()
      const start = this.#at
      yield* this.#value(1)
      entries.push({ start, end: this.#at })
      const after = this.#next()
      this.#at++
      if (after === CLOSE_LIST) return entries
      if (after !== COMMA) throw new Broken(false)
    }
  }

  /** Moves past the value that begins here; `depth` is the number of brackets around it. */
  *#value(depth: number): Generator<undefined, void, undefined> {
    const start = this.#at
    let open = 0
    for (;;) {
      const done = this.#pass(depth, open)
      if (done < 0) break
      open = done
      this.#cost = 0
      yield
    }
    if (this.#at === start) throw new Broken(false)
  }

  /** Skips characters until the value ends (returns -1) or a pause is due (returns the number of open brackets). */
  #pass(depth: number, opened: number): number {
    const text = this.#text
    let open = opened
    let at = this.#at
    let cost = this.#cost
    let isEnd = false
    while (!isEnd && cost < PAUSE_CHARACTERS) {
      if (at >= this.#end) {
        if (open > 0) throw new Broken(false)
        isEnd = true
        break
      }
      cost++
      const char = text.charCodeAt(at)
      if (this.#inString || char === QUOTE) {
        const close = text.indexOf('"', this.#inString ? at : at + 1)
        if (close < 0 || close >= this.#end) throw new Broken(false)
        cost += SEARCH_COST + (close - at) / STRING_SPEED
        this.#inString = isEscaped(text, close)
        at = close + 1
        isEnd = open === 0 && !this.#inString
      } else if (char === OPEN_OBJECT || char === OPEN_LIST) {
        if (depth + ++open > this.#maxNesting) throw new Broken(true)
        at++
      } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) {
        // This bracket closes the value that contains the scalar.
        if (open === 0) isEnd = true
        else {
          at++
          isEnd = --open === 0
        }
      } else if (open === 0 && (char === COMMA || char === COLON || isSpace(char))) isEnd = true
      else at++
    }
    this.#at = at
    this.#cost = cost
    return isEnd ? -1 : open
  }

  /** The pause came inside of a string, after an escaped quote. */
  #inString = false

  /** Moves to the first character that is not a space and returns it; NaN at the end. */
  #next(): number {
    this.#skipSpace()
    return this.#at < this.#end ? this.#text.charCodeAt(this.#at) : Number.NaN
  }

  #skipSpace(): void {
    while (this.#at < this.#end && isSpace(this.#text.charCodeAt(this.#at))) {
      this.#at++
      this.#cost++
    }
  }
}

function isSpace(char: number): boolean {
  return char === 32 || (char <= 13 && (char === 10 || char === 13 || char === 9))
}

function isEscaped(text: string, index: number): boolean {
  let first = index
  while (text.charCodeAt(first - 1) === BACKSLASH) first--
  return (index - first) % 2 === 1
}

/** Keys that are longer than any member name of a message need not be decoded. */
function keyOf(text: string, start: number, end: number): string {
  if (end - start > MAX_KEY_CHARACTERS) return ''
  const quoted = text.slice(start, end)
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted) as string
  } catch {
    throw new Broken(false)
  }
}
