/** Source text as the formatter of the language lays it out. */

const LINE_WIDTH = 100
/** Widths up to which the formatter leaves arguments of a call and fields of a literal on one line. */
const ARGUMENTS_WIDTH = 60
const LITERAL_WIDTH = 18

const indentation = '    '

/** Attribute of functions that only return something. */
export const mustUse = '#[must_use]'

/** Lines one level deeper. */
export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `${indentation}${line}`))
}

/** Documentation of an item; paragraphs that are absent or empty are left out. `marker`: `//!` for a whole module. */
export function docs(paragraphs: readonly (string | undefined)[], depth = 0, marker = '///'): string[] {
  const lines = paragraphs
    .flatMap((paragraph) => paragraph?.split(/\n\s*\n/) ?? [])
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => wrap(escapeMarkup(paragraph), LINE_WIDTH - indentation.length * depth - marker.length - 1))
  return lines.flatMap((paragraph, index) => [
    ...(index === 0 ? [] : [marker]),
    ...paragraph.map((line) => `${marker} ${line}`),
  ])
}

/** Outside of code, brackets would become links of the documentation, and angle brackets tags. */
function escapeMarkup(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? part : codeAsCode(part).replaceAll(/[[\]<>]/g, (sign) => `\\${sign}`)))
    .join('`')
}

/** Addresses, which rustdoc would report because they are not links, and names of programs: with underscores or capitals inside. */
const code = /\b[a-z]+:\/\/[^\s,;()]*[^\s,;().]|[\w^.]*[A-Za-z0-9]_[\w.]*\w|\b(?:[A-Z]+[a-z0-9]+){2,}\b/g

/** Products, whose names have capitals inside; `bindings/rust/clippy.toml` lists those that the linter does not know. */
const products = new Set([
  'ChaCha20',
  'GraphQl',
  'JavaScript',
  'NaCl',
  'TypeScript',
  'WebSocket',
  'WebSockets',
  'XSalsa20',
])

function codeAsCode(text: string): string {
  return text.replaceAll(code, (word) => (products.has(word) ? word : `\`${word}\``))
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1)
    // A word that starts a list or a heading must not come first in a line.
    const glued = /^([-+*#>|=~]|\d+[.)])/.test(word)
    if (last !== undefined && (glued || last.length + 1 + word.length <= width))
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** `pub fn name(parameters) -> Result {`, broken when it does not fit at this depth. */
export function signature(
  start: string,
  parameters: readonly string[],
  result: string | undefined,
  end: string,
  depth: number,
): string[] {
  const returns = result === undefined ? '' : ` -> ${result}`
  const separated = end === '' ? '' : ` ${end}`
  const semicolon = end === ';'
  const tail = semicolon ? `${returns};` : `${returns}${separated}`
  const line = `${start}(${parameters.join(', ')})${tail}`
  if (line.length + depth * indentation.length <= LINE_WIDTH) return [line]
  return [`${start}(`, ...indent(parameters.map((parameter) => `${parameter},`)), `)${tail}`]
}

/** `callee(arguments)` with what comes around it, broken when the arguments are wide. */
export function call(start: string, args: readonly string[], end: string, depth: number): string[] {
  const inner = args.join(', ')
  const line = `${start}(${inner})${end}`
  if (inner.length <= ARGUMENTS_WIDTH && line.length + depth * indentation.length <= LINE_WIDTH) return [line]
  return [`${start}(`, ...indent(args.map((argument) => `${argument},`)), `)${end}`]
}

/** `Name { fields }` as literal or pattern, with what comes around it; just the name without fields. */
export function braces(start: string, items: readonly string[], end: string): string[] {
  if (items.length === 0) return [`${start}${end}`]
  const inner = items.join(', ')
  if (inner.length <= LITERAL_WIDTH) return [`${start} { ${inner} }${end}`]
  return [`${start} {`, ...indent(items.map((item) => `${item},`)), `}${end}`]
}

/** A text as literal. */
export function quoted(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
  return `"${escaped}"`
}

/** Blocks with an empty line between them. */
export function separated(blocks: readonly (readonly string[])[]): string[] {
  return blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]))
}
