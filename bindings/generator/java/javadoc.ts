/** Texts of the definitions as documentation comments. */
import { WIDTH } from './layout.ts'

/** A comment with the paragraphs given, then tags such as `@param`. Texts are escaped already. */
export function javadoc(indent: string, paragraphs: readonly string[], tags: readonly string[] = []): string[] {
  const [first = '', ...rest] = paragraphs.filter((text) => text !== '')
  const single = `${indent}/** ${first} */`
  if (rest.length === 0 && tags.length === 0 && single.length <= WIDTH) return [single]
  const line = (text: string) => `${indent} *${text === '' ? '' : ` ${text}`}`
  const room = WIDTH - indent.length - 3
  return [
    `${indent}/**`,
    ...[first, ...rest.map((text) => (text.startsWith('<') ? text : `<p>${text}`))].flatMap((text, index) => [
      ...(index === 0 ? [] : [line('')]),
      ...wrap(text, room).map(line),
    ]),
    ...(tags.length === 0 ? [] : [line('')]),
    ...tags.flatMap((tag) => wrap(tag, room, '    ').map(line)),
    `${indent} */`,
  ]
}

/** Text of a definition; what is between backticks becomes code. */
export function docText(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? escapeText(part) : docCode(part)))
    .join('')
    .replaceAll('\n', ' ')
}

export function docCode(code: string): string {
  return /^[^{}@\\]*$/.test(code) && !code.includes('*/') ? `{@code ${code}}` : `<code>${escapeText(code)}</code>`
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replaceAll('*/', '*&#47;')
    .replaceAll('\\', '&#92;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
}

/** Lines of at most `room` characters where words allow it; all but the first begin with `indent`. */
function wrap(text: string, room: number, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((word) => word !== '')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = indent
    }
    line = line.trim() === '' ? `${line}${word}` : `${line} ${word}`
  }
  return [...lines, line]
}
