/** Line breaks of Java code: 4 columns, continuation lines 8, at most 120. */

export const WIDTH = 120

/** `head`, the items separated by commas, `tail`: on one line, else on one continuation line, else one item per line. */
export function listed(indent: string, head: string, items: readonly string[], tail: string): string[] {
  const one = `${indent}${head}${items.join(', ')}${tail}`
  if (one.length <= WIDTH && !one.includes('\n')) return [one]
  const deeper = `${indent}        `
  const joined = `${deeper}${items.join(', ')}${tail}`
  if (joined.length <= WIDTH) return [`${indent}${head}`, joined]
  return [
    `${indent}${head}`,
    ...items.map((item, index) => `${deeper}${item}${index === items.length - 1 ? tail : ','}`),
  ]
}

/** `head`, then what follows it: a chain of calls or operators, each on its own line when one line is too short. */
export function chained(indent: string, head: string, calls: readonly string[], tail: string): string[] {
  const one = `${indent}${head}${calls.join('')}${tail}`
  if (one.length <= WIDTH) return [one]
  return [
    `${indent}${head}`,
    ...calls.map((call, index) => `${indent}        ${call.trimStart()}${index === calls.length - 1 ? tail : ''}`),
  ]
}

export function javaString(text: string): string {
  return JSON.stringify(text).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
