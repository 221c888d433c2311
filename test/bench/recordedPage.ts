/** Reads recorded results from the page of the benchmarks. */
import { nameOf } from './Suite.ts'

export interface RecordedSection {
  readonly name: string
  /** When, of what and where it was measured. */
  readonly circumstances: string
  readonly rows: readonly RecordedRow[]
}

/** Texts of a table row, as they are on the page. */
export interface RecordedRow {
  readonly label: string
  readonly ours: string
  readonly against: string
  readonly peer: string
  readonly unit: string
  /** Ratio with its spread. */
  readonly ratio: string
}

/** Sections by the names of their suites. */
export function readSections(page: string): ReadonlyMap<string, RecordedSection> {
  const sections = page.split(/^(?=## )/m).slice(1)
  return new Map(
    sections.map((text) => {
      const name = /^## (.*)$/m.exec(text)![1]!
      const circumstances = /^Measured on .*$/m.exec(text)?.[0] ?? ''
      // The first two lines are the names of the columns and the separator below them.
      const lines = text.match(/^\| .*$/gm)?.slice(2) ?? []
      return [name, { name, circumstances, rows: lines.map(readRow) }]
    }),
  )
}

function readRow(line: string): RecordedRow {
  const [, label, ours, against, peer, unit, ratio] = line.split('|').map((cell) => cell.trim())
  return { label: label!, ours: ours!, against: against!, peer: peer!, unit: unit!, ratio: ratio! }
}

/** `NaN` where it was not measured. */
export function recordedRatio({ ratio }: RecordedRow): { readonly ratio: number; readonly spread: number } {
  const [value, spread] = ratio.split(' ± ')
  return { ratio: Number.parseFloat(value!.replaceAll(',', '')), spread: Number.parseFloat(spread ?? '0') / 100 }
}

/** Rows of a section that were measured, by their names. */
export function measuredRows({ rows }: RecordedSection): ReadonlyMap<string, RecordedRow> {
  return new Map(rows.filter(({ ratio }) => ratio !== '').map((row) => [nameOf(row), row]))
}
