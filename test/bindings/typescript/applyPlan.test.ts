import { expect, test } from 'vitest'
import { applyPlan, type TypePlan } from '../../../bindings/typescript/common/applyPlan.ts'

const types: Record<string, TypePlan> = {
  'm.Amount': { target: 'bigint' },
  'm.Tree': { fields: { amount: 'm.Amount', children: { items: 'm.Tree' }, named: { items: { items: 'bigint' } } } },
  'm.Choice': { variants: { Some: { fields: { amount: 'bigint' } } } },
}

test('integers become bigint at every depth, whatever their size', () => {
  const tree = { amount: 1, children: [{ amount: 2n ** 64n - 1n, children: null }], named: { x: [0, -1] } }
  expect(applyPlan(tree, 'm.Tree', types)).toEqual({
    amount: 1n,
    children: [{ amount: 2n ** 64n - 1n, children: null }],
    named: { x: [0n, -1n] },
  })
})

test('variants without a plan, unknown variants and absent values stay as they are', () => {
  for (const value of [{ type: 'None', amount: 1 }, { type: 'New' }, null, 'text', undefined]) {
    expect(applyPlan(value, 'm.Choice', types)).toEqual(value)
  }
  expect(applyPlan({ type: 'Some', amount: 1 }, 'm.Choice', types)).toEqual({ type: 'Some', amount: 1n })
})
