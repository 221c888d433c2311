import { expect, test } from 'vitest'
import { BackOff } from '../../src/net/BackOff.ts'

test('pauses grow to three seconds, and start again after a success', () => {
  const backOff = new BackOff()
  expect(Array.from({ length: 6 }, () => backOff.next())).toEqual([0, 500, 1000, 2000, 3000, 3000])
  backOff.reset()
  expect(backOff.next()).toBe(0)
})
