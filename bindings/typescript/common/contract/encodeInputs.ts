/** Arguments of a contract, turned into the values that the library reads. */
import type { AbiErrorCode } from '../../generated/types/abi.ts'
import { ClientError } from '../ClientError.ts'
import type { AbiParameter } from './AbiDescription.ts'
import { partsOfType } from './abiTypes.ts'
import { hexText } from './hexText.ts'

/**
 * A Uint8Array for `bytes` or `fixedbytes` becomes hexadecimal text, a Map an object; the rest keeps its form, and is checked by the library.
 * Throws ClientError with this code for `fixedbytes` of another size: of more bytes the library would take the first ones.
 */
export function encodeInputs(
  parameters: readonly AbiParameter[],
  values: object,
  code: AbiErrorCode,
): Record<string, unknown> {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const parameter = byName.get(name)
      return [name, parameter === undefined ? value : encodeInput(parameter, parameter.type, value, name, code)]
    }),
  )
}

function encodeInput(
  parameter: AbiParameter,
  type: string,
  value: unknown,
  where: string,
  code: AbiErrorCode,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const parts = partsOfType(type)
  switch (parts.kind) {
    case 'array':
      if (!Array.isArray(value)) return value
      return value.map((item, index) => encodeInput(parameter, parts.item, item, `${where}[${index}]`, code))
    case 'wrapped':
      return encodeInput(parameter, parts.item, value, where, code)
    case 'map': {
      const entries = value instanceof Map ? [...value] : Object.entries(value)
      return Object.fromEntries(
        entries.map(([key, item]) => [String(key), encodeInput(parameter, parts.item, item, `${where}[${key}]`, code)]),
      )
    }
    case 'tuple':
      return encodeInputs(parameter.components ?? [], value, code)
    case 'bytes':
      return value instanceof Uint8Array ? hexText(sizedBytes(value, parts.size, where, code)) : value
    default:
      return value
  }
}

function sizedBytes(bytes: Uint8Array, size: number | undefined, where: string, code: AbiErrorCode): Uint8Array {
  if (size === undefined || bytes.length === size) return bytes
  throw new ClientError(code, `Invalid value of ${where}: expected ${size} bytes, got ${bytes.length}`)
}
