/**
 * Texts with a format that validation checks, shared by parameters of functions, settings and options of commands.
 * Mistakes are described by length or kind, never by a part of the text, which may be a secret.
 */
import { type CheckedText, decimal, hex, type StringShape, type TextRule, text } from './shapes.ts'

/** A text that matches a pattern. `expected` is what follows the word "expected" in messages. */
export function textLike(expected: string, pattern: RegExp, base: StringShape = text): CheckedText {
  return ruled(base, { expected, mistake: (given) => (pattern.test(given) ? undefined : lengthOf(given)) })
}

/** A text that a function parses, which throws Error with a text that follows "a text that". */
export function textParsedBy(parse: (text: string) => unknown, expected: string): CheckedText {
  return ruled(text, {
    expected,
    mistake: (given) => {
      try {
        parse(given)
        return undefined
      } catch (error) {
        return `a text that ${(error as Error).message}`
      }
    },
  })
}

function ruled(base: StringShape, rule: TextRule): CheckedText {
  return { ...base, rule }
}

function lengthOf(given: string): string {
  return given === '' ? 'an empty string' : `a string of ${given.length} characters`
}

/** Hex digits in either case, without prefix. */
export function hexOf(digits: number): CheckedText {
  return textLike(`${digits} hex characters`, new RegExp(`^[0-9a-fA-F]{${digits}}$`), hex)
}

/** A hash, a public key, an account id or a Dapp ID. */
export const hex64 = hexOf(64)

/** A thread id. */
export const hex68 = hexOf(68)

/** An amount in nano units. */
export const amount = textLike('nano units as decimal text', /^\d{1,76}$/, decimal)

/** A currency as a key: its id. */
export const currencyId = textParsedBy(expectCurrencyId, 'the id of a currency, from 0 to 4294967295,')

function expectCurrencyId(given: string): void {
  if (!/^(0|[1-9]\d{0,9})$/.test(given)) throw new Error('is not a decimal number')
  if (Number(given) > 0xffff_ffff) throw new Error('is a larger number')
}

/** Text for an HTTP header: no control characters, at most 4096 characters. */
export const headerText = textLike(
  'a text of at most 4096 characters without control characters',
  /^[^\0-\x1f\x7f]{0,4096}$/,
)

/** A path of a file or folder, or a credential: without control characters, at most 4096 characters, not empty. */
export const filledText = textLike(
  'a text of 1 to 4096 characters without control characters',
  /^[^\0-\x1f\x7f]{1,4096}$/,
)

/** Only scheme, host and port, because a key for a path would be sent to the whole host. */
export const origin = textParsedBy(expectOrigin, 'an origin such as https://node.example:8600')

function expectOrigin(given: string): void {
  if (!URL.canParse(given)) throw new Error('is not a URL')
  const { protocol, pathname, search, hash, username, password } = new URL(given)
  if (!['http:', 'https:'].includes(protocol)) throw new Error('does not begin with http:// or https://')
  if (pathname !== '/' || `${search}${hash}${username}${password}` !== '') {
    throw new Error('has more than scheme, host and port')
  }
}
