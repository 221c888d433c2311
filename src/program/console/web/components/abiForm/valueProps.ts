/** What the fields of a form for an ABI are given. */
import type { ComponentChildren } from 'preact'
import type { AbiType } from '../../../../common/abiType.ts'
import type { FormValue } from '../../data/formValues.ts'

export interface ValueProps {
  /** Of the parameter or of the member that the value belongs to; tells amounts from other numbers. */
  readonly name: string
  readonly label: ComponentChildren
  readonly type: AbiType | undefined
  readonly value: FormValue
  readonly change: (value: FormValue) => void
}

/** Props of a value of one kind. */
export type PropsOf<Kind extends FormValue['kind']> = Omit<ValueProps, 'value'> & {
  readonly value: Extract<FormValue, { kind: Kind }>
}
