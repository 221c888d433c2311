/** Values of an ABI from the library, turned into exact values of JavaScript. */
import type { AbiParameter } from './AbiDescription.ts'
import { partsOfType } from './abiTypes.ts'
import { hexBytes } from './hexText.ts'

/**
 * Integers of up to 32 bits become numbers, all others bigint; `bytes` and `fixedbytes` become a Uint8Array, maps a Map. The rest keeps its
 * form.
 */
export function decodeOutputs(parameters: readonly AbiParameter[], values: unknown): Record<string, unknown> {
  const given = (values ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    parameters.map(({ name, type, components }) => [name, decodeOutput(type, components ?? [], given[name])]),
  )
}

function decodeOutput(type: string, components: readonly AbiParameter[], value: unknown): unknown {
  if (value === null || value === undefined) return null
  const parts = partsOfType(type)
  switch (parts.kind) {
    case 'array':
      return (value as unknown[]).map((item) => decodeOutput(parts.item, components, item))
    case 'wrapped':
      return decodeOutput(parts.item, components, value)
    case 'map':
      return new Map(
        Object.entries(value).map(([key, item]) => [
          decodeOutput(parts.key, [], key),
          decodeOutput(parts.item, components, item),
        ]),
      )
    case 'tuple':
      return decodeOutputs(components, value)
    case 'bytes':
      return hexBytes(value as string)
    case 'integer': {
      const exact = toBigInt(value as string | number | bigint)
      return parts.isSmall ? Number(exact) : exact
    }
    case 'plain':
      return value
  }
}

/** Takes also a negative hexadecimal text. */
function toBigInt(value: string | number | bigint): bigint {
  return typeof value === 'string' && value.startsWith('-') ? -BigInt(value.slice(1)) : BigInt(value)
}
