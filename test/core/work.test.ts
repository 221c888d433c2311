import { describe, expect, test } from 'vitest'
import { spendWork, WorkLimitReached, withWorkLimit } from '../../src/core/work.ts'

describe('a limit of work', () => {
  test('stops work beyond the limit, even if the work catches errors, and does not count work outside', () => {
    expect(() => withWorkLimit(10, () => spendWork(10))).not.toThrow()
    expect(() => withWorkLimit(10, () => spendWork(11))).toThrow(WorkLimitReached)
    const swallows = () => {
      try {
        spendWork(11)
      } catch {}
      return 'done'
    }
    expect(() => withWorkLimit(10, swallows)).toThrow(WorkLimitReached)
    expect(() => withWorkLimit(10, () => expect(() => spendWork(11)).toThrow(RangeError))).toThrow(WorkLimitReached)
    expect(() => spendWork(1e9)).not.toThrow()
  })

  test('passes other errors on, and fails when an asynchronous function exceeds the limit', async () => {
    const failure = new RangeError('own')
    expect(() =>
      withWorkLimit(10, () => {
        throw failure
      }),
    ).toThrow(failure)
    const work = async () => spendWork(11)
    expect(() => withWorkLimit(10, work)).toThrow(WorkLimitReached)
  })

  test('inside another limit is counted separately', () => {
    withWorkLimit(10, () => {
      expect(() => withWorkLimit(5, () => spendWork(6))).toThrow(WorkLimitReached)
      spendWork(10)
    })
  })
})
