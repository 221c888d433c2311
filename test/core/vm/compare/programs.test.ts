/** The short form of the comparison with an independent machine; `main.ts` beside it is the long one. */
import { describe, expect, test } from 'vitest'
import { compareCutPrograms, compareDictionaryPrograms, comparePrograms } from '../../../support/vm/comparePrograms.ts'

describe('generated programs', () => {
  const cases = [
    ['short', 1, 400, 3],
    ['long', 1_000_000, 100, 20],
  ] as const

  test.each(cases)(
    '%s ones take the same steps for the same gas as elsewhere',
    { timeout: 60_000 },
    (...[, seed, count, length]) => {
      const { differences, gaveUp, steps } = comparePrograms(seed, count, { length })
      expect(differences).toEqual([])
      expect(gaveUp).toBeLessThan(count / 20)
      expect(steps).toBeGreaterThan(count * 5)
    },
  )

  test('that end anywhere end alike', { timeout: 60_000 }, () => {
    expect(compareCutPrograms(3_000_000, 250)).toEqual([])
  })

  test('on a dictionary do so, too', { timeout: 60_000 }, () => {
    expect(compareDictionaryPrograms(1, 60)).toEqual([])
  })
})
