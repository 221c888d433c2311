const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g
/** Blocks and pieces of code. */
const CODE = /^([ \t>]*)(`{3,})[\s\S]*?^\1\2[ \t]*$|(`+)[^`]+?\3(?!`)/gm

/**
 * The text with relative links of its prose replaced. Where there is no other, the text of a link stays alone.
 */
export function replaceLinks(text: string, replace: (target: string, isImage: boolean) => string | undefined): string {
  // Nothing of the same length in place of code, so that places stay.
  const prose = text.replace(CODE, (code) => '\0'.repeat(code.length))
  let replaced = ''
  let end = 0
  for (const match of prose.matchAll(LINK)) {
    const [whole, mark, words, target] = match as unknown as [string, string, string, string]
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) continue
    const from = match.index + mark.length + 1
    const shown = text.slice(from, from + words.length)
    const link = replace(target, mark === '!')
    replaced += text.slice(end, match.index) + (link === undefined ? shown : `${mark}[${shown}](${link})`)
    end = match.index + whole.length
  }
  return replaced + text.slice(end)
}
