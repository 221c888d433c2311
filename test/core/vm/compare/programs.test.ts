/** The short form of the comparison with an independent machine; `main.ts` beside it is the long one. */
import { describe, expect, test } from 'vitest'
import { Dice } from '../../../fuzz/Dice.ts'
import {
  compareCutPrograms,
  compareDictionaryPrograms,
  compareGasLimits,
  comparePrograms,
} from '../../../support/vm/comparePrograms.ts'
import { dictionaryProgram } from '../../../support/vm/dictionaryProgram.ts'

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

  test('generated programs end with the same result in both machines', { timeout: 60_000 }, () => {
    expect(compareCutPrograms(3_000_000, 250)).toEqual([])
  })

  test('programs on a dictionary end with the same result in both machines', { timeout: 60_000 }, () => {
    expect(compareDictionaryPrograms(1, 60)).toEqual([])
  })

  test('programs on a dictionary have the same result at whatever point the gas runs out, also inside an instruction', {
    timeout: 60_000,
  }, () => {
    const limits = Array.from({ length: 40 }, (_, index) => 120 + index * 31)
    for (let seed = 1; seed <= 8; seed++) {
      expect(compareGasLimits(dictionaryProgram(new Dice(seed), 3), limits), `seed ${seed}`).toEqual([])
    }
  })
})
