/** Values of an ABI from the library, turned into exact values of JavaScript. */
import type { AbiParameter } from './AbiDescription.ts'

type Value = unknown

/** Integers of up to 32 bits become numbers, all others bigint; the rest keeps its form. */
export function decodeOutputs(parameters: readonly AbiParameter[], values: unknown): Record<string, unknown> {
  const given = (values ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    parameters.map(({ name, type, components }) => [name, decodeOutput(type, components ?? [], given[name])]),
  )
}

function decodeOutput(type: string, components: readonly AbiParameter[], value: Value): unknown {
  if (value === null || value === undefined) return null
  const array = /^(.*)\[\d*\]$/.exec(type)
  if (array !== null) return (value as Value[]).map((item) => decodeOutput(array[1]!, components, item))
  const wrapped = /^(map|optional|ref)\((.*)\)$/.exec(type)
  if (wrapped !== null) {
    const [, kind, inner] = wrapped as unknown as [string, string, string]
    if (kind !== 'map') return decodeOutput(inner, components, value)
    const itemType = inner.slice(inner.indexOf(',') + 1)
    const entries = Object.entries(value as object)
    return Object.fromEntries(entries.map(([key, item]) => [key, decodeOutput(itemType, components, item)]))
  }
  if (type === 'tuple') return decodeOutputs(components, value)
  const integer = /^(?:var)?u?int(\d+)$/.exec(type)
  if (integer !== null || INTEGER_TYPES.has(type)) {
    const exact = toBigInt(value as string | number | bigint)
    const isSmall = type === 'expire' || (integer !== null && !type.startsWith('var') && Number(integer[1]) <= 32)
    return isSmall ? Number(exact) : exact
  }
  return value
}

const INTEGER_TYPES = new Set(['gram', 'grams', 'token', 'time', 'expire'])

/** Takes also a negative hexadecimal text. */
function toBigInt(value: string | number | bigint): bigint {
  return typeof value === 'string' && value.startsWith('-') ? -BigInt(value.slice(1)) : BigInt(value)
}
