import { CryptoError } from './CryptoError.ts'

/** Largest size of each of the three numbers of `modularPower`, in bits: its cost grows with the cube. */
export const MAX_MODULAR_POWER_BITS = 8192

/**
 * base^exponent mod modulus. The result has the sign of the modulus. Fails with `InvalidBigInt` for modulus 0, a negative
 * exponent and numbers longer than `MAX_MODULAR_POWER_BITS`.
 */
export function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  if (modulus === 0n) throw new CryptoError('InvalidBigInt', 'The modulus must not be zero')
  if (exponent < 0n) throw new CryptoError('InvalidBigInt', 'The exponent must not be negative')
  for (const number of [base, exponent, modulus]) {
    if (BigInt.asIntN(MAX_MODULAR_POWER_BITS + 1, number) !== number) {
      throw new CryptoError('InvalidBigInt', `The numbers must have at most ${MAX_MODULAR_POWER_BITS} bits`)
    }
  }
  const divisor = modulus < 0n ? -modulus : modulus
  const power = powerOfRemainder(((base % divisor) + divisor) % divisor, exponent, divisor)
  return modulus < 0n && power !== 0n ? power + modulus : power
}

/** Fixed window of four bits: the exponent is read as hexadecimal digits, most significant first. */
function powerOfRemainder(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const powers = [1n % modulus]
  for (let index = 1; index < 16; index++) powers.push((powers[index - 1]! * base) % modulus)
  let result = powers[0]!
  for (const digit of exponent.toString(16)) {
    for (let step = 0; step < 4; step++) result = (result * result) % modulus
    result = (result * powers[Number.parseInt(digit, 16)]!) % modulus
  }
  return result
}
