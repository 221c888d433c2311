/**
 * The vocabulary that describes values on the wire. A shape is plain data: validation, static types, the API reference,
 * OpenRPC, the pages and the bindings all walk over the same objects.
 */

declare const value: unique symbol

/** A shape whose valid values, after reading, have the static type `T`. */
interface Typed<T> {
  readonly [value]?: T
}

/** Content of a text. Without a rule, the function that receives the text checks it. */
type TextFormat = 'hex' | 'base64' | 'boc' | 'address' | 'decimal' | 'json'

/** Rule by which validation checks a text. */
export interface TextRule {
  /** Description of a valid text, in words that follow "expected". */
  readonly expected: string
  /**
   * Description of an invalid text, in words that follow "got", without any part that could be a secret. `undefined`
   * for a valid text.
   */
  readonly mistake: (text: string) => string | undefined
}

export interface StringShape extends Typed<string> {
  readonly kind: 'string'
  readonly format?: TextFormat
  readonly rule?: TextRule
}

/** A text that validation checks. */
export interface CheckedText extends StringShape {
  readonly rule: TextRule
}

export interface BooleanShape extends Typed<boolean> {
  readonly kind: 'boolean'
}

export interface IntegerShape extends Typed<number> {
  readonly kind: 'integer'
  readonly bits: 8 | 16 | 32
  readonly signed: boolean
}

/** An integer that does not fit a double: an exact JSON numeral on the wire, a `bigint` in the program. */
export interface BigIntegerShape extends Typed<bigint> {
  readonly kind: 'bigInteger'
  readonly bits: 64
  readonly signed: boolean
}

export interface FloatShape extends Typed<number> {
  readonly kind: 'float'
}

/** Arbitrary JSON, passed on digit by digit. */
export interface AnyShape extends Typed<unknown> {
  readonly kind: 'any'
  /** Its form, if known. For documentation and static types only. */
  readonly form?: Shape
}

export interface ArrayShape<S extends Shape = Shape> extends Typed<readonly ValueOf<S>[]> {
  readonly kind: 'array'
  readonly item: S
  /** Items may be `null`. */
  readonly nullableItems?: boolean
}

/** An array whose items may be `null`. */
export interface NullableArrayShape<S extends Shape = Shape> extends Typed<readonly (ValueOf<S> | null)[]> {
  readonly kind: 'array'
  readonly item: S
  readonly nullableItems: true
}

/** A JSON object with free keys. */
export interface MapShape<S extends Shape = Shape> extends Typed<Readonly<Record<string, ValueOf<S>>>> {
  readonly kind: 'map'
  readonly item: S
  /** Content of the keys. Absent: any text. */
  readonly key?: StringShape
}

export interface FieldAttributes {
  /** Default of an absent field, as JSON. Reading inserts it only into fields made by `withDefault`. */
  readonly default?: unknown
  /** `Since <major>.<minor>.` and what to use instead, as sentences. Source: docs/compatibility.md. */
  readonly deprecated?: string
  /** Whether the value is secret: it is never logged or repeated in an error. */
  readonly secret?: boolean
  /** Whether a call of a reading function with this parameter changes the storage. */
  readonly changes?: true
  /** A GraphQL document: with a mutation in it, a call of a function that reads changes something. */
  readonly graphql?: true
  /** Substitute for a missing required field: the function gets this value and reports the mistake itself. */
  readonly absentAs?: unknown
  /**
   * Wrong name that callers use for this field. It is refused, because omitting the field would change the result
   * silently.
   */
  readonly wrongName?: string
  /** Smallest and largest number allowed, narrower than the type. */
  readonly minimum?: number
  readonly maximum?: number
  /** The number must be larger than this. */
  readonly above?: number
  /** Whether an array or a map must have at least one entry. */
  readonly filled?: true
}

export interface Field<S extends Shape = Shape, Optional extends boolean = boolean> extends FieldAttributes {
  readonly shape: S
  readonly summary: string
  /** May be absent or `null`; results carry `null`. */
  readonly optional: Optional
  readonly takesDefault?: true
}

/** A field that may be absent or `null`; readers then get its default. */
export interface FieldWithDefault<S extends Shape = Shape> extends Field<S, true> {
  readonly default: unknown
  readonly takesDefault: true
}

export type Fields = Readonly<Record<string, Field>>

export interface StructShape<F extends Fields = Fields> extends Typed<ValuesOf<F>> {
  readonly kind: 'struct'
  readonly name: string
  readonly summary: string
  readonly fields: F
  /** Made by `form` or `selection`. */
  readonly isForm?: true
  /** Made by `selection`: optional fields may also be `null`. */
  readonly hasNulls?: true
  /** Made by `exact`. */
  readonly isExact?: true
}

export interface Variant<F extends Fields = Fields> {
  readonly summary: string
  readonly fields: F
}

export type Variants = Readonly<Record<string, Variant>>

/** A JSON object that is one of several structs, told apart by its field `type`. */
export interface UnionShape<V extends Variants = Variants>
  extends Typed<{ [K in keyof V & string]: { type: K } & ValuesOf<V[K]['fields']> }[keyof V & string]> {
  readonly kind: 'union'
  readonly name: string
  readonly summary: string
  readonly variants: V
}

interface Constant<W extends string | number = string | number> {
  readonly value: W
  readonly summary: string
}

/** A closed list of named constants; `wire` is the JSON type of their values. */
export interface ConstantsShape<W extends string | number = string | number> extends Typed<W> {
  readonly kind: 'constants'
  readonly name: string
  readonly summary: string
  readonly wire: 'string' | 'number'
  readonly constants: Readonly<Record<string, Constant<W>>>
  /**
   * Width in bits of unsigned numbers that programs combine and pass to contracts: bindings have them as plain numbers. Absent: a value of
   * the API.
   */
  readonly plainBits?: 8
}

/** A named plain type; its JSON form is that of `target`. */
export interface AliasShape<S extends Shape = Shape> extends Typed<ValueOf<S>> {
  readonly kind: 'alias'
  readonly name: string
  readonly summary: string
  readonly target: S
}

/** A reference that is resolved on first use, so that a type may contain itself. */
export interface LazyShape<T = unknown> extends Typed<T> {
  readonly kind: 'lazy'
  readonly resolve: () => Shape
}

/** A union with unknown variants. */
export type AnyUnion = UnionShape<any>

export type NamedShape = StructShape | UnionShape | ConstantsShape | AliasShape

export type Shape =
  | StringShape
  | BooleanShape
  | IntegerShape
  | BigIntegerShape
  | FloatShape
  | AnyShape
  | ArrayShape<any>
  | NullableArrayShape<any>
  | MapShape<any>
  | StructShape<any>
  | UnionShape<any>
  | ConstantsShape<any>
  | AliasShape<any>
  | LazyShape<any>

/** Static type of the values of a shape. */
export type ValueOf<S> = S extends { readonly [value]?: infer T } ? Exclude<T, undefined> : never

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly takesDefault: true } ? never : F[K]['optional'] extends true ? K : never
}[keyof F]

/** Static type of an object with these fields. */
type ValuesOf<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]['shape']> } & {
  [K in OptionalKeys<F>]?: ValueOf<F[K]['shape']> | undefined
}

export const text: StringShape = { kind: 'string' }
export const hex: StringShape = { kind: 'string', format: 'hex' }
export const base64: StringShape = { kind: 'string', format: 'base64' }
export const boc: StringShape = { kind: 'string', format: 'boc' }
export const address: StringShape = { kind: 'string', format: 'address' }
export const decimal: StringShape = { kind: 'string', format: 'decimal' }
export const bool: BooleanShape = { kind: 'boolean' }
export const u8: IntegerShape = { kind: 'integer', bits: 8, signed: false }
export const u16: IntegerShape = { kind: 'integer', bits: 16, signed: false }
export const u32: IntegerShape = { kind: 'integer', bits: 32, signed: false }
export const i8: IntegerShape = { kind: 'integer', bits: 8, signed: true }
export const i32: IntegerShape = { kind: 'integer', bits: 32, signed: true }
export const u64: BigIntegerShape = { kind: 'bigInteger', bits: 64, signed: false }
export const i64: BigIntegerShape = { kind: 'bigInteger', bits: 64, signed: true }
export const f32: FloatShape = { kind: 'float' }
export const any: AnyShape = { kind: 'any' }

/** Free JSON that has this form. */
export function json(form: Shape): AnyShape {
  return { kind: 'any', form }
}

export function array<S extends Shape>(item: S): ArrayShape<S> {
  return { kind: 'array', item }
}

/** An array whose items may be `null`. */
export function nullableArray<S extends Shape>(item: S): NullableArrayShape<S> {
  return { kind: 'array', item, nullableItems: true }
}

export function map<S extends Shape>(item: S, key?: StringShape): MapShape<S> {
  return { kind: 'map', item, ...(key && { key }) }
}

/** A field that must be present. */
export function field<S extends Shape>(shape: S, summary: string, attributes: FieldAttributes = {}): Field<S, false> {
  return { shape, summary, optional: false, ...attributes }
}

/** A field that may be absent or `null`. Its type says whether it has a default. */
export function optional<S extends Shape, A extends FieldAttributes = Record<never, never>>(
  shape: S,
  summary: string,
  attributes?: A,
): Field<S, true> & Pick<A, keyof A & 'default'> {
  return { shape, summary, optional: true, ...attributes } as Field<S, true> & A
}

/** A field that may be absent or `null`, which validation replaces with `value`, JSON that the shape takes. */
export function withDefault<S extends Shape>(
  shape: S,
  summary: string,
  value: unknown,
  attributes: FieldAttributes = {},
): FieldWithDefault<S> {
  return { shape, summary, optional: true, takesDefault: true, ...attributes, default: value }
}

export function struct<F extends Fields>(name: string, summary: string, fields: F): StructShape<F> {
  return { kind: 'struct', name, summary, fields }
}

/** The struct with unknown members refused, because a misspelt name would be ignored silently. */
export function exact<F extends Fields>(shape: StructShape<F>): StructShape<F> {
  return { ...shape, isExact: true }
}

/**
 * The fields of JSON that is passed on unchanged: absent fields stay absent, and 64-bit integers are JSON numbers.
 * Newer versions may add fields.
 */
export function form<F extends Fields>(name: string, summary: string, fields: F): StructShape<F> {
  return { ...struct(name, summary, fields), isForm: true }
}

/**
 * The fields of a GraphQL object that a query may select, as a form: fields that were not selected are absent, unknown
 * ones are `null`.
 */
export function selection<F extends Fields>(name: string, summary: string, fields: F): StructShape<F> {
  return { ...form(name, summary, fields), hasNulls: true }
}

export function variant<F extends Fields>(summary: string, fields?: F): Variant<F> {
  return { summary, fields: fields ?? ({} as F) }
}

export function union<V extends Variants>(name: string, summary: string, variants: V): UnionShape<V> {
  return { kind: 'union', name, summary, variants }
}

/** `entries` maps the name of a constant to its wire value and its meaning. */
export function constants<const E extends Readonly<Record<string, readonly [string | number, string]>>>(
  name: string,
  summary: string,
  entries: E,
): ConstantsShape<E[keyof E][0]> {
  const constants = Object.fromEntries(
    Object.entries(entries).map(([key, [value, meaning]]) => [key, { value, summary: meaning }]),
  ) as Record<string, Constant<E[keyof E][0]>>
  const wire = typeof Object.values(entries)[0]?.[0] === 'number' ? 'number' : 'string'
  return { kind: 'constants', name, summary, wire, constants }
}

/** Bits that programs combine with `|` for arguments of contracts. No function takes the type itself. */
export function bitFlags(
  name: string,
  summary: string,
  entries: Readonly<Record<string, readonly [number, string]>>,
): ConstantsShape<number> {
  return { ...constants(name, summary, entries), plainBits: 8 }
}

export function alias<S extends Shape>(name: string, summary: string, target: S): AliasShape<S> {
  return { kind: 'alias', name, summary, target }
}

export function lazy<T>(resolve: () => Shape): LazyShape<T> {
  return { kind: 'lazy', resolve }
}

/** Types that have a name and are referred to by it. */
export function isNamed(shape: Shape): shape is NamedShape {
  return shape.kind === 'struct' || shape.kind === 'union' || shape.kind === 'constants' || shape.kind === 'alias'
}
