/** Ids in requests: raw ids of accounts and Dapps (client interface 4.5, decision 11), and the ids of messages. */
import { isRawId } from '../../core/addresses/parseAddress.ts'

/** Lower-case id of 64 hex digits without prefix, or `undefined` if the text is not one. Blanks around it are ignored. */
export function readRawId(text: string): string | undefined {
  const trimmed = text.trim()
  return isRawId(trimmed) ? trimmed.toLowerCase() : undefined
}

/** Text of the answer to a missing id. Fixed by client interface 7.3. */
export function missingId(field: string): string {
  return `${field} parameter required`
}

/** Text of the answer to a malformed id. Fixed by client interface 7.3. */
export function malformedId(field: string): string {
  return `Invalid ${field}: expected 64 hex characters without prefix`
}

/**
 * Problem of the id that a sender assigns to a message; `undefined` for the hash of the message, as hex digits
 * or the base64 of the same bytes. Nodes of networks take any text; an id that is not the hash is a mistake of the
 * sender.
 */
export function describeWrongId(id: string, hash: string): string | undefined {
  if (id.toLowerCase() === hash || id === Buffer.from(hash, 'hex').toString('base64')) return undefined
  return `message ${id.slice(0, 128)}: id is not the message hash, expected ${hash}`
}
