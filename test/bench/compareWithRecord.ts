/** What fell since the page of the benchmarks was written. */
import type { Row } from './Suite.ts'
import type { SuiteResult } from './writeReport.ts'

interface Recorded {
  readonly ratio: number
  readonly spread: number
}

/** Below this, rounds on the same machine differ by chance. */
const LEAST_SPREAD = 0.03

/** Units of which more is better. */
const RATE = /\/s$/
/** Counts that have to be complete. */
const COUNTED = ['calls', 'queries']

/** A line for each ratio that fell by more than its spread, recorded or measured, and for each row that only one of both has. */
export function compareWithRecord(page: string, results: readonly SuiteResult[]): string[] {
  const lines: string[] = []
  for (const { suite, rows } of results) {
    const recorded = readSection(page, suite.name)
    if (recorded === undefined) {
      lines.push(`${suite.name}: the page has no such section`)
      continue
    }
    const names = new Set(rows.map(nameOf))
    for (const name of recorded.keys()) if (!names.has(name)) lines.push(`${suite.name}, ${name}: was not measured`)
    for (const row of rows) {
      const before = recorded.get(nameOf(row))
      if (before === undefined) lines.push(`${suite.name}, ${nameOf(row)}: the page has no such row`)
      else if (fell(row, before)) lines.push(`${suite.name}, ${nameOf(row)}: ${describeFall(row, before)}`)
    }
  }
  return lines
}

function fell(row: Row, before: Recorded): boolean {
  const change = row.ratio / before.ratio - 1
  return (isMoreBetter(row) ? -change : change) > allowed(row, before)
}

function allowed({ spread = 0 }: Row, before: Recorded): number {
  return Math.max(spread, before.spread, LEAST_SPREAD)
}

function describeFall(row: Row, before: Recorded): string {
  const [now, then] = [row.ratio, before.ratio].map((ratio) => Number(ratio.toPrecision(3)))
  return `${now}, recorded ${then}, which differs by more than ${Math.round(allowed(row, before) * 100)}%`
}

function isMoreBetter({ aim, unit }: Row): boolean {
  return aim === undefined ? RATE.test(unit) || COUNTED.includes(unit) : 'atLeast' in aim
}

function nameOf({ label, against }: Pick<Row, 'label' | 'against'>): string {
  return `${label} against ${against}`
}

/** The rows of a section by their names; `undefined` when the page has no such section. */
function readSection(page: string, suite: string): ReadonlyMap<string, Recorded> | undefined {
  const section = page.split(/^(?=## )/m).find((each) => each.startsWith(`## ${suite}\n`))
  if (section === undefined) return undefined
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.map(([, label, , against, , , ratio]) => {
      const [value, spread] = ratio!.split(' ± ')
      const recorded = { ratio: Number(value!.replaceAll(',', '')), spread: Number.parseFloat(spread ?? '0') / 100 }
      return [nameOf({ label: label!, against: against! }), recorded]
    }),
  )
}
