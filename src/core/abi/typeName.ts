import type { AbiParam, AbiType } from './AbiType.ts'

/**
 * Type as written in the text from which function numbers are computed: tuples by their members, `token` as `gram`.
 * Source: formats 5.2.
 */
export function typeName(type: AbiType): string {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return `${type.kind}${type.bits}`
    case 'varuint':
    case 'varint':
    case 'fixedbytes':
      return `${type.kind}${type.size}`
    case 'tuple':
      return `(${typeNames(type.params)})`
    case 'array':
      return `${typeName(type.item)}[]`
    case 'fixedarray':
      return `${typeName(type.item)}[${type.length}]`
    case 'map':
      return `map(${typeName(type.key)},${typeName(type.value)})`
    case 'optional':
    case 'ref':
      return `${type.kind}(${typeName(type.inner)})`
    case 'token':
      return 'gram'
    default:
      return type.kind
  }
}

/** Types of parameters, joined by commas. */
export function typeNames(params: readonly AbiParam[]): string {
  return params.map(({ type }) => typeName(type)).join(',')
}
