/**
 * Description of the stored objects, from which types, filters, orders and aggregates of the GraphQL schema are made. A
 * field without a column is read from the JSON document under its own name.
 */
import type { RequestContext } from '../GraphqlNode.ts'

export type ScalarName = 'String' | 'Int' | 'Float' | 'Boolean' | 'BigInt' | 'JSON'

/** Tables that hold objects. */
export type Table = 'accounts' | 'blocks' | 'messages' | 'transactions'

/** How a network's schema shows a field that the node has: always null, or not at all. Absent: the field is shown. */
interface Shown {
  readonly access?: 'empty' | 'hidden'
}

export interface ScalarField extends Shown {
  readonly kind: 'scalar'
  readonly type: ScalarName
  /** Column of the table; only fields of the object itself have one. */
  readonly column?: string
  /** The column holds `sortableNumber` texts. */
  readonly isSortable?: boolean
  /**
   * Computes the value from the object, or a promise of it, where it is not simply there; such a field cannot be filtered
   * without a column.
   */
  readonly value?: (source: Source, context: RequestContext) => unknown
  /** Brings a text to compare with to the form of the column. */
  readonly normalize?: (text: string) => string
  readonly isFilterable: boolean
}

export interface ObjectField extends Shown {
  readonly kind: 'object'
  readonly shape: Shape
  /** The part is made of fields of the object itself. */
  readonly isSelf?: boolean
}

export interface ListField extends Shown {
  readonly kind: 'list'
  readonly of: Shape | ScalarName
  /** A network that never fills the list shows it empty, not null. */
  readonly isNeverNull?: boolean
  /** Computes the list where it is not simply there; such a field cannot be filtered. */
  readonly value?: (source: Source, context: RequestContext) => unknown
}

/** Another object that this one names: by its id in a field here, or a list of ids. */
export interface LinkField extends Shown {
  readonly kind: 'link'
  readonly to: () => Shape
  readonly many: boolean
  /** Field here that holds the id or the ids. */
  readonly idField: string
}

export type Field = ScalarField | ObjectField | ListField | LinkField

/** A GraphQL type of stored objects or of a part of them. */
export interface Shape {
  readonly name: string
  readonly description?: string
  /** Present for whole objects, absent for their parts. */
  readonly table?: Table
  readonly fields: Readonly<Record<string, Field>>
  /** Fields that filters may name, and the name of the alternative. Default: all, `OR` and `or`. */
  readonly filters?: { readonly names: readonly string[]; readonly alternative: string }
}

/** What a resolver gets: the document with the columns put in, or a part of it. */
export type Source = Record<string, unknown>

type ScalarOptions = Omit<ScalarField, 'kind' | 'type' | 'isFilterable'>

function scalar(type: ScalarName, options: ScalarOptions | string = {}): ScalarField {
  const parts = typeof options === 'string' ? { column: options } : options
  return { kind: 'scalar', type, ...parts, isFilterable: parts.column !== undefined || parts.value === undefined }
}

/** Fields by type; the text is the column, if there is one. */
export function text(options?: ScalarOptions | string): ScalarField {
  return scalar('String', options)
}
/** A whole number up to 2^53, such as a time or a count; a GraphQL Int ends at 2^31. */
export function count(options?: ScalarOptions | string): ScalarField {
  return scalar('Float', options)
}
export function int(options?: ScalarOptions | string): ScalarField {
  return scalar('Int', options)
}
export function flag(options?: ScalarOptions | string): ScalarField {
  return scalar('Boolean', options)
}
/** An integer of any size, shown in the form of the argument `format`. */
export function big(options?: ScalarOptions | string): ScalarField {
  return scalar('BigInt', options)
}
export function sortedBig(column: string): ScalarField {
  return scalar('BigInt', { column, isSortable: true })
}
/** Always null here; part of the schema for those who ask for it. */
export function absent(type: ScalarName = 'String'): ScalarField {
  return scalar(type, { value: () => null })
}
export function object(shape: Shape): ObjectField {
  return { kind: 'object', shape }
}
export function list(of: Shape | ScalarName, value?: ListField['value']): ListField {
  return { kind: 'list', of, ...(value && { value }) }
}
/** A list that a network which never fills it shows empty. */
export function listNeverNull(of: Shape): ListField {
  return { kind: 'list', of, isNeverNull: true }
}
export function link(to: () => Shape, idField: string, many = false): LinkField {
  return { kind: 'link', to, idField, many }
}

/** A number and beside it its meaning, `<name>_name`, with a capital letter. */
export function named(name: string, column?: string): Record<string, ScalarField> {
  return {
    [name]: int(column ?? {}),
    [`${name}_name`]: text({ value: (source) => capitalize(source[`${name}_name`]) }),
  }
}

/** A time in seconds and beside it the same as text, `<name>_string`. */
export function timed(name: string, column: string): Record<string, ScalarField> {
  return {
    [name]: count(column),
    [`${name}_string`]: text({ value: (source) => timeText(source[name]) }),
  }
}

function capitalize(value: unknown): string | null {
  return typeof value === 'string' ? value.charAt(0).toUpperCase() + value.slice(1) : null
}

function timeText(value: unknown): string | null {
  return typeof value === 'number' ? new Date(value * 1000).toISOString().replace('T', ' ').replace('Z', '') : null
}
