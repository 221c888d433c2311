/** The report as a table for the terminal and as a page of the documentation. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { type Aim, meetsAim, type Row, type Suite } from './Suite.ts'

export interface SuiteResult {
  readonly suite: Suite
  readonly rows: readonly Row[]
}

/** When, of what and where suites were measured. */
export interface Circumstances {
  /** `2026-11-26` */
  readonly date: string
  /** Abbreviated hash, followed by a mark if files differ from it. */
  readonly commit: string
  readonly machine: string
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

export function formatPage(results: readonly SuiteResult[], circumstances: Circumstances): string {
  const missed = results.flatMap(({ suite, rows }) =>
    rows.filter((row) => !meetsAim(row)).map((row) => ({ suite, row })),
  )
  return `# Benchmarks

Written by \`npm run bench\`. Each section says when it was measured, at which commit and on which machine. \`npm run bench -- --check\`
measures again and names each ratio that fell by more than its spread, the part after \`±\`: how far single rounds lie from it.

Absolute numbers say little about another machine; read the ratios. Each is the median over rounds in which this program
and its peer ran in turn, so that whatever else the machine did disturbed both. What the times are made of, and why what is
left is left: [performance.md](performance.md).

${summary(missed)}
${results.map((result) => formatSection(result, circumstances)).join('\n')}`
}

function summary(missed: readonly { readonly suite: Suite; readonly row: Row }[]): string {
  return summaryOf(missed.map(({ suite, row }) => missedLine(suite.name, row)))
}

const ALL_MET = 'All aims were met.\n'
const MISSED = '**Aims that were missed:**\n'

function summaryOf(lines: readonly string[]): string {
  return lines.length === 0 ? ALL_MET : `${MISSED}\n${lines.join('\n')}\n`
}

function missedLine(name: string, row: Row): string {
  return `- ${name}, ${row.label} against ${row.against}: ${digits(row.ratio)}, aim ${aimText(row.aim)}`
}

/**
 * The page with these suites measured again: their sections replace the older ones, or are inserted in the order of
 * `order`, and the list of missed aims follows.
 */
export function updatePage(
  page: string,
  results: readonly SuiteResult[],
  circumstances: Circumstances,
  order: readonly string[],
): string {
  const [head, ...sections] = page.split(/^(?=## )/m)
  const byName = new Map(sections.map((section) => [/^## (.*)$/m.exec(section)![1]!, section.trimEnd()]))
  for (const result of results) {
    byName.set(result.suite.name, formatSection(result, circumstances).trimEnd())
  }
  const anew = new Set(results.map(({ suite }) => suite.name))
  const missed = [
    ...missedLinesOf(head!).filter((line) => !anew.has(/^- (.*?), /.exec(line)?.[1] ?? '')),
    ...results.flatMap(({ suite, rows }) =>
      rows.filter((row) => !meetsAim(row)).map((row) => missedLine(suite.name, row)),
    ),
  ]
  const place = (line: string) => order.findIndex((name) => line.startsWith(`- ${name}, `))
  const sorted = [...missed].sort((a, b) => place(a) - place(b))
  const known = order.filter((name) => byName.has(name))
  const others = [...byName.keys()].filter((name) => !order.includes(name))
  const body = [...known, ...others].map((name) => byName.get(name)!).join('\n\n')
  return `${head!.slice(0, summaryStart(head!))}${summaryOf(sorted)}\n${body}\n`
}

/** Where the part about missed aims begins. */
function summaryStart(head: string): number {
  const starts = [head.indexOf(ALL_MET), head.indexOf(MISSED)].filter((start) => start >= 0)
  return starts.length === 0 ? head.length : Math.min(...starts)
}

function missedLinesOf(head: string): readonly string[] {
  return head.slice(summaryStart(head)).match(/^- .*$/gm) ?? []
}

function formatSection({ suite, rows }: SuiteResult, { date, commit, machine }: Circumstances): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `## ${suite.name}

${suite.notes}

Measured on ${date} at commit ${commit}. ${machine}

${[line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(rowCells(row)))].join('\n')}
`
}

const columns = ['measurement', 'ours', 'against', 'peer', 'unit', 'ratio', 'aim', '']

function rowCells(row: Row): string[] {
  const verdict = row.aim === undefined ? '' : meetsAim(row) ? 'met' : 'missed'
  const { label, ours, against, peer, unit, aim, givenUp } = row
  const older = givenUp && `${aimText(givenUp.aim)} was given up: ${givenUp.reason}`
  const verdicts = [verdict, older].filter(Boolean).join('; ')
  return [label, digits(ours), against, digits(peer), unit, ratioText(row), aimText(aim), verdicts]
}

function ratioText({ ratio, spread }: Row): string {
  return spread === undefined ? digits(ratio) : `${digits(ratio)} ± ${Math.ceil(spread * 100)}%`
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
