/** Fields for accounts and amounts of a form. */
import type { ComponentChildren } from 'preact'
import { amountText, groupDigits, parseAmount, shortId } from '../data/formats.ts'
import type { Unit } from '../data/formValues.ts'
import { findName, nameOf } from '../data/names.ts'
import { AccountField, Select, TextField } from './fields.tsx'

/** An account by name, id or address. */
export function AddressField({
  label,
  text,
  enter,
}: {
  readonly label: ComponentChildren
  readonly text: string
  readonly enter: (text: string) => void
}) {
  const id = findName(text) ?? /([0-9a-f]{64})$/i.exec(text.trim())?.[1]?.toLowerCase()
  const name = id === undefined ? undefined : nameOf(id)
  return (
    <div class="field">
      <AccountField label={label} value={text} change={enter} placeholder="name, 0:…, dapp::account, or none" />
      {id !== undefined && name !== undefined && (
        <span class="hint">
          {name}: {shortId(id)}
        </span>
      )}
    </div>
  )
}

/** An amount in one unit, with the other one beside it. */
export function AmountField({
  name,
  label,
  text,
  unit,
  change,
}: {
  readonly name: string
  readonly label: ComponentChildren
  readonly text: string
  readonly unit: Unit
  readonly change: (typed: { readonly text: string; readonly unit: Unit }) => void
}) {
  const nano = unit === 'tokens' ? parseAmount(text) : /^\d+$/.test(text.trim()) ? BigInt(text.trim()) : undefined
  /** The same amount in the other unit. */
  const switchTo = (other: Unit) => {
    const same =
      nano === undefined ? text : other === 'tokens' ? amountText(nano).replaceAll('\u202f', '') : String(nano)
    change({ text: same, unit: other })
  }
  return (
    <div class="field">
      <div class="row amount-row">
        <TextField label={label} value={text} change={(typed) => change({ text: typed, unit })} inputMode="decimal" />
        <Select
          aria-label={`Unit of ${name}`}
          value={unit}
          change={(chosen) => switchTo(chosen as Unit)}
          choices={[
            ['tokens', 'tokens'],
            ['nano', 'nanotokens'],
          ]}
        />
      </div>
      {nano !== undefined && nano !== 0n && (
        <span class="hint">
          = {unit === 'tokens' ? `${groupDigits(nano)} nanotokens` : `${amountText(nano)} tokens`}
        </span>
      )}
    </div>
  )
}
