import type { ClientContext } from './ClientContext.ts'

/** State that the clients of one daemon share: `make` creates it on first use, for whichever client comes first. Nothing secret belongs in it. */
export function perProcess<T extends object>(make: (context: ClientContext) => T): (context: ClientContext) => T {
  const made = new WeakMap<object, T>()
  return (context) => {
    const { shared } = context.services
    const known = made.get(shared)
    if (known !== undefined) return known
    const state = make(context)
    made.set(shared, state)
    return state
  }
}
