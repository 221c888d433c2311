/** Parts of the types of an ABI, at run time. */

/** `integer` is a number or a bigint; `plain` is what JSON has a form for: booleans, addresses, strings, cells. */
export type AbiTypeParts =
  | { readonly kind: 'array' | 'wrapped'; readonly item: string }
  | { readonly kind: 'map'; readonly key: string; readonly item: string }
  | { readonly kind: 'integer'; readonly isSmall: boolean }
  /** `size` is absent for `bytes`, which have any number of them. */
  | { readonly kind: 'bytes'; readonly size?: number }
  | { readonly kind: 'tuple' | 'plain' }

/** `optional` and `ref` are `wrapped`: their value has the form of the inner type. */
export function partsOfType(type: string): AbiTypeParts {
  const array = /^(.*)\[\d*\]$/.exec(type)
  if (array !== null) return { kind: 'array', item: array[1]! }
  const wrapped = /^(map|optional|ref)\((.*)\)$/.exec(type)
  if (wrapped !== null) {
    const [, kind, inner] = wrapped as unknown as [string, string, string]
    if (kind !== 'map') return { kind: 'wrapped', item: inner }
    const comma = inner.indexOf(',')
    return { kind: 'map', key: inner.slice(0, comma), item: inner.slice(comma + 1) }
  }
  if (type === 'tuple') return { kind: 'tuple' }
  const bytes = /^(?:bytes|fixedbytes(\d+))$/.exec(type)
  if (bytes !== null) return { kind: 'bytes', ...(bytes[1] !== undefined && { size: Number(bytes[1]) }) }
  const integer = /^(var)?u?int(\d+)$/.exec(type)
  if (integer === null && !INTEGER_TYPES.has(type)) return { kind: 'plain' }
  const isSmall = type === 'expire' || (integer !== null && integer[1] === undefined && Number(integer[2]) <= 32)
  return { kind: 'integer', isSmall }
}

const INTEGER_TYPES = new Set(['gram', 'grams', 'token', 'time', 'expire'])
