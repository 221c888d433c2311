/** Lays out code and docstrings the way the usual formatter does, so that generated files are stable under it. */

/** Columns of a line, as `pyproject.toml` of the package says. */
const WIDTH = 120

export const indentation = '    '

/** Something in brackets that breaks into one item per line when it does not fit. */
export interface Group {
  readonly open: string
  readonly items: readonly Code[]
  readonly close: string
  /** Square brackets of a type: the formatter adds no comma after the last item. */
  readonly isSubscript?: boolean
}

export type Code = string | Group

export function group(open: string, items: readonly Code[], close: string): Group {
  return { open, items, close }
}

/** `name: hint` with what follows it; a long hint breaks inside its outermost brackets. */
export function annotated(name: string, hint: string, suffix = ''): Code {
  const [, open, inner] = /^([A-Za-z_.]+\[)(.*)\]$/.exec(hint) ?? []
  if (open === undefined || inner === undefined) return `${name}: ${hint}${suffix}`
  return { open: `${name}: ${open}`, items: [inner], close: `]${suffix}`, isSubscript: true }
}

/** A text as the formatter quotes it: by the quotes that need fewer escapes. */
export function quotedText(text: string): string {
  const json = JSON.stringify(text)
  return text.includes('"') && !text.includes("'") ? `'${json.slice(1, -1).replaceAll('\\"', '"')}'` : json
}

/** A statement: code behind `prefix`, at an indentation of `depth` levels. */
export function statement(depth: number, prefix: string, code: Code, suffix = ''): string {
  return `${indentation.repeat(depth)}${prefix}${layOut(code, depth, prefix.length, suffix.length)}${suffix}`
}

function layOut(code: Code, depth: number, before: number, after: number): string {
  const flat = inOneLine(code)
  const fits = depth * indentation.length + before + flat.length + after <= WIDTH
  if (fits || typeof code === 'string' || code.items.length === 0) return flat
  const inner = indentation.repeat(depth + 1)
  const comma = code.isSubscript ? '' : ','
  const items = code.items.map((item) => `${inner}${layOut(item, depth + 1, 0, comma.length)}${comma}\n`)
  return `${code.open}\n${items.join('')}${indentation.repeat(depth)}${code.close}`
}

function inOneLine(code: Code): string {
  return typeof code === 'string' ? code : `${code.open}${code.items.map(inOneLine).join(', ')}${code.close}`
}

/** A docstring of paragraphs; lines that start with `- ` stay a list. */
export function docstring(depth: number, paragraphs: readonly (string | undefined)[]): string {
  const indent = indentation.repeat(depth)
  const texts = paragraphs.filter((text): text is string => text !== undefined && text !== '').map(escapeText)
  const lines = texts.flatMap((text, index) => [...(index === 0 ? [] : ['']), ...wrap(text, WIDTH - indent.length - 6)])
  const [first = ''] = lines
  if (lines.length === 1) return `${indent}"""${first.replace(/"$/, '" ')}"""`
  return [
    `${indent}"""${first}`,
    ...lines.slice(1).map((line) => (line === '' ? '' : indent + line)),
    `${indent}"""`,
  ].join('\n')
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").trim()
}

function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => {
    const hanging = line.startsWith('- ') ? '  ' : ''
    const lines: string[] = []
    let current = ''
    for (const word of line.split(/\s+/)) {
      if (current !== '' && current.length + 1 + word.length > columns) {
        lines.push(current)
        current = hanging + word
      } else {
        current = current === '' ? word : `${current} ${word}`
      }
    }
    return [...lines, current]
  })
}
