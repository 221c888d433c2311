import { openChaCha20 } from '#platform/ciphers.ts'
import { checkSize } from './checkSize.ts'

/**
 * ChaCha20 (RFC 8439) with the block counter starting at 0; the same call encrypts and decrypts. Key 32 bytes (else
 * `InvalidKeySize`), nonce 12 bytes (else `InvalidNonceSize`).
 */
export function chacha20(data: Uint8Array, key: Uint8Array, nonce: Uint8Array): Uint8Array {
  checkSize('ChaCha20 key', key, 32)
  checkSize('ChaCha20 nonce', nonce, 12, 'InvalidNonceSize')
  return openChaCha20(key, nonce).update(data)
}
