/** BOC text length, in characters, whose parsing takes about 5 ms; longer texts would delay other calls. */
const LARGE_BOC_LENGTH = 1 << 17

/** Whether a BOC text means enough work for a worker thread. */
export function isLargeBoc(text: string): boolean {
  return text.length >= LARGE_BOC_LENGTH
}
