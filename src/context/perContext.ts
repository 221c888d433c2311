import type { ClientContext } from './ClientContext.ts'

/**
 * State that belongs to one client: `make` creates it on first use, and it is dropped with the context. Timers and the
 * like must listen to `context.signal` to end with it.
 */
export function perContext<T extends object>(make: (context: ClientContext) => T): (context: ClientContext) => T {
  return perOwner((context) => context, make)
}

/**
 * State that the clients of one daemon share: `make` creates it on first use, for whichever client comes first. Nothing
 * secret belongs in it.
 */
export function perProcess<T extends object>(make: (context: ClientContext) => T): (context: ClientContext) => T {
  return perOwner(({ services }) => services.shared, make)
}

function perOwner<T extends object>(
  ownerOf: (context: ClientContext) => object,
  make: (context: ClientContext) => T,
): (context: ClientContext) => T {
  const made = new WeakMap<object, T>()
  return (context) => {
    const owner = ownerOf(context)
    let state = made.get(owner)
    if (state === undefined) {
      state = make(context)
      made.set(owner, state)
    }
    return state
  }
}
