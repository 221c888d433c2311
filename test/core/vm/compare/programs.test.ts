/** The short form of the comparison with an independent machine; `main.ts` beside it is the long one. */
import { describe, expect, test } from 'vitest'
import { comparePrograms } from '../../../support/vm/comparePrograms.ts'

describe('generated programs', () => {
  test.each([
    ['short', 1, 400, 3],
    ['long', 1_000_000, 100, 20],
  ] as const)(
    '%s ones take the same steps for the same gas as on an independent machine',
    (_name, seed, count, length) => {
      const { differences, gaveUp, steps } = comparePrograms(seed, count, { length })
      expect(differences).toEqual([])
      expect(gaveUp).toBeLessThan(count / 20)
      expect(steps).toBeGreaterThan(count * 5)
    },
  )
})
