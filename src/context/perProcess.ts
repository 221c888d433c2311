import type { ClientContext } from './ClientContext.ts'

/** State that the clients of one daemon share: `make` creates it on first use. Nothing secret belongs in it. */
export function perProcess<T extends object>(make: () => T): (context: ClientContext) => T {
  const made = new WeakMap<object, T>()
  return ({ services: { shared } }) => {
    const known = made.get(shared)
    if (known !== undefined) return known
    const state = make()
    made.set(shared, state)
    return state
  }
}
