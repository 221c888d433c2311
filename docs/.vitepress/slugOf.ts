/** Anchors of headings as in the repository, where `scripts/checkReferences.ts` checks them. Takes the text without marks. */
export function slugOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
