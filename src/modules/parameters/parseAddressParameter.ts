import { type Address, AddressError } from '../../core/addresses/Address.ts'
import { parseAddress } from '../../core/addresses/parseAddress.ts'
import { InvalidAddress } from '../../errors/client.ts'

/** An on-chain address in any form. Throws InvalidAddress (4) with the text that came. */
export function parseAddressParameter(text: string): Address {
  return withAddressErrors(text, () => parseAddress(text))
}

/** Runs `work` on an address and turns AddressError into InvalidAddress (4). */
export function withAddressErrors<T>(text: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AddressError)) throw error
    const shown = text.length > 160 ? `${text.slice(0, 160)}…` : text
    throw InvalidAddress.error(`Invalid address [${shown}]: ${error.message}`, { address: shown })
  }
}
