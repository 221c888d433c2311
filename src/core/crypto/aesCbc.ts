import { decryptCbc, encryptCbc } from '#platform/ciphers.ts'
import { CryptoError } from './CryptoError.ts'
import { checkSize } from './checkSize.ts'
import { concatBytes } from './concatBytes.ts'

const BLOCK_BYTES = 16

/**
 * AES in mode CBC (NIST SP 800-38A). Data is filled up with zero bytes to a multiple of 16; the original size is not
 * kept. Key 16, 24 or 32 bytes (else `InvalidKeySize`), vector 16 bytes (else `InvalidIvSize`).
 */
export function encryptAesCbc(data: Uint8Array, key: Uint8Array, iv: Uint8Array): Uint8Array {
  checkAesKey(key, iv)
  const padding = new Uint8Array((BLOCK_BYTES - (data.length % BLOCK_BYTES)) % BLOCK_BYTES)
  return encryptCbc(concatBytes(data, padding), key, iv)
}

/** Reverse of `encryptAesCbc`; zero padding stays. Data that is not a multiple of 16 bytes fails with `DecryptDataError`. */
export function decryptAesCbc(data: Uint8Array, key: Uint8Array, iv: Uint8Array): Uint8Array {
  checkAesKey(key, iv)
  if (data.length % BLOCK_BYTES !== 0) {
    throw new CryptoError(
      'DecryptDataError',
      `Invalid size of encrypted data: expected a multiple of ${BLOCK_BYTES} bytes, got ${data.length}`,
    )
  }
  return decryptCbc(data, key, iv)
}

/** Throws `InvalidKeySize` or `InvalidIvSize` unless both fit AES. */
function checkAesKey(key: Uint8Array, iv: Uint8Array): void {
  if (key.length !== 16 && key.length !== 24 && key.length !== 32) {
    throw new CryptoError(
      'InvalidKeySize',
      `Invalid size of the AES key: expected 16, 24 or 32 bytes, got ${key.length}`,
    )
  }
  checkSize('AES initialization vector', iv, BLOCK_BYTES, 'InvalidIvSize')
}
