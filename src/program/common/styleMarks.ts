/**
 * Styles of this program inside a text that also contains texts of servers and contracts. Until the text is written
 * they are marks with a random number that is never shown, so a colour or a link that a server sends cannot pass for
 * one of them.
 */
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array }

/** Created with the first mark, because most runs do not write to a terminal. */
let secret: string | undefined

function secretText(): string {
  secret ??= Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('')
  return secret
}

/**
 * Source of a regular expression for one mark. Groups: the code of a style, the target of a link. `undefined`: there
 * are no marks yet.
 */
export function markSource(): string | undefined {
  return secret && `\\x1b\\[${secret};(\\d+)m|\\x1b\\]8;${secret};([\\x21-\\x7e]*)\\x1b\\\\`
}

/** Text between the marks of a style. `code`: as of SGR; for example 31, red. */
export function styled(text: string, code: number): string {
  const mark = `\x1b[${secretText()};`
  return `${mark}${code}m${text}${mark}0m`
}

/** A link (OSC 8) for terminals that support links; only the text without a target. */
export function terminalLink(text: string, target: string | undefined): string {
  return target === undefined ? text : `${linkMark(target)}${text}${linkMark('')}`
}

function linkMark(target: string): string {
  return `\x1b]8;${secretText()};${target}\x1b\\`
}
