/** Unions of the API: JSON objects that differ by their field `type`. */

interface Typed {
  readonly type: string
}

/** One variant of a union. */
export type Variant<U extends Typed, T extends U['type']> = Extract<U, { readonly type: T }>

/** The fields of one variant of a union, without `type`. */
type VariantFields<U extends Typed, T extends U['type']> = Omit<Variant<U, T>, 'type'>

/** What a method of an app object returns: the fields of a variant, or a promise of them. */
export type Answer<U extends Typed, T extends U['type']> = VariantFields<U, T> | Promise<VariantFields<U, T>>

/** A function for each variant that makes it from its fields: `Signer.Keys({ keys })`. */
export type VariantMakers<U extends Typed> = {
  readonly [T in U['type']]: (
    ...fields: Record<never, never> extends VariantFields<U, T> ? [VariantFields<U, T>?] : [VariantFields<U, T>]
  ) => Variant<U, T>
}

export function variantMakers<U extends Typed>(types: readonly U['type'][]): VariantMakers<U> {
  const makers = types.map((type) => [type, (fields?: object) => ({ ...fields, type })])
  return Object.freeze(Object.fromEntries(makers))
}
