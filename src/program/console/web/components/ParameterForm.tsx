/** A form for the parameters of a function of the library. It edits their JSON text, which is what the call uses. */
import { parseExactJson } from '../../../../../bindings/typescript/common/exactJson.ts'
import { type ApiMethod, ownParameters, type Schema } from '../data/apiDocument.ts'
import { jsonText } from '../data/formats.ts'
import { SchemaField } from './SchemaField.tsx'

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
  if (parameters.length === 0) return <p class="hint">No parameters.</p>
  const values = readObject(text)
  if (values === undefined) {
    return (
      <p class="notice warn" role="note">
        The JSON below is invalid. Correct it to show the form again.
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
        <SchemaField
          key={name}
          name={name}
          path={name}
          summary={summary}
          isRequired={required}
          schema={schema}
          schemas={schemas}
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
