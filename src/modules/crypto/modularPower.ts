import { defineFunction } from '../../context/defineFunction.ts'
import { MAX_MODULAR_POWER_BITS, modularPower as raise } from '../../core/crypto/modularPower.ts'
import { InvalidBigInt } from '../../errors/crypto.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { ParamsOfModularPower, ResultOfModularPower } from './types.ts'
import { parseBigHex } from './values/parseBigHex.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

/** A multiplication for each bit of the exponent, each with the square of the length; numbers that are too long are refused. */
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
