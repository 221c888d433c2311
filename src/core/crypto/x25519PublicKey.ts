import * as platform from '#platform/curves.ts'
import { checkSize } from './checkSize.ts'

/** X25519 public key (RFC 7748) of a 32-byte secret, which is the scalar itself. */
export function x25519PublicKey(secretKey: Uint8Array): Uint8Array {
  checkSize('secret key', secretKey, 32)
  return platform.x25519PublicKey(secretKey)
}
