/** Says what a row of a map of currencies stands for. */
import type { AbiType } from '../../../../common/abiType.ts'
import { amountText as currencyAmount, currencyText } from '../../../../common/moneyText.ts'
import type { FormRow } from '../../data/formValues.ts'

/** Maps of this type hold other currencies of a message. */
export function CurrencyHint({
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
