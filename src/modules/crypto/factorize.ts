import { defineFunction } from '../../context/defineFunction.ts'
import { factorize as splitNumber } from '../../core/crypto/factorize.ts'
import { InvalidFactorizeChallenge } from '../../errors/crypto.ts'
import { ParamsOfFactorize, ResultOfFactorize } from './types/numbers.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

export const factorize = defineFunction({
  name: 'crypto.factorize',
  summary: 'Splits a composite number of at most 64 bits into two factors.',
  description: 'The first factor is the smallest prime factor. 0, 1 and primes are rejected.',
  params: ParamsOfFactorize,
  result: ResultOfFactorize,
  errors: [InvalidFactorizeChallenge],
  access: 'computes',
  example: { params: { composite: '17ED48941A08F981' }, result: { factors: ['494C553B', '53911073'] } },
  heavy: ({ composite }) => composite.length > 12,
  compute: ({ composite }) => {
    if (!/^0*[0-9a-fA-F]{1,16}$/.test(composite)) {
      throw InvalidFactorizeChallenge.error('Invalid number: composite is not hex of at most 64 bits')
    }
    const factors = withCryptoErrors(() => splitNumber(BigInt(`0x${composite}`)))
    return { factors: factors.map((factor) => factor.toString(16).toUpperCase()) }
  },
})
