import { bytesToHex } from '../bytes/hex.ts'
import { utf8 } from '../bytes/utf8.ts'
import { sha256 } from './sha.ts'

/** SHA-256 of a text in UTF-8, 64 hex digits. */
export function textDigest(text: string): string {
  return bytesToHex(sha256(utf8(text)))
}
