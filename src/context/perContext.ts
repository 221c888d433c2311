import type { ClientContext } from './ClientContext.ts'

/**
 * State that belongs to one client: `make` creates it on first use, and it goes with the context. What has to end before
 * that, such as a timer, listens to `context.signal`.
 */
export function perContext<T extends object>(make: (context: ClientContext) => T): (context: ClientContext) => T {
  const made = new WeakMap<ClientContext, T>()
  return (context) => {
    const known = made.get(context)
    if (known !== undefined) return known
    const state = make(context)
    made.set(context, state)
    return state
  }
}
