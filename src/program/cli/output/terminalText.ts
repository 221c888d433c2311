/**
 * Text for a terminal. Names, messages and answers come from servers and contracts, and a terminal obeys what is in them: control
 * characters move the cursor or change the title, direction characters show text in another order than it is written. What this
 * program writes itself stays: line feeds, tabs, its colours, and links to pages on this machine.
 */
const OWN =
  /\x1b\[(?:0|1|2|3[1-6])m|\x1b\]8;;(?:http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?\/[\x21-\x7e]*)?\x1b\\|[\n\t]/u
const OBEYED = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u
const EITHER = new RegExp(`(${OWN.source})|${OBEYED.source}`, 'gu')

/** The text with `\u{…}` in place of each such character. */
export function terminalText(text: string): string {
  return text.replace(EITHER, (found, own?: string) => own ?? `\\u{${found.codePointAt(0)!.toString(16)}}`)
}
