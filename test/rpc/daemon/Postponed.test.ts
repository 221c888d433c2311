import { expect, test } from 'vitest'
import { Postponed } from '../../../rpc/daemon/Postponed.ts'
import type { Clock } from '../../../src/ports/Clock.ts'

test('does its work once, when the time is over or when it is wanted', () => {
  for (const order of ['timer first', 'wanted first']) {
    let fire = () => {}
    const clock: Clock = {
      now: () => 0,
      elapsed: () => 0,
      setTimer: (_delayMs, action) => {
        fire = action
        return { cancel: () => {} }
      },
    }
    let times = 0
    const work = new Postponed(clock, 50, () => times++)
    expect(times).toBe(0)
    const both = [fire, () => work.now()]
    for (const step of order === 'timer first' ? both : both.toReversed()) {
      step()
      expect(times).toBe(1)
    }
  }
})
