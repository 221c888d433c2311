import { base64ToBytes } from '../bytes/base64.ts'
import { bytesToHex } from '../bytes/hex.ts'
import { crc16 } from '../crypto/crc16.ts'
import { type Address, AddressError } from './Address.ts'

const accountId = /^[0-9a-fA-F]{64}$/
const bitString = /^[0-9a-fA-F]*_?$/

/**
 * Parses every form of an on-chain address: account id, hex with workchain, anycast, variable, base64, extended.
 * Throws AddressError with a text that says what was wrong.
 */
export function parseAddress(text: string): Address {
  if (text.includes('::')) return parseExtendedAddress(text)
  if (accountId.test(text)) return standard('AccountId', 0, text)
  if (text.includes(':')) return parseHex(text)
  if (text.length === 48) return parseBase64(text)
  throw new AddressError(
    text === ''
      ? 'it is empty'
      : `expected hex with a workchain, base64 or an extended address, got ${text.length} characters`,
  )
}

/** Parses `<dapp_id>::<account_id>`, both exactly 64 hex digits without prefix. Throws AddressError. */
function parseExtendedAddress(text: string): Address {
  const [dappId, account, ...rest] = text.split('::')
  if (dappId === undefined || account === undefined || rest.length > 0) {
    throw new AddressError('expected the form <dapp_id>::<account_id>')
  }
  checkRawId(dappId, 'dapp_id')
  checkRawId(account, 'account_id')
  return { ...standard('Extended', 0, account), dappId: dappId.toLowerCase() }
}

/** Whether a text is a raw id: 64 hex digits in either case, no prefix. */
export function isRawId(text: string): boolean {
  return accountId.test(text)
}

/** Checks a raw id: 64 hex digits in either case, no prefix. Throws AddressError. */
export function checkRawId(text: string, name: string): void {
  if (isRawId(text)) return
  throw new AddressError(`Invalid ${name}: expected 64 hex characters without prefix`)
}

function standard(form: Address['form'], workchain: number, account: string): Address {
  return { form, workchain, account: account.toLowerCase(), standard: true }
}

function parseHex(text: string): Address {
  const parts = text.split(':')
  if (parts.length > 3) throw new AddressError(`expected at most 3 parts separated by colons, got ${parts.length}`)
  const [anycast, workchainText, account] = parts.length === 3 ? parts : [undefined, ...parts]
  if (!/^-?\d{1,10}$/.test(workchainText!)) throw new AddressError('the workchain is not a number')
  const workchain = Number(workchainText)
  if (workchain !== (workchain | 0)) throw new AddressError('the workchain does not fit 32 signed bits')
  if (anycast !== undefined && (anycast === '' || !bitString.test(anycast))) {
    throw new AddressError('the anycast prefix is not hex')
  }
  const prefix = anycast === undefined ? {} : { anycast: anycast.toLowerCase() }
  const smallWorkchain = workchain >= -128 && workchain <= 127
  if (smallWorkchain && accountId.test(account!)) return { ...standard('Hex', workchain, account!), ...prefix }
  if (!bitString.test(account!) || account === '' || account === '_') {
    throw new AddressError('the account part is not hex')
  }
  if (smallWorkchain && !account!.endsWith('_')) {
    throw new AddressError(`the account part has ${account!.length} hex digits, expected 64`)
  }
  if (account!.length > 128) throw new AddressError('the account part has more than 511 bits')
  return { form: 'Hex', workchain, account: account!.toLowerCase(), ...prefix, standard: false }
}

/** 36 bytes: tag, workchain, account, CRC-16 of the bytes before. The low six bits of the tag must be 0x11. */
function parseBase64(text: string): Address {
  const bytes = base64ToBytes(text.replaceAll('-', '+').replaceAll('_', '/'))
  if (bytes === undefined || bytes.length !== 36) throw new AddressError('expected 36 bytes in base64')
  if ((bytes[0]! & 0x3f) !== 0x11) throw new AddressError('the base64 form has an unknown tag')
  if (((bytes[34]! << 8) | bytes[35]!) !== crc16(bytes.subarray(0, 34))) {
    throw new AddressError('the base64 form has a wrong checksum')
  }
  return standard('Base64', (bytes[1]! << 24) >> 24, bytesToHex(bytes.subarray(2, 34)))
}
