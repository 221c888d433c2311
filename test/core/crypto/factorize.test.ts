import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorize } from '../../../src/core/crypto/factorize.ts'

describe('factorize', () => {
  test.each([
    [4n, 2n, 2n],
    [9n, 3n, 3n],
    [0x17ed48941a08f981n, 0x494c553bn, 0x53911073n],
    [4294967291n * 4294967279n, 4294967279n, 4294967291n],
    [4294967291n ** 2n, 4294967291n, 4294967291n],
    [2n ** 64n - 1n, 3n, 0x5555555555555555n],
    // A strong pseudoprime to the bases 2 to 23 (OEIS A014233).
    [3825123056546413051n, 149491n, 747451n * 34233211n],
    [1299709n ** 3n, 1299709n, 1299709n ** 2n],
  ])('splits %i', (composite, smaller, larger) => {
    expect(factorize(composite)).toEqual([smaller, larger])
  })

  test('returns both factors of a product, the smaller one first', () => {
    const factor = fc.bigInt({ min: 2n, max: 2n ** 32n - 1n })
    fc.assert(
      fc.property(factor, factor, (left, right) => {
        const [smaller, larger] = factorize(left * right)
        expect(smaller * larger).toBe(left * right)
        expect(smaller > 1n && smaller <= larger).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test.each([0n, 1n, 2n, 3n, 0xa3n, 18446744073709551557n, 2n ** 64n, -6n])('refuses %i', (number) => {
    expect(() => factorize(number)).toThrow(expect.objectContaining({ kind: 'InvalidFactorizeChallenge', code: 106 }))
  })
})
