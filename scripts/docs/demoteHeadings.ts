/**
 * A page of the site has one title: if several headings are of the first level, those after the first are demoted by
 * one level.
 */
export function demoteHeadings(text: string): string {
  let fence: string | undefined
  let titles = 0
  const lines = text.split('\n').map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined) {
      if (fence === undefined) fence = mark
      else if (mark.startsWith(fence)) fence = undefined
      return { line, isHeading: false }
    }
    const isHeading = fence === undefined && /^#{1,5} /.test(line)
    if (isHeading && line.startsWith('# ')) titles += 1
    return { line, isHeading }
  })
  if (titles < 2) return text
  const first = lines.findIndex(({ line, isHeading }) => isHeading && line.startsWith('# '))
  return lines.map(({ line, isHeading }, index) => (isHeading && index > first ? `#${line}` : line)).join('\n')
}
