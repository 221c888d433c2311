/** The short form of the comparison with the second independent machine; `main.ts --machine second` is the long one. */
import { describe, expect, test } from 'vitest'
import { compareTychoPrograms } from '../../../support/vm/compareTychoPrograms.ts'

describe('generated programs', () => {
  const cases = [
    ['short', 1, 500, 6],
    ['long', 2_000_000, 100, 20],
  ] as const

  test.each(cases)(
    '%s ones take the same steps for the same gas on the second machine',
    { timeout: 60_000 },
    (...[, seed, count, length]) => {
      const { differences, gaveUp, known, steps } = compareTychoPrograms(seed, count, { length })
      expect(differences).toEqual([])
      expect(gaveUp).toBe(0)
      expect(known).toBeLessThan(count / 2)
      expect(steps).toBeGreaterThan(count * 5)
    },
  )
})
