import { inspect } from 'node:util'
import { terminalText } from '../../common/printable.ts'

/** A colour as `inspect` writes it. */
const COLOUR = /\x1b\[\d\d?m/y

/**
 * A value for the terminal of the REPL. `inspect` escapes control characters in texts, but not direction characters,
 * and it writes the messages of errors as they are: colours that also appear in the plain form come from the value and
 * not from `inspect`.
 */
export function inspectedText(value: unknown, colors: boolean): string {
  const plain = inspect(value, { depth: 8 })
  return (colors && colouredText(plain, inspect(value, { depth: 8, colors }))) || terminalText(plain)
}

/** `undefined` if the two texts differ by more than colours. */
function colouredText(plain: string, coloured: string): string | undefined {
  const parts: string[] = []
  let from = 0
  let at = 0
  for (let index = 0; index < coloured.length; ) {
    if (at < plain.length && coloured[index] === plain[at]) {
      index++
      at++
      continue
    }
    COLOUR.lastIndex = index
    const colour = COLOUR.exec(coloured)?.[0]
    if (colour === undefined) return undefined
    parts.push(terminalText(plain.slice(from, at)), colour)
    from = at
    index += colour.length
  }
  return at === plain.length ? [...parts, terminalText(plain.slice(from))].join('') : undefined
}
