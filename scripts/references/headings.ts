import { slugOf } from '../../docs/.vitepress/slugOf.ts'

/** Titles of the headings of a Markdown text, in order, without those in code blocks. */
export function headingsOf(text: string): string[] {
  return [...withoutCodeBlocks(text).matchAll(/^#{1,6} +(.+?)(?: +#+)?$/gm)].map((match) => match[1]!)
}

/** Anchors that a Markdown text offers: those of its headings, as GitHub makes them, and of `id` and `name`. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const title of headingsOf(text)) {
    const anchor = anchorOf(title)
    let unique = anchor
    for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  for (const match of text.matchAll(/<[a-z]+ [^>]*\b(?:id|name)="([^"]+)"/gi)) anchors.add(match[1]!)
  return anchors
}

/** The text with code blocks emptied; line numbers stay the same. */
export function withoutCodeBlocks(text: string): string {
  let fence: string | undefined
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(?:>\s*)?(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence === undefined) {
        fence = mark
        return mark === undefined ? line : ''
      }
      if (mark?.startsWith(fence)) fence = undefined
      return ''
    })
    .join('\n')
}

function anchorOf(title: string): string {
  return slugOf(title.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>]+>/g, ''))
}
