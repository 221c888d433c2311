/** The root collections: `accounts`, `blocks`, `messages`, `transactions`. Source: network 3.2, 3.3. */
import {
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql'
import type { CommitNotice } from '../../store/records.ts'
import { inTime, joinSql, type Sql, sql, sqlName } from '../../store/sql.ts'
import type { Shape, Source } from '../fields/Field.ts'
import type { ObjectTypes } from '../fields/ObjectTypes.ts'
import { toSource } from '../fields/toSource.ts'
import { compileFilter, tellingFields } from '../filters/compileFilter.ts'
import { compileOrder, type OrderBy, orderByType } from '../filters/compileOrder.ts'
import type { FilterTypes } from '../filters/FilterTypes.ts'
import { hasAlternative, planRows } from '../filters/planRows.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { MAX_PAGE } from './connection.ts'
import { filterStartsAtHead } from './headQueries.ts'
import { sharedScan } from './sharedScan.ts'
import { namedAsAsked, readWalk } from './walkBlocks.ts'

interface CollectionArguments {
  readonly filter?: Record<string, unknown> | null
  readonly orderBy?: readonly (OrderBy | null)[] | null
  readonly limit?: number | null
  readonly timeout?: number | null
}

const DEFAULT_LIMIT = 50

/**
 * How long the search for the block after the last one waits for it, in ms: clients that walk through blocks in this way repeat the
 * search without a pause.
 */
const WALK_WAIT_MS = 1000

/** Longest time that a query waits for its objects, in ms. */
const MAX_WAIT_MS = 5 * 60_000

/** Objects of a table that match; with `timeout` the answer waits until there is one. */
export function collectionField(
  shape: Shape,
  types: ObjectTypes,
  filters: FilterTypes,
): GraphQLFieldConfig<unknown, RequestContext> {
  return {
    description: 'Objects that match a filter, in the requested order.',
    type: new GraphQLList(types.of(shape)),
    args: {
      filter: { type: filters.of(shape) },
      orderBy: { type: new GraphQLList(orderByType) },
      limit: { type: GraphQLInt, description: 'Maximum number of objects, 50 by default, at most 5000.' },
      timeout: { type: GraphQLFloat, description: 'How long to wait for the first object, in ms. Default 0.' },
    },
    resolve: (_, args: CollectionArguments, context, info) =>
      readCollection(shape, args, context, selectedColumns(shape, info, 'o')),
  }
}

async function readCollection(
  shape: Shape,
  { filter: given, orderBy, limit, timeout }: CollectionArguments,
  context: RequestContext,
  columns: Sql,
): Promise<Source[]> {
  const size = limit ?? DEFAULT_LIMIT
  if (size < 0) throw new GraphQLError(`Invalid limit: expected 0 or more, got ${size}`)
  const isOfChain = shape.table === 'blocks' || shape.table === 'transactions'
  const isAtHead = isOfChain && filterStartsAtHead(given, context.store)
  if (isAtHead) context.node.wantBlock?.()
  const walk = shape.table === 'blocks' ? readWalk(given, context.store) : undefined
  const filter = walk?.filter ?? given
  const keys = withoutFixed(orderBy, filter)
  const plan = planRows(shape, filter, keys, context.store)
  const isOrdered = keys.some((key) => key.path && key.path !== 'status')
  const along = plan?.along ?? tellingFields(filter, isOrdered)
  const matches = joinSql([compileFilter(shape, filter, 'o', along), ...(plan?.bounds ?? [])], ' AND ')
  const where = sql`${inTime('o')} AND ${matches}`
  const order = plan?.order ?? compileOrder(shape, keys, 'o')
  const table = sql`${sqlName(shape.table!)} AS o`
  const query = sql`SELECT ${columns} FROM ${table} WHERE ${where} ${order} LIMIT ${Math.min(size, MAX_PAGE)}`
  const waitMs = Math.min(timeout ?? (walk !== undefined && isAtHead ? WALK_WAIT_MS : 0), MAX_WAIT_MS)
  const rows = waitMs > 0 ? await waitForRows(query, waitMs, context) : await context.scan(query)
  context.budget.spend(rows.length)
  const sources = rows.map((row) => toSource(shape, row))
  return walk === undefined ? sources : sources.map((source) => namedAsAsked(source, walk))
}

/** The order without keys that have one fixed value in the filter. */
function withoutFixed(
  orderBy: CollectionArguments['orderBy'],
  filter: CollectionArguments['filter'],
): readonly OrderBy[] {
  const isFixed = ({ path }: OrderBy): boolean => {
    const part = path && filter && !hasAlternative(filter) ? filter[path] : undefined
    return ((part as { eq?: unknown } | null | undefined)?.eq ?? null) !== null
  }
  return (orderBy ?? []).flatMap((key) => (key === null || isFixed(key) ? [] : [key]))
}

/**
 * Repeats the query after each commit until it returns rows, the time limit is reached or the client has disconnected.
 */
async function waitForRows(query: Sql, waitMs: number, { scan, store, clock, signal }: RequestContext) {
  let committed = Promise.withResolvers<'commit'>()
  const over = Promise.withResolvers<'over'>()
  let latest: CommitNotice | undefined
  const leave = store.events.follow((notice) => {
    latest = notice
    committed.resolve('commit')
    committed = Promise.withResolvers()
  })
  const timer = clock.setTimer(waitMs, () => over.resolve('over'))
  const onAbort = () => over.resolve('over')
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    for (;;) {
      const next = committed.promise
      const rows = await sharedScan(query, latest, scan)
      if (rows.length > 0 || signal.aborted) return rows
      if ((await Promise.race([next, over.promise])) === 'over') return scan(query)
    }
  } finally {
    leave()
    timer.cancel()
    signal.removeEventListener('abort', onAbort)
  }
}

/**
 * Columns to select for a field that returns objects of a table. Documents and BOCs are most of a row, and reading them
 * takes most of the time; a query for columns reads only those.
 */
function selectedColumns(shape: Shape, { fieldNodes, fragments }: GraphQLResolveInfo, alias: string): Sql {
  const columns = new Set([shape.table === 'accounts' ? 'address' : 'id'])
  const pending: SelectionSetNode[] = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  for (let set = pending.pop(); set !== undefined; set = pending.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === 'Field') {
        const name = selection.name.value
        const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined
        if (name === '__typename') continue
        if (field?.kind !== 'scalar' || field.column === undefined) return sql`${sqlName(alias)}.*`
        columns.add(field.column)
      } else {
        pending.push(
          selection.kind === 'InlineFragment' ? selection.selectionSet : fragments[selection.name.value]!.selectionSet,
        )
      }
    }
  }
  return joinSql(
    [...columns].map((column) => sqlName(`${alias}.${column}`)),
    ', ',
  )
}
