/** Layout of generated code as the project's formatter would do it: 120 columns, two spaces. */

export const WIDEST_LINE = 120

/** `head(a, b)tail` on one line, or one item per line when that is too long. */
export function list(head: string, open: string, items: readonly string[], close: string, indent: string): string {
  const oneLine = `${indent}${head}${open}${items.join(', ')}${close}`
  if (items.length === 0 || oneLine.length <= WIDEST_LINE) return oneLine
  // Spaces inside of braces belong to the form of one line.
  const lines = [`${indent}${head}${open.trimEnd()}`, ...items.map((item) => `${indent}  ${item},`)]
  return [...lines, `${indent}${close.trimStart()}`].join('\n')
}

/** A string literal. */
export function literal(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  if (!escaped.includes("'")) return `'${escaped}'`
  return escaped.includes('"') ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped}"`
}

/** A name as the key of an object or an interface. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name)
}

/** A file of these parts, with the note that it is generated. */
export function sourceFile(parts: readonly string[]): string {
  const note = '// Generated from the definitions by "npm run generate"; changes belong there.'
  const texts = [note, ...parts].map((part) => part.replace(/\n+$/, '')).filter((part) => part !== '')
  return `${texts.join('\n\n')}\n`
}
