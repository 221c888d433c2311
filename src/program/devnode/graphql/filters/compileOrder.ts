import { GraphQLEnumType, GraphQLInputObjectType, GraphQLString } from 'graphql'
import { joinSql, type Sql, sql } from '../../store/sql.ts'
import type { Shape } from '../fields/Field.ts'
import { compilePath } from './compileFilter.ts'

export interface OrderBy {
  readonly path?: string | null
  readonly direction?: 'ASC' | 'DESC' | null
}

const direction = new GraphQLEnumType({
  name: 'QueryOrderByDirection',
  values: { ASC: { description: 'Ascending.' }, DESC: { description: 'Descending.' } },
})

/** `QueryOrderBy`: a field, or a field of a part after a dot, and the direction, `ASC` by default. */
export const orderByType = new GraphQLInputObjectType({
  name: 'QueryOrderBy',
  fields: {
    path: { type: GraphQLString, description: 'A field, or a nested field after a dot.' },
    direction: { type: direction, description: 'Default: `ASC`.' },
  },
})

/** Maximum number of keys to sort by; after a few keys, the order is complete. */
const MAX_KEYS = 10

/** `ORDER BY …` or nothing. Throws GraphQLError for a path that the shape does not have. */
export function compileOrder(
  shape: Shape,
  orderBy: readonly (OrderBy | null)[] | null | undefined,
  alias: string,
): Sql {
  const keys = (orderBy ?? []).slice(0, MAX_KEYS).flatMap((order) => {
    if (!order?.path) return []
    const { expression } = compilePath(shape, order.path, alias)
    return [order.direction === 'DESC' ? sql`${expression} DESC` : sql`${expression} ASC`]
  })
  return keys.length === 0 ? sql`` : sql`ORDER BY ${joinSql(keys, ', ')}`
}
