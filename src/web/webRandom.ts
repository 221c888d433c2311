import type { Random } from '../ports/Random.ts'

/** Maximum number of bytes that `getRandomValues` fills at once. */
const PIECE_BYTES = 65536

export const webRandom: Random = {
  bytes(length) {
    const bytes = new Uint8Array(length)
    for (let at = 0; at < length; at += PIECE_BYTES) crypto.getRandomValues(bytes.subarray(at, at + PIECE_BYTES))
    return bytes
  },
}
