/** Labelled fields of forms. */
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { allNames } from '../data/names.ts'

export function Field({
  label,
  title,
  children,
}: {
  readonly label: ComponentChildren
  readonly title?: string | undefined
  readonly children: ComponentChildren
}) {
  return (
    <label class="field" title={title}>
      <span>{label}</span>
      {children}
    </label>
  )
}

type InputAttributes = Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'label' | 'value' | 'onInput'>

interface TextFieldProps extends InputAttributes {
  readonly label: ComponentChildren
  readonly value: string
  readonly change: (value: string) => void
}

/** The browser neither completes nor spell-checks what is typed: ids, amounts and codes. */
export function TextField({ label, value, change, ...attributes }: TextFieldProps) {
  return (
    <Field label={label}>
      <input
        value={value}
        autocomplete="off"
        spellcheck={false}
        {...attributes}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </Field>
  )
}

/** Text field that suggests the accounts that have names. */
export function AccountField(props: TextFieldProps) {
  const list = useId()
  return (
    <>
      <TextField {...props} list={list} />
      <datalist id={list}>
        {allNames().map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** A choice is a value with its text, or a value that is also its text. */
export type Choice = string | readonly [value: string, text: ComponentChildren]

interface SelectProps extends Omit<JSX.SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly value: string
  readonly change: (value: string) => void
  readonly choices: readonly Choice[]
}

export function Select({ value, change, choices, ...attributes }: SelectProps) {
  return (
    <select {...attributes} value={value} onChange={(event) => change(event.currentTarget.value)}>
      {choices.map((choice) => {
        const [chosen, text] = typeof choice === 'string' ? [choice, choice] : choice
        return (
          <option key={chosen} value={chosen}>
            {text}
          </option>
        )
      })}
    </select>
  )
}

/** A button that opens files. */
export function FileButton({
  take,
  children,
  ...attributes
}: InputAttributes & { readonly take: (files: readonly File[]) => unknown; readonly children: ComponentChildren }) {
  return (
    <label class="button">
      {children}
      <input
        type="file"
        class="skip"
        {...attributes}
        onChange={(event) => take([...(event.currentTarget.files ?? [])])}
      />
    </label>
  )
}
