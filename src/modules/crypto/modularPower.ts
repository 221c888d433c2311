import { defineFunction } from '../../context/defineFunction.ts'
import { MAX_MODULAR_POWER_BITS, modularPower as raise } from '../../core/crypto/modularPower.ts'
import { InvalidBigInt } from '../../errors/crypto.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { ParamsOfModularPower, ResultOfModularPower } from './types/numbers.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

/**
 * Each bit of the exponent costs a multiplication, which takes time proportional to the square of the length; numbers
 * that are too long are refused.
 */
function costMs({ exponent, modulus }: ValueOf<typeof ParamsOfModularPower>): number {
  const digits = Math.min(modulus.length, MAX_DIGITS)
  return Math.min(exponent.length, MAX_DIGITS) * (0.004 + (digits / MAX_DIGITS) ** 2 * 0.4)
}

/** Hex digits of the longest numbers. */
const MAX_DIGITS = MAX_MODULAR_POWER_BITS / 4

export const modularPower = defineFunction({
  name: 'crypto.modular_power',
  summary: 'Computes base ^ exponent mod modulus.',
  params: ParamsOfModularPower,
  result: ResultOfModularPower,
  errors: [InvalidBigInt],
  access: 'computes',
  example: {
    params: { base: '0123456789ABCDEF', exponent: '0123', modulus: '01234567' },
    result: { modular_power: '63bfdf' },
  },
  heavy: (params) => costMs(params) > 1,
  costMs,
  compute: ({ base, exponent, modulus }) => {
    const numbers = [
      parseBigHex(base, 'base'),
      parseBigHex(exponent, 'exponent'),
      parseBigHex(modulus, 'modulus'),
    ] as const
    return { modular_power: withCryptoErrors(() => raise(...numbers)).toString(16) }
  },
})

/** A hex number without prefix, sign allowed. Throws InvalidBigInt (107); a text that is too long is not even parsed. */
function parseBigHex(text: string, path: string): bigint {
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
