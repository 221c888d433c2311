import { expect, test } from 'vitest'
import { runProgramFuzz } from './runProgramFuzz.ts'

test('random code ends in every possible way, and again the same with exactly the gas that it used', () => {
  const { ends, findings } = runProgramFuzz({ seed: 20_261_123, rounds: 1500 })
  expect(findings).toEqual([])
  const seen = {
    program: [0, 2, 4, 5, 6, 7, 9, 10, -14],
    cut: [0, 2, 5, 6, 7, 9],
    noise: [0, 2, 6],
    dictionary: [0, 4, 5, 6, 9, 10, 'failure'],
    bytes: [0, 5, 6, 7, 11, 'failure'],
  }
  for (const [kind, codes] of Object.entries(seen)) {
    for (const end of codes) expect(ends.get(`${kind} ${end}`) ?? 0, `${kind} ${end}`).toBeGreaterThan(0)
  }
})
