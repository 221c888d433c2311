import { expect, test } from 'vitest'
import { rounds } from '../../support/tier.ts'
import { runDifferentialFuzz } from './runDifferentialFuzz.ts'

test('random inputs have the same results in independent machines, executors and codecs', {
  timeout: 3_600_000,
}, () => {
  const { cases, findings } = runDifferentialFuzz({
    seed: 20_261_128,
    rounds: rounds({ quick: 200, all: 2000, long: 60_000 }),
  })
  expect(findings).toEqual([])
  expect(cases.size).toBe(11)
})
