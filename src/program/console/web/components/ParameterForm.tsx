/** A form for the parameters of a function of the library. It edits their JSON text, which is what the call uses. */
import { parseExactJson } from '../../../../../bindings/typescript/common/exactJson.ts'
import { type ApiMethod, ownParameters, resolved, type Schema, typeText } from '../data/apiDocument.ts'
import { jsonText } from '../data/formats.ts'
import { type Choice, Field, Select } from './fields.tsx'

type Schemas = Readonly<Record<string, Schema>>

export function ParameterForm({
  method,
  schemas,
  text,
  change,
}: {
  readonly method: ApiMethod
  readonly schemas: Schemas
  /** JSON. */
  readonly text: string
  readonly change: (text: string) => void
}) {
  const parameters = ownParameters(method)
  if (parameters.length === 0) return <p class="hint">It has no parameters.</p>
  const values = readObject(text)
  if (values === undefined) {
    return (
      <p class="notice warn" role="note">
        The JSON below cannot be read: the form comes back when it can.
      </p>
    )
  }
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = values
    change(jsonText(value === undefined ? others : { ...values, [name]: value }))
  }
  return (
    <div class="stack">
      {parameters.map(({ name, summary, required, schema }) => (
        <Parameter
          key={name}
          name={name}
          summary={summary}
          isRequired={required}
          schema={resolved(schema, schemas)}
          typeName={typeText(schema)}
          value={values[name]}
          change={(value) => set(name, value)}
        />
      ))}
    </div>
  )
}

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = text.trim() === '' ? {} : parseExactJson(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

interface ParameterProps {
  readonly name: string
  readonly summary: string | undefined
  readonly isRequired: boolean
  readonly schema: Schema
  readonly typeName: string
  readonly value: unknown
  /** `undefined` leaves it out. */
  readonly change: (value: unknown) => void
}

function Parameter({ name, summary, isRequired, schema, typeName, value, change }: ParameterProps) {
  const label = (
    <>
      {name} <code>{typeName}</code> {isRequired && <span class="dim">required</span>}
    </>
  )
  return (
    <Field label={label} title={summary}>
      <Control schema={schema} isRequired={isRequired} value={value} change={change} />
    </Field>
  )
}

type ControlProps = Pick<ParameterProps, 'schema' | 'isRequired' | 'value' | 'change'>

function Control({ schema, isRequired, value, change }: ControlProps) {
  const choices: readonly unknown[] | undefined = schema.type === 'boolean' ? [false, true] : schema.enum
  if (choices !== undefined) {
    const absent: Choice[] = !isRequired || value === undefined ? [['', isRequired ? 'choose' : 'absent']] : []
    return (
      <Select
        value={value === undefined ? '' : String(choices.indexOf(value))}
        change={(index) => change(choices[Number(index || Number.NaN)])}
        choices={[...absent, ...choices.map((choice, index) => [String(index), String(choice)] as const)]}
      />
    )
  }
  if (schema.type === 'string') {
    return (
      <input
        value={typeof value === 'string' ? value : ''}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget: { value: typed } }) => change(typed === '' && !isRequired ? undefined : typed)}
      />
    )
  }
  return <JsonControl schema={schema} isRequired={isRequired} value={value} change={change} />
}

/**
 * Numbers and structured values, as JSON. Text that is not valid JSON yet stays in the field and does not change the
 * value.
 */
function JsonControl({ schema, isRequired, value, change }: ControlProps) {
  const take = (typed: string) => {
    if (typed.trim() === '') return change(isRequired ? null : undefined)
    try {
      change(parseExactJson(typed))
    } catch {
      // The mistake is reported when the function is run.
    }
  }
  const shown = value === undefined || value === null ? '' : jsonText(value, 0)
  return schema.type === 'integer' || schema.type === 'number' ? (
    <input
      key={shown}
      defaultValue={shown}
      inputMode="numeric"
      autocomplete="off"
      onChange={(event) => take(event.currentTarget.value)}
    />
  ) : (
    <textarea
      key={shown}
      defaultValue={shown}
      rows={shown.length > 80 ? 4 : 2}
      spellcheck={false}
      placeholder="JSON"
      onChange={(event) => take(event.currentTarget.value)}
    />
  )
}
