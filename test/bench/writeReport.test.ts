/** The report of the benchmark, with single sections measured again. */
import { describe, expect, test } from 'vitest'
import { compareWithRecord } from './compareWithRecord.ts'
import type { Row } from './Suite.ts'
import { formatPage, type SuiteResult, updatePage } from './writeReport.ts'

function resultOf(name: string, ratios: readonly number[]): SuiteResult {
  const rows = ratios.map((ratio, index): Row => {
    return { label: `row ${index}`, ours: ratio, against: 'a peer', peer: 1, ratio, unit: 'ms', aim: { atMost: 1 } }
  })
  return { suite: { name, notes: `About ${name}.`, run: async () => rows }, rows }
}

const order = ['first', 'second', 'third']
const first = { date: '2026-01-01', commit: 'abc', machine: 'A machine.' }
const whole = formatPage([resultOf('first', [0.5, 2]), resultOf('third', [3])], first)
const later = { date: '2026-01-02', commit: 'def', machine: 'Another one.' }

test('a section takes the place of the older one, or its own', () => {
  const page = updatePage(whole, [resultOf('second', [0.1]), resultOf('first', [0.6, 0.7])], later, order)
  expect(page.match(/^## .*$/gm)).toEqual(['## first', '## second', '## third'])
  expect(page).toContain('About first.\n\nMeasured on 2026-01-02 at commit def. Another one.')
  expect(page).toContain('| row 1 | 0.7 | a peer | 1 | ms | 0.7 | at most 1 | met |')
  expect(page).not.toContain('| row 1 | 2 |')
  expect(page).toContain('About third.\n\nMeasured on 2026-01-01 at commit abc. A machine.')
})

test('the list of missed aims follows, in the order of the suites', () => {
  const page = updatePage(whole, [resultOf('second', [1.5])], later, order)
  expect(page.match(/^- .*$/gm)).toEqual([
    '- first, row 1 against a peer: 2, aim at most 1',
    '- second, row 0 against a peer: 1.5, aim at most 1',
    '- third, row 0 against a peer: 3, aim at most 1',
  ])
  const met = updatePage(
    page,
    [resultOf('first', [1, 1]), resultOf('second', [1]), resultOf('third', [1])],
    later,
    order,
  )
  expect(met).toContain('All aims were met.\n')
  expect(met).not.toContain('**Aims that were missed:**')
})

test('what was measured again and again stays one page', () => {
  const once = updatePage(whole, [resultOf('third', [3])], later, order)
  expect(updatePage(once, [resultOf('third', [3])], later, order)).toBe(once)
})

test('an aim that was given up is shown with its reason', () => {
  const [row] = resultOf('first', [0.5]).rows
  const givenUp = { aim: { atLeast: 3 }, reason: 'the reason' }
  const page = formatPage([{ ...resultOf('first', []), rows: [{ ...row!, givenUp }] }], first)
  expect(page).toContain('| at most 1 | met; at least 3 was given up: the reason |')
})

describe('a check', () => {
  const row = (change: Partial<Row>): Row => {
    return { label: 'calls', ours: 1, against: 'a peer', peer: 1, ratio: 1, spread: 0.05, unit: '1/s', ...change }
  }
  const check = (recorded: Partial<Row>, measured: Partial<Row>) => {
    const { suite } = resultOf('first', [])
    const page = formatPage([{ suite, rows: [row(recorded)] }], first)
    return compareWithRecord(page, [{ suite, rows: [row(measured)] }])
  }

  test('names what fell by more than its spread', () => {
    const fall = 'first, calls against a peer: 0.9, recorded 1, which differs by more than 5%'
    expect(check({}, { ratio: 0.9 })).toEqual([fall])
    expect(check({}, { ratio: 0.96 })).toEqual([])
    expect(check({}, { ratio: 0.9, spread: 0.2 })).toEqual([])
    expect(check({ spread: 0.2 }, { ratio: 0.9 })).toEqual([])
    expect(check({}, { ratio: 2 })).toEqual([])
  })

  test('knows of which units less is better', () => {
    const slower = 'first, calls against a peer: 1.1, recorded 1, which differs by more than 5%'
    expect(check({ unit: 'ms' }, { ratio: 1.1, unit: 'ms' })).toEqual([slower])
    expect(check({ unit: 'ms' }, { ratio: 0.5, unit: 'ms' })).toEqual([])
    expect(check({ unit: 'kB' }, { ratio: 2, unit: 'kB', aim: { atLeast: 1 } })).toEqual([])
    expect(check({ ratio: 1234.5 }, { ratio: 1234.5 })).toEqual([])
  })

  test('names rows and sections that only one side has', () => {
    expect(check({}, { label: 'more' })).toEqual([
      'first, calls against a peer: was not measured',
      'first, more against a peer: the page has no such row',
    ])
    expect(compareWithRecord(whole, [resultOf('second', [1])])).toEqual(['second: the page has no such section'])
  })
})
