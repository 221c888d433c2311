/** A form for the parameters of a function, generated from its ABI: one row for each value, however deep. */
import type { ComponentChildren } from 'preact'
import type { AbiType } from '../../../common/abiType.ts'
import { amountText as currencyAmount, currencyText } from '../../../common/moneyText.ts'
import type { AbiParameter } from '../data/contracts.ts'
import {
  defaultValue,
  type FormRow,
  type FormValue,
  type FormValues,
  formParameter,
  isAmount,
  isNumber,
} from '../data/formValues.ts'
import { AddressField, AmountField } from './amountFields.tsx'
import { Field, Select, TextField } from './fields.tsx'

export function AbiForm({
  parameters,
  values,
  change,
}: {
  readonly parameters: readonly AbiParameter[]
  readonly values: FormValues
  readonly change: (values: FormValues) => void
}) {
  if (parameters.length === 0) return <p class="hint">It has no parameters.</p>
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

interface ValueProps {
  /** Of the parameter or of the member that the value belongs to; tells amounts from other numbers. */
  readonly name: string
  readonly label: ComponentChildren
  readonly type: AbiType | undefined
  readonly value: FormValue
  readonly change: (value: FormValue) => void
}

function Value(props: ValueProps) {
  const { type, value } = props
  if (type?.kind === 'ref') return <Value {...props} type={type.inner} />
  if (value.kind === 'text') return <Scalar {...props} value={value} />
  if (value.kind === 'optional' && type?.kind === 'optional') return <Optional {...props} value={value} type={type} />
  if (value.kind === 'members' && type?.kind === 'tuple') return <Members {...props} value={value} type={type} />
  if (value.kind === 'rows' && type?.kind === 'map') return <Rows {...props} value={value} type={type} />
  if (value.kind === 'items' && (type?.kind === 'array' || type?.kind === 'fixedarray')) {
    return <Items {...props} value={value} type={type} />
  }
  return null
}

type Of<Kind extends FormValue['kind']> = Omit<ValueProps, 'value'> & {
  readonly value: Extract<FormValue, { kind: Kind }>
}

function Scalar({ name, label, type, value, change }: Of<'text'>) {
  const { text, unit } = value
  const enter = (typed: string) => change({ ...value, text: typed })
  if (type === undefined) return <TextField label={label} value={text} change={enter} placeholder="JSON" />
  if (type.kind === 'bool') {
    return (
      <Field label={label}>
        <Select value={text} change={enter} choices={['true', 'false']} />
      </Field>
    )
  }
  if (type.kind === 'address' || type.kind === 'address_std') {
    return <AddressField label={label} text={text} enter={enter} />
  }
  if (unit !== undefined || isAmount(name, type)) {
    return (
      <AmountField
        name={name}
        label={label}
        text={text}
        unit={unit ?? 'nano'}
        change={(typed) => change({ ...value, ...typed })}
      />
    )
  }
  if (type.kind === 'string') {
    return (
      <Field label={label}>
        <textarea rows={1} value={text} onInput={(event) => enter(event.currentTarget.value)} />
      </Field>
    )
  }
  return (
    <TextField
      label={label}
      value={text}
      change={enter}
      placeholder={PLACEHOLDERS[type.kind] ?? ''}
      {...(isNumber(type) && { inputMode: 'numeric' as const })}
    />
  )
}

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  cell: 'empty cell; or base64',
  bytes: 'no bytes; or hex digits',
  fixedbytes: 'hex digits',
  pubkey: 'none; or 64 hex digits',
  uint: 'a number, decimal or 0x…',
}

/** A group of values with a title. */
function Group({ label, children }: { readonly label: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <fieldset class="group stack">
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

function Optional({
  name,
  label,
  type,
  value,
  change,
}: Of<'optional'> & { readonly type: Extract<AbiType, { kind: 'optional' }> }) {
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
}: Of<'members'> & { readonly type: Extract<AbiType, { kind: 'tuple' }> }) {
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
}: Of<'items'> & { readonly type: Extract<AbiType, { kind: 'array' | 'fixedarray' }> }) {
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
}: Of<'rows'> & { readonly type: Extract<AbiType, { kind: 'map' }> }) {
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

/** Maps of this type hold other currencies of a message. */
function CurrencyHint({
  type,
  row: { key, value },
}: {
  readonly type: Extract<AbiType, { kind: 'map' }>
  readonly row: FormRow
}) {
  const isCurrencies =
    type.key.kind === 'uint' && type.key.bits === 32 && type.value.kind === 'varuint' && type.value.size === 32
  if (!isCurrencies || key.kind !== 'text' || value.kind !== 'text') return null
  if (!/^\d{1,10}$/.test(key.text) || !/^\d+$/.test(value.text))
    return <span class="hint">currency id, and its amount in the smallest units</span>
  const id = Number(key.text)
  return (
    <span class="hint">
      {id === 0 ? `${currencyText(0)}: use the value instead` : `= ${currencyAmount(id, value.text)}`}
    </span>
  )
}

function Add({ name, what, add }: { readonly name: string; readonly what: string; readonly add: () => void }) {
  return (
    <div>
      <button type="button" class="small" aria-label={`Add ${what} to ${name}`} onClick={add}>
        Add {what}
      </button>
    </div>
  )
}

function Remove({ what, remove }: { readonly what: string; readonly remove: () => void }) {
  return (
    <button type="button" class="small" aria-label={`Remove ${what}`} onClick={remove}>
      Remove
    </button>
  )
}

/** A type in the words of an ABI. */
function typeName(type: AbiType): string {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return `${type.kind}${type.bits}`
    case 'varuint':
    case 'varint':
    case 'fixedbytes':
      return `${type.kind}${type.size}`
    case 'array':
      return `${typeName(type.item)}[]`
    case 'fixedarray':
      return `${typeName(type.item)}[${type.length}]`
    case 'map':
      return `map(${typeName(type.key)},${typeName(type.value)})`
    case 'optional':
    case 'ref':
      return `${type.kind}(${typeName(type.inner)})`
    default:
      return type.kind
  }
}
