/** Patterns of transcripts. Source: test/transcripts/README.md. */

export type Saved = Record<string, unknown>

/** Throws Error that names the place when `actual` does not match; keeps what the pattern saves. */
export function matchPattern(actual: unknown, pattern: unknown, saved: Saved, path = 'message'): void {
  if (Array.isArray(pattern)) {
    expectThat(Array.isArray(actual) && actual.length === pattern.length, path, pattern, actual)
    for (const [index, item] of pattern.entries()) {
      matchPattern((actual as unknown[])[index], item, saved, `${path}[${index}]`)
    }
  } else if (typeof pattern === 'object' && pattern !== null) {
    const [operator] = Object.keys(pattern).filter((key) => key.startsWith('$'))
    if (operator !== undefined) {
      matchOperator(actual, operator, (pattern as Record<string, unknown>)[operator], saved, path)
      return
    }
    expectThat(typeof actual === 'object' && actual !== null && !Array.isArray(actual), path, pattern, actual)
    for (const [key, value] of Object.entries(pattern)) {
      const entry = Object.hasOwn(actual as object, key) ? (actual as Record<string, unknown>)[key] : undefined
      matchPattern(entry, value, saved, `${path}.${key}`)
    }
  } else expectThat(actual === pattern, path, pattern, actual)
}

function matchOperator(actual: unknown, operator: string, operand: unknown, saved: Saved, path: string): void {
  switch (operator) {
    case '$is':
      expectThat(jsonType(actual) === operand, path, operand, actual)
      break
    case '$save':
      expectThat(actual !== undefined, path, 'any value', actual)
      saved[operand as string] = actual
      break
    case '$var':
      matchPattern(actual, saved[operand as string], saved, path)
      break
    case '$regex':
      expectThat(typeof actual === 'string' && new RegExp(operand as string).test(actual), path, operand, actual)
      break
    case '$absent':
      expectThat(actual === undefined, path, 'nothing', actual)
      break
    case '$oneOf':
      expectThat(
        (operand as unknown[]).some((entry) => matches(actual, entry, saved)),
        path,
        operand,
        actual,
      )
      break
    case '$anyOrder':
      expectThat(Array.isArray(actual), path, operand, actual)
      matchInAnyOrder(actual as unknown[], operand as unknown[], saved, path)
      break
    default:
      throw new Error(`Unknown operator ${operator}`)
  }
}

/** Matches each pattern with a different item. */
export function matchInAnyOrder(
  actual: readonly unknown[],
  patterns: readonly unknown[],
  saved: Saved,
  path = 'messages',
): void {
  const open = [...patterns]
  for (const [index, item] of actual.entries()) {
    const found = open.findIndex((pattern) => matches(item, pattern, saved))
    expectThat(found >= 0, `${path}[${index}]`, open, item)
    open.splice(found, 1)
  }
  expectThat(open.length === 0, path, open, 'nothing more')
}

export function matches(actual: unknown, pattern: unknown, saved: Saved): boolean {
  const kept: Saved = { ...saved }
  try {
    matchPattern(actual, pattern, kept)
  } catch {
    return false
  }
  Object.assign(saved, kept)
  return true
}

/** A message with saved values in the place of `{"$var": "name"}`. */
export function fillIn(template: unknown, saved: Saved): unknown {
  if (Array.isArray(template)) return template.map((item) => fillIn(item, saved))
  if (typeof template !== 'object' || template === null) return template
  const name = (template as { $var?: string }).$var
  if (name !== undefined) return saved[name]
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillIn(value, saved)]))
}

function jsonType(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
}

function expectThat(holds: boolean, path: string, expected: unknown, actual: unknown): void {
  if (holds) return
  const shown = JSON.stringify(actual) ?? 'nothing'
  throw new Error(`${path}: expected ${JSON.stringify(expected)}, got ${shown.slice(0, 2000)}`)
}
