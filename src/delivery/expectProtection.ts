import type { AbiContract } from '../core/abi/index.ts'
import { MessageUnprotected } from '../errors/processing.ts'

/** Header fields with which contracts detect copies of a message. */
const PROTECTING: readonly string[] = ['time', 'expire']

/**
 * Throws MessageUnprotected (519) if nothing prevents the contract from executing a copy of a message, unless the
 * caller has accepted this.
 */
export function expectProtection(headerNames: readonly string[], isUnprotected: boolean | undefined): void {
  if (isUnprotected === true || headerNames.some((name) => PROTECTING.includes(name))) return
  throw MessageUnprotected.error(
    'The ABI has neither "time" nor "expire": the contract would execute every copy of the message. Set "unprotected" to send it only once',
  )
}

/** Header fields of external messages. */
export function headerNames({ header }: AbiContract): string[] {
  return header.map(({ name }) => name)
}
