/** Depth of requests, measured without recursion, which would overflow the stack on deep ones. */

/** Maximum nesting depth of brackets; a deeper document is refused before it is parsed. */
export const MAX_DOCUMENT_NESTING = 200

/** Maximum nesting depth of variables. Filters have a much lower limit. */
export const MAX_VARIABLE_NESTING = 100

const BLOCK_QUOTES = '"""'

/** Nesting depth of the brackets of a GraphQL document outside strings and comments. Stops counting above `limit`. */
export function documentNesting(text: string, limit: number): number {
  let depth = 0
  let deepest = 0
  for (let index = 0; index < text.length && deepest <= limit; index++) {
    switch (text[index]) {
      case '{':
      case '[':
      case '(':
        deepest = Math.max(deepest, ++depth)
        break
      case '}':
      case ']':
      case ')':
        depth--
        break
      case '#':
        while (index < text.length && text[index] !== '\n' && text[index] !== '\r') index++
        break
      case '"':
        index = endOfString(text, index)
        break
    }
  }
  return deepest
}

/** Index of the last quote of the string that begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  if (text.startsWith(BLOCK_QUOTES, start)) {
    let end = text.indexOf(BLOCK_QUOTES, start + 3)
    while (end > 0 && text[end - 1] === '\\') end = text.indexOf(BLOCK_QUOTES, end + 3)
    return end < 0 ? text.length : end + 2
  }
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === '"' || text[index] === '\n') return index
  }
  return text.length
}

/** Whether lists and objects are nested deeper than `limit`. */
export function isNestedDeeper(value: unknown, limit: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? [Object.values(entry)] : [])).flat()
    if (level.length > 0 && depth >= limit) return true
  }
  return false
}
