/** Headers of an answer, repeated ones joined with `, `; without `set-cookie`, whose values cannot be joined. */
export function plainHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'set-cookie' ? [] : [[name, [value].flat().join(', ')] as const],
  )
  return Object.fromEntries(entries)
}
