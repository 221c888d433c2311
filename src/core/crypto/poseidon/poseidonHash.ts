import { BN254_ORDER } from './bn254Order.ts'
import { MAX_POSEIDON_INPUTS, permutePoseidon } from './bn254Permutation.ts'

/**
 * Poseidon of 1 to 16 elements of the scalar field of BN254: a zero is prepended, and the first element after one
 * permutation is the hash. Throws RangeError for another number of elements, and for one that is not below the order of
 * the field.
 */
export function poseidonHash(inputs: readonly bigint[]): bigint {
  if (inputs.length < 1 || inputs.length > MAX_POSEIDON_INPUTS) {
    throw new RangeError(
      `Invalid number of Poseidon inputs: expected 1 to ${MAX_POSEIDON_INPUTS}, got ${inputs.length}`,
    )
  }
  for (const input of inputs) {
    if (input < 0n || input >= BN254_ORDER)
      throw new RangeError('Invalid Poseidon input: expected a number below the field order')
  }
  return permutePoseidon([0n, ...inputs])[0]!
}
