import { createPrivateKey, createPublicKey } from 'node:crypto'

import { checkSize } from './checkSize.ts'
import { concatBytes } from './concatBytes.ts'
import { wipe } from './wipe.ts'

/** `PrivateKeyInfo` of RFC 8410 in front of the 32-byte scalar. */
const PKCS8_PREFIX = Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x6e, 4, 0x22, 4, 0x20)

/** X25519 public key (RFC 7748) of a 32-byte secret, which is the scalar itself. */
export function x25519PublicKey(secretKey: Uint8Array): Uint8Array {
  checkSize('secret key', secretKey, 32)
  const der = concatBytes(PKCS8_PREFIX, secretKey)
  try {
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    return new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))
  } finally {
    wipe(der)
  }
}
