import { expect, test } from 'vitest'
import { Deadlines } from '../../src/net/Deadlines.ts'
import { ManualClock } from '../support/ManualClock.ts'

function item(name: string, ended: string[]) {
  return { expire: () => void ended.push(name) }
}

test('deadlines fire in time and in order', () => {
  const clock = new ManualClock()
  const deadlines = new Deadlines(clock)
  const ended: string[] = []
  const late = item('late', ended)
  deadlines.add(item('a', ended), 100)
  deadlines.add(late, 100)
  deadlines.add(item('short', ended), 10)
  clock.advance(50)
  expect(ended).toEqual(['short'])
  deadlines.add(item('b', ended), 100)
  // Restarts the deadline of `late`.
  deadlines.add(late, 100)
  clock.advance(50)
  expect(ended).toEqual(['short', 'a'])
  clock.advance(50)
  expect(ended).toEqual(['short', 'a', 'b', 'late'])
})

test('a removed deadline does not fire and leaves no timer', () => {
  const clock = new ManualClock()
  const deadlines = new Deadlines(clock)
  const ended: string[] = []
  const [a, b] = [item('a', ended), item('b', ended)]
  deadlines.add(a, 100)
  deadlines.add(b, 100)
  deadlines.remove(a, 100)
  deadlines.remove(b, 100)
  deadlines.remove(b, 100)
  clock.advance(1000)
  expect(ended).toEqual([])
  deadlines.add(a, 100)
  clock.advance(99)
  expect(ended).toEqual([])
  clock.advance(1)
  expect(ended).toEqual(['a'])
})

test('listeners may add and remove others', () => {
  const clock = new ManualClock()
  const deadlines = new Deadlines(clock)
  const ended: string[] = []
  const b = item('b', ended)
  const a = {
    expire: () => {
      ended.push('a')
      deadlines.remove(b, 100)
      deadlines.add(b, 100)
    },
  }
  deadlines.add(a, 100)
  deadlines.add(b, 100)
  clock.advance(100)
  expect(ended).toEqual(['a'])
  clock.advance(100)
  expect(ended).toEqual(['a', 'b'])
})
