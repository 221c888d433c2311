import { AbiError } from './AbiError.ts'

export type JsonFields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Own field of a JSON object; `undefined` for absent and `null`. */
export function readField(json: JsonFields, name: string): unknown {
  return Object.hasOwn(json, name) ? (json[name] ?? undefined) : undefined
}

/** Required text. Throws `json`. */
export function readText(json: JsonFields, name: string, where: string): string {
  const value = readField(json, name)
  if (typeof value === 'string') return value
  throw new AbiError('json', `${where}: field "${name}" must be a string`)
}

/** Optional list. Throws `json`. */
export function readList(json: JsonFields, name: string, where: string): readonly unknown[] | undefined {
  const value = readField(json, name)
  if (value === undefined || Array.isArray(value)) return value
  throw new AbiError('json', `${where}: field "${name}" must be an array`)
}
