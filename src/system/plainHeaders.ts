/** Headers of an answer, repeated ones joined with `, `; without `set-cookie`, whose values cannot be joined. */
export function plainHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const plain: Record<string, string> = Object.create(null)
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && name !== 'set-cookie') plain[name] = typeof value === 'string' ? value : value.join(', ')
  }
  return plain
}
