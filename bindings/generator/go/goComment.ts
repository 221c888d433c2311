/** Doc comments in the form of gofmt. */

const WIDTH_OF_TEXT = 110

/** Words that would make their line a heading, a list or a link target. */
const startsMarkup = /^(#|[-*+•]$|\d+[.)]$|\[)/

/** Lines of a comment, each paragraph wrapped, with an empty line between paragraphs. Empty paragraphs are left out. */
export function goComment(paragraphs: readonly (string | undefined)[], indent = ''): string {
  const texts = paragraphs.filter((text) => text !== undefined && text.trim() !== '') as string[]
  const blocks = texts.map((text) => wrap(clean(text), WIDTH_OF_TEXT - indent.length * 4))
  return blocks.map((lines) => lines.map((line) => `${indent}// ${line}\n`).join('')).join(`${indent}//\n`)
}

/** A paragraph about a type or a field. */
export function about(name: string, summary: string): string {
  return summary.trim() === '' ? name : `${name}: ${summary}`
}

/** A paragraph about a function, whose summary begins with a verb: `Sha256 computes …`. */
export function aboutFunction(name: string, summary: string): string {
  const beginsWithVerb = /^[A-Z][a-z]+s\b/.test(summary)
  return beginsWithVerb ? `${name} ${summary.charAt(0).toLowerCase()}${summary.slice(1)}` : about(name, summary)
}

/** Two single quotes would be shown as one typographic quote. */
function clean(text: string): string {
  return text.replaceAll("''", '""').replaceAll('``', '`').trim()
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const fits = last !== undefined && last.length + 1 + word.length <= width
    if (last !== undefined && (fits || startsMarkup.test(word))) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
