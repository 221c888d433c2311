import { MAX_MODULAR_POWER_BITS } from '../../../core/crypto/modularPower.ts'
import { InvalidBigInt } from '../../../errors/crypto.ts'

/** A hex number without prefix, sign allowed. Throws InvalidBigInt (107); a text that is too long is not even parsed. */
export function parseBigHex(text: string, path: string): bigint {
  const [, sign, padded] = /^([+-]?)([0-9a-fA-F]+)$/.exec(text) ?? []
  if (padded === undefined) {
    throw InvalidBigInt.error(`Invalid number: ${path} is not hex (${text.length} characters)`, { path })
  }
  const digits = padded.replace(/^0+/, '')
  if (digits.length * 4 > MAX_MODULAR_POWER_BITS) {
    throw InvalidBigInt.error(`Invalid number: ${path} is longer than ${MAX_MODULAR_POWER_BITS} bits`, { path })
  }
  const number = BigInt(`0x0${digits}`)
  return sign === '-' ? -number : number
}
