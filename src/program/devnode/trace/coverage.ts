/**
 * Coverage of source lines: transactions of contracts with a debug map are run again, and each step of the virtual machine
 * is looked up. Coverage is computed on request only, so that it costs nothing otherwise.
 */
import { setImmediate } from 'node:timers/promises'
import { printable } from '../../common/printable.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { blockOrder } from './blockOrder.ts'
import type { ContractNames } from './ContractNames.ts'
import type { DebugMap, SourcePosition } from './DebugMap.ts'
import { readRerun } from './readRerun.ts'
import type { RerunJobs } from './rerunJobs.ts'
import { textTable } from './textTable.ts'

export type Coverage = AdminResult<typeof tracingMethods.coverage>
type FileCoverage = Coverage['files'][number]

export interface CoverageInput {
  readonly names: ContractNames
  readonly settings: ChainSettings
  readonly jobs: Pick<RerunJobs, 'positions'>
  /** Numbers of the first and the last block. */
  readonly fromBlock: number
  readonly toBlock: number
  /** Maximum number of transactions that are run again; older ones are left out. */
  readonly limit: number
}

export async function coverage(input: CoverageInput): Promise<Coverage> {
  const { names, settings, jobs, fromBlock, toBlock, limit } = input
  const { store } = names
  // The chain may have been reverted in the meantime.
  const positionsOf = async (id: string): Promise<readonly SourcePosition[] | undefined> => {
    try {
      const positions = await jobs.positions(readRerun(names, settings, id).rerun)
      return 'refused' in positions ? undefined : positions
    } catch (error) {
      if (error instanceof AdminError) return undefined
      throw error
    }
  }
  const lines = new SourceLines()
  const codes = readMappedCodes(store)
  for (const code of codes) lines.add(names.find(code)?.debugMap)
  const first = blockOrder(store, fromBlock)
  const end = blockOrder(store, toBlock + 1)
  const ids = first === undefined ? [] : readIds(store, codes, first, end, limit + 1)
  let [transactions, skipped] = [0, 0]
  for (const id of ids.slice(0, limit)) {
    const positions = await positionsOf(id)
    lines.count(positions ?? [])
    if (positions === undefined) skipped += 1
    else transactions += 1
    await setImmediate()
  }
  const files = lines.files()
  const truncated = ids.length > limit
  return { transactions, skipped, truncated, files, text: reportText(files, transactions), lcov: lcovText(files) }
}

/** Hashes of the codes with a debug map. */
function readMappedCodes(store: NodeStore): string[] {
  const rows = store.select({ text: 'SELECT code_hash FROM abis WHERE debug_map IS NOT NULL', values: [] }, 1000)
  return rows.map((row) => row['code_hash'] as string)
}

/**
 * The newest transactions of these codes whose earlier state is kept. A transaction may also have set or removed the
 * code.
 */
function readIds(
  store: NodeStore,
  codes: readonly string[],
  first: string,
  end: string | undefined,
  limit: number,
): string[] {
  const text = `SELECT t.id FROM history AS h JOIN transactions AS t USING (chain_order)
    WHERE h.chain_order >= ? AND (? IS NULL OR h.chain_order < ?)
      AND (t.code_hash IN (SELECT value FROM json_each(?)) OR h.code_hash IN (SELECT value FROM json_each(?)))
    ORDER BY h.chain_order DESC LIMIT ?`
  const list = JSON.stringify(codes)
  const rows = store.select({ text, values: [first, end ?? null, end ?? null, list, list, limit] }, 1000)
  return rows.map((row) => row['id'] as string)
}

/** Lines by file, with the number of transactions that ran through each. */
class SourceLines {
  readonly #files = new Map<string, Map<number, number>>()

  /** Adds executable lines. */
  add(map: DebugMap | undefined): void {
    for (const { file, line } of map?.places ?? []) {
      const lines = this.#files.get(file) ?? new Map<number, number>()
      this.#files.set(file, lines.set(line, lines.get(line) ?? 0))
    }
  }

  /** Counts the lines that one transaction executed. */
  count(places: Iterable<SourcePosition>): void {
    const seen = new Map<string, Set<number>>()
    for (const { file, line } of places) seen.set(file, (seen.get(file) ?? new Set()).add(line))
    for (const [file, lines] of seen) {
      const own = this.#files.get(file)
      for (const line of lines) own?.set(line, (own.get(line) ?? 0) + 1)
    }
  }

  files(): FileCoverage[] {
    return [...this.#files]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([file, counts]) => {
        const lines = [...counts].sort(([left], [right]) => left - right).map(([line, runs]) => ({ line, runs }))
        return { file, covered: lines.filter(({ runs }) => runs > 0).length, total: lines.length, lines }
      })
  }
}

/** Ranges of lines, such as `4-7, 12`; a range includes lines in between that cannot be executed. */
function rangesOf(lines: FileCoverage['lines']): string {
  const ranges: [number, number][] = []
  let isOpen = false
  for (const { line, runs } of lines) {
    if (runs > 0) isOpen = false
    else if (isOpen) ranges.at(-1)![1] = line
    else {
      ranges.push([line, line])
      isOpen = true
    }
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}

function share({ covered, total }: Pick<FileCoverage, 'covered' | 'total'>): string {
  // Rounded down, so that 100 means every line.
  return total === 0 ? '-' : `${Math.floor((covered * 1000) / total) / 10} %`
}

const TITLES = ['file', 'lines', 'covered', 'share', 'not covered']

function reportText(files: readonly FileCoverage[], count: number): string {
  const title = `Coverage of ${count.toLocaleString('en-US')} transactions`
  if (files.length === 0) return `${title}: no contract has a debug map, see register_abi`
  const sum = (pick: (file: FileCoverage) => number) => files.reduce((total, file) => total + pick(file), 0)
  const [covered, total] = [sum((file) => file.covered), sum((file) => file.total)]
  const whole = { file: 'all files', covered, total, lines: [] }
  const rows = [...files, ...(files.length > 1 ? [whole] : [])].map((file) => [
    ...[printable(file.file), String(file.total), String(file.covered), share(file), rangesOf(file.lines)],
  ])
  return [title, ...textTable([TITLES, ...rows], (column) => column % 4 === 0)].join('\n')
}

/** Report in the format of editors and coverage services. */
function lcovText(files: readonly FileCoverage[]): string {
  return files
    .flatMap(({ file, covered, total, lines }) => [
      ...['TN:', `SF:${file.replaceAll(/[\r\n]/g, ' ')}`],
      ...lines.map(({ line, runs }) => `DA:${line},${runs}`),
      ...[`LF:${total}`, `LH:${covered}`, 'end_of_record'],
    ])
    .map((line) => `${line}\n`)
    .join('')
}
