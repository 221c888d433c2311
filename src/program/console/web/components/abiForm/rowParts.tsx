/** Parts around values that consist of others: a group, and buttons to add and remove rows. */
import type { ComponentChildren } from 'preact'

/** A group of values with a title. */
export function Group({
  label,
  children,
}: {
  readonly label: ComponentChildren
  readonly children: ComponentChildren
}) {
  return (
    <fieldset class="group stack">
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

export function Add({ name, what, add }: { readonly name: string; readonly what: string; readonly add: () => void }) {
  return (
    <div>
      <button type="button" class="small" aria-label={`Add ${what} to ${name}`} onClick={add}>
        Add {what}
      </button>
    </div>
  )
}

export function Remove({ what, remove }: { readonly what: string; readonly remove: () => void }) {
  return (
    <button type="button" class="small" aria-label={`Remove ${what}`} onClick={remove}>
      Remove
    </button>
  )
}
