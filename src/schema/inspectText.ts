/**
 * Inspects a JSON text before it is parsed: how deeply it is nested, and whether it has a numeral that a double would
 * change. One pass that jumps over strings, so that megabytes of base64 cost next to nothing.
 */

const QUOTE = 34
const BACKSLASH = 92

/** `exact`: parse with exact numerals. `plain`: `JSON.parse` loses nothing. The text need not be valid JSON. */
export function inspectText(text: string, maxNesting: number): 'too deep' | 'exact' | 'plain' {
  let depth = 0
  let digits = 0
  let exact = false
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (char >= 48 && char <= 57) {
      // Integers of up to 15 digits are safe in a double, except `-0`.
      if (++digits === 16 || (char === 48 && text.charCodeAt(index - 1) === 45)) exact = true
      continue
    }
    if (digits > 0 && (char === 46 || char === 101 || char === 69)) exact = true
    digits = 0
    if (char === QUOTE) {
      index = endOfString(text, index)
      if (index < 0) break
    } else if (char === 123 || char === 91) {
      if (++depth > maxNesting) return 'too deep'
    } else if (char === 125 || char === 93) {
      depth--
    }
  }
  return exact ? 'exact' : 'plain'
}

/** Index of the quote that ends the string begun at `start`, -1 without end. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end
}

function isEscaped(text: string, index: number): boolean {
  let first = index
  while (text.charCodeAt(first - 1) === BACKSLASH) first--
  return (index - first) % 2 === 1
}
