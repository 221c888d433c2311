/**
 * Position where a text stops being JSON, `line 2 column 5`; `undefined` for a text that is JSON. The messages of the
 * runtime contain the position of some mistakes only, and quote the text, which may hold secrets.
 */
export function jsonMistake(text: string): string | undefined {
  const end = new Scan(text).run()
  if (end === undefined) return undefined
  const before = text.slice(0, end)
  const line = before.split('\n').length
  return `line ${line} column ${end - before.lastIndexOf('\n')}`
}

const NUMERAL = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y
const STRING = /"([^"\\\u0000-\u001f]|\\(["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const WORD = /true|false|null/y
const BLANKS = /[ \t\r\n]*/y

/** Follows the grammar without building anything. Source: RFC 8259. */
class Scan {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Offset of the first invalid character. */
  run(): number | undefined {
    const open: ('{' | '[')[] = []
    for (;;) {
      this.#take(BLANKS)
      const char = this.#text[this.#at]
      if (char === '{' || char === '[') {
        this.#at++
        this.#take(BLANKS)
        if (this.#text[this.#at] !== (char === '{' ? '}' : ']')) {
          open.push(char)
          if (char === '{' && !this.#takeName()) return this.#at
          continue
        }
        this.#at++
      } else if (!this.#take(STRING) && !this.#take(NUMERAL) && !this.#take(WORD)) return this.#at
      // A value is complete here, and possibly its containers.
      for (;;) {
        this.#take(BLANKS)
        const last = open.at(-1)
        const next = this.#text[this.#at]
        if (last === undefined) return next === undefined ? undefined : this.#at
        if (next === ',') {
          this.#at++
          if (last === '{' && !this.#takeName()) return this.#at
          break
        }
        if (next !== (last === '{' ? '}' : ']')) return this.#at
        this.#at++
        open.pop()
      }
    }
  }

  /** `"name" :` */
  #takeName(): boolean {
    this.#take(BLANKS)
    if (!this.#take(STRING)) return false
    this.#take(BLANKS)
    if (this.#text[this.#at] !== ':') return false
    this.#at++
    return true
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    if (!pattern.test(this.#text)) return false
    this.#at = pattern.lastIndex
    return true
  }
}
