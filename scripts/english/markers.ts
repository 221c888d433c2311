/** Phrases of sentences that hide their subject or are riddles; refused in comments, texts and names of tests. */
const refused: readonly RegExp[] = [
  /\b(?:whoever|whomever|nobody|somebody|anew)\b/gi,
  /\bwho (?:is|are) not there\b/gi,
  /\b(?:that|it|which|they) (?:is|are) none\b(?! of)/gi,
  /\bso many\b(?! \S+ that| that)/gi,
  /\bof one's own\b|\bwithout a word\b|\bhears? of\b|\bcame about\b/gi,
]

/** Phrases that also have good uses ("the flag gives …", "behind a proxy"); they are only counted per word. */
const counted: readonly RegExp[] = [
  ...refused,
  /\b(?<!(?:that|it|which|they) (?:is|are) )none\b/g,
  /\b(?:goes|go|going|went|gone) on\b/gi,
  /\b(?:tells?|told)\b(?! apart)/gi,
  /\bgives?\b(?! (?:up|way|back)\b)/gi,
  /\bbehind\b(?! (?:an? |the )?(?:reverse |HTTP )?(?:prox|load|NAT|firewall))/gi,
  /\bof (?:its|their|his|our) own\b/gi,
  /\b(?:is|are|was|were) not there\b/gi,
]

/** Code in backquotes, addresses, and words of programming languages. */
const code = /`[^`]*`|\{@\w+ [^}]*\}|\$\{[^}]*\}|https?:\S+|\bNone\b/g

/** Refused phrases of a text, as they stand. */
export function refusedPhrases(text: string): string[] {
  return find(text, refused)
}

/** Number of words of a text, and of the phrases in it that are refused or counted. */
export function countMarkers(text: string): { readonly words: number; readonly markers: number } {
  return {
    words: withoutCode(text)
      .split(/\s+/)
      .filter((word) => /[a-z]/i.test(word)).length,
    markers: find(text, counted).length,
  }
}

function find(text: string, phrases: readonly RegExp[]): string[] {
  const prose = withoutCode(text)
  return phrases.flatMap((phrase) => [...prose.matchAll(phrase)].map(([found]) => found))
}

function withoutCode(text: string): string {
  return text.replace(code, '')
}
