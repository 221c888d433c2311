const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g
/** Code blocks and inline code. */
const CODE = /^([ \t>]*)(`{3,})[\s\S]*?^\1\2[ \t]*$|(`+)[^`]+?\3(?!`)/gm

/** The text with the relative links of its prose replaced. A link without a replacement becomes plain text. */
export function replaceLinks(text: string, replace: (target: string, isImage: boolean) => string | undefined): string {
  // Code is replaced by characters of the same number, so that positions stay the same.
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
