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
  GraphQLString,
} from 'graphql'
import { chainOrderOfTime } from '../../store/chainOrder.ts'
import type { Row } from '../../store/NodeStore.ts'
import { joinSql, type Sql, sql, sqlName } from '../../store/sql.ts'
import type { RequestContext } from '../GraphqlNode.ts'

export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
}

export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[]
  readonly nodes: readonly Node[]
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

/** Condition for `master_seq_no_range` on a column of chain orders. */
export function withinRange(
  range: { readonly start?: number | null; readonly end?: number | null } | null | undefined,
  column: string,
): Sql[] {
  const order = sqlName(column)
  const conditions: Sql[] = []
  if (typeof range?.start === 'number') conditions.push(sql`${order} >= ${chainOrderOfTime(range.start)}`)
  if (typeof range?.end === 'number') conditions.push(sql`${order} < ${chainOrderOfTime(range.end)}`)
  return conditions
}

const pageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean), description: 'Whether there are more items after these.' },
    hasPreviousPage: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether there are more items before these.',
    },
    startCursor: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'Cursor of the first item; empty without items.',
    },
    endCursor: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'Cursor of the last item; empty without items.',
    },
  },
})

/** `<prefix>Connection` with `edges`, `nodes` and `pageInfo`. */
export function connectionType(prefix: string, node: GraphQLObjectType): GraphQLObjectType {
  const edge = new GraphQLObjectType({
    name: `${prefix}Edge`,
    fields: { cursor: { type: new GraphQLNonNull(GraphQLString) }, node: { type: new GraphQLNonNull(node) } },
  })
  const listOf = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
  return new GraphQLObjectType({
    name: `${prefix}Connection`,
    fields: {
      edges: { type: listOf(edge) },
      nodes: { type: listOf(node) },
      pageInfo: { type: new GraphQLNonNull(pageInfo) },
    },
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
export async function readPage<Node>(
  { table, conditions, alternatives = [sql`1`], cursor }: Paged,
  page: PageArguments,
  { scan, budget }: RequestContext,
  nodeOf: (row: Row) => Node,
): Promise<Connection<Node>> {
  const { size, backward } = readPageArguments(page)
  budget.spend(size)
  const order = sqlName(cursor)
  const bounds: Sql[] = []
  checkCursor('after', page.after)
  checkCursor('before', page.before)
  if (typeof page.after === 'string') bounds.push(sql`${order} > ${page.after}`)
  if (typeof page.before === 'string') bounds.push(sql`${order} < ${page.before}`)
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

/** A field that answers one page. */
export function connectionField<Source, Args extends PageArguments>(
  description: string,
  type: GraphQLObjectType,
  args: GraphQLFieldConfigArgumentMap,
  resolve: (source: Source, args: Args, context: RequestContext) => Promise<Connection<unknown>>,
): GraphQLFieldConfig<Source, RequestContext> {
  return {
    description,
    type,
    args: { ...args, ...pageArguments },
    resolve: (source, given, context) => resolve(source, given as Args, context),
  }
}
