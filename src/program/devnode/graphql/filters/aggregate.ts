import {
  GraphQLEnumType,
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql'
import { numberOfSortable } from '../../store/sortableNumber.ts'
import { inTime, joinSql, type Sql, sql, sqlName } from '../../store/sql.ts'
import type { Shape } from '../fields/Field.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { compileFilter, compilePath } from './compileFilter.ts'
import type { FilterTypes } from './FilterTypes.ts'

type Fn = 'COUNT' | 'MIN' | 'MAX' | 'SUM' | 'AVERAGE'

const fn = new GraphQLEnumType({
  name: 'AggregationFn',
  values: {
    COUNT: { description: 'Number of objects.' },
    MIN: { description: 'Smallest value.' },
    MAX: { description: 'Largest value.' },
    SUM: { description: 'Sum of the values.' },
    AVERAGE: { description: 'Average of the values; for big integers, without the fraction.' },
  },
})

const fieldAggregation = new GraphQLInputObjectType({
  name: 'FieldAggregation',
  fields: {
    field: { type: GraphQLString, description: 'A field, or a nested field after a dot; COUNT needs none.' },
    fn: { type: new GraphQLNonNull(fn), description: 'Aggregate function.' },
  },
})

interface FieldAggregation {
  readonly field?: string | null
  readonly fn: Fn
}

const MAX_FIELDS = 50

/** `aggregate…(filter, fields): [String]`: one text per field; without fields, the number of objects. Source: network 3.2. */
export function aggregateField(shape: Shape, filters: FilterTypes): GraphQLFieldConfig<unknown, RequestContext> {
  return {
    description:
      'Aggregates over all objects that match a filter, one text per field; without fields, the number of objects.',
    type: new GraphQLList(GraphQLString),
    args: { filter: { type: filters.of(shape) }, fields: { type: new GraphQLList(fieldAggregation) } },
    resolve: async (_, { filter, fields }, { scan, budget }) => {
      const wanted: readonly FieldAggregation[] = fields?.length > 0 ? fields : [{ fn: 'COUNT' }]
      if (wanted.length > MAX_FIELDS) throw new GraphQLError(`More than ${MAX_FIELDS} fields to aggregate`)
      budget.spend(wanted.length)
      const columns = wanted.map((aggregation, index) => compileAggregate(shape, aggregation, `r${index}`))
      const table = sql`${sqlName(shape.table!)} AS o`
      // Without a condition, these take almost no time: SQLite counts pages, or looks up a single smallest or greatest
      // value.
      const isQuick = wanted.length === 1 && ['COUNT', 'MIN', 'MAX'].includes(wanted[0]!.fn) && hasNoCondition(filter)
      const where = isQuick ? sql`` : sql`WHERE ${inTime('o')} AND ${compileFilter(shape, filter, 'o')}`
      const [row] = await scan(sql`SELECT ${joinSql(columns, ', ')} FROM ${table} ${where}`)
      return wanted.map((aggregation, index) => resultText(shape, aggregation, row![`r${index}`]))
    },
  }
}

/** The same for a collection that is always empty. */
export function emptyAggregateField(
  shape: Shape,
  filters: FilterTypes,
): GraphQLFieldConfig<unknown, RequestContext, { readonly fields?: readonly FieldAggregation[] | null }> {
  return {
    ...aggregateField(shape, filters),
    resolve: (_, { fields }) => {
      const wanted: readonly FieldAggregation[] = fields?.length ? fields : [{ fn: 'COUNT' }]
      return wanted.map((each) => (each.fn === 'COUNT' ? '0' : null))
    },
  }
}

function hasNoCondition(filter: object | null | undefined): boolean {
  return Object.values(filter ?? {}).every((part) => part === null || part === undefined)
}

function compileAggregate(shape: Shape, aggregation: FieldAggregation, name: string): Sql {
  const result = sqlName(name)
  if (aggregation.fn === 'COUNT') return sql`count(*) AS ${result}`
  const { expression, field } = compilePath(shape, fieldOf(aggregation), 'o')
  const isNumber = field.type !== 'String' && field.type !== 'Boolean'
  if (aggregation.fn === 'MIN') return sql`min(${expression}) AS ${result}`
  if (aggregation.fn === 'MAX') return sql`max(${expression}) AS ${result}`
  if (!isNumber) throw new GraphQLError(`${aggregation.fn} needs a numeric field`)
  if (field.type !== 'BigInt') {
    return aggregation.fn === 'SUM' ? sql`sum(${expression}) AS ${result}` : sql`avg(${expression}) AS ${result}`
  }
  const total = sql`big_sum(unsortable(${expression}))`
  return aggregation.fn === 'SUM'
    ? sql`${total} AS ${result}`
    : sql`(${total} || '/' || count(${expression})) AS ${result}`
}

function fieldOf({ field, fn }: FieldAggregation): string {
  if (typeof field === 'string') return field
  throw new GraphQLError(`${fn} needs a field`)
}

function resultText(shape: Shape, aggregation: FieldAggregation, value: unknown): string | null {
  const { fn } = aggregation
  if (value === null || value === undefined) return null
  if (fn === 'COUNT' || fn === 'SUM') return String(value)
  const { field } = compilePath(shape, fieldOf(aggregation), 'o')
  if (field.type !== 'BigInt') return String(value)
  if (fn !== 'AVERAGE') return numberOfSortable(value as string).toString()
  const [total, count] = (value as string).split('/')
  return count === '0' ? null : (BigInt(total!) / BigInt(count!)).toString()
}
