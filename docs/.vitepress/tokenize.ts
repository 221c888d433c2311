/** Words of the search: those of a text, and names such as `process_message` as a whole. Runs in pages too: it stands alone. */
export function tokenize(text: string): string[] {
  const names = text.match(/[A-Za-z0-9]+(?:[_.][A-Za-z0-9]+)+/g) ?? []
  return [...text.split(/[\n\r\p{Z}\p{P}\p{S}]+/u), ...names].filter((word) => word !== '')
}
