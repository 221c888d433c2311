/** Raw ids of routing inputs: 64 hex digits without prefix, any case. Source: client interface 4.5, decision 11. */
import { isRawId } from '../../core/addresses/parseAddress.ts'

/** Lower-case id, or `undefined` if the text is not an id. Blanks around it are ignored. */
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
