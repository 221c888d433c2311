/** Texts from this length on take long enough to be worth a worker thread, in characters. */
const largeTextLength = 1 << 20

export function isLarge(text: string): boolean {
  return text.length >= largeTextLength
}
