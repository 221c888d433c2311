/** The report as a table for the terminal and as a page of the documentation. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { type Aim, meetsAim, type Row, type Suite } from './Suite.ts'

export interface SuiteResult {
  readonly suite: Suite
  readonly rows: readonly Row[]
}

/** Columns aligned with spaces. */
export function formatTable({ suite, rows }: SuiteResult): string {
  const cells = [columns, ...rows.map(rowCells)]
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return `${suite.name}\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}

export function formatPage(results: readonly SuiteResult[], date: string, machine: string): string {
  const missed = results.flatMap(({ suite, rows }) =>
    rows.filter((row) => !meetsAim(row)).map((row) => ({ suite, row })),
  )
  return `# Benchmarks

Written by \`npm run bench\` on ${date}. ${machine}

Absolute numbers say little about another machine; read the ratios. Each is the median over rounds in which this program
and its peer ran in turn, so that whatever else the machine did disturbed both. What the times are made of, and why what is
left is left: [performance.md](performance.md).

${summary(missed)}
${results.map(formatSection).join('\n')}`
}

function summary(missed: readonly { readonly suite: Suite; readonly row: Row }[]): string {
  if (missed.length === 0) return 'All aims were met.\n'
  const lines = missed.map(
    ({ suite, row }) =>
      `- ${suite.name}, ${row.label} against ${row.against}: ${digits(row.ratio)}, aim ${aimText(row.aim)}`,
  )
  return `**Aims that were missed:**\n\n${lines.join('\n')}\n`
}

function formatSection({ suite, rows }: SuiteResult): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `## ${suite.name}

${suite.notes}

${[line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(rowCells(row)))].join('\n')}
`
}

const columns = ['measurement', 'ours', 'against', 'peer', 'unit', 'ratio', 'aim', '']

function rowCells(row: Row): string[] {
  const verdict = row.aim === undefined ? '' : meetsAim(row) ? 'met' : 'missed'
  const { label, ours, against, peer, unit, ratio, aim } = row
  return [label, digits(ours), against, digits(peer), unit, digits(ratio), aimText(aim), verdict]
}

function aimText(aim: Aim | undefined): string {
  if (aim === undefined) return ''
  return 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`
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
