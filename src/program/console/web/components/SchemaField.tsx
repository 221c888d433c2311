/** A field for a value of a JSON Schema: rows for lists, groups for objects, a choice where there are several forms. */
import type { ComponentChildren } from 'preact'
import { parseExactJson } from '../../../../../bindings/typescript/common/exactJson.ts'
import { resolved, type Schema, sampleOf, typeText } from '../data/apiDocument.ts'
import { jsonText } from '../data/formats.ts'
import { type Choice, Field, Select } from './fields.tsx'

export interface SchemaFieldProps {
  readonly name: string
  /** Names from the parameter down to this value, for buttons. */
  readonly path: string
  readonly summary: string | undefined
  readonly isRequired: boolean
  readonly schema: Schema
  readonly schemas: Readonly<Record<string, Schema>>
  readonly value: unknown
  /** `undefined` leaves it out. */
  readonly change: (value: unknown) => void
}

export function SchemaField(props: SchemaFieldProps) {
  const { name, path, summary, isRequired, schemas, value, change } = props
  const schema = resolved(props.schema, schemas)
  const label = (
    <>
      {name} <code>{typeText(props.schema)}</code> {isRequired && <span class="dim">required</span>}
    </>
  )
  if (!isStructured(schema)) {
    return (
      <Field label={label} title={summary}>
        <Control schema={schema} isRequired={isRequired} value={value} change={change} />
      </Field>
    )
  }
  const isAbsent = value === undefined || value === null
  return (
    <fieldset class="group stack" title={summary}>
      <legend>{label}</legend>
      {!isAbsent && <Structured {...props} schema={schema} />}
      {(isAbsent || !isRequired) && (
        <Button
          label={isAbsent ? 'Set' : 'Omit'}
          of={path}
          run={() => change(isAbsent ? sampleOf(schema, schemas) : undefined)}
        />
      )}
    </fieldset>
  )
}

function isStructured(schema: Schema): boolean {
  const isList = schema.type === 'array' && schema.items !== undefined
  return schema.properties !== undefined || isList || isChoice(schema)
}

/** Several forms, which the member `type` tells apart. */
function isChoice({ oneOf, discriminator }: Schema): boolean {
  return oneOf !== undefined && discriminator?.propertyName === 'type'
}

function Structured(props: SchemaFieldProps) {
  const { schema } = props
  if (isChoice(schema)) return <Forms {...props} />
  return schema.type === 'array' ? <Items {...props} /> : <Members {...props} />
}

function Forms({ schema, schemas, path, value, change, ...others }: SchemaFieldProps) {
  const forms: readonly Schema[] = schema.oneOf.map((form: Schema) => resolved(form, schemas))
  const nameOf = (form: Schema): string => String(form.properties?.type?.const ?? form.title)
  const chosen = forms.find((form) => nameOf(form) === membersOf(value)['type']) ?? forms[0]!
  return (
    <>
      <Select
        aria-label={`Form of ${path}`}
        value={nameOf(chosen)}
        change={(name) =>
          change(
            sampleOf(
              forms.find((form) => nameOf(form) === name),
              schemas,
            ),
          )
        }
        choices={forms.map((form) => [nameOf(form), `${nameOf(form)}: ${(form.description ?? '').replace(/\.$/, '')}`])}
      />
      <Members {...others} schema={chosen} schemas={schemas} path={path} value={value} change={change} />
    </>
  )
}

function Members({ schema, schemas, path, value, change }: SchemaFieldProps) {
  const members = membersOf(value)
  const required: readonly string[] = schema.required ?? []
  const set = (name: string, changed: unknown) => {
    const { [name]: _, ...others } = members
    change(changed === undefined ? others : { ...members, [name]: changed })
  }
  return (
    <>
      {Object.entries(schema.properties as Readonly<Record<string, Schema>>)
        .filter(([, member]) => member.const === undefined)
        .map(([name, member]) => (
          <SchemaField
            key={name}
            name={name}
            path={`${path}.${name}`}
            summary={member.description}
            isRequired={required.includes(name)}
            schema={member}
            schemas={schemas}
            value={members[name]}
            change={(changed) => set(name, changed)}
          />
        ))}
    </>
  )
}

function Items({ schema, schemas, path, value, change }: SchemaFieldProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <>
      {items.map((item, index) => (
        <div class="row entry" key={index}>
          <div class="entry-value">
            <SchemaField
              name={String(index)}
              path={`${path}[${index}]`}
              summary={undefined}
              isRequired={true}
              schema={schema.items}
              schemas={schemas}
              value={item}
              change={(changed) => change(items.with(index, changed))}
            />
          </div>
          <Button label="Remove" of={`${path}[${index}]`} run={() => change(items.toSpliced(index, 1))} />
        </div>
      ))}
      <Button label="Add an item" of={path} run={() => change([...items, sampleOf(schema.items, schemas)])} />
    </>
  )
}

function Button({
  label,
  of,
  run,
}: {
  readonly label: string
  readonly of: string
  readonly run: () => void
}): ComponentChildren {
  return (
    <div>
      <button type="button" class="small" aria-label={`${label}: ${of}`} onClick={run}>
        {label}
      </button>
    </div>
  )
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value ?? {}) as Record<string, unknown>
}

type ControlProps = Pick<SchemaFieldProps, 'schema' | 'isRequired' | 'value' | 'change'>

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
