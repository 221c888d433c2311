import type { Database } from 'better-sqlite3'
import { numberOfSortable, readInteger, sortableNumber } from './sortableNumber.ts'

/** A query exceeded its time limit. */
export class QueryTimeout extends Error {
  constructor() {
    super('Request timeout')
  }
}

/** Deadline of the running query, by `performance.now`. */
export interface QueryClock {
  deadline: number
}

/** Number of rows that a query reads between two checks of the clock. */
const ROWS_PER_LOOK = 4

/**
 * - `sortable(x)`: the text that sorts like the integer in `x`, which may be `0x` text; null for anything else.
 * - `unsortable(x)`: the integer of such a text, as decimal text.
 * - `big_sum(x)`: sum of such integers of any size as decimal text.
 * - `in_time()`: 1, until the running query has lasted too long; then it ends the query. SQLite offers no other way to
 *   stop a query on the thread that runs it.
 */
export function defineFunctions(database: Database, clock: QueryClock): void {
  database.function('sortable', { deterministic: true }, (value: unknown) => {
    const integer = readInteger(value)
    return integer === undefined ? null : sortableNumber(integer)
  })
  database.function('unsortable', { deterministic: true }, (value: unknown) =>
    typeof value === 'string' ? numberOfSortable(value).toString() : null,
  )
  database.aggregate('big_sum', {
    start: () => 0n,
    step: (total: bigint, value: unknown) => total + (readInteger(value) ?? 0n),
    result: (total: bigint) => total.toString(),
  })
  let rows = 0
  database.function('in_time', { deterministic: false }, () => {
    if (++rows % ROWS_PER_LOOK === 0 && performance.now() > clock.deadline) throw new QueryTimeout()
    return 1
  })
}
