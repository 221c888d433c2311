/**
 * Chooses the index along which a query of a collection reads rows. SQLite does not know that transactions are in the
 * order of both their times and their logical times. With a filter by one of these and an order by the other, it would
 * sort all matching rows, or scan all rows from the start. If the rows were stored in that order, the query reads them
 * from where the filter begins, or along the index of a value that the filter names, and stops at its limit.
 */
import { type OrderedTable, storedInOrder } from '../../store/addIndexes.ts'
import type { NodeStore } from '../../store/NodeStore.ts'
import { type Sql, type SqlValue, sql, sqlName } from '../../store/sql.ts'
import type { ScalarField, Shape } from '../fields/Field.ts'
import { boundValue } from './compileFilter.ts'
import type { OrderBy } from './compileOrder.ts'

/** The order in which rows are read. */
export interface RowPlan {
  /** Fields whose index is used; conditions on other fields are checked row by row. */
  readonly along: ReadonlySet<string>
  /** Conditions that follow from those of the filter. */
  readonly bounds: readonly Sql[]
  /** `ORDER BY …`. */
  readonly order: Sql
}

type Filter = Readonly<Record<string, unknown>>

/**
 * Fields with an index, the most selective first, each with the column that orders the rows of one value in that index.
 */
const EQUAL_FIELDS: Readonly<Record<OrderedTable, readonly (readonly [field: string, order: string])[]>> = {
  transactions: [
    ['id', 'rowid'],
    ['hash', 'rowid'],
    ['block_id', 'rowid'],
    ['in_msg', 'rowid'],
    ['account_addr', 'chain_order'],
    ['code_hash', 'chain_order'],
    ['status', 'rowid'],
  ],
  blocks: [
    ['id', 'seq_no'],
    ['hash', 'seq_no'],
    ['block_id', 'seq_no'],
    ['seq_no', 'seq_no'],
    ['status', 'seq_no'],
  ],
}

/** Order if the filter has no condition on an indexed field. */
const ORDER: Readonly<Record<OrderedTable, string>> = { transactions: 'rowid', blocks: 'seq_no' }
/** A block comes before its companion of the masterchain, which has the same number. */
const TIES: Readonly<Record<OrderedTable, Sql>> = { transactions: sql``, blocks: sql`, o.workchain_id DESC` }

/** Unique fields, after which further sort keys do not matter. */
const UNIQUE = ['lt', 'chain_order']

/** Returns `undefined` if SQLite should choose. */
export function planRows(
  shape: Shape,
  filter: Filter | null | undefined,
  orderBy: readonly (OrderBy | null)[] | null | undefined,
  store: NodeStore,
): RowPlan | undefined {
  const { table } = shape
  if (table !== 'transactions' && table !== 'blocks') return undefined
  const columns: readonly string[] = storedInOrder[table]
  const direction = directionOf(orderBy, columns)
  const given = filter ?? {}
  if (direction === undefined || hasAlternative(given) || !store.isInOrder(table)) return undefined
  const equal = EQUAL_FIELDS[table].find(([field]) => namesValue(given[field]))
  const order = sqlName(equal?.[1] ?? ORDER[table])
  const bounds = columns.flatMap((column) => {
    const field = shape.fields[column] as ScalarField
    return boundsOf(table, column, order, given[column], (value) => boundValue(value, field))
  })
  return {
    along: new Set(equal === undefined ? [] : [equal[0]]),
    bounds,
    order: sql`ORDER BY o.${order} ${direction === 'DESC' ? sql`DESC` : sql`ASC`}${TIES[table]}`,
  }
}

/** The common direction of all sort keys; `undefined` if they do not follow the order in which rows were stored. */
function directionOf(
  orderBy: readonly (OrderBy | null)[] | null | undefined,
  columns: readonly string[],
): 'ASC' | 'DESC' | undefined {
  const keys = (orderBy ?? []).flatMap((key) => (key?.path ? [key] : []))
  const direction = keys[0]?.direction ?? 'ASC'
  for (const key of keys) {
    if (!columns.includes(key.path!) || (key.direction ?? 'ASC') !== direction) return undefined
    if (UNIQUE.includes(key.path!)) return direction
  }
  return keys.length === 0 ? undefined : direction
}

/** Whether the filter has an alternative, so that objects may match without meeting its other conditions. */
export function hasAlternative(filter: Filter): boolean {
  return (filter['OR'] ?? filter['or'] ?? null) !== null
}

function namesValue(filter: unknown): boolean {
  const value = (filter as Filter | null | undefined)?.['eq']
  return value !== null && value !== undefined
}

/** First and last value of a column that a filter allows. */
function boundsOf(
  table: OrderedTable,
  column: string,
  order: Sql,
  filter: unknown,
  bind: (value: unknown) => SqlValue,
): Sql[] {
  const name = sqlName(column)
  const rows = sqlName(table)
  return Object.entries((filter ?? {}) as Filter).flatMap(([operator, operand]) => {
    if (operand === null || operand === undefined) return []
    const value = bind(operand)
    const [start, end] = [STARTS[operator], ENDS[operator]]
    const row = (condition: Sql, direction: Sql) =>
      sql`(SELECT ${order} FROM ${rows} WHERE ${name} ${condition} ${value} ORDER BY ${name}${direction}, rowid${direction} LIMIT 1)`
    return [
      ...(start === undefined ? [] : [sql`o.${order} >= ${row(start, sql``)}`]),
      ...(end === undefined ? [] : [sql`o.${order} <= ${row(end, sql` DESC`)}`]),
    ]
  })
}

/** Comparisons that bound the first row of a filter, and those that bound the last one. */
const STARTS: Readonly<Record<string, Sql>> = { ge: sql`>=`, gt: sql`>`, eq: sql`>=` }
const ENDS: Readonly<Record<string, Sql>> = { le: sql`<=`, lt: sql`<`, eq: sql`<=` }
