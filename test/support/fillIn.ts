/** Replaces `{"$var": "name.path"}` by parts of saved results and joins `{"$concat": [...]}`. */
export function fillIn(template: unknown, saved: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(template)) return template.map((item) => fillIn(item, saved))
  if (typeof template !== 'object' || template === null) return template
  const { $var: path, $concat: parts } = template as { $var?: string; $concat?: unknown[] }
  if (path !== undefined) {
    return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], saved)
  }
  if (parts !== undefined) return parts.map((part) => fillIn(part, saved)).join('')
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillIn(value, saved)]))
}
