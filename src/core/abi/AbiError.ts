/**
 * - `json`: a contract description or a parameter of one cannot be read.
 * - `unsupported`: the version of the description does not allow the operation.
 * - `name`: no function or event has that name.
 * - `id`: no function has that number.
 * - `value`: a JSON value does not fit its type, or is missing.
 * - `data`: cells do not hold the values that they should.
 * - `signature`: a signature or public key has a wrong size, or is missing.
 * - `address`: the destination has to be known and is not.
 */
export type AbiErrorKind = 'json' | 'unsupported' | 'name' | 'id' | 'value' | 'data' | 'signature' | 'address'

/** Names in a description and keys of values may be of any length; messages quote them. */
const MAX_MESSAGE_CHARACTERS = 1000

/** Shortens the middle: the end says what was expected. */
function shorten(message: string): string {
  return message.length > MAX_MESSAGE_CHARACTERS ? `${message.slice(0, 600)}…${message.slice(-300)}` : message
}

/** Failure of the ABI codec. Callers distinguish failures by `kind`. Messages never contain values. */
export class AbiError extends Error {
  readonly kind: AbiErrorKind

  constructor(kind: AbiErrorKind, message: string, cause?: unknown) {
    super(shorten(message), cause === undefined ? undefined : { cause })
    this.name = 'AbiError'
    this.kind = kind
  }
}
