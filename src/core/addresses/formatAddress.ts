import { bytesToBase64 } from '../bytes/base64.ts'
import { hexToBytes } from '../bytes/hex.ts'
import { crc16 } from '../crypto/crc16.ts'
import { type Address, AddressError } from './Address.ts'
import { checkRawId } from './parseAddress.ts'

export interface Base64Options {
  /** Alphabet with `-` and `_` instead of `+` and `/`. */
  readonly url: boolean
  /** For test networks. */
  readonly test: boolean
  /** Bounceable. */
  readonly bounce: boolean
}

/** `<workchain>:<hex>`, with the rewrite prefix in front for anycast addresses. */
export function formatHexAddress({ anycast, workchain, account }: Address): string {
  return anycast === undefined ? `${workchain}:${account}` : `${anycast}:${workchain}:${account}`
}

/** 48 characters. Throws AddressError for addresses that are not standard. */
export function formatBase64Address(address: Address, { url, test, bounce }: Base64Options): string {
  if (!address.standard || address.anycast !== undefined) {
    throw new AddressError('only standard addresses have a base64 form')
  }
  const bytes = new Uint8Array(36)
  bytes[0] = (bounce ? 0x11 : 0x51) | (test ? 0x80 : 0)
  bytes[1] = address.workchain & 0xff
  bytes.set(hexToBytes(address.account)!, 2)
  const crc = crc16(bytes.subarray(0, 34))
  bytes[34] = crc >> 8
  bytes[35] = crc & 0xff
  const text = bytesToBase64(bytes)
  return url ? text.replaceAll('+', '-').replaceAll('/', '_') : text
}

/**
 * `<dapp_id>::<account_id>`. `dappId` is taken from the address when it is absent. Throws AddressError without Dapp ID,
 * and for accounts outside workchain 0, which do not have one.
 */
export function formatExtendedAddress(address: Address, dappId: string | undefined): string {
  const dapp = dappId ?? address.dappId
  if (dapp === undefined) throw new AddressError('the extended form needs a dapp_id')
  checkRawId(dapp, 'dapp_id')
  if (!address.standard || address.anycast !== undefined || address.workchain !== 0) {
    throw new AddressError('only standard addresses of workchain 0 have an extended form')
  }
  return `${dapp.toLowerCase()}::${address.account}`
}
