/** Types in the words of an ABI. */
import type { AbiType } from '../../../../common/abiType.ts'

export function typeName(type: AbiType): string {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return `${type.kind}${type.bits}`
    case 'varuint':
    case 'varint':
    case 'fixedbytes':
      return `${type.kind}${type.size}`
    case 'array':
      return `${typeName(type.item)}[]`
    case 'fixedarray':
      return `${typeName(type.item)}[${type.length}]`
    case 'map':
      return `map(${typeName(type.key)},${typeName(type.value)})`
    case 'optional':
    case 'ref':
      return `${type.kind}(${typeName(type.inner)})`
    default:
      return type.kind
  }
}
