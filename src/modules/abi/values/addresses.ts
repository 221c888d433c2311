import { AddressError } from '../../../core/addresses/Address.ts'
import { parseAddress } from '../../../core/addresses/parseAddress.ts'
import { addressToMsgAddress, type InternalAddress, NO_ADDRESS } from '../../../core/tlb/index.ts'
import type { ErrorDefinition } from '../../../errors/ClientError.ts'
import { parseAddressParameter, withAddressErrors } from '../../parameters/parseAddressParameter.ts'

/** Destination or source of a message in any form. Throws InvalidAddress (4). */
export function readAccountAddress(text: string): InternalAddress {
  const address = parseAddressParameter(text)
  return withAddressErrors(text, () => addressToMsgAddress(address))
}

/** Like `readAccountAddress`, for functions with another published error. Throws `failure`. */
export function readBodyDestination(text: string, failure: ErrorDefinition): InternalAddress {
  try {
    return addressToMsgAddress(parseAddress(text))
  } catch (error) {
    if (error instanceof AddressError) throw failure.error(`Invalid address: ${error.message}`, {}, error)
    throw error
  }
}

/**
 * Source of external messages: empty. A network answer can name an issuer whose value then belongs here; it is put in
 * with message processing.
 */
export function externalSource() {
  return NO_ADDRESS
}
