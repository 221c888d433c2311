/** The report of the benchmark, with single sections measured again, and the page as it is committed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareWithRecord } from './compareWithRecord.ts'
import { measureSuite, type SuiteResult } from './measureSuite.ts'
import { readSections } from './recordedPage.ts'
import { CannotMeasure, nameOf, type Row, type RowAim, type Suite } from './Suite.ts'
import { suites } from './suites.ts'
import { describeAgain, updatePage } from './writeReport.ts'

function suiteOf(name: string, rows: readonly Row[], aims: Suite['aims'] = {}): Suite {
  return { name, notes: `About ${name}.`, aims, run: async () => [...rows] }
}

function resultOf(name: string, ratios: readonly number[]): SuiteResult {
  const rows = ratios.map((ratio, index): Row => {
    return { label: `row ${index}`, ours: ratio, against: 'a peer', peer: 1, ratio, unit: 'ms' }
  })
  const suite = suiteOf(name, rows, Object.fromEntries(rows.map((row) => [nameOf(row), { aim: { atMost: 1 } }])))
  return { suite, rows }
}

/** Three suites; those that have a result are taken from `results`. */
function suitesWith(results: readonly SuiteResult[]): Suite[] {
  return ['first', 'second', 'third'].map(
    (name) => results.find(({ suite }) => suite.name === name)?.suite ?? resultOf(name, [1]).suite,
  )
}

const initial = [resultOf('first', [0.5, 2]), resultOf('third', [3])]
const whole = updatePage('', initial, { date: '2026-01-01', commit: 'abc', machine: 'A machine.' }, suitesWith(initial))

function update(page: string, results: readonly SuiteResult[]): string {
  const known = [...results, ...initial.filter(({ suite }) => !results.some((each) => each.suite.name === suite.name))]
  return updatePage(page, results, { date: '2026-01-02', commit: 'def', machine: 'Another one.' }, suitesWith(known))
}

test('a new section replaces the older one of its suite, or is inserted in the order of the suites', () => {
  const page = update(whole, [resultOf('second', [0.1]), resultOf('first', [0.6, 0.7])])
  expect(page.match(/^## .*$/gm)).toEqual(['## first', '## second', '## third'])
  expect(page).toContain('About first.\n\nMeasured on 2026-01-02 at commit def. Another one.')
  expect(page).toContain('| row 1 | 0.7 | a peer | 1 | ms | 0.7 | at most 1 | met |')
  expect(page).not.toContain('| row 1 | 2 |')
  expect(page).toContain('About third.\n\nMeasured on 2026-01-01 at commit abc. A machine.')
})

test('the list of missed aims is updated, in the order of the suites', () => {
  const page = update(whole, [resultOf('second', [1.5])])
  expect(page.match(/^- .*$/gm)).toEqual([
    '- first, row 1 against a peer: 2, aim at most 1',
    '- second, row 0 against a peer: 1.5, aim at most 1',
    '- third, row 0 against a peer: 3, aim at most 1',
  ])
  const met = update(page, [resultOf('first', [1, 1]), resultOf('second', [1]), resultOf('third', [1])])
  expect(met).toContain('All aims were met.\n')
  expect(met).not.toContain('**Aims that were missed:**')
})

test('a section that is measured again with the same result leaves the page as it is', () => {
  const once = update(whole, [resultOf('third', [3])])
  expect(update(once, [resultOf('third', [3])])).toBe(once)
})

test('an aim that was given up is shown with its reason', () => {
  const { rows } = resultOf('first', [0.5])
  const describeWith = (aim: RowAim) => describeAgain(whole, [suiteOf('first', rows, { [nameOf(rows[0]!)]: aim })])
  const givenUp = { aim: { atLeast: 3 }, reason: 'the reason' }
  expect(describeWith({ aim: { atMost: 1 }, givenUp })).toContain(
    '| at most 1 | met; at least 3 was given up: the reason |',
  )
  expect(describeWith({ givenUp })).toContain('| ms | 0.5 |  | at least 3 was given up: the reason |')
})

test('an aim is on the page even if its row was never measured', () => {
  const page = describeAgain(whole, [suiteOf('first', [], { 'row 7 against a peer': { aim: { atMost: 1 } } })])
  expect(page).toContain('| row 7 |  | a peer |  |  |  | at most 1 | not measured |')
})

test('docs/benchmarks.md has the notes, the aims, the date and the commit of every suite', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/benchmarks.md'), 'utf8')
  expect(page, 'run `npm run bench -- --describe`').toBe(describeAgain(page, suites))
  const measured = /^Measured on \d{4}-\d\d-\d\d at commit [0-9a-f]{7,}( with changes)?\. Node /
  for (const { circumstances } of readSections(page).values()) expect(circumstances).toMatch(measured)
})

describe('a suite', () => {
  const row: Row = { label: 'calls', ours: 50, against: 'sent', peer: 50, ratio: 1, unit: 'calls' }
  const aims = { 'calls against sent': { aim: { atLeast: 1 } } }

  test.each([
    ['that counted nothing', [{ ...row, ours: 0, ratio: 0 }], 'calls against sent: measured 0'],
    ['with a ratio that is not a number', [{ ...row, ratio: Number.NaN }], 'calls against sent: measured NaN'],
    ['that lost the row of an aim', [], 'has an aim and was not measured: calls against sent'],
    ['with two rows of a name', [row, row], 'calls against sent: measured twice'],
  ])('%s cannot measure', async (_, rows, message) => {
    const measuring = measureSuite(suiteOf('first', rows, aims))
    await expect(measuring).rejects.toThrow(CannotMeasure)
    await expect(measuring).rejects.toThrow(message)
  })

  test('a suite that misses its aim still counts as measured', async () => {
    const rows = [{ ...row, ours: 49, ratio: 0.98 }]
    expect((await measureSuite(suiteOf('first', rows, aims))).rows).toEqual(rows)
  })
})

describe('a check', () => {
  const row = (change: Partial<Row>): Row => {
    return { label: 'calls', ours: 1, against: 'a peer', peer: 1, ratio: 1, spread: 0.05, unit: '1/s', ...change }
  }
  const check = (recorded: Partial<Row>, measured: Partial<Row>, aims: Suite['aims'] = {}) => {
    const suite = suiteOf('first', [], aims)
    const circumstances = { date: '2026-01-01', commit: 'abc', machine: 'A machine.' }
    const page = updatePage('', [{ suite, rows: [row(recorded)] }], circumstances, [suite])
    return compareWithRecord(page, [{ suite, rows: [row(measured)] }])
  }

  test('names results that fell by more than their spread', () => {
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
    const aims = { 'calls against a peer': { aim: { atLeast: 1 } } }
    expect(check({ unit: 'kB' }, { ratio: 2, unit: 'kB' }, aims)).toEqual([])
    expect(check({ ratio: 1234.5 }, { ratio: 1234.5 })).toEqual([])
  })

  test('names rows and sections that only one side has', () => {
    expect(check({}, { label: 'more' })).toEqual([
      'first, calls against a peer: was not measured',
      'first, more against a peer: the page has no such row',
    ])
    expect(compareWithRecord('', [resultOf('second', [1])])).toEqual(['second: the page has no such section'])
  })
})
