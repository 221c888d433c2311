/** The report as a table for the terminal and as a page of the documentation. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { SuiteResult } from './measureSuite.ts'
import { type RecordedRow, type RecordedSection, readSections, recordedRatio } from './recordedPage.ts'
import { type Aim, meetsAim, nameOf, type Row, type RowAim, type Suite } from './Suite.ts'

/** When, of what and where suites were measured. */
export interface Circumstances {
  /** `2026-11-26` */
  readonly date: string
  /** Abbreviated hash, followed by a mark if files differ from it. */
  readonly commit: string
  readonly machine: string
}

const HEAD = `# Benchmarks

Written by \`npm run bench -- --update\`. Each section says when it was measured, at which commit and on which machine.
\`npm run bench -- --check\` measures again and names each ratio that fell by more than its spread, the part after \`±\`: how far
single rounds lie from it.

Absolute numbers say little about another machine; read the ratios. Each is the median over rounds in which this program
and its peer ran in turn, so that whatever else the machine did disturbed both. An aim that was given up is shown with the
reason. What the times are made of, and why what is left is left: [performance.md](performance.md).`

/** Columns aligned with spaces. */
export function formatTable({ suite, rows }: SuiteResult): string {
  const cells = [columns, ...rows.map((row) => rowCells(suite, recordOf(row)))]
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return `${suite.name}\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}

/**
 * Returns the page with these results in place of the previous ones of their suites. Notes and aims of all `suites` are
 * brought up to date; sections of suites that no longer exist are removed.
 */
export function updatePage(
  page: string,
  results: readonly SuiteResult[],
  { date, commit, machine }: Circumstances,
  suites: readonly Suite[],
): string {
  const sections = new Map(readSections(page))
  for (const { suite, rows } of results) {
    const circumstances = `Measured on ${date} at commit ${commit}. ${machine}`
    sections.set(suite.name, { name: suite.name, circumstances, rows: rows.map(recordOf) })
  }
  return formatPage(sections, suites)
}

/** The page with the notes and aims that suites have today. Nothing is measured. */
export function describeAgain(page: string, suites: readonly Suite[]): string {
  return formatPage(readSections(page), suites)
}

function formatPage(sections: ReadonlyMap<string, RecordedSection>, suites: readonly Suite[]): string {
  const missed: string[] = []
  const texts: string[] = []
  for (const suite of suites) {
    const section = sections.get(suite.name) ?? { name: suite.name, circumstances: 'Not measured yet.', rows: [] }
    const rows = [...section.rows.filter(({ ratio }) => ratio !== ''), ...unmeasured(suite, section)]
    texts.push(formatSection(suite, section.circumstances, rows))
    missed.push(...rows.flatMap((row) => missedLine(suite, row)))
  }
  const summary = missed.length === 0 ? 'All aims were met.' : `**Aims that were missed:**\n\n${missed.join('\n')}`
  return `${[HEAD, summary, ...texts].join('\n\n')}\n`
}

/** Rows for aims that have not been measured, so that these aims stay on the page. */
function unmeasured({ aims = {} }: Suite, { rows }: RecordedSection): RecordedRow[] {
  const measured = new Set(rows.filter(({ ratio }) => ratio !== '').map(nameOf))
  return Object.keys(aims)
    .filter((name) => !measured.has(name))
    .map((name) => {
      const [label, against] = name.split(' against ')
      return { label: label!, ours: '', against: against!, peer: '', unit: '', ratio: '' }
    })
}

function missedLine(suite: Suite, row: RecordedRow): string[] {
  const { aim } = aimOf(suite, row)
  const { ratio } = recordedRatio(row)
  if (aim === undefined || Number.isNaN(ratio) || meetsAim(ratio, aim)) return []
  return [`- ${suite.name}, ${nameOf(row)}: ${digits(ratio)}, aim ${aimText(aim)}`]
}

function formatSection(suite: Suite, circumstances: string, rows: readonly RecordedRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [columns, columns.map(() => '---'), ...rows.map((row) => rowCells(suite, row))].map(line)
  return `## ${suite.name}\n\n${suite.notes}\n\n${circumstances}\n\n${table.join('\n')}`
}

const columns = ['measurement', 'ours', 'against', 'peer', 'unit', 'ratio', 'aim', '']

function rowCells(suite: Suite, row: RecordedRow): string[] {
  const { label, ours, against, peer, unit, ratio } = row
  const { aim, givenUp } = aimOf(suite, row)
  const older = givenUp && `${aimText(givenUp.aim)} was given up: ${givenUp.reason}`
  const verdicts = [aim && verdict(recordedRatio(row).ratio, aim), older].filter(Boolean).join('; ')
  return [label, ours, against, peer, unit, ratio, aimText(aim), verdicts]
}

function verdict(ratio: number, aim: Aim): string {
  if (Number.isNaN(ratio)) return 'not measured'
  return meetsAim(ratio, aim) ? 'met' : 'missed'
}

function aimOf({ aims = {} }: Suite, row: RecordedRow): RowAim {
  return aims[nameOf(row)] ?? {}
}

function recordOf({ label, ours, against, peer, unit, ratio, spread }: Row): RecordedRow {
  const shown = spread === undefined ? digits(ratio) : `${digits(ratio)} ± ${Math.ceil(spread * 100)}%`
  return { label, ours: digits(ours), against, peer: digits(peer), unit, ratio: shown }
}

function aimText(aim: Aim | undefined): string {
  if (aim === undefined) return ''
  return 'atLeast' in aim ? `at least ${digits(aim.atLeast)}` : `at most ${digits(aim.atMost)}`
}

/** Three significant digits, whole from 100 on. */
function digits(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)))
}

/** What the numbers depend on; called before anything runs, because of the load. */
export function machineFacts(): string {
  const model = cpus()[0]?.model.trim() ?? ''
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`
  const cores = `${availableParallelism()} cores${model === '' || model === 'unknown' ? '' : ` (${model})`}`
  const busy =
    loadavg()[0]! < availableParallelism()
      ? ''
      : ' **Other programs kept the cores busy: ratios of times may be off by a third, run it again on a quiet machine.**'
  const load = `Load average before the first suite: ${loadavg()[0]!.toFixed(1)}.${busy}`
  return `Node ${process.versions.node} on ${process.platform} ${process.arch}, ${cores}, ${memory}. ${load}`
}
