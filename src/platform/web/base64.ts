/** The same as `../node/base64.ts`, by what browsers have. */
import type * as node from '../node/base64.ts'

/** Maximum number of arguments of a call. */
const PIECE_BYTES = 1 << 15

export const bytesToBase64: typeof node.bytesToBase64 = (bytes) => {
  let latin1 = ''
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    latin1 += String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))
  }
  return btoa(latin1)
}

/** Returns no bytes for a text that is not base64. */
export const decodeBase64: typeof node.decodeBase64 = (text) => {
  let latin1: string
  try {
    latin1 = atob(text)
  } catch {
    return new Uint8Array(0)
  }
  const bytes = new Uint8Array(latin1.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = latin1.charCodeAt(at)
  return bytes
}
