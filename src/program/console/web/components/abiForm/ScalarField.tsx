/** The field of a single value of an ABI. */
import { isAmount, isNumber } from '../../data/formValues.ts'
import { AddressField, AmountField } from '../amountFields.tsx'
import { Field, Select, TextField } from '../fields.tsx'
import type { PropsOf } from './valueProps.ts'

export function ScalarField({ name, label, type, value, change }: PropsOf<'text'>) {
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
