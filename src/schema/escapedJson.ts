/** Controls, characters of format and direction, and the other two line ends. */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/u

/**
 * JSON text in which every character is escaped that a terminal would obey, or that changes the direction of what is shown. A reader gets the
 * same values.
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
