import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RunningCall } from '../../../rpc/peer/RunningCall.ts'
import { RunningCalls } from '../../../rpc/peer/RunningCalls.ts'

function call(id: string | number | undefined, isCounted = true) {
  return new RunningCall({ id, method: 'm', options: {}, isCounted, requestBytes: 3, report: () => {} }, 0, () => {})
}

test('behaves like a map in insertion order, whatever is added and removed', () => {
  const id = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('a', 'b', '1'))
  fc.assert(
    fc.property(fc.array(fc.record({ id, add: fc.boolean(), isCounted: fc.boolean() })), (steps) => {
      const calls = new RunningCalls(100)
      const model = new Map<string | number, RunningCall>()
      for (const { id, add, isCounted } of steps) {
        if (add && !model.has(id)) {
          const added = call(id, isCounted)
          calls.add(added)
          model.set(id, added)
        } else if (!add) {
          calls.remove(model.get(id) ?? call(id))
          model.delete(id)
        }
        expect(calls.counted).toBe([...model.values()].filter((entry) => entry.isCounted).length)
        expect(calls.requestBytes).toBe(3 * model.size)
        expect(calls.get(id)).toBe(model.get(id))
        expect(calls.list()).toEqual([...model.values()])
        if (model.has(id)) expect(() => calls.expectFree(id)).toThrow('in flight')
        else calls.expectFree(id)
      }
    }),
  )
})

test('keeps calls without an id separate', () => {
  const calls = new RunningCalls(100)
  const [first, second] = [call(undefined), call(undefined)]
  calls.add(first)
  calls.add(second)
  calls.expectFree(undefined)
  calls.remove(first)
  expect(calls.list()).toEqual([second])
})

test('limits only calls that count toward the limit', () => {
  const calls = new RunningCalls(1)
  calls.add(call(1, false))
  calls.expectRoom()
  const counted = call(2)
  calls.add(counted)
  expect(() => calls.expectRoom()).toThrow('Too many calls in flight: 1 of 1')
  calls.remove(counted)
  calls.expectRoom()
})

test('is idle as soon as the last call has ended', async () => {
  const calls = new RunningCalls(100)
  await calls.idle()
  const last = call(1)
  calls.add(last)
  let isIdle = false
  const idle = calls.idle().then(() => {
    isIdle = true
  })
  await Promise.resolve()
  expect(isIdle).toBe(false)
  calls.remove(last)
  await idle
})
