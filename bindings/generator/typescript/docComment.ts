/** Documentation comments of the generated TypeScript. */
import { WIDEST_LINE } from './layout.ts'

/** A JSDoc comment of these paragraphs, without the empty ones; one line when it fits. Ends with a line end. */
export function docComment(paragraphs: readonly (string | undefined)[], indent = ''): string {
  const texts = paragraphs.filter((text): text is string => text !== undefined && text !== '').map(escapeEnd)
  if (texts.length === 0) return ''
  const oneLine = `${indent}/** ${texts[0]} */`
  if (texts.length === 1 && !texts[0]!.includes('\n') && oneLine.length <= WIDEST_LINE) return `${oneLine}\n`
  const lines = texts.flatMap((text, index) => [
    ...(index > 0 ? [''] : []),
    ...text.split('\n').flatMap((line) => wrap(line, WIDEST_LINE - indent.length - 3)),
  ])
  const body = lines.map((line) => (line === '' ? `${indent} *` : `${indent} * ${line}`))
  return `${indent}/**\n${body.join('\n')}\n${indent} */\n`
}

function escapeEnd(text: string): string {
  return text.replaceAll('*/', '*\\/')
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trimEnd().split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}
