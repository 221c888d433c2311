/**
 * Text from the input that a person or a script passes to the tool. Bytes that are not UTF-8 are refused: a lenient
 * decoder turns different bytes into the same text, so that different passwords would open the same key.
 */
import { decodeInput, mayBeUndecodable, withoutByteOrderMark } from '../../../core/bytes/utf8.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** Advice for each kind of source. */
const remedies = {
  text: 'Save it as UTF-8; for example: iconv -f WINDOWS-1252 -t UTF-8 OLD > NEW',
  utf16: 'Save it as UTF-8; for example: iconv -f UTF-16 -t UTF-8 OLD > NEW',
  password: 'A password is UTF-8 text. To use random bytes, write them as text first: base64 RANDOM > PASSWORD',
  typed: 'Set the terminal and its locale to UTF-8.',
  environment: 'Set the variable to UTF-8 text.',
}

export type InputKind = Exclude<keyof typeof remedies, 'utf16'>

/** Text of UTF-8 bytes without a byte order mark. Throws ToolError (2), which quotes nothing. */
export function inputText(bytes: Uint8Array, what: string, kind: InputKind = 'text'): string {
  const text = decodeInput(bytes)
  if (text !== undefined) return text
  if (!isUtf16(bytes)) throw notUtf8(`${what} is not valid UTF-8`, kind)
  throw notUtf8(`${what} is UTF-16`, kind === 'text' ? 'utf16' : kind)
}

/**
 * A text that the platform decoded, without a byte order mark. Throws ToolError (2) for one with U+FFFD, by which
 * decoders replace bytes that are not UTF-8.
 */
export function decodedText(text: string, what: string, kind: InputKind): string {
  if (!mayBeUndecodable(text)) return withoutByteOrderMark(text)
  throw notUtf8(`${what} is not valid UTF-8: it contains U+FFFD, the replacement of undecodable bytes`, kind)
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

function notUtf8(message: string, kind: keyof typeof remedies): ToolError {
  return new ToolError(exitCodes.usage, message, { hint: remedies[kind] })
}
