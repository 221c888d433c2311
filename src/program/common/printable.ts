/**
 * Escapes texts of servers, contracts, files and names for people. A terminal obeys control characters: they move the
 * cursor, change the title, hide text. Direction characters change the order in which a text is shown, in a terminal
 * and on a page. Invisible characters make different names look alike. All of them are replaced by `\u{…}`.
 */
import { markSource } from './styleMarks.ts'

const OBEYED =
  '[\\p{Cc}\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]'
const ANY = new RegExp(OBEYED, 'u')
const NO_MARK = '(?!)()()'

let pattern: { readonly marks: string | undefined; readonly expression: RegExp } | undefined

function markOrObeyed(): RegExp {
  const marks = markSource()
  if (pattern?.marks !== marks || pattern === undefined) {
    pattern = { marks, expression: new RegExp(`${marks ?? NO_MARK}|${OBEYED}`, 'gu') }
  }
  return pattern.expression
}

/** Text for a place in a line; line feeds and tabs are replaced, too. Styles of this program stay marks. */
export function printable(text: string): string {
  return replaced(text, escapeOf)
}

/** Text of several lines. Styles of this program stay marks. */
export function printableLines(text: string): string {
  return replaced(text, escapeInLines)
}

/** Text for a terminal: `printableLines` with the styles of this program as escape sequences. */
export function terminalText(text: string): string {
  if (!ANY.test(text)) return text
  return text.replace(markOrObeyed(), (found, codes?: string, target?: string) => {
    if (codes !== undefined) return `\x1b[${codes}m`
    if (target !== undefined) return `\x1b]8;;${target}\x1b\\`
    return escapeInLines(found)
  })
}

/** Text for a file: `terminalText` without styles. */
export function plainText(text: string): string {
  return text.replace(markOrObeyed(), (found) => (isMark(found) ? '' : escapeInLines(found)))
}

function replaced(text: string, replace: (found: string) => string): string {
  if (!ANY.test(text)) return text
  return text.replace(markOrObeyed(), (found) => (isMark(found) ? found : replace(found)))
}

/** Whether a match is a mark; all other matches are single characters. */
function isMark(found: string): boolean {
  return found.length > 1 && found.startsWith('\x1b')
}

function escapeInLines(found: string): string {
  return found === '\n' || found === '\t' ? found : escapeOf(found)
}

function escapeOf(found: string): string {
  return `\\u{${found.codePointAt(0)!.toString(16)}}`
}
