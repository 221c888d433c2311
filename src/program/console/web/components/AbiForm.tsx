/** A form for the parameters of a function, generated from its ABI: one row for each value, however deep. */
import type { AbiType } from '../../../common/abiType.ts'
import type { AbiParameter } from '../data/contracts.ts'
import { defaultValue, type FormRow, type FormValue, type FormValues, formParameter } from '../data/formValues.ts'
import { CurrencyHint } from './abiForm/CurrencyHint.tsx'
import { Add, Group, Remove } from './abiForm/rowParts.tsx'
import { ScalarField } from './abiForm/ScalarField.tsx'
import { typeName } from './abiForm/typeName.ts'
import type { PropsOf, ValueProps } from './abiForm/valueProps.ts'

export function AbiForm({
  parameters,
  values,
  change,
}: {
  readonly parameters: readonly AbiParameter[]
  readonly values: FormValues
  readonly change: (values: FormValues) => void
}) {
  if (parameters.length === 0) return <p class="hint">No parameters.</p>
  return (
    <div class="stack">
      {parameters.map((parameter) => {
        const { name, type, typeText } = formParameter(parameter)
        return (
          <Value
            key={name}
            name={name}
            label={
              <>
                {name} <code>{typeText}</code>
              </>
            }
            type={type}
            value={values[name] ?? defaultValue(name, type)}
            change={(value) => change({ ...values, [name]: value })}
          />
        )
      })}
    </div>
  )
}

function Value(props: ValueProps) {
  const { type, value } = props
  if (type?.kind === 'ref') return <Value {...props} type={type.inner} />
  if (value.kind === 'text') return <ScalarField {...props} value={value} />
  if (value.kind === 'optional' && type?.kind === 'optional') return <Optional {...props} value={value} type={type} />
  if (value.kind === 'members' && type?.kind === 'tuple') return <Members {...props} value={value} type={type} />
  if (value.kind === 'rows' && type?.kind === 'map') return <Rows {...props} value={value} type={type} />
  if (value.kind === 'items' && (type?.kind === 'array' || type?.kind === 'fixedarray')) {
    return <Items {...props} value={value} type={type} />
  }
  return null
}

function Optional({
  name,
  label,
  type,
  value,
  change,
}: PropsOf<'optional'> & { readonly type: Extract<AbiType, { kind: 'optional' }> }) {
  const has = value.value !== undefined
  return (
    <Group label={label}>
      <label class="check">
        <input
          type="checkbox"
          checked={has}
          onChange={() => change({ kind: 'optional', value: has ? undefined : defaultValue(name, type.inner) })}
        />
        has a value
      </label>
      {value.value !== undefined && (
        <Value
          name={name}
          label={<code>{typeName(type.inner)}</code>}
          type={type.inner}
          value={value.value}
          change={(inner) => change({ kind: 'optional', value: inner })}
        />
      )}
    </Group>
  )
}

function Members({
  label,
  type,
  value,
  change,
}: PropsOf<'members'> & { readonly type: Extract<AbiType, { kind: 'tuple' }> }) {
  return (
    <Group label={label}>
      {type.params.map(({ name, type: member }) => (
        <Value
          key={name}
          name={name}
          label={
            <>
              {name} <code>{typeName(member)}</code>
            </>
          }
          type={member}
          value={value.members[name] ?? defaultValue(name, member)}
          change={(changed) => change({ kind: 'members', members: { ...value.members, [name]: changed } })}
        />
      ))}
    </Group>
  )
}

function Items({
  name,
  label,
  type,
  value: { items },
  change,
}: PropsOf<'items'> & { readonly type: Extract<AbiType, { kind: 'array' | 'fixedarray' }> }) {
  const set = (changed: readonly FormValue[]) => change({ kind: 'items', items: changed })
  const isFixed = type.kind === 'fixedarray'
  return (
    <Group label={label}>
      {items.map((item, index) => (
        <div class="row entry" key={index}>
          <div class="entry-value">
            <Value
              name={name}
              label={
                <>
                  {index} <code>{typeName(type.item)}</code>
                </>
              }
              type={type.item}
              value={item}
              change={(changed) => set(items.with(index, changed))}
            />
          </div>
          {!isFixed && <Remove what={`item ${index} of ${name}`} remove={() => set(items.toSpliced(index, 1))} />}
        </div>
      ))}
      {!isFixed && <Add name={name} what="an item" add={() => set([...items, defaultValue(name, type.item)])} />}
    </Group>
  )
}

function Rows({
  name,
  label,
  type,
  value: { rows },
  change,
}: PropsOf<'rows'> & { readonly type: Extract<AbiType, { kind: 'map' }> }) {
  const set = (changed: readonly FormRow[]) => change({ kind: 'rows', rows: changed })
  const added = (): FormRow => ({ key: defaultValue('', type.key), value: defaultValue('', type.value) })
  return (
    <Group label={label}>
      {rows.map((row, index) => (
        <div class="row entry" key={index}>
          <div class="entry-value pair">
            <Value
              name=""
              label={
                <>
                  key <code>{typeName(type.key)}</code>
                </>
              }
              type={type.key}
              value={row.key}
              change={(key) => set(rows.with(index, { ...row, key }))}
            />
            <Value
              name=""
              label={
                <>
                  value <code>{typeName(type.value)}</code>
                </>
              }
              type={type.value}
              value={row.value}
              change={(changed) => set(rows.with(index, { ...row, value: changed }))}
            />
            <CurrencyHint type={type} row={row} />
          </div>
          <Remove what={`row ${index} of ${name}`} remove={() => set(rows.toSpliced(index, 1))} />
        </div>
      ))}
      <Add name={name} what="a row" add={() => set([...rows, added()])} />
    </Group>
  )
}
