import { expect, test } from 'vitest'
import { runExecutorFuzz } from './runExecutorFuzz.ts'

test('balances the books of random transactions, which cover every kind', () => {
  const { transactions, ends, findings } = runExecutorFuzz({ seed: 20_261_122, rounds: 400 })
  expect(findings).toEqual([])
  expect(transactions).toBeGreaterThan(400)
  const often = ['action 0', 'action 37', 'action 38', 'noGas', 'noGas ok', 'noGas noFunds', 'noState ok', 'badState']
  for (const end of often) expect(ends.get(end) ?? 0, end).toBeGreaterThan(3)
  const seen = [
    'action 0 destroyed',
    'action 34',
    'action 36',
    'action 40',
    'action 51',
    'action 52',
    'exit -13',
    'exit 37',
  ]
  expect([...ends.keys()]).toEqual(expect.arrayContaining(seen))
})
