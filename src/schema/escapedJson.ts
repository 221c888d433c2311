/** Control characters, characters of format and direction, and the Unicode line and paragraph separators. */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/u

/**
 * JSON text with escapes for all characters that a terminal would interpret or that change the direction of the
 * displayed text. Parsing it gives the same values.
 */
export function escapedJson(json: string): string {
  if (!UNSAFE.test(json)) return json
  return json.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (found) =>
    found === '\n' || found === '\t' ? found : escapeOf(found),
  )
}

function escapeOf(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`
  }).join('')
}
