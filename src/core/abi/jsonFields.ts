import { AbiError } from './AbiError.ts'

export type JsonFields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own field of a JSON object; `undefined` for absent and `null`. */
export const readField = (json: JsonFields, name: string): unknown =>
  Object.hasOwn(json, name) ? (json[name] ?? undefined) : undefined

/** Text that has to be there. Errors: `json`. */
export const readText = (json: JsonFields, name: string, where: string): string => {
  const value = readField(json, name)
  if (typeof value === 'string') return value
  throw new AbiError('json', `${where}: field "${name}" has to be a text`)
}

/** List that may be absent. Errors: `json`. */
export const readList = (json: JsonFields, name: string, where: string): readonly unknown[] | undefined => {
  const value = readField(json, name)
  if (value === undefined || Array.isArray(value)) return value
  throw new AbiError('json', `${where}: field "${name}" has to be a list`)
}
