import { expect, test } from 'vitest'
import { RisingWarnings } from '../../src/leases/RisingWarnings.ts'
import type { Log, LogFields } from '../../src/ports/Log.ts'
import { ManualClock } from '../support/ManualClock.ts'

function open() {
  const clock = new ManualClock()
  const lines: unknown[] = []
  const warn = (event: string, fields?: LogFields) => void lines.push([event, fields])
  const log: Log = { level: 'warn', warn, error: warn, info: warn, debug: warn }
  return { clock, lines, warnings: new RisingWarnings(clock, log) }
}

test('a repeated failure is logged at growing intervals, with its count', () => {
  const { clock, lines, warnings } = open()
  for (let second = 0; second < 3600; second++) {
    warnings.failed('a', 'work_failed', new Error('moved'))
    clock.advance(1000)
  }
  const times = lines.map((line) => (line as [string, { times?: number }])[1].times ?? 1)
  expect(times).toEqual([1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047])
})

test('another reason, another piece of work, and a new failure after a success are logged at once', () => {
  const { lines, warnings } = open()
  for (const reason of ['moved', 'moved', 'full', 'full']) warnings.failed('a', 'work_failed', reason)
  warnings.failed('b', 'work_failed', 'full')
  warnings.worked('a')
  warnings.failed('a', 'work_failed', 'full')
  warnings.keep((what) => what !== 'b')
  warnings.failed('b', 'work_failed', 'full')
  expect(lines).toEqual([
    ['work_failed', { error: 'moved' }],
    ['work_failed', { error: 'full', times: 3 }],
    ['work_failed', { error: 'full' }],
    ['work_failed', { error: 'full' }],
    ['work_failed', { error: 'full' }],
  ])
})
