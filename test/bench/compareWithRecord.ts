/** Reports results that fell since the benchmarks page was written. */
import type { SuiteResult } from './measureSuite.ts'
import { measuredRows, readSections, recordedRatio } from './recordedPage.ts'
import { type Aim, nameOf, type Row } from './Suite.ts'

type Recorded = ReturnType<typeof recordedRatio>

/** Below this, rounds on the same machine differ by chance. */
const LEAST_SPREAD = 0.03

/** Units of which more is better. */
const RATE = /\/s$/
/** Counts that have to be complete. */
const COUNTED = ['calls', 'queries']

/** A line for each ratio that fell by more than its spread, recorded or measured, and for each row that only one of both has. */
export function compareWithRecord(page: string, results: readonly SuiteResult[]): string[] {
  const sections = readSections(page)
  return results.flatMap(({ suite, rows }) => {
    const section = sections.get(suite.name)
    if (section === undefined) return [`${suite.name}: the page has no such section`]
    const recorded = measuredRows(section)
    const names = new Set(rows.map(nameOf))
    const gone = [...recorded.keys()].filter((name) => !names.has(name)).map((name) => `${name}: was not measured`)
    const fallen = rows.flatMap((row) => {
      const before = recorded.get(nameOf(row))
      if (before === undefined) return [`${nameOf(row)}: the page has no such row`]
      const fall = describeFall(row, recordedRatio(before), suite.aims?.[nameOf(row)]?.aim)
      return fall === undefined ? [] : [`${nameOf(row)}: ${fall}`]
    })
    return [...gone, ...fallen].map((line) => `${suite.name}, ${line}`)
  })
}

function describeFall(row: Row, before: Recorded, aim: Aim | undefined): string | undefined {
  const allowed = Math.max(row.spread ?? 0, before.spread, LEAST_SPREAD)
  const change = row.ratio / before.ratio - 1
  if ((isMoreBetter(row, aim) ? -change : change) <= allowed) return undefined
  const [now, then] = [row.ratio, before.ratio].map((ratio) => Number(ratio.toPrecision(3)))
  return `${now}, recorded ${then}, which differs by more than ${Math.round(allowed * 100)}%`
}

function isMoreBetter({ unit }: Row, aim: Aim | undefined): boolean {
  return aim === undefined ? RATE.test(unit) || COUNTED.includes(unit) : 'atLeast' in aim
}
