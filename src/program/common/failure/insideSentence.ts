/** The title of an explanation as part of a sentence. */
export function insideSentence(title: string): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`
}
