/**
 * Description of the stored objects, from which types, filters, orders and aggregates of the GraphQL schema are made. A
 * field without a column is read from the JSON document under its own name.
 */
import type { RequestContext } from '../GraphqlNode.ts'

export type ScalarName = 'String' | 'Int' | 'Float' | 'Boolean' | 'BigInt' | 'JSON'

/** Tables that hold objects. */
export type Table = 'accounts' | 'blocks' | 'messages' | 'transactions'

interface Described {
  readonly description?: string | undefined
  /** How a network's schema shows a field that the node has: always null, or not at all. Absent: the field is shown. */
  readonly access?: 'empty' | 'hidden'
}

/** Computes a value from the object, or a promise of it. */
type Compute = (source: Source, context: RequestContext) => unknown

export interface ScalarField extends Described {
  readonly kind: 'scalar'
  readonly type: ScalarName
  /** Column of the table, with a `sortableNumber` for a BigInt; only fields of the object itself have one. */
  readonly column?: string
  /** Absent: the value is in the object. A computed field cannot be filtered without a column. */
  readonly value?: Compute
  /** Converts a text of a filter to the form of the column. */
  readonly normalize?: (text: string) => string
}

export interface ObjectField extends Described {
  readonly kind: 'object'
  readonly shape: Shape
  /** Whether the part consists of fields of the object itself. */
  readonly isSelf?: boolean
}

export interface ListField extends Described {
  readonly kind: 'list'
  readonly of: Shape | ScalarName
  /** Whether the list is shown empty and not null on a network that never fills it. */
  readonly isNeverNull?: boolean
  /** Absent: the list is in the object. A computed list cannot be filtered. */
  readonly value?: Compute
}

/** Another object, whose id or list of ids is in a field of this one. */
export interface LinkField extends Described {
  readonly kind: 'link'
  readonly to: () => Shape
  readonly many: boolean
  /** Field of this object with the id or the list of ids. */
  readonly idField: string
}

export type Field = ScalarField | ObjectField | ListField | LinkField
export type Fields = Readonly<Record<string, Field>>

/** A GraphQL type of stored objects or of a part of them. */
export interface Shape {
  readonly name: string
  readonly description?: string
  /** Present for whole objects, absent for their parts. */
  readonly table?: Table
  readonly fields: Fields
  /** Fields that filters may name, and the name of the alternative. Default: all, `OR` and `or`. */
  readonly filters?: { readonly names: readonly string[]; readonly alternative: string }
}

/** The object that a resolver reads: the document with the columns put in, or a part of it. */
export type Source = Record<string, unknown>

type ScalarOptions = Pick<ScalarField, 'column' | 'value' | 'normalize'>
type ScalarBuilder = (description?: string, options?: ScalarOptions) => ScalarField

function scalar(type: ScalarName): ScalarBuilder {
  return (description, options) => ({ kind: 'scalar', type, description, ...options })
}

export const text = scalar('String')
export const int = scalar('Int')
/** A whole number up to 2^53, such as a time or a count; a GraphQL Int ends at 2^31. */
export const count = scalar('Float')
export const flag = scalar('Boolean')
/** An integer of any size, shown in the form of the argument `format`. */
export const big = scalar('BigInt')
export const json = scalar('JSON')

/** A field of the public schema that is always null here. */
export function absent(description: string, type: ScalarName = 'String'): ScalarField {
  return { kind: 'scalar', type, description, value: () => null }
}

export function object(shape: Shape, description?: string): ObjectField {
  return { kind: 'object', shape, description }
}

export function list(of: Shape | ScalarName, description?: string, value?: Compute): ListField {
  return { kind: 'list', of, description, ...(value && { value }) }
}

export function link(to: () => Shape, idField: string, description: string, many = false): LinkField {
  return { kind: 'link', to, idField, description, many }
}

/** A time in seconds as text. */
export function timeText(name: string): ScalarField {
  return text(`\`${name}\` as text.`, {
    value: ({ [name]: time }) =>
      typeof time === 'number' ? new Date(time * 1000).toISOString().replace('T', ' ').replace('Z', '') : null,
  })
}

export function isFilterable({ column, value }: ScalarField): boolean {
  return column !== undefined || value === undefined
}
