import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modularPower } from '../../../src/core/crypto/modularPower.ts'

const invalid = expect.objectContaining({ kind: 'InvalidBigInt' })

describe('modularPower', () => {
  test('agrees with the power itself where that is small enough to compute', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }),
        fc.bigInt({ min: 0n, max: 300n }),
        fc.bigInt({ min: 1n, max: 2n ** 90n }),
        (base, exponent, modulus) => {
          const remainder = base ** exponent % modulus
          expect(modularPower(base, exponent, modulus)).toBe(remainder < 0n ? remainder + modulus : remainder)
        },
      ),
    )
  })

  test("follows Fermat's little theorem for a large prime", () => {
    expect(modularPower(3n, 2n ** 521n - 2n, 2n ** 521n - 1n)).toBe(1n)
  })

  test('returns 0 for modulus 1, also for exponent 0', () => {
    expect(modularPower(5n, 0n, 1n)).toBe(0n)
    expect(modularPower(5n, 3n, 1n)).toBe(0n)
  })

  test('takes the sign of the modulus', () => {
    expect(modularPower(2n, 3n, -5n)).toBe(-2n)
    expect(modularPower(5n, 3n, -5n)).toBe(0n)
  })

  test('refuses modulus 0, a negative exponent and numbers that are too long', () => {
    expect(() => modularPower(2n, 2n, 0n)).toThrow(invalid)
    expect(() => modularPower(2n, -1n, 5n)).toThrow(invalid)
    for (const [base, exponent, modulus] of [
      [2n ** 8192n, 1n, 3n],
      [1n, 2n ** 8192n, 3n],
      [1n, 1n, 2n ** 8192n],
    ] as const) {
      expect(() => modularPower(base, exponent, modulus)).toThrow(invalid)
    }
    expect(modularPower(2n ** 8192n - 1n, 1n, 2n)).toBe(1n)
  })
})
