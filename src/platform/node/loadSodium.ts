type Sodium = typeof import('libsodium-wrappers').default

let loading: Promise<Sodium> | undefined

/** The library with XSalsa20, loaded at first use: it costs tens of milliseconds and most programs never need it. */
export function loadSodium(): Promise<Sodium> {
  loading ??= import('libsodium-wrappers').then(async ({ default: sodium }) => {
    await sodium.ready
    return sodium
  })
  return loading
}
