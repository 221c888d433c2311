import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CallbackRings } from '../../../rpc/peer/CallbackRings.ts'

describe('CallbackRings', () => {
  test('drops the oldest messages and reports how many before the next one', () => {
    const rings = new CallbackRings(2, 1000)
    expect([1, 2, 3, 4, 5].map((index) => rings.push('a', String(index)))).toStrictEqual([0, 0, 1, 1, 1])
    const sent: [string, number][] = []
    rings.drain((message, lost) => sent.push([message, lost]) > 0)
    expect(sent).toStrictEqual([
      ['4', 3],
      ['5', 0],
    ])
    expect(rings.has('a')).toBe(false)
  })

  test('stops when no more is wanted, also between two callbacks', () => {
    const rings = new CallbackRings(10, 1000)
    for (const name of ['a', 'b']) rings.push(name, name)
    const sent: string[] = []
    rings.drain((message) => {
      sent.push(message)
      return false
    })
    expect(sent).toStrictEqual(['a'])
    expect(rings.has('b')).toBe(true)
  })

  test('keeps no more bytes than allowed; the callback that holds most loses first', () => {
    const rings = new CallbackRings(100, 100)
    for (let index = 0; index < 9; index++) rings.push('large', 'é'.repeat(5))
    rings.push('small', 's')
    expect(rings.push('small', 't'.repeat(20))).toBe(2)
    expect(rings.bytes).toBeLessThanOrEqual(100)
    const sent: [string, number][] = []
    rings.drain((message, lost) => sent.push([message[0]!, lost]) > 0)
    expect(sent.slice(0, 2)).toStrictEqual([
      ['é', 2],
      ['é', 0],
    ])
    expect(sent.slice(-2)).toStrictEqual([
      ['s', 0],
      ['t', 0],
    ])
    expect(rings.bytes).toBe(0)
  })

  test('keeps one message that is larger than allowed; one that has to go is reported before the next', () => {
    const rings = new CallbackRings(100, 10)
    expect(rings.push('a', 'x'.repeat(50))).toBe(0)
    expect(rings.push('b', 'y')).toBe(1)
    expect([rings.has('a'), rings.has('b')]).toStrictEqual([false, true])
    const sent: [string, number][] = []
    rings.drain((message, lost) => sent.push([message, lost]) > 0)
    expect(sent).toStrictEqual([['y', 0]])
    expect([rings.takeLost('a'), rings.takeLost('a'), rings.bytes]).toStrictEqual([1, 0, 0])
  })

  test('accounts for every message: sent or counted as lost, in order', () => {
    const step = fc.oneof(fc.constant('push' as const), fc.nat({ max: 5 }))
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: 1, max: 4 }), (steps, capacity) => {
        const rings = new CallbackRings(capacity, 1000)
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
