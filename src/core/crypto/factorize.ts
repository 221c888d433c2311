import { CryptoError } from './CryptoError.ts'
import { modularPower } from './modularPower.ts'

/**
 * Splits a composite number of at most 64 bits into its smallest prime factor and the rest, in this order. Fails with
 * `InvalidFactorizeChallenge` for 0, 1, primes and longer numbers.
 */
export function factorize(composite: bigint): [bigint, bigint] {
  if (composite < 4n || composite >= 2n ** 64n || isPrime(composite)) {
    throw new CryptoError(
      'InvalidFactorizeChallenge',
      'Invalid challenge: expected a composite number of at most 64 bits',
    )
  }
  const factor = smallestPrimeFactor(composite)
  return [factor, composite / factor]
}

function smallestPrimeFactor(number: bigint): bigint {
  if (isPrime(number)) return number
  const divisor = findDivisor(number)
  const [left, right] = [smallestPrimeFactor(divisor), smallestPrimeFactor(number / divisor)]
  if (left < right) return left
  return right
}

const SMALL_PRIMES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n]

/** A divisor of a composite number other than 1 and the number itself. */
function findDivisor(number: bigint): bigint {
  for (const prime of SMALL_PRIMES) if (number % prime === 0n) return prime
  for (let increment = 1n; ; increment++) {
    const divisor = walkRho(number, increment)
    if (divisor !== undefined) return divisor
  }
}

/** Steps between two greatest common divisors: one division less per step, at the price of stepping back at the end. */
const BATCH = 128

/** Pollard's rho with Brent's cycle search over x² + increment. `undefined` when this walk finds only the number itself. */
function walkRho(number: bigint, increment: bigint): bigint | undefined {
  const step = (value: bigint): bigint => (value * value + increment) % number
  let tortoise = 2n
  let hare = 2n
  let batchStart = 2n
  let divisor = 1n
  for (let length = 1; divisor === 1n; length *= 2) {
    tortoise = hare
    for (let index = 0; index < length; index++) hare = step(hare)
    for (let done = 0; done < length && divisor === 1n; done += BATCH) {
      batchStart = hare
      let product = 1n
      for (let index = 0; index < BATCH && done + index < length; index++) {
        hare = step(hare)
        product = (product * (tortoise - hare)) % number
      }
      divisor = greatestCommonDivisor(product, number)
    }
  }
  if (divisor === number) {
    hare = batchStart
    do {
      hare = step(hare)
      divisor = greatestCommonDivisor(tortoise - hare, number)
    } while (divisor === 1n)
  }
  return divisor === number ? undefined : divisor
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** Miller-Rabin; the first twelve primes as bases decide every number below 2^64 (Sorenson and Webster, 2015). */
function isPrime(number: bigint): boolean {
  if (number < 2n) return false
  for (const prime of SMALL_PRIMES) if (number % prime === 0n) return number === prime
  let odd = number - 1n
  let twos = 0
  for (; odd % 2n === 0n; odd /= 2n) twos++
  return SMALL_PRIMES.every((base) => passesMillerRabin(base, odd, twos, number))
}

function passesMillerRabin(base: bigint, odd: bigint, twos: number, number: bigint): boolean {
  let power = modularPower(base, odd, number)
  if (power === 1n || power === number - 1n) return true
  for (let index = 1; index < twos; index++) {
    power = (power * power) % number
    if (power === number - 1n) return true
  }
  return false
}
