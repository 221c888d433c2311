/** A form for the parameters of a function, generated from its ABI. The library validates the values. */
import { parseExactJson } from '../../../../../bindings/typescript/common/exactJson.ts'
import type { AbiParameter } from '../data/contracts.ts'
import { Field, Select, TextField } from './fields.tsx'

/** Entered texts, by name. */
export type Typed = Readonly<Record<string, string>>

export function AbiForm({
  parameters,
  typed,
  change,
}: {
  readonly parameters: readonly AbiParameter[]
  readonly typed: Typed
  readonly change: (typed: Typed) => void
}) {
  if (parameters.length === 0) return <p class="hint">It has no parameters.</p>
  return (
    <div class="stack">
      {parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          value={typed[parameter.name] ?? ''}
          change={(value) => change({ ...typed, [parameter.name]: value })}
        />
      ))}
    </div>
  )
}

function ParameterField({
  parameter,
  value,
  change,
}: {
  readonly parameter: AbiParameter
  readonly value: string
  readonly change: (value: string) => void
}) {
  const { name, type } = parameter
  const label = (
    <>
      {name} <code>{type}</code>
    </>
  )
  const placeholder = exampleOf(parameter)
  if (type === 'bool') {
    return (
      <Field label={label}>
        <Select value={value === '' ? 'false' : value} change={change} choices={['false', 'true']} />
      </Field>
    )
  }
  if (!isStructured(type)) return <TextField {...{ label, value, change, placeholder }} />
  return (
    <Field label={label}>
      <textarea
        rows={3}
        value={value}
        spellcheck={false}
        placeholder={placeholder}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </Field>
  )
}

function isStructured(type: string): boolean {
  return /^(map\(|tuple)/.test(type) || type.endsWith(']')
}

function exampleOf({ type, components }: AbiParameter): string {
  if (type.startsWith('map(')) return '{}'
  if (type.endsWith(']')) return '[]'
  if (type === 'tuple') return `{ ${(components ?? []).map(({ name }) => `"${name}": …`).join(', ')} }`
  if (/^(u?int|var|grams|gram|token|time|expire)/.test(type)) return '0'
  if (type === 'address' || type === 'address_std') return '0:…'
  if (type === 'cell') return 'base64, empty for an empty cell'
  if (type.startsWith('bytes') || type.startsWith('fixedbytes')) return 'hex digits'
  if (type === 'pubkey') return '64 hex digits'
  if (type.startsWith('optional(')) return 'empty for none'
  return ''
}

const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='

/**
 * Converts the entered texts to parameters for the library. Throws with the name of the parameter whose JSON cannot be
 * read.
 */
export function valuesOf(parameters: readonly AbiParameter[], typed: Typed): Record<string, unknown> {
  return Object.fromEntries(
    parameters.map((parameter) => [parameter.name, valueOf(parameter, typed[parameter.name] ?? '')]),
  )
}

function valueOf({ name, type }: AbiParameter, text: string): unknown {
  const trimmed = text.trim()
  if (type === 'bool') return trimmed === 'true'
  if (type === 'string') return text
  if (isStructured(type)) {
    if (trimmed === '') return type.startsWith('map(') ? {} : type.endsWith(']') ? [] : null
    try {
      return parseExactJson(trimmed)
    } catch {
      throw new Error(`${name} is not JSON: arrays in [ ], maps and tuples in { }, text in quotes`)
    }
  }
  if (type.startsWith('optional(') && trimmed === '') return null
  if (type === 'cell' && trimmed === '') return EMPTY_CELL
  return trimmed
}
