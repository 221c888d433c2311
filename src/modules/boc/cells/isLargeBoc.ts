/** Parsing a BOC of this text length takes about 5 ms, in characters; more would hold up other calls. */
const LARGE_BOC_LENGTH = 1 << 17

/** Whether a BOC text means enough work for a worker thread. */
export function isLargeBoc(text: string): boolean {
  return text.length >= LARGE_BOC_LENGTH
}
