/** Values of forms: what a person types for each ABI type, and what the library gets. */
import { parseExactJson } from '../../../../../bindings/typescript/common/exactJson.ts'
import { type AbiType, readParameterType } from '../../../common/abiType.ts'
import type { AbiParameter } from './contracts.ts'
import { parseAmount } from './formats.ts'
import { findName } from './names.ts'

export type Unit = 'tokens' | 'nano'

/** The typed form of a value; its shape is that of the type. */
export type FormValue =
  | { readonly kind: 'text'; readonly text: string; readonly unit?: Unit }
  | { readonly kind: 'items'; readonly items: readonly FormValue[] }
  | { readonly kind: 'rows'; readonly rows: readonly FormRow[] }
  | { readonly kind: 'members'; readonly members: Readonly<Record<string, FormValue>> }
  | { readonly kind: 'optional'; readonly value: FormValue | undefined }

/** An entry of a map. */
export interface FormRow {
  readonly key: FormValue
  readonly value: FormValue
}

/** Values of the parameters of a function, by name; those without a value have their default. */
export type FormValues = Readonly<Record<string, FormValue>>

/** A parameter with its type; `undefined` for a type that no form is known for. */
export interface FormParameter {
  readonly name: string
  readonly typeText: string
  readonly type: AbiType | undefined
}

export function formParameter(parameter: AbiParameter): FormParameter {
  const { name, type: typeText } = parameter
  try {
    return { name, typeText, type: readParameterType(parameter) }
  } catch {
    return { name, typeText, type: undefined }
  }
}

const AMOUNT_NAMES = /^_*\w*(value|amount|balance|grams|tokens|evers|fee|price|deposit|payment)$/i

/** Whether a number is an amount of tokens: by its type, or by its name if it can hold one. */
export function isAmount(name: string, type: AbiType): boolean {
  if (type.kind === 'token') return true
  const canHold = (type.kind === 'uint' && type.bits === 128) || (type.kind === 'varuint' && type.size === 16)
  return canHold && AMOUNT_NAMES.test(name)
}

export function isNumber({ kind }: AbiType): boolean {
  return ['uint', 'int', 'varuint', 'varint', 'token', 'time', 'expire'].includes(kind)
}

/** What a field holds before anything is typed: the value that would be sent. */
export function defaultValue(name: string, type: AbiType | undefined): FormValue {
  if (type === undefined) return { kind: 'text', text: '' }
  switch (type.kind) {
    case 'array':
      return { kind: 'items', items: [] }
    case 'fixedarray':
      return {
        kind: 'items',
        items: Array.from({ length: Math.min(type.length, MOST_ITEMS) }, () => defaultValue(name, type.item)),
      }
    case 'map':
      return { kind: 'rows', rows: [] }
    case 'tuple':
      return {
        kind: 'members',
        members: Object.fromEntries(type.params.map((member) => [member.name, defaultValue(member.name, member.type)])),
      }
    case 'optional':
      return { kind: 'optional', value: undefined }
    case 'ref':
      return defaultValue(name, type.inner)
    case 'bool':
      // Money that cannot be delivered should come back.
      return { kind: 'text', text: String(/^_*bounce$/i.test(name)) }
    default:
      if (isAmount(name, type)) return { kind: 'text', text: '0', unit: 'tokens' }
      return { kind: 'text', text: isNumber(type) && !/pub_?key/i.test(name) ? '0' : '' }
  }
}

/** A fixed array of a hostile ABI could be of any length. */
const MOST_ITEMS = 1000

/** The parameters for the library. Throws an error that names the field which cannot be read. */
export function readParameters(parameters: readonly AbiParameter[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    parameters.map((parameter) => {
      const { name, type } = formParameter(parameter)
      return [name, readValue(name, type, values[name] ?? defaultValue(name, type))]
    }),
  )
}

function readValue(where: string, type: AbiType | undefined, value: FormValue): unknown {
  if (value.kind === 'text') return readText(where, type, value)
  if (value.kind === 'optional') {
    return value.value === undefined
      ? null
      : readValue(where, type?.kind === 'optional' ? type.inner : type, value.value)
  }
  if (type?.kind === 'ref') return readValue(where, type.inner, value)
  if (value.kind === 'members' && type?.kind === 'tuple') {
    return Object.fromEntries(
      type.params.map(({ name, type: member }) => [
        name,
        readValue(`${where}.${name}`, member, value.members[name] ?? defaultValue(name, member)),
      ]),
    )
  }
  if (value.kind === 'items' && (type?.kind === 'array' || type?.kind === 'fixedarray')) {
    return value.items.map((item, index) => readValue(`${where}[${index}]`, type.item, item))
  }
  if (value.kind === 'rows' && type?.kind === 'map') return readRows(where, type, value.rows)
  throw new Error(`${where} does not fit its type`)
}

function readRows(where: string, type: Extract<AbiType, { kind: 'map' }>, rows: readonly FormRow[]): object {
  const entries: Record<string, unknown> = {}
  for (const { key, value } of rows) {
    const name = String(readValue(`A key of ${where}`, type.key, key))
    if (Object.hasOwn(entries, name)) throw new Error(`${where} has the key ${name} twice`)
    entries[name] = readValue(`${where}[${name}]`, type.value, value)
  }
  return entries
}

function readText(
  where: string,
  type: AbiType | undefined,
  { text, unit }: Extract<FormValue, { kind: 'text' }>,
): unknown {
  const trimmed = text.trim()
  if (type === undefined) return readJson(where, trimmed)
  if (type.kind === 'ref') return readText(where, type.inner, { kind: 'text', text, ...(unit && { unit }) })
  if (type.kind === 'string') return text
  if (type.kind === 'bool') return trimmed === 'true'
  if (type.kind === 'address' || type.kind === 'address_std') return readAddress(where, trimmed)
  if (!isNumber(type)) return trimmed
  if (trimmed === '') throw new Error(`${where} is empty: enter a number`)
  if (unit === 'tokens') return readTokens(where, trimmed)
  return trimmed.replace(/(?<=\d)[\s_\u202f](?=\d)/g, '')
}

function readTokens(where: string, text: string): string {
  const nano = parseAmount(text)
  if (nano === undefined) {
    throw new Error(`${where} is not an amount of tokens such as 1.5, with at most 9 digits after the point`)
  }
  return String(nano)
}

/** A name of an account, its id, or an address in any form that the library reads; `none` for no address. */
function readAddress(where: string, text: string): string {
  if (text === '') throw new Error(`${where} is empty: enter an account, or "none" for no address`)
  if (text.toLowerCase() === 'none') return ''
  if (/^[0-9a-f]{64}$/i.test(text)) return `0:${text.toLowerCase()}`
  const named = findName(text)
  return named === undefined ? text : `0:${named}`
}

function readJson(where: string, text: string): unknown {
  try {
    return parseExactJson(text === '' ? 'null' : text)
  } catch {
    throw new Error(`${where} is not JSON`)
  }
}

/** The typed form of parameters in JSON; what does not fit its type has the default. */
export function typedValues(parameters: readonly AbiParameter[], given: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const { name, type } = formParameter(parameter)
      return Object.hasOwn(given, name) ? [[name, typedValue(name, type, given[name])] as const] : []
    }),
  )
}

function typedValue(name: string, type: AbiType | undefined, given: unknown): FormValue {
  if (type === undefined) return { kind: 'text', text: JSON.stringify(given) ?? '' }
  switch (type.kind) {
    case 'ref':
      return typedValue(name, type.inner, given)
    case 'optional':
      return { kind: 'optional', value: given == null ? undefined : typedValue(name, type.inner, given) }
    case 'tuple': {
      const members = Object(given ?? {}) as Record<string, unknown>
      return {
        kind: 'members',
        members: Object.fromEntries(
          type.params.map((member) => [member.name, typedValue(member.name, member.type, members[member.name])]),
        ),
      }
    }
    case 'array':
    case 'fixedarray':
      if (!Array.isArray(given)) return defaultValue(name, type)
      return { kind: 'items', items: given.slice(0, MOST_ITEMS).map((item) => typedValue(name, type.item, item)) }
    case 'map': {
      const rows = Object.entries(Object(given ?? {}) as Record<string, unknown>).slice(0, MOST_ITEMS)
      const typedRow = ([key, value]: readonly [string, unknown]) => ({
        key: typedValue('', type.key, key),
        value: typedValue('', type.value, value),
      })
      return { kind: 'rows', rows: rows.map(typedRow) }
    }
    default:
      if (given == null) return defaultValue(name, type)
      return { kind: 'text', text: String(given), ...(isAmount(name, type) && { unit: 'nano' as const }) }
  }
}
