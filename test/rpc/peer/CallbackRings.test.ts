import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CallbackRings } from '../../../rpc/peer/CallbackRings.ts'

describe('CallbackRings', () => {
  test('drops the oldest messages and tells how many before the next one', () => {
    const rings = new CallbackRings(2)
    expect([1, 2, 3, 4, 5].map((index) => rings.push('a', String(index)))).toStrictEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    const sent: [string, number][] = []
    rings.drain((message, lost) => sent.push([message, lost]) > 0)
    expect(sent).toStrictEqual([
      ['4', 3],
      ['5', 0],
    ])
    expect(rings.has('a')).toBe(false)
  })

  test('stops where no more is wanted, also between two callbacks', () => {
    const rings = new CallbackRings(10)
    for (const name of ['a', 'b']) rings.push(name, name)
    const sent: string[] = []
    rings.drain((message) => {
      sent.push(message)
      return false
    })
    expect(sent).toStrictEqual(['a'])
    expect(rings.has('b')).toBe(true)
  })

  test('accounts for every message: sent or counted as lost, in order', () => {
    const step = fc.oneof(fc.constant('push' as const), fc.nat({ max: 5 }))
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: 1, max: 4 }), (steps, capacity) => {
        const rings = new CallbackRings(capacity)
        let pushed = 0
        let next = 0
        const take = (message: string, lost: number) => {
          expect(Number(message)).toBe(next + lost)
          next = Number(message) + 1
        }
        for (const action of steps) {
          if (action === 'push') rings.push('a', String(pushed++))
          else {
            let left = action
            if (left > 0) {
              rings.drain((message, lost) => {
                take(message, lost)
                return --left > 0
              })
            }
          }
        }
        rings.drain((message, lost) => {
          take(message, lost)
          return true
        })
        expect(next).toBe(pushed)
      }),
    )
  })
})
