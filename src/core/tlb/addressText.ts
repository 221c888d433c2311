import { type Address, AddressError } from '../addresses/Address.ts'
import { bytesToHex, hexToBytes } from '../bytes/hex.ts'
import { formatBitString, parseBitString } from './bitString.ts'
import type { Anycast, ExternalAddress, InternalAddress, MsgAddress, VariableAddress } from './MsgAddress.ts'

/**
 * Hex text of an address: `workchain:account`, with the rewrite prefix in front for anycast, `:hex` for external ones,
 * the empty text for `addr_none`. Lengths that are not whole digits end with `_`.
 */
export function formatMsgAddress(address: MsgAddress): string {
  if (address.type === 'none') return ''
  if (address.type === 'extern') return `:${formatBitString(address.address, address.bitLength)}`
  const { anycast, workchain } = address
  const account = address.type === 'std' ? bytesToHex(address.account) : formatVariableAccount(address)
  return anycast === undefined
    ? `${workchain}:${account}`
    : `${formatBitString(anycast.prefix, anycast.depth)}:${workchain}:${account}`
}

/**
 * Cell form of a parsed address; `addr_var` when the workchain needs more than 8 bits or the account is not 256 bits.
 * Throws AddressError for a prefix or account of impossible length.
 */
export function addressToMsgAddress(address: Address): InternalAddress {
  const anycast = address.anycast === undefined ? {} : { anycast: parseAnycast(address.anycast) }
  if (address.standard) {
    return { type: 'std', ...anycast, workchain: address.workchain, account: hexToBytes(address.account)! }
  }
  const account = parseBitString(address.account)
  if (account === undefined || account.bitLength > 511)
    throw new AddressError('the account part has more than 511 bits or is not hex')
  return {
    type: 'var',
    ...anycast,
    workchain: address.workchain,
    bitLength: account.bitLength,
    account: account.bits,
  }
}

/** Reads `:hex`. Throws AddressError. */
export function parseExternalAddress(text: string): ExternalAddress {
  const parsed = text.startsWith(':') ? parseBitString(text.slice(1)) : undefined
  if (parsed === undefined) throw new AddressError('expected an external address of the form :<hex>')
  if (parsed.bitLength > 511) throw new AddressError('the external address has more than 511 bits')
  return { type: 'extern', bitLength: parsed.bitLength, address: parsed.bits }
}

function parseAnycast(text: string): Anycast {
  const parsed = parseBitString(text)
  if (parsed === undefined || parsed.bitLength < 1 || parsed.bitLength > 30) {
    throw new AddressError('the anycast prefix must have 1 to 30 bits')
  }
  return { depth: parsed.bitLength, prefix: parsed.bits }
}

/**
 * In standard workchains the end mark `8_` follows whole digits too: without it the text would read as a standard address
 * or as a malformed one.
 */
function formatVariableAccount({ workchain, account, bitLength }: VariableAddress): string {
  const text = formatBitString(account, bitLength)
  return (bitLength & 3) === 0 && workchain >= -128 && workchain <= 127 ? `${text}8_` : text
}
