/**
 * A record of a TL-B scheme is described once, as the list of its fields in their order; reading, writing and the static type
 * follow from it. Layouts that depend on flags or rules are written as functions and take the description of their regular
 * parts from here.
 */

import { Builder, type Cell, CellError, type DictionaryValue, type Slice } from '../cells/index.ts'
import { expectTag } from './expectTag.ts'

/** How a value is stored. `load` throws `underflow`, `store` throws `range` and `overflow`. A field can be the value of a dictionary. */
export type Field<T> = DictionaryValue<T>

/** `Maybe X`. An absent value has no member in the record. */
interface MaybeField<T> extends Field<T | undefined> {
  readonly maybe: true
}

type Fields = Readonly<Record<string, Field<unknown>>>
type MaybeKey<F extends Fields> = { [K in keyof F]: F[K] extends MaybeField<unknown> ? K : never }[keyof F]

/** The value that a field stores. */
export type Stored<F> = F extends Field<infer T> ? T : never

/** The value that a list of fields stores. */
type RecordOf<F extends Fields> = {
  readonly [K in keyof F as K extends MaybeKey<F> ? never : K]: Stored<F[K]>
} & {
  readonly [K in keyof F as K extends MaybeKey<F> ? K : never]?: Exclude<Stored<F[K]>, undefined>
}

type Flat<T> = { [K in keyof T]: T[K] }

export const bool: Field<boolean> = {
  load: (slice) => slice.loadBool(),
  store: (value, builder) => {
    builder.storeBit(value)
  },
}

/** Signed number of up to 53 bits. */
export function int(bits: number): Field<number> {
  return {
    load: (slice) => slice.loadInt(bits),
    store: (value, builder) => {
      builder.storeInt(value, bits)
    },
  }
}

/** A hash, key or account id, 32 bytes. */
export const bits256: Field<Uint8Array> = {
  load: (slice) => slice.loadBytes(32),
  store: (value, builder) => {
    builder.storeBits(value, 256)
  },
}

/** `Maybe X`. */
export function maybe<T>({ load, store }: Field<T>): MaybeField<T> {
  return {
    maybe: true,
    load: (slice) => (slice.loadBool() ? load(slice) : undefined),
    store: (value, builder) => {
      builder.storeBit(value !== undefined)
      if (value !== undefined) store(value, builder)
    },
  }
}

/** `Maybe ^Cell`. */
export const maybeRef: MaybeField<Cell> = {
  maybe: true,
  load: (slice) => slice.loadMaybeRef(),
  store: (value, builder) => {
    builder.storeMaybeRef(value)
  },
}

/** `^X`. */
export function inCell<T>(field: Field<T>): Field<T> {
  return {
    load: (slice) => field.load(slice.loadRefSlice()),
    store: (value, builder) => {
      builder.storeRef(cellOf(field, value))
    },
  }
}

/** `HashmapE n X` as `open` makes it of a root. */
export function dictionary<D extends { readonly root: Cell | undefined }>(open: (root?: Cell) => D): Field<D> {
  return {
    load: (slice) => open(slice.loadMaybeRef()),
    store: ({ root }, builder) => {
      builder.storeMaybeRef(root)
    },
  }
}

/** Fields one after the other. */
export function record<F extends Fields>(fields: F): Field<Flat<RecordOf<F>>> {
  return {
    load: (slice) => loadInto({}, fields, slice) as Flat<RecordOf<F>>,
    store: (value: Readonly<Record<string, unknown>>, builder) => {
      for (const name in fields) fields[name]!.store(value[name], builder)
    },
  }
}

function loadInto(value: Record<string, unknown>, fields: Fields, slice: Slice): object {
  for (const name in fields) {
    const part = fields[name]!.load(slice)
    if (part !== undefined) value[name] = part
  }
  return value
}

/**
 * A value after the tag of its constructor. `load` throws `format` for another tag; `what` names the value in the text
 * of the error.
 */
export function tagged<T>(bits: number, tag: number, what: string, field: Field<T>): Field<T> {
  return {
    load: (slice) => {
      expectTag(slice, bits, what, tag)
      return field.load(slice)
    },
    store: (value, builder) => field.store(value, builder.storeUint(tag, bits)),
  }
}

type Variants = Readonly<Record<string, readonly [bits: string, fields: Fields]>>
type VariantOf<V extends Variants> = {
  [K in keyof V]: Flat<{ readonly type: K } & RecordOf<V[K][1]>>
}[keyof V]

/**
 * One of several constructors; the member `type` holds its name. Each has the bits it begins with, as TL-B writes them after
 * `$`, and its fields. `load` throws `format` for unknown bits; `what` names the value in the text of the error.
 */
export function variants<const V extends Variants>(what: string, constructors: V): Field<VariantOf<V>> {
  const known = Object.entries(constructors).map(([type, [bits, fields]]) => ({
    type,
    bits,
    fields,
    store: record(fields).store,
  }))
  const byType = new Map(known.map((variant) => [variant.type, variant]))
  // Constructors by their bits with a 1 in front, so that `0` and `00` differ.
  const byBits = new Map(known.map((variant) => [Number.parseInt(`1${variant.bits}`, 2), variant]))
  const unfinished = new Set([...byBits.keys()].flatMap((bits) => [bits >> 1, bits >> 2, bits >> 3]))
  const shortest = Math.min(...known.map(({ bits }) => bits.length))
  return {
    load: (slice) => {
      let bits = (1 << shortest) | slice.loadUint(shortest)
      while (unfinished.has(bits)) bits = (bits << 1) | slice.loadBit()
      const variant = byBits.get(bits)
      if (variant === undefined)
        throw new CellError('format', `Unknown tag ${bits ^ (1 << (31 - Math.clz32(bits)))} of ${what}`)
      return loadInto({ type: variant.type }, variant.fields, slice) as VariantOf<V>
    },
    store: (value, builder) => {
      const { bits, store } = byType.get(value.type as string)!
      store(value, builder.storeUint(Number.parseInt(bits, 2), bits.length))
    },
  }
}

/** Cell of a value. Throws what `store` of the field throws. */
export function cellOf<T>(field: Field<T>, value: T): Cell {
  const builder = new Builder()
  field.store(value, builder)
  return builder.toCell()
}
