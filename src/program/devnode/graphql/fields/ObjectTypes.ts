import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { sql, sqlName } from '../../store/sql.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { bigIntFormat, formatBigInt } from './bigInteger.ts'
import type { Field, LinkField, ScalarField, ScalarName, Shape, Source } from './Field.ts'
import { toSource } from './toSource.ts'

/** The types that answers and filters have in common; a filter compares big integers with `bigIntInput`. */
export const scalars: Readonly<Record<ScalarName, GraphQLScalarType>> = {
  String: GraphQLString,
  Int: GraphQLInt,
  Float: GraphQLFloat,
  Boolean: GraphQLBoolean,
  BigInt: GraphQLString,
  JSON: new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' }),
}

/** GraphQL object types of shapes, each made once. */
export class ObjectTypes {
  readonly #types = new Map<string, GraphQLObjectType>()

  of(shape: Shape): GraphQLObjectType {
    const { description, fields } = shape
    const shown = () =>
      Object.entries(fields)
        .filter(([, { access }]) => access !== 'hidden')
        .map(([name, field]) => [name, { description: describe(field), ...this.#shownField(name, field) }])
    return this.once(
      shape.name,
      (name) =>
        new GraphQLObjectType<Source, RequestContext>({ name, description, fields: () => Object.fromEntries(shown()) }),
    )
  }

  /** The type with this name, made when it is first needed. */
  once(name: string, make: (name: string) => GraphQLObjectType): GraphQLObjectType {
    const type = this.#types.get(name) ?? make(name)
    this.#types.set(name, type)
    return type
  }

  #shownField(name: string, field: Field): GraphQLFieldConfig<Source, RequestContext> {
    const config = this.#field(name, field)
    if (field.access !== 'empty') return config
    const nothing = field.kind === 'list' && field.isNeverNull === true ? [] : null
    return { ...config, resolve: () => nothing }
  }

  #field(name: string, field: Field): GraphQLFieldConfig<Source, RequestContext> {
    switch (field.kind) {
      case 'scalar':
        return scalarField(name, field)
      case 'object':
        return { type: this.of(field.shape), resolve: (source) => (field.isSelf === true ? source : source[name]) }
      case 'list':
        return {
          type: new GraphQLList(typeof field.of === 'string' ? scalars[field.of] : this.of(field.of)),
          ...(field.value && { resolve: (source, _, context) => field.value!(source, context) ?? null }),
        }
      case 'link':
        return this.#link(field)
    }
  }

  #link(field: LinkField): GraphQLFieldConfig<Source, RequestContext> {
    const shape = field.to()
    const type = this.of(shape)
    if (!field.many) {
      return { type, resolve: (source, _, context) => findOne(shape, source[field.idField], context) }
    }
    return {
      type: new GraphQLList(type),
      resolve: (source, _, context) =>
        ((source[field.idField] ?? []) as unknown[]).map((id) => findOne(shape, id, context)),
    }
  }
}

function describe({ description, access }: Field): string | undefined {
  return access === 'empty'
    ? [description, 'Always empty.'].filter((part) => part !== undefined).join(' ')
    : description
}

function scalarField(name: string, field: ScalarField): GraphQLFieldConfig<Source, RequestContext> {
  const read = field.value ?? ((source: Source) => source[name])
  if (field.type !== 'BigInt') {
    return { type: scalars[field.type], resolve: (source, _, context) => read(source, context) ?? null }
  }
  return {
    type: GraphQLString,
    args: { format: { type: bigIntFormat } },
    resolve: (source, { format }, context) => formatBigInt(read(source, context), format),
  }
}

/** Reads one object by id on this thread, which takes some ten microseconds. */
export function findOne(shape: Shape, id: unknown, { store, budget }: RequestContext): Source | null {
  if (typeof id !== 'string' || id === '') return null
  budget.spend(1)
  const query = sql`SELECT * FROM ${sqlName(shape.table!)} WHERE id = ${id}`
  const [row] = store.select(query, FIND_LIMIT_MS)
  return row === undefined ? null : toSource(shape, row)
}

const FIND_LIMIT_MS = 1000
