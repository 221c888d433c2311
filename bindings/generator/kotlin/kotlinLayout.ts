/** Line breaks of Kotlin code: 4 columns, at most 120. */
const WIDTH = 120

/** `head`, the items separated by commas, `tail`: on one line, else one item per line. */
export function listed(indent: string, head: string, items: readonly string[], tail: string): string[] {
  const one = `${indent}${head}${items.join(', ')}${tail}`
  if (one.length <= WIDTH && !one.includes('\n')) return [one]
  return [`${indent}${head}`, ...items.map((item) => `${indent}    ${item},`), `${indent}${tail}`]
}

/** A comment of paragraphs. Texts are those of the definitions, whose backticks mean the same here. */
export function kdoc(indent: string, paragraphs: readonly string[]): string[] {
  const texts = paragraphs.filter((text) => text !== '').map(escaped)
  if (texts.length === 1 && texts[0]!.length <= WIDTH - indent.length - 7) return [`${indent}/** ${texts[0]} */`]
  const lines = texts.flatMap((text, index) => [
    ...(index === 0 || text.startsWith('@') ? [] : ['']),
    ...wrap(text, WIDTH - indent.length - 3),
  ])
  return [`${indent}/**`, ...lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}`), `${indent} */`]
}

/** Comments nest in Kotlin, and brackets are links. */
function escaped(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('*/', '*&#47;').replaceAll('/*', '/&#42;').replaceAll('[', '&#91;')
}

export function kotlinString(text: string): string {
  return JSON.stringify(text)
    .replaceAll('\\f', '\\u000c')
    .replaceAll('$', '\\$')
    .replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function wrap(text: string, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((word) => word !== '')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
