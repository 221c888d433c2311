/** Gas and fees of the transactions of a run, by contract and function. */

import { setImmediate } from 'node:timers/promises'
import { formatTokens } from '../../common/moneyText.ts'
import { printable } from '../../common/printable.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { blockOrder } from './blockOrder.ts'
import type { ContractNames } from './ContractNames.ts'
import { readLine, type TransactionLine } from './TransactionLine.ts'
import { textTable } from './textTable.ts'

export type GasReport = AdminResult<typeof tracingMethods.gas_report>
type GasOfFunction = GasReport['functions'][number]

export interface GasReportRange {
  /** Numbers of the first and the last block. */
  readonly fromBlock: number
  readonly toBlock: number
  /** Maximum number of transactions that are counted; older ones are left out. */
  readonly limit: number
}

/** Transactions that are read in one turn of the event loop. */
const TURN = 50

export async function gasReport(
  names: ContractNames,
  { fromBlock, toBlock, limit }: GasReportRange,
): Promise<GasReport> {
  const { store } = names
  const groups = new Map<string, Calls>()
  let count = 0
  let before = blockOrder(store, toBlock + 1)
  const first = blockOrder(store, fromBlock)
  let truncated = false
  while (first !== undefined && !truncated) {
    const ids = readIds(store, first, before, Math.min(TURN, limit - count + 1))
    if (ids.length === 0) break
    before = ids.at(-1)!.order
    truncated = count + ids.length > limit
    if (truncated) ids.pop()
    for (const { id } of ids) {
      const line = readLine(names, id)
      if (line !== undefined) addCall(groups, line)
    }
    count += ids.length
    await setImmediate()
  }
  const functions = [...groups.values()].map(describe).sort(byName)
  return { transactions: count, truncated, functions, text: reportText(functions, count) }
}

function readIds(store: NodeStore, first: string, before: string | undefined, limit: number) {
  const text = `SELECT id, chain_order FROM transactions WHERE chain_order >= ? AND (? IS NULL OR chain_order < ?)
    ORDER BY chain_order DESC LIMIT ?`
  const rows = store.select({ text, values: [first, before ?? null, before ?? null, limit] }, 1000)
  return rows.map((row) => ({ id: row['id'] as string, order: row['chain_order'] as string }))
}

function contractOf({ contract, code_hash }: TransactionLine): string {
  return contract ?? (code_hash === null ? 'no contract' : `code ${code_hash.slice(0, 8)}`)
}

function functionOf({ kind, function: name, selector }: TransactionLine): string {
  if (kind === 'bounced') return name === null ? 'bounced' : `bounced ${name}`
  if (kind === 'output') return `answer of ${name}`
  return name ?? (selector === null ? kind : `0x${selector}`)
}

/** Gas used by the calls of one function, in any order. */
interface Calls {
  readonly contract: string
  readonly function: string
  readonly gas: number[]
  readonly fees: bigint[]
  failed: number
}

function addCall(groups: Map<string, Calls>, line: TransactionLine): void {
  const [contract, name] = [contractOf(line), functionOf(line)]
  const key = `${contract} ${name}`
  const calls = groups.get(key) ?? { contract, function: name, gas: [], fees: [], failed: 0 }
  groups.set(key, calls)
  calls.gas.push(line.gas ?? 0)
  calls.fees.push(BigInt(line.fees))
  // A transaction of an account without code also counts as aborted, although nothing failed.
  if (line.aborted && line.skipped === null) calls.failed += 1
}

function describe({ contract, function: name, gas, fees, failed }: Calls): GasOfFunction {
  gas.sort((left, right) => left - right)
  fees.sort((left, right) => (left < right ? -1 : left > right ? 1 : 0))
  return {
    contract,
    function: name,
    calls: gas.length,
    failed,
    gas_min: gas[0]!,
    gas_median: median(gas),
    gas_max: gas.at(-1)!,
    fees_min: String(fees[0]),
    fees_median: String(median(fees)),
    fees_max: String(fees.at(-1)),
    fees_total: String(fees.reduce((sum, fee) => sum + fee, 0n)),
  }
}

/** The median; of two middle values, the lower one. */
function median<T>(sorted: readonly T[]): T {
  return sorted[Math.floor((sorted.length - 1) / 2)]!
}

function byName(left: GasOfFunction, right: GasOfFunction): number {
  const [a, b] = [`${left.contract} ${left.function}`, `${right.contract} ${right.function}`]
  return a < b ? -1 : a > b ? 1 : 0
}

const TITLES = ['contract', 'function', 'calls', 'failed', 'gas min', 'median', 'max', 'fees median', 'fees total']

function reportText(functions: readonly GasOfFunction[], count: number): string {
  const rows = functions.map((item) => [
    printable(item.contract),
    printable(item.function),
    ...[item.calls, item.failed].map(String),
    ...[item.gas_min, item.gas_median, item.gas_max].map((gas) => gas.toLocaleString('en-US')),
    ...[item.fees_median, item.fees_total].map((fees) => formatTokens(BigInt(fees))),
  ])
  const table = textTable([TITLES, ...rows], (column) => column < 2)
  return [`Gas of ${count.toLocaleString('en-US')} transactions`, ...table].join('\n')
}
