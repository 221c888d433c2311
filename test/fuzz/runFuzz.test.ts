import { expect, test } from 'vitest'
import { rounds } from '../support/tier.ts'
import { runFuzz } from './runFuzz.ts'

test('ends faulty calls of every module with a result or an error of their definition', async () => {
  const { calls, succeeded, findings } = await runFuzz({
    seed: 20_260_101,
    rounds: rounds({ quick: 500, all: 5000 }),
    slowMs: 20_000,
  })
  expect(findings).toEqual([])
  // The faults are neither so coarse that nothing gets past the checks, nor so fine that nothing is wrong.
  expect(succeeded).toBeGreaterThan(calls / 50)
  expect(succeeded).toBeLessThan(calls * 0.9)
})
