/** The smallest of some integers. */
export function least(...values: readonly bigint[]): bigint {
  return values.reduce((least, value) => (value < least ? value : least))
}

/** The largest of some integers. */
export function greatest(...values: readonly bigint[]): bigint {
  return values.reduce((most, value) => (value > most ? value : most))
}
