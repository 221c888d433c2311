import type { ClientContext } from './ClientContext.ts'

/**
 * State that belongs to one client: `make` creates it on first use, and it is dropped with the context. Timers and the
 * like must listen to `context.signal` to end with it.
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
