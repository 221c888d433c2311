import { createCipheriv } from 'node:crypto'

import { checkSize } from './checkSize.ts'
import { plainBytes } from './plainBytes.ts'

/**
 * ChaCha20 (RFC 8439) with the block counter starting at 0; the same call encrypts and decrypts. Key 32 bytes (else
 * `InvalidKeySize`), nonce 12 bytes (else `InvalidNonceSize`).
 */
export function chacha20(data: Uint8Array, key: Uint8Array, nonce: Uint8Array): Uint8Array {
  checkSize('ChaCha20 key', key, 32)
  checkSize('ChaCha20 nonce', nonce, 12, 'InvalidNonceSize')
  // The vector of this cipher in OpenSSL is the block counter, four bytes little endian, followed by the nonce.
  const counterAndNonce = new Uint8Array(16)
  counterAndNonce.set(nonce, 4)
  return plainBytes(createCipheriv('chacha20', key, counterAndNonce).update(data))
}
