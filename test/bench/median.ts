/** The middle value; of an even number the mean of the middle two. Throws RangeError for an empty list. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which the share `q` of all values lies, interpolated. Throws RangeError for an empty list. */
export function quantile(values: readonly number[], q: number): number {
  if (values.length === 0) throw new RangeError('There are no values')
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * q
  const low = sorted[Math.floor(position)]!
  const high = sorted[Math.ceil(position)]!
  return low + (high - low) * (position - Math.floor(position))
}
