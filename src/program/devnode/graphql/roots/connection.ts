/**
 * Relay connections over rows in the order of the chain. Source: network 3.11.
 */
import {
  GraphQLBoolean,
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { chainOrderOfTime } from '../../store/chainOrder.ts'
import type { Row } from '../../store/NodeStore.ts'
import { joinSql, type Sql, sql, sqlName } from '../../store/sql.ts'
import type { ObjectTypes } from '../fields/ObjectTypes.ts'
import type { RequestContext } from '../GraphqlNode.ts'

export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
}

export interface RangeArguments {
  readonly master_seq_no_range?: { readonly start?: number | null; readonly end?: number | null } | null
}

interface Connection {
  readonly edges: readonly { readonly cursor: string; readonly node: unknown }[]
  readonly nodes: readonly unknown[]
  readonly pageInfo: {
    readonly startCursor: string
    readonly endCursor: string
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
  }
}

const DEFAULT_PAGE = 50

/** Largest page; `hasNextPage` shows that more follows. */
export const MAX_PAGE = 5000

/** Arguments of every connection. */
const pageArguments: GraphQLFieldConfigArgumentMap = {
  first: { type: GraphQLInt, description: 'Number of items from the start, 50 by default, at most 5000.' },
  after: { type: GraphQLString, description: 'Return items after this cursor.' },
  last: { type: GraphQLInt, description: 'Number of items from the end; cannot be combined with `first`.' },
  before: { type: GraphQLString, description: 'Return items before this cursor.' },
}

const seqNoRange = new GraphQLInputObjectType({
  name: 'BlockchainMasterSeqNoFilter',
  description: 'A time range in seconds: `start` is inclusive, `end` exclusive.',
  fields: {
    start: { type: GraphQLInt, description: 'Unix time in s.' },
    end: { type: GraphQLInt, description: 'Unix time in s.' },
  },
})

/** Additional argument of most connections. */
export const consistencyArgument: GraphQLFieldConfigArgumentMap = {
  allow_latest_inconsistent_data: {
    type: GraphQLBoolean,
    description: 'Ignored: the data is always consistent.',
  },
}

/** Arguments of connections with a range of time. */
export const rangeArguments: GraphQLFieldConfigArgumentMap = {
  ...consistencyArgument,
  master_seq_no_range: { type: seqNoRange },
}

/** The condition of an argument; none if the argument is absent. */
export function given<Value>(value: Value | null | undefined, condition: (value: Value) => Sql): Sql[] {
  return value === null || value === undefined ? [] : [condition(value)]
}

/** Condition for `master_seq_no_range` on a column of chain orders. */
export function withinRange({ master_seq_no_range: range }: RangeArguments, column: string): Sql[] {
  const order = sqlName(column)
  return [
    ...given(range?.start, (start) => sql`${order} >= ${chainOrderOfTime(start)}`),
    ...given(range?.end, (end) => sql`${order} < ${chainOrderOfTime(end)}`),
  ]
}

const pageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    hasNextPage: required(GraphQLBoolean, 'Whether there are more items after these.'),
    hasPreviousPage: required(GraphQLBoolean, 'Whether there are more items before these.'),
    startCursor: required(GraphQLString, 'Cursor of the first item; empty without items.'),
    endCursor: required(GraphQLString, 'Cursor of the last item; empty without items.'),
  },
})

function required(type: GraphQLScalarType, description: string) {
  return { type: new GraphQLNonNull(type), description }
}

/** `<prefix>Connection` with `edges`, `nodes` and `pageInfo`. */
function connectionType(types: ObjectTypes, prefix: string, node: GraphQLObjectType): GraphQLObjectType {
  return types.once(`${prefix}Connection`, (name) => {
    const edge = new GraphQLObjectType({
      name: `${prefix}Edge`,
      fields: { cursor: { type: new GraphQLNonNull(GraphQLString) }, node: { type: new GraphQLNonNull(node) } },
    })
    const listOf = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
    const pageInfoField = { type: new GraphQLNonNull(pageInfo) }
    return new GraphQLObjectType({
      name,
      fields: { edges: { type: listOf(edge) }, nodes: { type: listOf(node) }, pageInfo: pageInfoField },
    })
  })
}

export interface Paged {
  readonly table: string
  /** Conditions that all rows of the list meet. */
  readonly conditions: readonly Sql[]
  /** Rows must also meet one of these, if any. Each is a separate query, so that each can use an index in order. */
  readonly alternatives?: readonly Sql[]
  /** Column of the cursor. */
  readonly cursor: string
}

/**
 * Reads one page.
 * @throws GraphQLError for `first` beside `last`, for a negative number and for a cursor that no page has
 */
async function readPage(
  { table, conditions, alternatives = [sql`1`], cursor }: Paged,
  page: PageArguments,
  { scan, budget }: RequestContext,
  nodeOf: (row: Row) => unknown,
): Promise<Connection> {
  const { size, backward } = readPageArguments(page)
  budget.spend(size)
  const order = sqlName(cursor)
  checkCursor('after', page.after)
  checkCursor('before', page.before)
  const bounds = [
    ...given(page.after, (after) => sql`${order} > ${after}`),
    ...given(page.before, (before) => sql`${order} < ${before}`),
  ]
  const where = joinSql([...conditions, ...bounds, sql`${order} IS NOT NULL`, sql`in_time()`], ' AND ')
  const sorted = sql`ORDER BY ${order} ${backward ? sql`DESC` : sql`ASC`} LIMIT ${size + 1}`
  const branches = alternatives.map((alternative, index) => {
    const earlier = alternatives.slice(0, index).map((other) => sql`NOT ${other}`)
    const own = joinSql([where, alternative, ...earlier], ' AND ')
    return sql`SELECT * FROM (SELECT * FROM ${sqlName(table)} WHERE ${own} ${sorted})`
  })
  const rows = await scan(
    branches.length === 1 ? branches[0]! : sql`SELECT * FROM (${joinSql(branches, ' UNION ALL ')}) ${sorted}`,
  )
  const hasMore = rows.length > size
  const shown = rows.slice(0, size)
  if (backward) shown.reverse()
  const edges = shown.map((row) => ({ cursor: row[cursor] as string, node: nodeOf(row) }))
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? '',
      endCursor: edges.at(-1)?.cursor ?? '',
      hasNextPage: backward ? typeof page.before === 'string' : hasMore || typeof page.before === 'string',
      hasPreviousPage: backward ? hasMore || typeof page.after === 'string' : typeof page.after === 'string',
    },
  }
}

/**
 * Orders in the chain and addresses. A prefix is accepted, also with `~`, which sorts after everything with that
 * prefix: clients walk from a time, or past a block.
 */
const CURSOR = /^(-?\d+:)?[0-9a-f]*~?$/

/** Otherwise a damaged cursor would look like the end of the list. */
function checkCursor(name: string, cursor: string | null | undefined): void {
  if (typeof cursor !== 'string' || CURSOR.test(cursor)) return
  throw new GraphQLError(`Invalid ${name}: ${JSON.stringify(cursor.slice(0, 100))} is not a cursor of this node`)
}

function readPageArguments({ first, after, last, before }: PageArguments): { size: number; backward: boolean } {
  const hasFirst = typeof first === 'number'
  const hasLast = typeof last === 'number'
  if (hasFirst && hasLast) throw new GraphQLError('Only one of "first" and "last" may be given')
  const wanted = first ?? last ?? DEFAULT_PAGE
  if (wanted < 0) throw new GraphQLError(`Invalid ${hasFirst ? 'first' : 'last'}: expected 0 or more, got ${wanted}`)
  const backward = hasLast || (typeof before === 'string' && !hasFirst && typeof after !== 'string')
  return { size: Math.min(wanted, MAX_PAGE), backward }
}

interface ConnectionParts<Source, Args> {
  readonly description: string
  /** Prefix of the type names of this connection. */
  readonly prefix: string
  /** Type of the items. */
  readonly node: GraphQLObjectType
  /** Arguments besides those of the page. */
  readonly args?: GraphQLFieldConfigArgumentMap
  /** Selects the rows of the list. */
  rows(source: Source, args: Args, context: RequestContext): Paged
  /** The item of a row. Default: the row itself. */
  nodeOf?(row: Row): unknown
}

/** A field that returns a page of a list. */
export function connectionField<Source, Args extends PageArguments>(
  types: ObjectTypes,
  { description, prefix, node, args, rows, nodeOf = (row) => row }: ConnectionParts<Source, Args>,
): GraphQLFieldConfig<Source, RequestContext, Args> {
  return {
    description,
    type: connectionType(types, prefix, node),
    args: { ...args, ...pageArguments },
    resolve: (source, given, context) => readPage(rows(source, given, context), given, context, nodeOf),
  }
}
