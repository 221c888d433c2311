/** The report of the benchmark, with single sections measured anew. */
import { expect, test } from 'vitest'
import type { Row } from './Suite.ts'
import { formatPage, type SuiteResult, updatePage } from './writeReport.ts'

function resultOf(name: string, ratios: readonly number[]): SuiteResult {
  const rows = ratios.map((ratio, index): Row => {
    return { label: `row ${index}`, ours: ratio, against: 'a peer', peer: 1, ratio, unit: 'ms', aim: { atMost: 1 } }
  })
  return { suite: { name, notes: `About ${name}.`, run: async () => rows }, rows }
}

const order = ['first', 'second', 'third']
const whole = formatPage([resultOf('first', [0.5, 2]), resultOf('third', [3])], '2026-01-01', 'A machine.')
const later = { date: '2026-01-02', machine: 'Another one.', order }

test('a section takes the place of the older one, or its own', () => {
  const page = updatePage(whole, [resultOf('second', [0.1]), resultOf('first', [0.6, 0.7])], later)
  expect(page.match(/^## .*$/gm)).toEqual(['## first', '## second', '## third'])
  expect(page).toContain('About first. Measured by itself on 2026-01-02. Another one.')
  expect(page).toContain('| row 1 | 0.7 | a peer | 1 | ms | 0.7 | at most 1 | met |')
  expect(page).not.toContain('| row 1 | 2 |')
  expect(page).toContain('About third.\n')
})

test('the list of missed aims follows, in the order of the suites', () => {
  const page = updatePage(whole, [resultOf('second', [1.5])], later)
  expect(page.match(/^- .*$/gm)).toEqual([
    '- first, row 1 against a peer: 2, aim at most 1',
    '- second, row 0 against a peer: 1.5, aim at most 1',
    '- third, row 0 against a peer: 3, aim at most 1',
  ])
  const met = updatePage(page, [resultOf('first', [1, 1]), resultOf('second', [1]), resultOf('third', [1])], later)
  expect(met).toContain('All aims were met.\n')
  expect(met).not.toContain('**Aims that were missed:**')
})

test('what was measured again and again stays one page', () => {
  const once = updatePage(whole, [resultOf('third', [3])], later)
  expect(updatePage(once, [resultOf('third', [3])], later)).toBe(once)
})
