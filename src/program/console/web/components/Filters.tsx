/** Filters above a list; the address of the page keeps them. */
import type { ComponentChildren } from 'preact'
import { address, replaceQuery } from '../browser/routes.ts'
import { type Choice, Select } from './fields.tsx'

/** Choice of a filter; empty for all. */
export function useFilter(name: string): string {
  return address.value.query.get(name) ?? ''
}

export function Filters({ children }: { readonly children: ComponentChildren }) {
  return <div class="filters">{children}</div>
}

export function Filter({
  name,
  label,
  all,
  choices,
}: {
  /** Of the parameter in the address. */
  readonly name: string
  readonly label: string
  /** Text of the choice without a filter. */
  readonly all: string
  readonly choices: readonly Choice[]
}) {
  const chosen = useFilter(name)
  const isListed = choices.some((choice) => (typeof choice === 'string' ? choice : choice[0]) === chosen)
  return (
    <Select
      aria-label={label}
      value={chosen}
      change={(value) => replaceQuery({ [name]: value === '' ? undefined : value })}
      choices={[['', all], ...choices, ...(chosen === '' || isListed ? [] : [chosen])]}
    />
  )
}
