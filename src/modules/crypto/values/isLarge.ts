/** Length from which the work on a text is worth a worker thread, in characters. */
const largeTextLength = 1 << 20

export function isLarge(text: string): boolean {
  return text.length >= largeTextLength
}
