import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RunningCall } from '../../../rpc/peer/RunningCall.ts'
import { type CallKey, RunningCalls } from '../../../rpc/peer/RunningCalls.ts'

const call = (id: string | number) =>
  new RunningCall({ id, method: 'm' }, { startedAtMs: 0, counted: true, options: {} }, () => {})

test('behaves as a map of calls in the order of their coming, whatever is added and removed', () => {
  const id = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('a', 'b', '1'))
  fc.assert(
    fc.property(fc.array(fc.record({ id, add: fc.boolean() })), (steps) => {
      const calls = new RunningCalls()
      const model = new Map<CallKey, RunningCall>()
      for (const { id, add } of steps) {
        if (add && !model.has(id)) {
          const added = call(id)
          calls.add(id, added)
          model.set(id, added)
        } else if (!add) {
          calls.delete(id)
          model.delete(id)
        }
        expect(calls.size).toBe(model.size)
        expect(calls.has(id)).toBe(model.has(id))
        expect(calls.get(id)).toBe(model.get(id))
        expect(calls.list()).toEqual([...model.values()])
      }
    }),
  )
})
