/** The transactions of the last minutes, and their sums as bars of a plot. */
import type { Series } from '../components/Plot.tsx'
import { type Head, RECENT_SECONDS } from './head.ts'
import type { TransactionRow } from './transactionRows.ts'

interface Recent {
  /** Unix seconds. */
  readonly end: number
  /** Seconds up to the end, all of whose transactions were read. */
  readonly span: number
  readonly rows: readonly TransactionRow[]
}

/** The clock of a chain may be ahead of that of this computer: then its last transaction is the end. */
export function recentOf({ transactions, isWhole }: Head, nowSeconds: number): Recent {
  const end = Math.max(Math.floor(nowSeconds), transactions[0]?.now ?? 0)
  const oldest = transactions.at(-1)?.now ?? 0
  const isCovered = isWhole || oldest <= end - RECENT_SECONDS
  // Older transactions of the same second may be missing.
  const span = isCovered ? RECENT_SECONDS : Math.max(1, end - oldest)
  return { end, span, rows: transactions.filter(({ now }) => now > end - span) }
}

const BARS = 60

interface Weighed extends Pick<Series, 'colour'> {
  readonly name: string
  readonly weigh: (row: TransactionRow) => number
}

/** Bars of the same length over the whole span. */
export function barsOf(
  { end, span, rows }: Recent,
  { name, colour, weigh }: Weighed,
): { readonly times: readonly number[]; readonly series: readonly Series[] } {
  const width = span / BARS
  // Bars of nothing are not drawn.
  const values = new Array<number | null>(BARS).fill(null)
  for (const row of rows) {
    const index = BARS - 1 - Math.min(BARS - 1, Math.floor((end - row.now) / width))
    values[index] = (values[index] ?? 0) + weigh(row)
  }
  const times = values.map((_, index) => end - span + (index + 0.5) * width)
  return { times, series: [{ label: name, values, colour }] }
}
