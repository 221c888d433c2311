import { FRACTION, horner, ONE } from './fixedPoint.ts'

/** Time after which the coefficient no longer grows, s. */
const LONGEST_TIME = 157_766_400n
const LEAST = 1_000_000_000n
const MOST = 3_000_000_000n

/** Powers of two between 0 and 1. */
const SERIES = [5726720n, 41309550n, 238388332n, 1031764991n, 2977044472n, 4294967296n]

/** Reputation coefficient of a block keeper after `time` (s) of service, from 10^9 to 3·10^9. Source: virtual machine extensions 2.2. */
export function reputationCoefficient(time: bigint): bigint {
  if (time === 0n) return LEAST
  if (time >= LONGEST_TIME) return MOST
  const exponent = (-188n * time * 6196328019n) >> 32n
  const power = ((ONE >> -(exponent >> 32n)) * horner(exponent & FRACTION, SERIES)) >> 32n
  const grown = ONE + ((8598533125n * (ONE - power)) >> 32n)
  return (grown * 1_000_000_000n) >> 32n
}
