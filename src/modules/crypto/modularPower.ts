import { defineFunction } from '../../context/defineFunction.ts'
import { modularPower as raise } from '../../core/crypto/modularPower.ts'
import { InvalidBigInt } from '../../errors/crypto.ts'
import { parseBigHex } from './parseBigHex.ts'
import { ParamsOfModularPower, ResultOfModularPower } from './types.ts'
import { withCryptoErrors } from './withCryptoErrors.ts'

export const modularPower = defineFunction({
  name: 'crypto.modular_power',
  summary: 'Computes base ^ exponent mod modulus.',
  params: ParamsOfModularPower,
  result: ResultOfModularPower,
  errors: [InvalidBigInt],
  example: {
    params: { base: '0123456789ABCDEF', exponent: '0123', modulus: '01234567' },
    result: { modular_power: '63bfdf' },
  },
  heavy: ({ exponent, modulus }) => exponent.length > 64 && modulus.length > 256,
  compute: ({ base, exponent, modulus }) => {
    const numbers = [
      parseBigHex(base, 'base'),
      parseBigHex(exponent, 'exponent'),
      parseBigHex(modulus, 'modulus'),
    ] as const
    return { modular_power: withCryptoErrors(() => raise(...numbers)).toString(16) }
  },
})
