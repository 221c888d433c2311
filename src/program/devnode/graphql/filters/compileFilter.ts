/**
 * Filters to SQL. Names in the SQL come from the shapes only: a name of a filter is looked up there and never used itself.
 * Values are always bound.
 */
import { GraphQLError } from 'graphql'
import { sortableNumber } from '../../store/sortableNumber.ts'
import { joinSql, type Sql, type SqlValue, sql, sqlName } from '../../store/sql.ts'
import { isFilterable, type LinkField, type ListField, type ScalarField, type Shape } from '../fields/Field.ts'

type Filter = Readonly<Record<string, unknown>>

/** Conditions that one filter may have, counted with all its parts. */
const MAX_CONDITIONS = 300

/** Maximum nesting depth of a filter. SQLite allows expressions 1,000 levels deep. */
const MAX_DEPTH = 30

/** Elements that a list of values may have. */
const MAX_VALUES = 10_000

/** Location of the fields of a shape. */
interface Place {
  /** Table in the query, for columns. */
  readonly alias?: string
  /** Expression of the JSON text. */
  readonly json: Sql
  /** Path in the JSON text, `$` for the whole. */
  readonly path: string
}

/**
 * Turns a filter over the rows of the table `alias` into a condition. With `along`, SQLite may use the indexes of these
 * fields only. Throws GraphQLError for an oversized filter.
 */
export function compileFilter(
  shape: Shape,
  filter: Filter | null | undefined,
  alias: string,
  along?: ReadonlySet<string>,
): Sql {
  if (!filter) return TRUE
  return new FilterCompiler(along ?? tellingFields(filter)).object(shape, filter, rootPlace(alias), 0)
}

/**
 * Fields with a selective index. Nearly all objects have the same status, so its index is used only if there is no
 * other one.
 */
export function tellingFields(filter: Filter | null | undefined, isOrdered = false): ReadonlySet<string> | undefined {
  const others = Object.entries(filter ?? {}).flatMap(([name, part]) =>
    name === 'status' || part === null || part === undefined ? [] : [name],
  )
  return others.length === 0 && !isOrdered ? undefined : new Set(others)
}

/** Expression of a scalar field that a dotted path names, and the field. Throws GraphQLError for an unknown path. */
export function compilePath(shape: Shape, path: string, alias: string): { expression: Sql; field: ScalarField } {
  let place = rootPlace(alias)
  let current = shape
  const names = path.split('.')
  for (const [index, name] of names.entries()) {
    const field = Object.hasOwn(current.fields, name) ? current.fields[name]! : undefined
    if (field?.kind === 'scalar' && isFilterable(field) && index === names.length - 1) {
      return { expression: valueExpression(name, field, place), field }
    }
    if (field?.kind !== 'object') break
    place = partOf(place, name, field.isSelf)
    current = field.shape
  }
  throw new GraphQLError(`Unknown path of ${shape.name}: ${JSON.stringify(path.slice(0, 100))}`)
}

const TRUE = sql`1`

function rootPlace(alias: string): Place {
  return { alias, json: sqlName(`${alias}.document`), path: '$' }
}

function partOf(place: Place, name: string, isSelf = false): Place {
  return isSelf ? place : { ...place, path: `${place.path}.${name}` }
}

class FilterCompiler {
  readonly #along: ReadonlySet<string> | undefined
  #conditions = 0
  #aliases = 0

  constructor(along: ReadonlySet<string> | undefined) {
    this.#along = along
  }

  object(shape: Shape, filter: Filter, place: Place, depth: number): Sql {
    if (depth > MAX_DEPTH) throw new GraphQLError(`Filter is deeper than ${MAX_DEPTH} levels`)
    const conditions: Sql[] = []
    const alternatives: Sql[] = []
    for (const [name, part] of Object.entries(filter)) {
      if (part === null || part === undefined) continue
      if (name === 'OR' || name === 'or') alternatives.push(this.object(shape, part as Filter, place, depth + 1))
      else conditions.push(this.#field(shape, name, part as Filter, place, depth + 1))
    }
    const all = joinSql(conditions, ' AND ', TRUE)
    return alternatives.length === 0 ? all : sql`((${all}) OR ${joinSql(alternatives, ' OR ')})`
  }

  #field(shape: Shape, name: string, filter: Filter, place: Place, depth: number): Sql {
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name]! : undefined
    switch (field?.kind) {
      case 'scalar': {
        const value = valueExpression(name, field, place)
        const isAside = depth === 1 && this.#along?.has(name) === false
        return this.#scalar(isAside ? sql`+${value}` : value, field, filter)
      }
      case 'object':
        return this.object(field.shape, filter, partOf(place, name, field.isSelf), depth)
      case 'list':
        return this.#list(name, field, filter, place, depth)
      case 'link':
        return field.many ? this.#links(field, filter, place, depth) : this.#link(shape, field, filter, place, depth)
      default:
        throw new GraphQLError(`Unknown field of ${shape.name}`)
    }
  }

  #scalar(expression: Sql, field: ScalarField, filter: Filter): Sql {
    const conditions = Object.entries(filter).map(([operator, operand]) => {
      if (++this.#conditions > MAX_CONDITIONS)
        throw new GraphQLError(`Filter has more than ${MAX_CONDITIONS} conditions`)
      return condition(expression, operator, operand, (value) => boundValue(value, field))
    })
    return joinSql(conditions, ' AND ', TRUE)
  }

  /** Condition on a list in the document, whose elements are values or objects. */
  #list(name: string, { of }: ListField, filter: Filter, place: Place, depth: number): Sql {
    const alias = this.#alias()
    const elements = sql`json_each(${place.json}, ${jsonPath(`${place.path}.${name}`)}) AS ${sqlName(alias)}`
    const matches = (element: Filter): Sql => {
      const value = sqlName(`${alias}.value`)
      if (typeof of !== 'string') return this.object(of, element, { json: value, path: '$' }, depth + 1)
      return this.#scalar(value, { kind: 'scalar', type: of }, element)
    }
    return anyAndAll(filter, elements, matches)
  }

  #link(shape: Shape, field: LinkField, filter: Filter, place: Place, depth: number): Sql {
    const target = field.to()
    const alias = this.#alias()
    const idField = shape.fields[field.idField] as ScalarField
    const id = valueExpression(field.idField, idField, place)
    const matches = this.object(target, filter, rootPlace(alias), depth + 1)
    const table = sql`${sqlName(target.table!)} AS ${sqlName(alias)}`
    return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${sqlName(`${alias}.id`)} = ${id} AND ${matches})`
  }

  #links(field: LinkField, filter: Filter, place: Place, depth: number): Sql {
    const target = field.to()
    const alias = this.#alias()
    const ids = this.#alias()
    const list = sql`json_each(${place.json}, ${jsonPath(`${place.path}.${field.idField}`)}) AS ${sqlName(ids)}`
    const table = sql`${sqlName(target.table!)} AS ${sqlName(alias)}`
    const elements = sql`${list} JOIN ${table} ON ${sqlName(`${alias}.id`)} = ${sqlName(`${ids}.value`)}`
    return anyAndAll(filter, elements, (element) => this.object(target, element, rootPlace(alias), depth + 1))
  }

  #alias(): string {
    return `e${++this.#aliases}`
  }
}

function anyAndAll(filter: Filter, elements: Sql, matches: (element: Filter) => Sql): Sql {
  const conditions: Sql[] = []
  if (filter['any']) conditions.push(sql`EXISTS (SELECT 1 FROM ${elements} WHERE ${matches(filter['any'] as Filter)})`)
  if (filter['all']) {
    const fails = sql`NOT coalesce(${matches(filter['all'] as Filter)}, 0)`
    conditions.push(sql`NOT EXISTS (SELECT 1 FROM ${elements} WHERE ${fails})`)
  }
  return joinSql(conditions, ' AND ', TRUE)
}

function valueExpression(name: string, field: ScalarField, place: Place): Sql {
  if (field.column !== undefined && place.alias !== undefined) return sqlName(`${place.alias}.${field.column}`)
  const value = sql`json_extract(${place.json}, ${jsonPath(`${place.path}.${name}`)})`
  return field.type === 'BigInt' ? sql`sortable(${value})` : value
}

/** A path as a literal, so that it matches the expression of an index. It consists of names of shapes. */
function jsonPath(path: string): Sql {
  if (!/^\$(\.[A-Za-z_0-9]+)*$/.test(path)) throw new Error(`Not a path: ${path}`)
  return { text: `'${path}'`, values: [] }
}

/** A value of a filter in the form of the column or expression of the field. */
export function boundValue(value: unknown, field: ScalarField): SqlValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'bigint') return sortableNumber(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' && field.normalize) return field.normalize(value)
  return value as string | number
}

const COMPARISONS: Readonly<Record<string, Sql>> = {
  ...{ eq: sql`=`, ne: sql`IS NOT`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` },
}

function condition(expression: Sql, operator: string, operand: unknown, bind: (value: unknown) => SqlValue): Sql {
  if (operator === 'eq' && operand === null) return sql`${expression} IS NULL`
  if (operator === 'in') return isIn(expression, operand, bind)
  if (operator === 'notIn') return sql`NOT coalesce(${isIn(expression, operand, bind)}, 0)`
  const comparison = COMPARISONS[operator]
  if (comparison === undefined) throw new GraphQLError('Unknown operator of a filter')
  return sql`${expression} ${comparison} ${bind(operand)}`
}

function isIn(expression: Sql, operand: unknown, bind: (value: unknown) => SqlValue): Sql {
  const values = (operand ?? []) as unknown[]
  if (values.length > MAX_VALUES) throw new GraphQLError(`A list of a filter has more than ${MAX_VALUES} values`)
  const known = JSON.stringify(values.filter((value) => value !== null).map(bind))
  const found = sql`${expression} IN (SELECT value FROM json_each(${known}))`
  return values.includes(null) ? sql`(${expression} IS NULL OR ${found})` : found
}
