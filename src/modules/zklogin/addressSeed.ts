import { defineFunction } from '../../context/defineFunction.ts'
import { BN254_ORDER } from '../../core/crypto/poseidon/bn254Order.ts'
import { InvalidParams } from '../../errors/client.ts'
import { ParamsOfAddressSeed, ResultOfAddressSeed } from './types.ts'

export const addressSeed = defineFunction({
  name: 'zklogin.address_seed',
  summary: 'Computes the address seed of a login: the number that represents its user.',
  description:
    'Poseidon hash of the name and value of the claim, the audience and the hashed salt. Contracts store it and compare it with a login proof. It does not reveal the user to anyone without the salt.',
  params: ParamsOfAddressSeed,
  result: ResultOfAddressSeed,
  errors: [InvalidParams],
  extension: true,
  access: 'computes',
  example: {
    params: {
      claim_value: '1234567890',
      audience: 'example-application',
      salt: '255873485666802367946136116146407409355',
    },
    result: { address_seed: '5649545436913403622082472268999568167812092568578222880135212551774723963922' },
  },
  // Computed on a worker thread, because the constants of the hash take long to compute.
  heavy: () => true,
  compute: async ({ claim_name, claim_value, audience, salt }) => {
    const { addressSeed: calculate, LoginInputError } = await import('../../core/crypto/zklogin/loginHash.ts')
    const number = /^\d{1,78}$/.test(salt) ? BigInt(salt) : BN254_ORDER
    if (number >= BN254_ORDER) {
      throw InvalidParams.error('Invalid salt: expected a decimal number below the order of the field', {
        path: 'salt',
      })
    }
    try {
      return { address_seed: String(calculate(claim_name, claim_value, audience, number)) }
    } catch (error) {
      if (!(error instanceof LoginInputError)) throw error
      throw InvalidParams.error(`The circuit does not take this login: ${error.message}`, {}, error)
    }
  },
})
